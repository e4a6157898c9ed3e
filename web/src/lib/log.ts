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

/** What a line is, as the server says: it opens a turn, a round or a phase; it is an action; or a detail of one. */
export const HEADING = 0;
export const ACTION = 1;
export const DETAIL = 2;
export const levelOf = (line: LogLine): number => line.level ?? ACTION;

/** One action: the sentence, and what belongs to it. */
export interface Action {
  line: LogLine;
  details: LogLine[];
}
/** Actions of one seat in a row. */
export interface Run {
  seat: number;
  actions: Action[];
}
/** What stands under one heading; the first may have none. */
export interface Section {
  heading: LogLine | null;
  runs: Run[];
}

/** The log by headings, seats and actions. A detail belongs to the last action of its own seat under that heading, else
    to the last one of anybody; without any it stands for itself. */
export function groupLog(log: readonly LogLine[]): Section[] {
  const sections: Section[] = [];
  let actions: Action[] = []; // of the section
  for (const line of log) {
    const level = levelOf(line);
    let section = sections.at(-1);
    if (level === HEADING || !section) {
      section = { heading: level === HEADING ? line : null, runs: [] };
      sections.push(section);
      actions = [];
      if (level === HEADING) continue;
    }
    const owner =
      level === DETAIL ? (actions.findLast((action) => action.line.seat === line.seat) ?? actions.at(-1)) : undefined;
    if (owner) {
      owner.details.push(line);
      continue;
    }
    const action = { line, details: [] };
    actions.push(action);
    const run = section.runs.at(-1);
    if (run && run.seat === line.seat) run.actions.push(action);
    else section.runs.push({ seat: line.seat, actions: [action] });
  }
  return sections;
}
