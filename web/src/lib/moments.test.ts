import { describe, expect, it } from 'vitest';
import type { Update } from '../generated/socket';
import { viewOf } from './moments';

type View = NonNullable<Update['view']>;
const view = (more: object): View => ({ game: 'race', ...more }) as unknown as View;

describe('the view of a moment', () => {
  it('is the own view where nothing differs', () => {
    expect(viewOf(view({ round: 3 }), {})).toEqual(view({ round: 3 }));
  });

  it('changes by name, in objects within objects too', () => {
    const own = view({ round: 3, deal: { give: 1, ask: 2 }, card: null });
    expect(viewOf(own, { round: 2, deal: { ask: 5 }, card: { id: 'x' } })).toEqual(
      view({ round: 2, deal: { give: 1, ask: 5 }, card: { id: 'x' } }),
    );
  });

  it('changes a list of objects by index and takes any other list whole', () => {
    const own = view({
      players: [
        { hand: ['a'], vp: 1 },
        { hand: ['b'], vp: 2 },
      ],
      pile: ['x', 'y'],
    });
    expect(viewOf(own, { players: { 1: { hand: [] } }, pile: ['x'] })).toEqual(
      view({
        players: [
          { hand: ['a'], vp: 1 },
          { hand: [], vp: 2 },
        ],
        pile: ['x'],
      }),
    );
  });

  it('takes an object that lost a name whole, and nothing for something', () => {
    const own = view({ deal: { give: 1, ask: 2 }, war: { winner: 1 } });
    expect(viewOf(own, { deal: [{ give: 1 }], war: null })).toEqual(view({ deal: { give: 1 }, war: null }));
  });

  it('leaves the own view as it was', () => {
    const own = view({ players: [{ vp: 1 }] });
    viewOf(own, { players: { 0: { vp: 9 } } });
    expect(own).toEqual(view({ players: [{ vp: 1 }] }));
  });
});
