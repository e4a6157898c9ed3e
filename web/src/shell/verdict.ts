/* What a finished game comes to: who won and by what, and where it turned. Figures only; the words are EndPanel's. */
import type { PointAnswer } from '../generated/http';
import type { Score } from '../generated/socket';

export interface Source {
  source: string;
  words: string;
  /** By seat. */
  points: number[];
}

/** Each source of points for all seats: those that brought most first, and none that brought nothing to anybody. */
export function sources(scores: readonly Score[]): Source[] {
  const found = new Map<string, Source>();
  scores.forEach((score, at) => {
    for (const part of score.parts) {
      let row = found.get(part.source);
      if (!row)
        found.set(
          part.source,
          (row = { source: part.source, words: part.text ?? part.source, points: scores.map(() => 0) }),
        );
      row.points[at]! += part.points;
    }
  });
  const weight = (row: Source) => row.points.reduce((sum, points) => sum + Math.abs(points), 0);
  return [...found.values()].filter((row) => weight(row) > 0).sort((a, b) => weight(b) - weight(a));
}

export interface Verdict {
  /** Seats by place. */
  order: number[];
  winners: number[];
  /** The best of the others; null where nobody else is. */
  second: number | null;
  /** The points were equal, and something else decided. */
  tiebreak: boolean;
  /** From which sources the winner has more than the second, the largest first. */
  by: { words: string; more: number }[];
}

export function verdict(scores: readonly Score[], places: readonly number[]): Verdict {
  const order = scores.map((_, seat) => seat).sort((a, b) => (places[a] ?? 9) - (places[b] ?? 9));
  const winners = order.filter((seat) => places[seat] === 1);
  const second = order.find((seat) => !winners.includes(seat)) ?? null;
  const first = winners[0];
  if (first === undefined || second === null) return { order, winners, second, tiebreak: false, by: [] };
  const by = sources(scores)
    .map(({ words, points }) => ({ words, more: points[first]! - points[second]! }))
    .filter(({ more }) => more > 0)
    .sort((a, b) => b.more - a.more);
  return { order, winners, second, tiebreak: scores[first]!.total === scores[second]!.total, by };
}

export interface Turn {
  /** The last step of that round. */
  step: number;
  round: number;
  /** What each seat gained in it. */
  gains: number[];
  /** Who came to lead in it, and led alone; null where nobody did. */
  leader: number | null;
}

/** Where a game turned: the last time the lead changed, and the rounds that moved the winner most against the others. */
export function turningPoints(course: readonly PointAnswer[], winner: number, most = 3): Turn[] {
  const rest = (totals: number[]) => Math.max(...totals.filter((_, seat) => seat !== winner));
  const margin = (totals: number[]) => (totals.length === 1 ? (totals[0] ?? 0) : (totals[winner] ?? 0) - rest(totals));
  const leads = (totals: number[]): number | null => {
    const top = Math.max(...totals);
    const best = totals.flatMap((total, seat) => (total === top ? [seat] : []));
    return best.length === 1 ? best[0]! : null;
  };
  let led: number | null = null;
  const turns = course.slice(1).map((point, i) => {
    const before = course[i]!;
    const leader = leads(point.totals);
    led = leads(before.totals) ?? led;
    return {
      step: point.step,
      round: point.round,
      gains: point.totals.map((total, seat) => total - (before.totals[seat] ?? 0)),
      leader: point.totals.length > 1 && leader !== null && leader !== led ? leader : null,
      swing: Math.abs(margin(point.totals) - margin(before.totals)),
    };
  });
  const taken = turns.findLast((turn) => turn.leader !== null);
  const large = turns.filter((turn) => turn !== taken && turn.swing > 1).sort((a, b) => b.swing - a.swing);
  return [...(taken ? [taken] : []), ...large]
    .slice(0, most)
    .sort((a, b) => a.step - b.step)
    .map(({ step, round, gains, leader }) => ({ step, round, gains, leader }));
}
