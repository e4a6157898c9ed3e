import { describe, expect, it } from 'vitest';
import { cardWhy, handStanding, mainStanding, SWARMING } from './cards';
import { position, viewOf } from './fixtures/load';
import { actionsOn, thingOf } from './gesture';
import type { Touch } from './touch';

const ui = { t: (key: string) => key };
const me = viewOf(position('turn')).alliances[0]!;

function touching(actions: string[], aim: string | null = null): { asked: NonNullable<Asked>; touch: Touch } {
  const asked = { ...position('turn').asked!, choices: actions.map((action) => ({ action, words: action })) };
  const touch: Touch = {
    asking: true,
    aim,
    can: (thing) => actions.map(thingOf).includes(thing),
    on: () => false,
    doing: () => false,
    changed: () => false,
    press: () => undefined,
    actions: (thing) => actionsOn(thing, actions, null),
  };
  return { asked, touch };
}
type Asked = ReturnType<typeof position>['asked'];

describe('cards', () => {
  it('show which of their ways are closed', () => {
    const { asked, touch } = touching(['boost:quill', 'main:quill', 'end']);
    expect(handStanding(asked, 'quill', me, touch, ui)).toEqual({ legal: true, selected: false, closed: ['ideology'] });
  });

  it('say that one card a turn is all, and ask the engine in the word of the decision', () => {
    const { asked, touch } = touching(['end']);
    const played = handStanding(asked, 'quill', { ...me, played: true }, touch, ui);
    expect([played.cant, played.foot]).toEqual([true, 'alliances-foot-played']);
    expect(cardWhy(asked, 'quill')).toBe('boost:quill');
    expect(cardWhy(position('redraw').asked, 'quill')).toBe('discard:quill');
  });

  it('of the alliance glow where their ability can be used, the swarm by its targets', () => {
    const { asked, touch } = touching(['use:weasels', 'swarm:silver_gate.1']);
    expect(mainStanding(asked, 'weasels', touch, ui).legal).toBe(true);
    expect(mainStanding(asked, SWARMING, touch, ui)).toMatchObject({ legal: true, selected: false });
    expect(mainStanding(asked, 'quill', touch, ui)).toEqual({});
    const aiming = touching(['swarm:silver_gate.1'], 'swarm');
    expect(mainStanding(aiming.asked, SWARMING, aiming.touch, ui).selected).toBe(true);
  });
});
