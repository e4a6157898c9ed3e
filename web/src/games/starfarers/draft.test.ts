import { describe, expect, it } from 'vitest';
import { follow } from './bargain';
import { canAdd, change, counterTo, empty, gesture, lacks, mostOf, name } from './draft';
import { position } from './fixtures/load';
import { none } from './figures';

const five = (part: Partial<ReturnType<typeof none>>) => ({ ...none(), ...part });

describe('an offer in the making', () => {
  it('is changed card by card, and nobody gives what they ask for', () => {
    let draft = change(empty(), 'give', 'ore', 1);
    draft = change(draft, 'give', 'ore', 1);
    draft = change(draft, 'give', 'ore', -1);
    expect(draft.give.ore).toBe(1);
    draft = change(draft, 'ask', 'ore', 1);
    expect([draft.give.ore, draft.ask.ore]).toEqual([0, 1]);
    expect(change(draft, 'give', 'fuel', -1).give.fuel).toBe(0);
  });

  it('holds no more than the hand has, and asks for no more than somebody holds', () => {
    const draft = change(empty(), 'give', 'ore', 1);
    expect(canAdd(draft, 'give', 'ore', five({ ore: 1 }), 9)).toBe(false);
    expect(canAdd(draft, 'give', 'ore', five({ ore: 2 }), 9)).toBe(true);
    const asking = change(draft, 'ask', 'fuel', 1);
    expect(canAdd(asking, 'ask', 'fuel', none(), 1)).toBe(false);
    const { view } = position('turn');
    const sizes = view.fleets.map((fleet) => fleet.hand_size);
    expect(mostOf(name(asking, 1), view, [1, 2])).toBe(sizes[1]);
    expect(mostOf(asking, view, [1, 2])).toBe(Math.max(sizes[1]!, sizes[2]!));
  });

  it('says what is lacking', () => {
    const request = change(empty(), 'ask', 'fuel', 1);
    expect(lacks(empty(), true, 5)).toBe('empty');
    expect(lacks(request, false, 5)).toBe('side');
    expect(lacks(request, true, 5)).toBe('');
    expect(lacks(request, true, 0)).toBe('much');
  });

  it('goes out as one gesture', () => {
    const draft = name(change(change(empty(), 'give', 'ore', 1), 'ask', 'fuel', 1), 2);
    expect(gesture(draft, 'turn', false)).toEqual(['offer', 'give:ore', 'ask:fuel', 'to:3', 'send']);
    expect(gesture(draft, 'answer', true)).toEqual(['cancel', 'counter', 'give:ore', 'ask:fuel', 'send']);
    expect(gesture(name(draft, 2), 'close', false)).toEqual(['counter', 'give:ore', 'ask:fuel', 'send']);
  });

  it('starts from the other offer, as far as one can give that', () => {
    const draft = counterTo({ give: five({ goods: 1 }), ask: five({ ore: 3 }) }, five({ ore: 2 }));
    expect([draft.give.ore, draft.ask.goods]).toEqual([2, 1]);
  });
});

describe('the last offer', () => {
  const { view } = position('wait');
  const line = (key: string, seat: number) => ({ number: 1, step: 1, seat, key, text: '', rule: '', level: 1 });
  const to = view.offer!.to;

  it('is known with each answer, also when all declined and it is gone', () => {
    const open = follow(null, view, [line('offer', 0)])!;
    expect([open.answers, open.end]).toEqual([[], null]);
    const over = follow(open, { ...view, offer: null }, [
      line('offer', 0),
      ...to.map((seat) => line('declined', seat)),
    ])!;
    expect(over.answers.map((one) => one.answer)).toEqual(to.map(() => 'decline'));
    expect(over.end).toEqual({ with: null });
    expect(follow(over, { ...view, offer: null, turn: view.turn + 1 }, [])).toBeNull();
  });

  it('knows with whom a deal was made', () => {
    const open = follow(null, view, [line('offer', 0)])!;
    const told = [line('offer', 0), line('accepted', to[0]!), line('deal', 0), line('deal-gives', to[0]!)];
    expect(follow(open, { ...view, offer: null }, told)!.end).toEqual({ with: to[0] });
  });
});
