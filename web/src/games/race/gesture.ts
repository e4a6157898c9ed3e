/**
 * From the decision that is asked to what glows, and from clicks to notations.
 *
 * The engine asks one primitive choice after another; here the cards of a whole gesture are gathered. A hand may hold the
 * same card twice, so picks are counted, not merely remembered.
 */
import type { Asked } from '../../generated/socket';
import { working, worldPrice, type Cards } from './means';
import type { Card, Empire } from './types';

export type Zone = 'hand' | 'explored' | 'tableau';

interface Grip {
  verb: string;
  zone: Zone;
}

/** Which cards a decision is about, and the verb that makes a notation of one. */
export const GRIPS: Record<string, Grip> = {
  first_discard: { verb: 'discard', zone: 'hand' },
  end_discard: { verb: 'discard', zone: 'hand' },
  explore_discard: { verb: 'keep', zone: 'explored' },
  choose_development: { verb: 'place', zone: 'hand' },
  choose_world: { verb: 'place', zone: 'hand' },
  pay: { verb: 'pay', zone: 'hand' },
  spend_hand: { verb: 'spend', zone: 'hand' },
  sell_good: { verb: 'sell', zone: 'tableau' },
  consume_next: { verb: 'use', zone: 'tableau' },
  consume_goods: { verb: 'feed', zone: 'tableau' },
  produce_source: { verb: 'source', zone: 'tableau' },
  produce_windfall: { verb: 'fill', zone: 'tableau' },
};

/**
 * The decisions whose choices the board draws itself; `choose_action` has its own cards. Of `produce_source` one choice is
 * no card: the bonus has a button of its own.
 */
export const HANDLED: string[] = [...Object.keys(GRIPS), 'choose_action'];
export const BONUS = 'source:bonus';

/** Which of the cards an action names: `use:new_economy.2` is of the card `new_economy`. */
export function cardOf(action: string): string {
  return (action.split(':')[1] ?? '').split('.')[0] ?? '';
}

/** All legal actions of this decision with one card of that zone; two where a card has two powers to use. */
export function actionsOn(asked: Asked | null, zone: Zone, card: string): string[] {
  const grip = asked ? GRIPS[asked.decision] : undefined;
  if (!asked || grip?.zone !== zone) return [];
  const start = `${grip.verb}:`;
  return asked.choices.map((c) => c.action).filter((action) => action.startsWith(start) && cardOf(action) === card);
}

/** The notation to ask "why not?" with; nothing where the decision is not about cards of that zone. */
export function askWhy(asked: Asked | null, zone: Zone, card: string): string | null {
  const grip = asked ? GRIPS[asked.decision] : undefined;
  return grip?.zone === zone ? `${grip.verb}:${card}` : null;
}

/** The words of a legal action without the name of its card: "discard 3 cards". */
export function effectOf(asked: Asked | null, action: string, name: string): string {
  const words = asked?.choices.find((c) => c.action === action)?.words ?? '';
  const colon = words.indexOf(': ');
  if (colon < 0 || !words.slice(0, colon).includes(name)) return words;
  const rest = words.slice(colon + 2);
  return rest.charAt(0).toLocaleUpperCase() + rest.slice(1);
}

/** How often each action is picked. */
export function countPicks(picked: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const action of picked) counts.set(action, (counts.get(action) ?? 0) + 1);
  return counts;
}

/** The cards of a row, each with a key of its own: a second equal card is `id#2`. */
export function numbered(row: readonly string[]): { id: string; key: string }[] {
  const seen = new Map<string, number>();
  return row.map((id) => {
    const n = (seen.get(id) ?? 0) + 1;
    seen.set(id, n);
    return { id, key: n > 1 ? `${id}#${n}` : id };
  });
}

/** For each card in a row whether it is picked: of equal cards the first ones are. */
export function pickedInRow(row: readonly string[], verb: string, picked: readonly string[]): boolean[] {
  const left = countPicks(picked);
  return row.map((card) => {
    const action = `${verb}:${card}`;
    const count = left.get(action) ?? 0;
    if (count > 0) left.set(action, count - 1);
    return count > 0;
  });
}

/** The picks after a click on a card: put back if it was picked; one too many, and the oldest pick makes room. */
export function afterClick(picked: readonly string[], action: string, wasPicked: boolean, need: number): string[] {
  if (wasPicked) {
    const at = picked.lastIndexOf(action);
    return picked.filter((_, i) => i !== at);
  }
  return [...picked, action].slice(-Math.max(need, 1));
}

/** How much one would miss a card: what cannot be played soon goes first, then what is cheap and plain. */
export function worth(card: Card, empire: Empire, copiesInHand: number): number {
  let value = card.cost + (card.vp ?? 2) * 0.5 + card.powers.length * 0.5;
  if (!card.world && empire.tableau.some((place) => place.card === card.id)) value -= 20;
  if (!card.world && copiesInHand > 1) value -= 4;
  if (card.military && card.cost > empire.military + 3) value -= 4;
  if (!card.military && card.cost >= empire.hand_size + 2) value -= 3;
  return value;
}

/** A sensible payment: the cards that look least useful. Never an illegal one, never more copies than are held. */
export function proposePayment(asked: Asked, empire: Empire, cards: ReadonlyMap<string, Card>): string[] {
  const legal = new Set(asked.choices.map((c) => c.action));
  const hand = (empire.hand ?? []).filter((id) => legal.has(`pay:${id}`));
  const copies = countPicks(hand);
  const priced = hand.map((id, place) => {
    const card = cards.get(id);
    return { id, place, worth: card ? worth(card, empire, copies.get(id) ?? 1) : 0 };
  });
  priced.sort((a, b) => a.worth - b.worth || a.place - b.place);
  return priced.slice(0, asked.need).map(({ id }) => `pay:${id}`);
}

/** Why a card cannot be placed, as a message and its numbers: what faces alone tell. A click asks the engine. */
export function reason(
  asked: Asked,
  card: Card,
  empire: Empire,
  cards: Cards,
): [key: string, values: Record<string, number>] | null {
  if (asked.decision === 'choose_development') {
    if (card.world) return ['race-world-later', {}];
    if (empire.tableau.some((place) => place.card === card.id)) return ['race-have-it', {}];
    return ['race-too-dear', { n: card.cost }];
  }
  if (asked.decision === 'choose_world') {
    if (!card.world) return ['race-development-later', {}];
    if (!card.military) return ['race-too-dear', { n: card.cost }];
    // Somebody who may pay for military worlds has too few cards for it.
    const price = worldPrice(card, working(empire, cards, true));
    return price === null ? ['race-too-weak', { n: card.cost }] : ['race-too-weak-too-dear', { n: card.cost, price }];
  }
  return null;
}
