/* What an update brings, cut into beats: the table as it stood after each few lines of the log. Pure: the queue that plays
   them is playback.svelte.ts. */
import type { Beat, BoardModule, Dealt, Group } from '../games/board_contract';
import type { LogLine, Moment } from '../generated/socket';
import { DETAIL, HEADING, levelOf } from './log';
import { viewOf } from './moments';

/** What of a board's module says how its lines are told. */
export type Telling = Pick<BoardModule, 'lasts'>;

/** Most beats of what happened while somebody was away. */
export const CONDENSED = 8;

let ids = 0;
/** The next number for a beat or a group; none comes twice. */
export const nextId = (): number => (ids += 1);

/** Whether lines go on with the turn of a group: nobody's do; another seat, a new turn or a new round open another. */
function goesOn(group: Group, line: LogLine): boolean {
  if (levelOf(line) === HEADING) return false;
  return line.seat < 0 || line.seat === group.seat || levelOf(line) === DETAIL;
}

/** Of a table looked back at, with the moments of its last step: as it stood when that line had been told. */
export function momentAt(update: Dealt, number: number): Dealt {
  const moment = update.moments?.find((one) => one.number >= number);
  return moment ? inMoment(update, moment) : update;
}
function inMoment(update: Dealt, moment: Moment): Dealt {
  const scores = moment.scores?.length ? moment.scores : update.scores;
  const view = viewOf(update.view, moment.view);
  return { ...update, step: moment.step, view, scores, over: false, waiting: [], asked: null };
}

interface Cut {
  /** The lines that are new. */
  lines: readonly LogLine[];
  update: Dealt;
  mine?: boolean;
  /** Nobody has seen it happen: where there are no moments, it is told turn by turn at the table as it stands. */
  away?: boolean;
  /** The turn told last, which may go on. */
  group: Group | null;
  telling: Telling | null;
}

/** The beats of an update: one for each moment that has lines, and one for what is left. */
export function cutBeats({ lines, update, mine = false, away = false, group, telling }: Cut): Beat[] {
  const rest: Dealt = { ...update, asked: null, undo: false, waiting: [], moments: [] };
  const pieces: { lines: LogLine[]; update: Dealt }[] = [];
  let from = 0;
  const until = (number: number): LogLine[] => {
    const start = from;
    while (from < lines.length && lines[from]!.number <= number) from += 1;
    return lines.slice(start, from);
  };
  for (const moment of update.moments ?? []) {
    const told = until(moment.number);
    if (told.length === 0) continue;
    pieces.push({ lines: told, update: inMoment(rest, moment) });
  }
  const told = until(Infinity);
  if (told.length > 0) pieces.push({ lines: told, update: rest });
  else if (pieces.length > 0) pieces.at(-1)!.update = rest; // all is told: that is the table as it stands
  const beats: Beat[] = [];
  for (const piece of joined(away ? pieces.flatMap(byTurn) : pieces, telling)) {
    const first = piece.lines[0]!;
    const seat = piece.lines.find((line) => line.seat >= 0)?.seat ?? -1;
    if (!group || !goesOn(group, first)) group = { id: nextId(), seat, condensed: away };
    beats.push({ id: nextId(), ...piece, seat, key: first.key, mine, group });
  }
  return beats;
}

/** A piece cut where a turn ends. */
function byTurn<Piece extends { lines: LogLine[] }>(piece: Piece): Piece[] {
  const turns: LogLine[][] = [];
  let seat = -1;
  for (const line of piece.lines) {
    const on = levelOf(line) !== HEADING && (line.seat < 0 || line.seat === seat || levelOf(line) === DETAIL);
    if (on && turns.length > 0) turns.at(-1)!.push(line);
    else turns.push([line]);
    if (!on) seat = line.seat;
  }
  return turns.map((lines) => ({ ...piece, lines }));
}

/** Pieces of which some have no beat of their own, but go with the one before them, or the one behind. */
function joined<Piece extends { lines: LogLine[]; update: Dealt }>(pieces: Piece[], telling: Telling | null): Piece[] {
  const quiet = (piece: Piece): boolean => piece.lines.every((line) => telling?.lasts?.[line.key] === 0);
  const kept: Piece[] = [];
  for (const piece of pieces) {
    const last = kept.at(-1);
    if (last && (quiet(piece) || quiet(last)))
      kept[kept.length - 1] = { ...piece, lines: [...last.lines, ...piece.lines] };
    else kept.push(piece);
  }
  return kept;
}

/** What happened in an absence: a beat a turn, the latest ones, all of them at the table as it stands now. */
export function condense(beats: readonly Beat[]): { beats: Beat[]; missed: number } {
  const turns = new Map<Group, Beat>();
  for (const beat of beats) {
    const before = turns.get(beat.group);
    if (before)
      turns.set(beat.group, { ...beat, key: before.key, seat: before.seat, lines: [...before.lines, ...beat.lines] });
    else turns.set(beat.group, beat);
  }
  const all = [...turns.values()];
  const kept = all.slice(-CONDENSED);
  const now = beats.at(-1)?.update;
  const missed = all.slice(0, -CONDENSED).reduce((sum, beat) => sum + beat.lines.length, 0);
  return {
    missed,
    beats: kept.map((beat) => ({
      ...beat,
      id: nextId(),
      update: now ?? beat.update,
      mine: false,
      group: { ...beat.group, condensed: true },
    })),
  };
}
