/* A finished or running game as somebody looks back on it: which of its steps show something, and where one can jump to. */
import type { PointAnswer } from '../generated/http';
import type { LogLine } from '../generated/socket';
import { groupLog } from '../lib/log';

export interface Mark {
  step: number;
  seat: number;
}
export interface Round {
  round: number;
  step: number;
}
export interface Outline {
  /** Steps of which something is told, with the first and the last: the others go with the next of these. */
  stops: number[];
  /** Where a turn, a round or a phase begins. */
  turns: Mark[];
  rounds: Round[];
}

/** All of it, from the whole log and the course. */
export function outlineOf(log: readonly LogLine[], course: readonly PointAnswer[], steps: number): Outline {
  const told = [...new Set([0, ...log.map((line) => line.step), steps])];
  const stops = told.filter((step) => step >= 0 && step <= steps).sort((a, b) => a - b);
  const turns: Mark[] = [];
  const mark = (line: LogLine) => {
    if (line.step > (turns.at(-1)?.step ?? -1)) turns.push({ step: line.step, seat: line.seat });
  };
  for (const { heading, runs } of groupLog(log)) {
    if (heading) mark(heading);
    // Somebody's own turn is one; under a heading of all, everybody's doings in a row are.
    if (!heading || heading.seat < 0) for (const run of runs) mark(run.actions[0]!.line);
  }
  // A point of the course is the last step of its round: the next round begins behind it.
  const rounds = course.map(({ round }, i) => ({ round, step: i === 0 ? 0 : next(stops, course[i - 1]!.step) }));
  return { stops, turns, rounds: rounds.filter(({ round, step }, i) => round > 0 && rounds[i + 1]?.step !== step) };
}

/** The next of these steps behind one; itself where there is none. */
export function next(stops: readonly number[], step: number): number {
  return stops.find((stop) => stop > step) ?? step;
}
export function previous(stops: readonly number[], step: number): number {
  return stops.findLast((stop) => stop < step) ?? step;
}
/** A step at which something is to be seen: that one, or the next. */
export function seen(stops: readonly number[], step: number): number {
  return stops.find((stop) => stop >= step) ?? stops.at(-1) ?? step;
}
/** The round that a step belongs to; 0 before the first. */
export function roundAt(rounds: readonly Round[], step: number): number {
  return rounds.findLast((one) => one.step <= step)?.round ?? 0;
}

/** The step an address asks for; 0 where it asks for none, or for nonsense. */
export function wishedStep(search: string): number {
  const wish = new URLSearchParams(search).get('step') ?? '';
  return /^\d{1,6}$/.test(wish) ? Number(wish) : 0;
}
