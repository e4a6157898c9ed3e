/**
 * What somebody could place with what they have, as the faces of their cards tell it. The engine alone knows for sure;
 * this is for words on the board: why a card cannot be placed, and what an action would bring.
 */
import type { Card, Empire, Power } from './types';

export type Cards = ReadonlyMap<string, Card>;

interface Laid {
  card: Card;
  good: boolean;
}

/** The cards that lie before somebody; between the rounds all of them work, in a phase those that lay there before. */
export function working(empire: Empire, cards: Cards, inPhase: boolean): Laid[] {
  return empire.tableau.flatMap(({ card: id, good, active }) => {
    const card = cards.get(id);
    return card && (active || !inPhase) ? [{ card, good }] : [];
  });
}

export const powersOf = (laid: readonly Laid[], ...keys: string[]): Power[] =>
  laid.flatMap(({ card }) => card.powers.filter((power) => keys.includes(power.key ?? '')));
const figure = (power: Power, name: string): number => Number(String(power.values?.[name] ?? 0).replace('−', '-'));

/** What a development costs, in cards of the hand. */
export function developmentPrice(card: Card, laid: readonly Laid[], less: number): number {
  const off = powersOf(laid, 'develop-discount').reduce((sum, power) => sum + figure(power, 'n'), less);
  return Math.max(0, card.cost - off);
}

function worldDiscount(card: Card, laid: readonly Laid[]): number {
  return powersOf(laid, 'settle-discount')
    .filter(({ values }) => values?.good === 'any' || values?.good === card.good)
    .reduce((sum, power) => sum + figure(power, 'n'), 0);
}

/** What a world costs in cards of the hand; null where it cannot be paid for. */
export function worldPrice(card: Card, laid: readonly Laid[]): number | null {
  const ship = card.good !== 'alien' && powersOf(laid, 'discard-for-free-world').length > 0;
  if (!card.military) return ship ? 0 : Math.max(0, card.cost - worldDiscount(card, laid));
  const contact = powersOf(laid, 'pay-for-military')[0];
  if (!contact || card.good === 'alien') return null;
  return ship ? 0 : Math.max(0, card.cost - figure(contact, 'n') - worldDiscount(card, laid));
}

/** The Military that can be brought against a world. */
export function militaryAgainst(card: Card, laid: readonly Laid[]): number {
  const sum = (powers: Power[]): number => powers.reduce((all, power) => all + figure(power, 'signed'), 0);
  const against = powersOf(laid, 'military-against').filter(({ values }) =>
    values?.good === 'rebel' ? card.keywords.includes('rebel') : values?.good === card.good,
  );
  return sum(powersOf(laid, 'military')) + sum(against) + sum(powersOf(laid, 'discard-for-military').slice(0, 1));
}

/** Whether a world can be placed by somebody who has so many other cards to pay with. */
export function canSettle(card: Card, laid: readonly Laid[], spare: number): boolean {
  if (card.military && militaryAgainst(card, laid) >= card.cost) return true;
  const price = worldPrice(card, laid);
  return price !== null && price <= spare;
}
