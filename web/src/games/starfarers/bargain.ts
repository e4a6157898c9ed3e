/** The last offer on the table with all answers to it, as far as it was seen: it stays in sight until another one. */
import type { LogLine } from '../../generated/socket';
import type { Answer, Offer, View } from './types';

export interface Bargain {
  offer: Offer;
  answers: Answer[];
  /** The turn it was made in. */
  turn: number;
  /** How it ended: with whom, or nothing came of it; null while it is open. */
  end: { with: number | null } | null;
}

const NOTHING = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };
const SAID: Readonly<Record<string, Answer['answer']>> = {
  accepted: 'accept',
  declined: 'decline',
  countered: 'counter',
};
const ENDS = new Set(['deal', 'dropped']);

const same = (a: Offer, b: Offer): boolean =>
  a.by === b.by && JSON.stringify([a.give, a.ask, a.to]) === JSON.stringify([b.give, b.ask, b.to]);

/** What is known of the last offer after one more look at the table, with what was told since the look before. */
export function follow(known: Bargain | null, view: View, told: readonly LogLine[]): Bargain | null {
  let now = known;
  if (now && view.turn !== now.turn && !view.offer) return null;
  if (view.offer) {
    const fresh = !now || now.end !== null || !same(now.offer, view.offer) || view.turn !== now.turn;
    now = { offer: view.offer, answers: fresh ? [] : now!.answers, turn: view.turn, end: null };
    if (view.offer.answers.length > 0) now.answers = view.offer.answers;
  }
  if (!now) return null;
  // Refused by all, an offer is gone before its answers can be seen on the table: the log tells them.
  const begin = told.findLastIndex((line) => line.key === 'offer' || line.key === 'offer-again');
  const since = told.slice(begin + 1);
  const answers = [...now.answers];
  for (const { key, seat } of since) {
    const answer = SAID[key];
    if (answer && !answers.some((one) => one.seat === seat))
      answers.push({ seat, answer, give: { ...NOTHING }, ask: { ...NOTHING } });
  }
  const ended = since.findLast((line) => ENDS.has(line.key));
  const refused = now.offer.to.length > 0 && now.offer.to.every((seat) => says(answers, seat) === 'decline');
  const over = !view.offer && (ended !== undefined || refused || answers.length > 0);
  const partner = ended?.key === 'deal' ? since.find((line) => line.key === 'deal-gives')?.seat : undefined;
  return { ...now, answers, end: over ? { with: partner ?? null } : null };
}

const says = (answers: readonly Answer[], seat: number): string | undefined =>
  answers.find((one) => one.seat === seat)?.answer;
