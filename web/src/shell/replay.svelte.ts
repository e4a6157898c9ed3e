/* Looking back on one game: the step that is shown, what is told on the way to it, and whether it goes on by itself. What
   happens is told by the same playback as at the table. */
import type { BoardModule, Dealt } from '../games/board_contract';
import type { PointAnswer } from '../generated/http';
import type { LogLine } from '../generated/socket';
import { api, ApiError } from '../lib/api';
import { i18n } from '../lib/i18n.svelte';
import { Playback } from '../lib/playback.svelte';
import { settings } from '../lib/settings.svelte';
import { next, outlineOf, previous, seen } from './outline';

/** Between two steps where nothing is told beat by beat, in milliseconds. */
const PAUSE = 900;
const KEPT = 300; // answers

export class Replay {
  /** The step that was reached last. */
  update = $state.raw<Dealt | null>(null);
  course = $state.raw<PointAnswer[]>([]);
  playing = $state(false);
  problem = $state('');
  /** Through whose eyes; undefined: my own. */
  seat = $state<number | undefined>(undefined);
  /** With all hands open: a finished game only. */
  open = false;
  board: BoardModule | null = null;
  readonly playback = new Playback({ speed: () => settings.now.speed, telling: () => this.board });

  private log = $state.raw<LogLine[]>([]);
  private wanted = 0;
  private timer: ReturnType<typeof setTimeout> | undefined;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing to react to
  private readonly cache = new Map<string, Promise<Dealt>>();

  constructor(readonly id: string) {}

  outline = $derived.by(() => outlineOf(this.log, this.course, this.steps));

  get steps(): number {
    return this.update?.steps ?? 0;
  }
  get step(): number {
    return this.update?.step ?? 0;
  }
  get shown(): Dealt | null {
    return this.playback.now?.update ?? this.update;
  }
  /** What is told now, else all that this step brought. */
  get here(): readonly LogLine[] {
    if (this.playback.now) return this.playback.now.lines;
    const from = previous(this.outline.stops, this.step);
    return this.update?.log.filter((line) => line.step > from || line.step === this.step) ?? [];
  }

  /** Read it all anew, in another language or through other eyes. */
  async start(step: number): Promise<void> {
    this.playback.clear();
    this.log = [];
    await this.show(step);
    const steps = this.update?.steps;
    if (steps === undefined) return;
    try {
      this.log = (await this.fetch(steps)).log;
    } catch {
      // Without it no step is passed over.
    }
    if (!this.playing && this.step !== this.to(this.step)) await this.show(this.to(this.step));
  }

  /** Show the table after so many steps; `tell` how it came to that from where one stands. */
  async show(step: number, tell = false): Promise<void> {
    const from = this.step;
    this.wanted = step;
    let update: Dealt;
    try {
      update = await this.fetch(step);
    } catch (error) {
      if (error instanceof ApiError && error.key === 'step-unknown' && step > 0) return this.show(0); // an old link
      if (this.wanted === step) this.problem = (error as Error).message;
      this.playing = false;
      return;
    }
    if (this.wanted !== step) return; // another was asked for meanwhile
    this.problem = '';
    this.update = update;
    const lines = tell ? update.log.filter((line) => line.step > from) : [];
    if (lines.length > 0) this.playback.take(update, lines);
    else this.playback.clear();
    void this.fetch(this.after(step)).catch(() => undefined);
  }

  /** On by one step that shows something. */
  async forward(): Promise<void> {
    if (this.playback.now) this.playback.skip();
    const to = this.after(this.wanted);
    if (to > this.step) await this.show(to, true);
  }
  back(): void {
    this.jump(this.playback.now ? this.step : previous(this.stops, this.wanted));
  }
  /** To any step; nothing is told on the way. */
  jump(step: number): void {
    this.pause();
    void this.show(this.to(Math.min(this.steps, Math.max(0, step))));
  }
  /** To the next or the last beginning of a turn. */
  turn(by: 1 | -1): void {
    const turns = this.outline.turns.map(({ step }) => step);
    if (by > 0) this.jump(turns.find((step) => step > this.wanted) ?? this.steps);
    else this.jump(turns.findLast((step) => step < this.wanted) ?? 0);
  }
  play(): void {
    if (this.wanted >= this.steps) void this.show(0);
    this.playing = true;
  }
  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Goes on when what is told is told; to be called from an effect. */
  goOn(): (() => void) | undefined {
    if (!this.playing || this.playback.now || !this.update) return;
    if (this.step >= this.steps) {
      this.playing = false;
      return;
    }
    const silent = settings.now.speed === 'off' || this.step === 0;
    this.timer = setTimeout(() => void this.forward(), silent ? PAUSE : 60);
    return () => clearTimeout(this.timer);
  }
  close(): void {
    this.pause();
    this.playback.clear();
  }

  private get stops(): number[] {
    return this.log.length > 0 ? this.outline.stops : [];
  }
  private after(step: number): number {
    return this.stops.length > 0 ? next(this.stops, step) : Math.min(this.steps, step + 1);
  }
  private to(step: number): number {
    return this.stops.length > 0 ? seen(this.stops, step) : step;
  }
  private fetch(step: number): Promise<Dealt> {
    const key = `${i18n.lang} ${this.seat ?? ''} ${step}`;
    let found = this.cache.get(key);
    if (!found) {
      found = api.step(this.id, step, this.seat, this.open);
      found.catch(() => this.cache.delete(key));
      this.cache.set(key, found);
      if (this.cache.size > KEPT) this.cache.delete(this.cache.keys().next().value!);
    }
    return found;
  }
}
