/* What happens, told at a human pace: a queue of beats. The table goes on meanwhile; here is what is seen of it. Whatever
   breaks off (a skip, an undo, a lost line) empties the queue, and the table is seen as it stands. */
import type { Beat, Dealt, Group } from '../games/board_contract';
import type { Asked, LogLine } from '../generated/socket';
import { condense, CONDENSED, cutBeats, type Telling } from './beats';
import { DETAIL, levelOf } from './log';
import type { Settings } from './settings.svelte';

export interface Clock {
  start(work: () => void, after: number): unknown;
  stop(timer: never): void;
}
const browserClock: Clock = {
  start: (work, after) => setTimeout(work, after),
  stop: (timer) => clearTimeout(timer),
};

export interface Listener {
  speed(): Settings['speed'];
  telling(): Telling | null;
  /** A beat begins. */
  onBeat?(beat: Beat): void;
  /** All lines up to this one are told, or were skipped. */
  onTold?(number: number): void;
}

/** What one line takes, in milliseconds. */
export const PACE: Record<Settings['speed'], number> = { calm: 1100, normal: 650, quick: 300, off: 0 };
/** With more beats than this to come each is shorter, but never below this share. */
const UNHURRIED = 12;
const SHORTEST = 0.45;
/** A mere detail takes less. */
const DETAILED = 0.6;
/** More than this nobody wants to watch. */
const MOST = 80;

export class Playback {
  /** The beat that is told. */
  now = $state.raw<Beat | null>(null);
  /** How long it stays. */
  lasts = $state(0);
  /** What of an absence was too much to tell. */
  missed = $state(0);
  private queue = $state.raw<Beat[]>([]);
  /** The question that may be answered while a beat is told, of each such beat. */
  private readonly open = new WeakMap<Beat, Asked>();
  private live = $state.raw<Asked | null>(null);
  private group: Group | null = null;
  private timer: unknown;
  private hidden = false;
  /** The beat that was announced last: one that was broken off by a glance elsewhere is announced once all the same. */
  private announced: Beat | null = null;

  constructor(
    private readonly listener: Listener,
    private readonly clock: Clock = browserClock,
  ) {}

  /** Beats that are still to come. */
  get left(): number {
    return this.queue.length;
  }
  /** Something is told that has to be waited for, or skipped, before one can choose. */
  get holds(): boolean {
    if (!this.now) return false;
    const open = this.open.get(this.now);
    return !open || !same(open, this.live);
  }

  /** The table has gone on. `lines`: those that are new; `mine`: by my own choice; `away`: I have not seen it happen. */
  take(update: Dealt, lines: readonly LogLine[], { mine = false, away = false } = {}): void {
    const before = this.live;
    this.live = update.asked;
    if (mine) this.drop(); // one's own choice is seen at once
    if (this.listener.speed() === 'off' || lines.length === 0) {
      if (lines.length > 0) this.finish(lines.at(-1)!.number);
      else if (this.now || this.queue.length > 0) this.amend(update);
      return;
    }
    const { telling } = this.listener;
    let beats = cutBeats({ lines, update, mine, away, group: this.group, telling: telling() });
    this.group = beats.at(-1)?.group ?? this.group;
    // Where all choose at once, what the others do is told beside the open question.
    if (!mine && !away && update.asked && same(before, update.asked))
      beats.forEach((beat) => this.open.set(beat, update.asked!));
    else if (mine && update.asked) this.open.set(beats.at(-1)!, update.asked);
    beats = [...this.queue, ...beats];
    if ((away && beats.length > CONDENSED) || beats.length > MOST) beats = this.shorten(beats);
    this.queue = beats;
    if (!this.now) this.next();
  }

  /** To the table as it stands. */
  skip(): void {
    const last = this.queue.at(-1) ?? this.now;
    this.drop();
    if (last) this.listener.onTold?.(last.lines.at(-1)!.number);
  }

  /** Nothing of what was to be told holds any more: something was taken back, or all comes anew. */
  clear(asked: Asked | null = null): void {
    this.drop();
    this.group = null;
    this.missed = 0;
    this.live = asked;
  }

  /** The page is out of sight: nothing is told to nobody. In sight again, what happened meanwhile is told shortly. */
  hide(hidden: boolean): void {
    if (hidden === this.hidden) return;
    this.hidden = hidden;
    if (hidden) {
      this.clock.stop(this.timer as never);
      return;
    }
    if (this.queue.length > CONDENSED) this.queue = this.shorten(this.queue);
    if (this.now) this.run(this.now);
    else this.next();
  }

  private shorten(beats: Beat[]): Beat[] {
    const short = condense(beats);
    this.missed += short.missed;
    return short.beats;
  }

  /** The table has changed in something nobody tells: the last beat leads to it all the same. */
  private amend(update: Dealt): void {
    const last = this.queue.at(-1);
    const rest = { ...update, asked: null, undo: false, waiting: [] };
    if (last) this.queue = [...this.queue.slice(0, -1), this.renewed(last, rest)];
    else if (this.now) this.now = this.renewed(this.now, rest);
  }
  private renewed(beat: Beat, update: Dealt): Beat {
    const newer = { ...beat, update };
    const open = this.open.get(beat);
    if (open) this.open.set(newer, open);
    return newer;
  }

  private next(): void {
    const [beat, ...queue] = this.queue;
    this.queue = queue;
    this.now = beat ?? null;
    if (!beat) {
      this.lasts = 0;
      return;
    }
    if (!this.hidden) this.run(beat);
  }

  private run(beat: Beat): void {
    this.clock.stop(this.timer as never);
    this.lasts = this.length(beat);
    if (this.announced !== beat) this.listener.onBeat?.(beat);
    this.announced = beat;
    this.timer = this.clock.start(() => {
      this.listener.onTold?.(beat.lines.at(-1)!.number);
      this.next();
    }, this.lasts);
  }

  /** Several lines take longer to read, and some things are to be read at leisure. */
  private length(beat: Beat): number {
    const lasts = this.listener.telling()?.lasts;
    const weights = beat.lines.map((line) => lasts?.[line.key] ?? (levelOf(line) === DETAIL ? DETAILED : 1));
    const weight = Math.max(...weights, DETAILED);
    const more = Math.min(1.5, 0.3 * (beat.lines.length - 1));
    const hurry = Math.max(SHORTEST, Math.min(1, UNHURRIED / (this.queue.length + 1)));
    const ease = beat.group.condensed ? 2 : 1;
    const length = weight > 1 ? Math.max(weight, 1 + more) : weight * (1 + more);
    return Math.round(PACE[this.listener.speed()] * length * ease * hurry);
  }

  private finish(number: number): void {
    this.drop();
    this.listener.onTold?.(number);
  }
  private drop(): void {
    this.clock.stop(this.timer as never);
    this.queue = [];
    this.now = null;
    this.lasts = 0;
  }
}

function same(one: Asked | null, other: Asked | null): boolean {
  return one === other || JSON.stringify(one) === JSON.stringify(other);
}
