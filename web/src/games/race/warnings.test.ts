import { describe, expect, it } from 'vitest';
import { cards as real } from './fixtures/load';
import { canSettle, developmentPrice, militaryAgainst, working, worldPrice } from './means';
import type { Card, Empire, Power } from './types';
import { warningOf } from './warnings';

const power = (phase: Power['phase'], key: string, values: Power['values'] = {}): Power => ({
  phase,
  phase_word: '',
  text: '',
  key,
  values,
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
const DECK = [
  card('plain'),
  card('dear', { cost: 6 }),
  card('tower', { world: false, cost: 3 }),
  card('spire', { world: false, cost: 6 }),
  card('fort', { military: true, cost: 3 }),
  card('rebels', { military: true, cost: 5, keywords: ['rebel'] }),
  card('aliens', { military: true, cost: 4, good: 'alien', source: 'windfall' }),
  card('mine', { good: 'rare', source: 'production' }),
  card('comet', { good: 'rare', source: 'windfall' }),
  card('market', { powers: [power('consume', 'consume-once', { good: 'rare', goods: 1, vp: 1, cards: 0 })] }),
  card('library', { powers: [power('consume', 'consume-once', { good: 'any', goods: 1, vp: 0, cards: 2 })] }),
  card('pair', { powers: [power('consume', 'consume-set', { good: 'rare', goods: 2, vp: 3, cards: 0 })] }),
  card('kinds', { powers: [power('consume', 'consume-set', { good: 'different', goods: 2, vp: 3, cards: 0 })] }),
  card('pilgrims', { powers: [power('consume', 'consume-all')] }),
  card('guild', { powers: [power('produce', 'draw', { cards: 2 })] }),
  card('works', { world: false, powers: [power('develop', 'draw-before-developing', { cards: 1 })] }),
  card('robots', { world: false, powers: [power('develop', 'develop-discount', { n: 2 })] }),
  card('cheap', { world: false, powers: [power('settle', 'settle-discount', { n: 2, good: 'any' })] }),
  card('marines', { world: false, powers: [power('settle', 'military', { signed: '+2' })] }),
  card('doves', { world: false, powers: [power('settle', 'military', { signed: '−1' })] }),
  card('hunters', { world: false, powers: [power('settle', 'military-against', { signed: '+4', good: 'rebel' })] }),
  card('contact', { world: false, powers: [power('settle', 'pay-for-military', { n: 1 })] }),
  card('ship', { world: false, powers: [power('settle', 'discard-for-free-world')] }),
];
const cards = new Map(DECK.map((one) => [one.id, one]));
/** `mine*` has a good on it. */
function has(tableau: string[], hand: string[] = []): Empire {
  return {
    seat: 0,
    hand,
    hand_size: hand.length,
    tableau: tableau.map((id) => ({ card: id.replace('*', ''), good: id.endsWith('*'), active: true })),
  } as unknown as Empire;
}
const warned = (action: string, tableau: string[], hand: string[] = []) =>
  warningOf(action, has(tableau, hand), cards)?.replace('race-warn-', '') ?? '';

describe('what an action would bring', () => {
  it('Explore always brings something', () => {
    expect(warned('explore_5', [])).toBe('');
    expect(warned('explore_1_1', [])).toBe('');
  });

  it.each([
    [[], ['plain'], 'no-development'],
    [[], ['tower', 'plain'], 'too-dear'],
    [[], ['tower', 'plain', 'plain'], ''], // 3, and 1 less for who chose Develop
    [['robots'], ['spire', 'plain', 'plain', 'plain'], ''],
    [['tower'], ['tower', 'plain', 'plain', 'plain'], 'no-development'], // nobody has one twice
    [['works'], [], ''], // a card is drawn first
  ])('Develop with %s and %s in hand: %s', (tableau, hand, why) => {
    expect(warned('develop', tableau, hand)).toBe(why);
  });

  it.each([
    [[], ['tower'], 'no-world'],
    [[], ['dear', 'tower'], 'no-world-now'],
    [['cheap'], ['plain'], ''],
    [[], ['fort', 'tower', 'tower', 'tower', 'tower'], 'no-world-now'], // cards do not conquer
    [['marines'], ['fort'], 'no-world-now'],
    [['marines', 'marines'], ['fort'], ''],
    [['marines', 'marines', 'doves', 'doves'], ['fort'], 'no-world-now'],
    [['marines', 'hunters'], ['rebels'], ''],
    [['contact'], ['fort', 'tower', 'tower'], ''],
    [['contact'], ['fort', 'tower'], 'no-world-now'],
    [['contact'], ['aliens', 'tower', 'tower', 'tower', 'tower'], 'no-world-now'],
    [['ship'], ['dear'], ''],
  ])('Settle with %s and %s in hand: %s', (tableau, hand, why) => {
    expect(warned('settle', tableau, hand)).toBe(why);
  });

  it.each([
    ['trade', ['mine'], 'no-good-to-sell'],
    ['trade', ['mine*'], ''],
    ['double_vp', ['mine', 'market'], 'no-good-to-use'],
    ['double_vp', ['mine*'], 'no-use'],
    ['double_vp', ['mine*', 'library'], 'no-use'], // cards are not doubled
    ['double_vp', ['mine*', 'market'], ''],
    ['double_vp', ['mine*', 'pair'], 'no-use'],
    ['double_vp', ['mine*', 'comet*', 'pair'], ''],
    ['double_vp', ['mine*', 'comet*', 'kinds'], 'no-use'],
    ['double_vp', ['mine*', 'pilgrims'], 'no-use'], // one VP less than goods
    ['double_vp', ['mine*', 'comet*', 'pilgrims'], ''],
    ['produce', ['plain', 'mine*'], 'no-producer'],
    ['produce', ['mine'], ''],
    ['produce', ['comet'], ''], // by the bonus
    ['produce', ['guild'], ''],
  ])('%s with %s: %s', (action, tableau, why) => {
    expect(warned(action, tableau)).toBe(why);
  });
});

describe('what one could place', () => {
  const laid = (...ids: string[]) => working(has(ids), cards, false);

  it('counts what powers take off', () => {
    expect(developmentPrice(cards.get('spire')!, laid('robots'), 1)).toBe(3);
    expect(developmentPrice(cards.get('tower')!, laid('robots', 'robots'), 1)).toBe(0);
    expect(worldPrice(cards.get('dear')!, laid('cheap'))).toBe(4);
    expect(worldPrice(cards.get('fort')!, laid('cheap'))).toBeNull();
    expect(worldPrice(cards.get('fort')!, laid('contact'))).toBe(2);
    expect(worldPrice(cards.get('fort')!, laid('contact', 'ship'))).toBe(0);
    expect(militaryAgainst(cards.get('fort')!, laid('hunters', 'marines'))).toBe(2);
  });

  it('leaves out in a phase what was laid in it', () => {
    const empire = has(['marines', 'marines']);
    empire.tableau[1]!.active = false;
    expect(canSettle(cards.get('fort')!, working(empire, cards, true), 0)).toBe(false);
    expect(canSettle(cards.get('fort')!, working(empire, cards, false), 0)).toBe(true);
  });

  it('knows the powers of real cards by their keys', () => {
    const keys = new Set([...real.values()].flatMap((one) => one.powers.map(({ key }) => key)));
    for (const key of ['develop-discount', 'settle-discount', 'military', 'consume-once', 'produce-here'])
      expect(keys).toContain(key);
  });
});
