/* The log as the client keeps it: lines come in pieces, and a taken-back move takes its lines along. */
import type { LogLine } from '../generated/socket';

/** The lines kept so far with those of an update at `step`. `whole`: the update brings all lines there are. */
export function mergeLog(kept: LogLine[], news: LogLine[], step: number, whole: boolean): LogLine[] {
  const first = news[0];
  const old = whole
    ? []
    : kept.filter((line) => line.step <= step && (first === undefined || line.number < first.number));
  return [...old, ...news];
}

/** What the others did (or nobody did) since my last move. */
export function newsSince(log: LogLine[], mark: number, you: number | null): LogLine[] {
  return log.filter((line) => line.number > mark && line.seat !== you);
}

/** The cards those lines touch. */
export function cardsOf(lines: readonly LogLine[]): Set<string> {
  return new Set(lines.flatMap((line) => (line.card ? [line.card] : [])));
}
