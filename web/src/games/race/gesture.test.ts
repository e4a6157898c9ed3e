import { describe, expect, it } from 'vitest';
import type { Asked } from '../../generated/socket';
import { cards, positions, position } from './fixtures/load';
import {
  actionsOn,
  afterClick,
  askWhy,
  cardOf,
  countPicks,
  effectOf,
  GRIPS,
  HANDLED,
  numbered,
  pickedInRow,
  proposePayment,
  reason,
} from './gesture';
import type { Card, Empire } from './types';

const ask = (decision: string, actions: string[], need = 1): Asked => ({
  decision,
  question: '',
  need,
  rule: 'race:1',
  choices: actions.map((action) => ({ action, words: action })),
});
const empire = (hand: string[], more: Partial<Empire> = {}): Empire => ({
  seat: 0,
  hand_size: hand.length,
  explored_size: 0,
  tableau: [],
  chips: 0,
  military: 0,
  actions: [],
  hand_known: [],
  score: { seat: 0, total: 0, tiebreak: 0, parts: [] },
  hand,
  ...more,
});
const card = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  name: id,
  world: true,
  military: false,
  cost: 2,
  vp: 1,
  good: null,
  source: null,
  keywords: [],
  facts: [],
  powers: [],
  scoring: [],
  ...more,
});
const mine = (decision: string): Empire => position(decision).view.empires[0]!;

describe('what a decision is about', () => {
  it.each(positions.filter((name) => name in GRIPS))('%s: every choice with a card is found on the table', (name) => {
    const asked = position(name).asked!;
    const { zone } = GRIPS[name]!;
    const me = mine(name);
    const there = zone === 'tableau' ? me.tableau.map((place) => place.card) : me[zone]!;
    const found = new Set(there.flatMap((id) => actionsOn(asked, zone, id)));
    const offered = asked.choices.map((choice) => choice.action).filter((a) => a.includes(':') && a !== 'source:bonus');
    expect([...found].sort()).toEqual(offered.sort());
  });

  it('leaves to the shell what no card stands for', () => {
    expect(HANDLED).not.toContain('pay_world');
    expect(HANDLED).not.toContain('lucky_number');
    expect(HANDLED).toContain('choose_action');
    expect(HANDLED).toContain('produce_source'); // its bonus has a button on the board
  });

  it('finds both powers of a card that has two', () => {
    const asked = ask('consume_next', ['use:gambling_world', 'use:gambling_world.2', 'end']);
    expect(actionsOn(asked, 'tableau', 'gambling_world')).toEqual(['use:gambling_world', 'use:gambling_world.2']);
    expect(cardOf('use:gambling_world.2')).toBe('gambling_world');
  });

  it('does not take a card for one whose name begins alike', () => {
    expect(actionsOn(ask('pay', ['pay:mining_league']), 'hand', 'mining')).toEqual([]);
  });

  it('asks why with the verb of the decision, and only about its zone', () => {
    expect(askWhy(ask('choose_world', ['pass']), 'hand', 'public_works')).toBe('place:public_works');
    expect(askWhy(ask('sell_good', []), 'tableau', 'old_earth')).toBe('sell:old_earth');
    expect(askWhy(ask('choose_world', ['pass']), 'tableau', 'old_earth')).toBeNull();
    expect(askWhy(null, 'hand', 'old_earth')).toBeNull();
  });
});

describe('picks', () => {
  it('counts equal cards one by one', () => {
    expect(pickedInRow(['a', 'a', 'b'], 'pay', ['pay:a'])).toEqual([true, false, false]);
    expect(pickedInRow(['a', 'a', 'b'], 'pay', ['pay:a', 'pay:a'])).toEqual([true, true, false]);
    expect(numbered(['a', 'b', 'a']).map((one) => one.key)).toEqual(['a', 'b', 'a#2']);
  });

  it('takes a second copy, puts one back, and lets the oldest make room', () => {
    expect(afterClick(['pay:a'], 'pay:a', false, 2)).toEqual(['pay:a', 'pay:a']);
    expect(afterClick(['pay:a', 'pay:a'], 'pay:a', true, 2)).toEqual(['pay:a']);
    expect(afterClick(['pay:a', 'pay:b'], 'pay:c', false, 2)).toEqual(['pay:b', 'pay:c']);
    expect(afterClick(['place:a'], 'place:b', false, 1)).toEqual(['place:b']);
  });
});

describe('the proposed payment', () => {
  it('is legal, complete and within the hand, in a real position', () => {
    const asked = position('pay').asked!;
    const me = mine('pay');
    const proposal = proposePayment(asked, me, cards);
    const legal = new Set(asked.choices.map((choice) => choice.action));
    expect(proposal).toHaveLength(asked.need);
    for (const [action, count] of countPicks(proposal)) {
      expect(legal).toContain(action);
      expect(me.hand!.filter((id) => `pay:${id}` === action).length).toBeGreaterThanOrEqual(count);
    }
  });

  it('never names a card that is not legal, whatever it is worth', () => {
    const known = new Map(
      [card('a', { cost: 0, vp: 0 }), card('b', { cost: 6 }), card('c', { cost: 5 })].map((c) => [c.id, c]),
    );
    expect(proposePayment(ask('pay', ['pay:b', 'pay:c'], 1), empire(['a', 'b', 'c']), known)).toEqual(['pay:c']);
  });

  it('gives up first what cannot be placed: a development one already has', () => {
    const known = new Map([card('a', { cost: 0 }), card('b', { cost: 6, world: false })].map((c) => [c.id, c]));
    const me = empire(['a', 'b'], { tableau: [{ card: 'b', good: false, active: true }] });
    expect(proposePayment(ask('pay', ['pay:a', 'pay:b'], 1), me, known)).toEqual(['pay:b']);
  });

  it('may give both copies of a card', () => {
    const known = new Map([card('a', { cost: 0 }), card('b', { cost: 6 })].map((c) => [c.id, c]));
    expect(proposePayment(ask('pay', ['pay:a', 'pay:b'], 2), empire(['a', 'a', 'b']), known)).toEqual([
      'pay:a',
      'pay:a',
    ]);
  });
});

describe('words of a card in the gesture', () => {
  it('leaves out the name the card already has', () => {
    const asked = ask('choose_world', []);
    asked.choices = [{ action: 'place:x', words: 'Settle New Earth: discard 3 cards' }];
    expect(effectOf(asked, 'place:x', 'New Earth')).toBe('Discard 3 cards');
    expect(effectOf(asked, 'place:x', 'Old Earth')).toBe('Settle New Earth: discard 3 cards');
  });

  it('says why a card cannot be placed', () => {
    const me = empire(['a'], { tableau: [{ card: 'd', good: false, active: true }] });
    const why = (decision: string, one: Card, of = me) => reason(ask(decision, []), one, of, cards);
    expect(why('choose_development', card('a'))?.[0]).toBe('race-world-later');
    expect(why('choose_development', card('d', { world: false }))?.[0]).toBe('race-have-it');
    expect(why('choose_development', card('e', { world: false, cost: 6 }))).toEqual(['race-too-dear', { n: 6 }]);
    expect(why('choose_world', card('e', { world: false }))?.[0]).toBe('race-development-later');
    expect(why('choose_world', card('m', { military: true, cost: 4 }))).toEqual(['race-too-weak', { n: 4 }]);
    expect(why('pay', card('m'))).toBeNull();
  });

  it('speaks of cards to somebody who may pay for military worlds', () => {
    const pay = { phase: 'settle', phase_word: '', text: '', key: 'pay-for-military', values: { n: 1 } } as const;
    const contact = new Map([['contact', card('contact', { world: false, powers: [pay] })]]);
    const me = empire(['m'], { tableau: [{ card: 'contact', good: false, active: true }] });
    const world = card('m', { military: true, cost: 4 });
    expect(reason(ask('choose_world', []), world, me, contact)).toEqual(['race-too-weak-too-dear', { n: 4, price: 3 }]);
    const alien = card('m', { military: true, cost: 4, good: 'alien' });
    expect(reason(ask('choose_world', []), alien, me, contact)).toEqual(['race-too-weak', { n: 4 }]);
  });
});
