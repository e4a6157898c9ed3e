/** The prestige track: stacks on its spaces, and the turn order they make (alliances:G5). */
import type { Ui } from '../board_contract';
import { ROUNDS, type View } from './types';

const SHORTEST = 10; // so many spaces are shown at least

/** The spaces from 0 on with the cubes that lie there, the uppermost first. */
export function stacks(view: Pick<View, 'track'>): { prestige: number; seats: number[] }[] {
  const far = Math.max(SHORTEST, ...view.track.map((cube) => cube.prestige));
  // A long track begins where the last cube lies: what lies before it is over.
  const near = far > SHORTEST ? Math.min(...view.track.map((cube) => cube.prestige), far - SHORTEST) : 0;
  return Array.from({ length: far - near + 1 }, (_, i) => ({
    prestige: near + i,
    seats: view.track.filter((cube) => cube.prestige === near + i).map((cube) => cube.seat),
  }));
}

/** Who goes first when the order is set next, and why (not `short`); in the last round, who would win a tie. */
export function orderWords(view: View, players: readonly string[], ui: Pick<Ui, 't'>, short = false): string {
  const [first, second] = view.track;
  const name = (seat: number): string => players[seat] ?? '';
  if (!first || !second) return ui.t(short ? 'alliances-order-alone-short' : 'alliances-order-alone');
  const mine = first.seat === view.seat ? 'yes' : 'no';
  if (short) {
    const last = view.round >= ROUNDS || view.over;
    return ui.t(last ? 'alliances-order-tie-short' : 'alliances-order-short', { mine, name: name(first.seat) });
  }
  const key =
    view.round >= ROUNDS || view.over
      ? 'alliances-order-tie'
      : first.prestige > second.prestige
        ? 'alliances-order-more'
        : 'alliances-order-above';
  const theirs = second.seat === view.seat ? 'yes' : 'no';
  const lead = ui.t(key, { mine, theirs, name: name(first.seat), other: name(second.seat) });
  const row = view.next_order.map(name).join(' – ');
  return key === 'alliances-order-tie' || view.track.length < 3
    ? lead
    : `${lead} ${ui.t('alliances-order-row', { row })}`;
}
