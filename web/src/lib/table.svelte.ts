/* One table as this browser knows it: the last update, log, chat, the gesture in hand, and what is on its way. The server
   is the truth: nothing changes here before it says so. */
import type { Beat, BoardModule, Dealt } from '../games/board_contract';
import { api } from './api';
import { i18n, t } from './i18n.svelte';
import { momentAt } from './beats';
import { cardsOf, DETAIL, levelOf, mergeLog, newsSince } from './log';
import { announceTurn } from './notify';
import { Playback } from './playback.svelte';
import type { Asked, ChatLine, Event, LogLine, Offer, Problem, Seat, Update } from '../generated/socket';
import { Gesture } from './selection.svelte';
import { settings } from './settings.svelte';
import { seedFor } from './seeds';
import { session } from './session.svelte';
import { commandId, TableSocket, type Link, type Reply, type Tracked, type Wire } from './socket';
import { play } from './sound';
import { load, save } from './store';
import { TAUGHT } from './taught';
import { bare, joinChoices } from './words';

/** Something the table has to say to this person alone: a refusal, an answer, a problem. */
export interface Notice {
  kind: 'refused' | 'allowed' | 'problem';
  text: string;
  rule: string;
}

export class Table {
  update = $state.raw<Update | null>(null);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  link = $state<Link>('connecting');
  notice = $state.raw<Notice | null>(null);
  /** The words of the choice that is on its way; '' when none is. */
  sending = $state('');
  unread = $state(0);
  /** The line of the log that is looked back at. */
  looking = $state.raw<LogLine | null>(null);
  private past = $state.raw<Dealt | null>(null);
  readonly gesture: Gesture;
  /** How the board of this game bundles choices, once it is loaded. */
  board = $state.raw<BoardModule | null>(null);
  /** What happened, while it is told. */
  readonly playback = new Playback({
    speed: () => settings.now.speed,
    telling: () => this.board,
    onBeat: (beat) => this.sounds(beat),
    onTold: (number) => this.told(number),
  });

  private mark = $state(0);
  /** How many choices were sent from here. */
  sent = 0;
  /** Called by the next update. */
  private landed: (() => void) | null = null;
  /** My choice that is on its way, and the step it led to, once that is said: the update of that step answers it. */
  private acted: { id: string; step?: number } | null = null;
  /** All is asked for anew, say in another language: nothing of it has just happened. */
  private anew = false;
  /** The line was lost: what comes next happened out of sight. */
  private missing = false;
  private readonly socket: TableSocket;
  // eslint-disable-next-line svelte/prefer-svelte-reactivity -- a cache, nothing to react to
  private readonly steps = new Map<number, Promise<Dealt>>();

  constructor(
    readonly id: string,
    /** Another line than that of the server's table: a lesson. */
    connect?: () => Wire,
  ) {
    this.mark = Number(load(`seen.${id}`) ?? '-1');
    this.gesture = new Gesture(
      () => this.asked,
      (actions) => void this.act(actions),
      () => (this.dealt && this.board?.bundles?.(this.dealt)) ?? null,
    );
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    this.socket = new TableSocket({
      url: `${scheme}://${location.host}/api/tables/${encodeURIComponent(id)}/socket`,
      token: () => session.guest?.token ?? '',
      lang: () => i18n.lang,
      seed: () => (session.guest ? seedFor(id) : ''),
      hidden: () => document.hidden,
      onEvent: (event) => this.hear(event),
      connect,
      onLink: (link) => {
        this.link = link;
        if (link === 'lost') this.missing = true;
      },
    });
  }

  open(): void {
    document.addEventListener('visibilitychange', this.sight);
    this.sight();
    this.socket.open();
  }
  close(): void {
    document.removeEventListener('visibilitychange', this.sight);
    this.playback.clear();
    this.socket.close();
  }
  private readonly sight = (): void => this.playback.hide(document.hidden || this.bare);
  /** Nothing is told before there is a board to see it on. */
  private bare = false;
  awaitBoard(awaited: boolean): void {
    this.bare = awaited;
    this.sight();
  }

  /** Everything anew in another language, or as another guest. */
  restart(): void {
    this.steps.clear();
    this.back();
    this.playback.clear();
    this.anew = true;
    this.socket.restart();
  }

  get you(): number | null {
    return this.update?.you ?? null;
  }
  /** Not all sit yet, so nothing is dealt. */
  get gathering(): boolean {
    return this.update?.view === null;
  }
  /** The table once its game is dealt. */
  get dealt(): Dealt | null {
    return this.update?.view ? (this.update as Dealt) : null;
  }
  get myTurn(): boolean {
    return !!this.update?.asked && !this.update.over;
  }
  /** What happened since my last move. */
  get news(): LogLine[] {
    return newsSince(this.log, this.mark, this.you);
  }
  /** The table is seen as it stood at an earlier line. */
  get stepping(): boolean {
    return this.looking !== null;
  }
  /** What I chose, in words, while it lies face down and the others still choose. */
  get chosen(): string {
    return joinChoices((this.update?.chosen ?? []).map((choice) => bare(choice.words)));
  }
  /** The cards to mark as changed: of the line stepped to, of the beat that is told, else of all news. */
  get changed(): Set<string> {
    return cardsOf(this.looking ? [this.looking] : (this.playback.now?.lines ?? this.news));
  }
  /** What is asked of me that I can answer now: nothing while something is told or looked back at. */
  readonly asked: Asked | null = $derived.by(() =>
    this.stepping || this.playback.holds ? null : (this.update?.asked ?? null),
  );
  /** What the board shows: the table as it stood at the line stepped to or at the beat that is told, else the table now. */
  readonly shown: Dealt | null = $derived.by(() => {
    if (this.past) return this.past;
    const { dealt } = this;
    const beat = this.playback.now;
    if (!beat || !dealt) return dealt;
    const { asked } = this;
    return {
      ...beat.update,
      seats: dealt.seats,
      asked,
      undo: !!asked && dealt.undo,
      waiting: asked ? dealt.waiting : [],
    };
  });

  /** Asked before a choice is sent: false holds it back; null where nobody minds. */
  guard: ((actions: string[]) => Promise<boolean> | null) | null = null;

  async act(actions: string[]): Promise<void> {
    if (!this.update || !this.asked || this.sending) return;
    const minded = this.guard?.(actions);
    if (minded) {
      this.sending = t('coach-thinks');
      const step = this.update.step;
      const free = await minded.catch(() => true);
      this.sending = '';
      if (!free || this.update.step !== step) return;
    }
    const { update, asked } = this;
    if (!asked) return;
    const words = actions.flatMap((action) => asked.choices.find((choice) => choice.action === action)?.words ?? []);
    this.sending = this.gesture.proposed || joinChoices(words.map(bare)) || actions[0]!;
    const before = this.log.at(-1)?.number ?? 0;
    const id = commandId();
    this.acted = { id };
    const reply = await this.send({ type: 'act', id, step: update.step, actions });
    if (reply.type === 'done') this.seen(before);
    else this.acted = null;
  }

  async undo(): Promise<void> {
    if (!this.update?.undo || this.sending) return;
    this.sending = t('undo');
    await this.send({ type: 'undo', id: commandId(), step: this.update.step });
  }

  async why(action: string): Promise<void> {
    const asked = JSON.stringify(this.update?.asked);
    const reply = await this.socket.send({ type: 'why', id: commandId(), action });
    // An answer that comes when I am asked something else is about another question. That others have moved is no
    // matter: where all choose at once, mine is still the same one.
    if (reply.type === 'answer' && JSON.stringify(this.update?.asked) === asked && !this.sending) {
      this.notice = { kind: reply.allowed ? 'allowed' : 'refused', text: reply.text, rule: reply.rule ?? '' };
    }
  }

  async say(text: string): Promise<boolean> {
    return (await this.socket.send({ type: 'say', id: commandId(), text })).type === 'done';
  }

  async hand(seat: number, bot: string): Promise<void> {
    await this.socket.send({ type: 'hand', id: commandId(), seat, bot });
  }

  async resign(bot: string): Promise<void> {
    await this.socket.send({ type: 'resign', id: commandId(), bot });
  }
  /** Propose something to all who play. */
  async offer(what: Offer['what']): Promise<void> {
    await this.socket.send({ type: 'offer', id: commandId(), what });
  }
  /** Answer what is proposed; my own proposal I take back. */
  async answer(agree: boolean): Promise<void> {
    await this.socket.send({ type: 'reply', id: commandId(), agree });
  }
  async lock(locked: boolean): Promise<void> {
    await this.socket.send({ type: 'lock', id: commandId(), locked });
  }
  async kick(seat: number): Promise<void> {
    await this.socket.send({ type: 'kick', id: commandId(), seat });
  }

  /** Look at the table as it stood when a line had been told. */
  async lookAt(line: LogLine): Promise<void> {
    this.playback.skip();
    this.looking = line;
    try {
      const step = await this.step(line.step);
      if (this.looking === line) this.past = momentAt(step, line.number);
    } catch (error) {
      if (this.looking !== line) return;
      this.back();
      this.notice = { kind: 'problem', text: (error as Error).message, rule: '' };
    }
  }
  /** Look at the action before or behind the one looked at; behind the last one is the table now. */
  lookOn(by: 1 | -1): void {
    const actions = this.log.filter((line) => levelOf(line) !== DETAIL);
    const at = this.looking ? actions.indexOf(this.looking) : actions.length;
    const line = actions[at + by];
    if (line) void this.lookAt(line);
    else if (by > 0) this.back();
  }
  back(): void {
    this.looking = null;
    this.past = null;
  }

  private step(n: number): Promise<Dealt> {
    let step = this.steps.get(n);
    if (!step) {
      step = api.step(this.id, n);
      step.catch(() => this.steps.delete(n));
      this.steps.set(n, step);
    }
    return step;
  }

  /** How far this person has been told what happened, on this device. */
  private heard(): number {
    const kept = load(`told.${this.id}`);
    return kept === null || !Number.isInteger(Number(kept)) ? Infinity : Number(kept);
  }
  private told(number: number): void {
    save(`told.${this.id}`, String(number));
  }

  private seen(number: number): void {
    this.mark = number;
    save(`seen.${this.id}`, String(number));
  }

  private async send(command: Tracked): Promise<Reply> {
    this.sent += 1;
    this.notice = null;
    this.back();
    this.playback.skip();
    const reply = await this.socket.send(command);
    // The answer comes before the table it leads to; until that is here, what glows is of the last question.
    const step = this.update?.step ?? 0;
    if (reply.type === 'done' && (command.type === 'undo' ? step !== reply.step : step < reply.step)) {
      await new Promise<void>((landed) => (this.landed = landed));
    }
    this.sending = '';
    return reply;
  }

  private hear(event: Event): void {
    switch (event.type) {
      case 'update':
        return this.take(event);
      case 'presence':
        if (this.update) this.update = { ...this.update, seats: event.seats, watchers: event.watchers };
        return;
      case 'done':
        if (this.acted?.id === event.id) this.acted.step = event.step;
        return;
      case 'refused':
        if (event.key !== TAUGHT) this.notice = { kind: 'refused', text: event.text, rule: event.rule ?? '' };
        return;
      case 'problem':
        this.trouble(event);
    }
  }

  /** A frame was not understood, or the socket is about to be closed. */
  private trouble(problem: Problem): void {
    if (problem.key === 'token-unknown') {
      session.keep(null); // the next hello comes as a spectator
      return;
    }
    this.notice = { kind: 'problem', text: problem.text, rule: '' };
  }

  private take(update: Update): void {
    const before = this.update;
    const known = this.log.at(-1)?.number ?? -1;
    const whole = before === null || (update.log[0]?.number ?? Infinity) <= (this.log[0]?.number ?? 0);
    this.log = mergeLog(this.log, update.log, update.step, whole);
    // When a game is over one hears what those on the other side said meanwhile: lines come in between.
    const heard = before === null ? [] : this.chat;
    const lines = update.chat.filter((line) => !heard.some((one) => one.number === line.number));
    if (before === null) this.chat = lines;
    else if (lines.length > 0) this.chat = [...this.chat, ...lines].sort((a, b) => a.number - b.number);
    if (before !== null) this.unread += lines.length;
    // A mark from a table that was played elsewhere, or a first visit: nothing is news yet.
    const first = this.mark < 0 || this.mark > (this.log.at(-1)?.number ?? 0);
    if (first && update.view) this.seen(this.log.at(-1)?.number ?? 0); // the deal itself is no news either
    // Picks stay while others move: where all choose at once, my question is still the same one.
    const mine = this.acted?.step !== undefined && update.step >= this.acted.step;
    if (mine || JSON.stringify(before?.asked) !== JSON.stringify(update.asked)) {
      this.gesture.clear();
      if (before && this.notice?.kind !== 'problem') this.notice = null; // an answer about another question
    }
    if (mine) this.acted = null;
    this.update = update;
    this.tell(before, known, mine);
    this.landed?.();
    this.landed = null;
    if (this.myTurn && before && !before.asked) announceTurn(this.id, update.asked?.question ?? '');
  }

  /** A beat is heard by the first of its lines that has a sound. */
  private sounds(beat: Beat): void {
    const sounds = this.board?.sounds;
    const name = beat.lines.map((line) => sounds?.[line.key]).find((sound) => sound !== undefined);
    if (name) play(name);
  }

  /** What is new is told beat by beat; what was taken back, or comes in other words, is not. */
  private tell(before: Update | null, known: number, mine: boolean): void {
    const { dealt } = this;
    const anew = !!before && (this.anew || !before.view);
    const away = this.missing || before === null;
    const from = before === null ? this.heard() : known;
    this.anew = this.missing = false;
    const taken = !!dealt && !!before && dealt.step < before.step;
    if (!dealt || taken || anew) {
      this.playback.clear(dealt?.asked ?? null);
      if (dealt) this.told(this.log.at(-1)?.number ?? 0);
      return;
    }
    const lines = this.log.filter((line) => line.number > from);
    if (before === null && lines.length === 0) this.told(this.log.at(-1)?.number ?? 0); // a first visit: nothing is news
    this.playback.take(dealt, lines, { mine, away });
  }

  seatName(seat: number): string {
    return this.update?.seats[seat]?.name ?? '';
  }
  seatOf(seat: number): Seat | undefined {
    return this.update?.seats[seat];
  }
}
