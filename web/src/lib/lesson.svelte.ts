/* A lesson or a task: a table that the server works out anew from what was chosen so far. To the table page it is a line
   like any other; what the teacher says beside it is kept here. */
import type { Act, Event, Exercise, Hello, Said, Why } from '../generated/socket';
import { api, ApiError } from './api';
import { progress } from './progress.svelte';
import type { Wire } from './socket';
import { TAUGHT } from './taught';

export type LessonKind = 'guided' | 'task' | 'puzzle';
const NEVER = 4004;

export class Lesson {
  /** How it stands; none before the server has answered. */
  now = $state.raw<Exercise | null>(null);
  /** Which of the things said is shown. */
  place = $state(0);
  /** The answer to a choice that was not taken, until it is put away. */
  answer = $state.raw<{ text: string; rule: string } | null>(null);
  /** How many hints were asked for. */
  hints = $state(0);
  gestures: string[][] = [];
  readonly topic: string;
  /** Called with what came of each answer to a task or puzzle. */
  answered: (solved: boolean) => void = () => undefined;
  private restart: () => void = () => undefined;

  constructor(
    readonly game: string,
    readonly kind: LessonKind,
    readonly id: string,
  ) {
    this.topic = kind === 'guided' ? `${game}/first` : `${game}/${kind}/${id}`;
  }

  get said(): Said | null {
    return this.now?.said[this.place] ?? null;
  }
  /** It is on the learner to choose, and nothing else is to be read first. */
  get acting(): boolean {
    return !this.said || !!this.said.act;
  }
  get over(): boolean {
    return !!this.now && ['solved', 'failed', 'end'].includes(this.now.verdict);
  }

  /** From the very beginning. */
  again(): void {
    this.gestures = [];
    this.answer = null;
    this.hints = 0;
    this.note();
    this.restart();
  }

  /** The line of its table. */
  readonly connect = (): Wire => {
    const wire: Wire = {
      readyState: 0,
      send: (text) => void this.hear(wire, JSON.parse(text) as { type: string }),
      close: () => (wire.readyState = 3),
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
    };
    this.restart = () => {
      if (wire.readyState === 1) void this.open(wire, 0);
    };
    setTimeout(() => {
      if (wire.readyState === 3) return;
      wire.readyState = 1;
      wire.onopen?.(undefined as never);
    });
    return wire;
  };

  private say(wire: Wire, event: Event): void {
    wire.onmessage?.({ data: JSON.stringify(event) } as never);
  }

  private async hear(wire: Wire, command: { type: string }): Promise<void> {
    if (command.type === 'hello') return this.open(wire, (command as Hello).since ?? 0);
    if (command.type === 'act') return this.act(wire, command as Act);
    if (command.type === 'why') return this.why(wire, command as Why);
    if (command.type === 'ping') return this.say(wire, { type: 'pong' });
  }

  private ask(gestures: string[][], since: number): Promise<Exercise> {
    return api.exercise(this.game, this.kind, this.id, gestures, since);
  }

  private async open(wire: Wire, version: number): Promise<void> {
    try {
      if (!this.now) {
        await progress.fetch();
        if (this.kind === 'guided') this.gestures = progress.of(this.topic).gestures ?? [];
      }
      let answer = await this.ask(this.gestures, Math.max(0, version - 1));
      if (answer.verdict === 'wrong') {
        // The lesson was changed since: what no longer fits is chosen again.
        this.gestures = this.gestures.slice(0, answer.taken ?? 0);
        answer = await this.ask(this.gestures, 0);
      }
      this.take(answer);
      this.say(wire, answer.update);
    } catch (error) {
      const { message } = error as Error;
      this.say(wire, { type: 'problem', key: 'lesson', text: message });
      const gone = error instanceof ApiError && error.status >= 400 && error.status < 500 && error.status !== 429;
      wire.onclose?.({ code: gone ? NEVER : 1006 } as never);
    }
  }

  private async act(wire: Wire, { id, step, actions }: Act): Promise<void> {
    const gestures = [...this.gestures, actions];
    this.answer = null;
    try {
      const answer = await this.ask(gestures, step);
      if (answer.verdict === 'wrong') {
        this.answer = { text: answer.answer ?? '', rule: answer.rule ?? '' };
        this.say(wire, { type: 'refused', id, key: TAUGHT, text: answer.answer ?? '', rule: answer.rule });
        return;
      }
      this.gestures = gestures;
      this.take(answer);
      this.say(wire, { type: 'done', id, step: answer.update.step });
      this.say(wire, answer.update);
    } catch (error) {
      this.say(wire, { type: 'refused', id, key: 'lesson', text: (error as Error).message });
    }
  }

  private async why(wire: Wire, { id, action }: Why): Promise<void> {
    const answer = await this.ask([...this.gestures, [action]], 0).catch(() => null);
    const forbidden = answer?.verdict === 'wrong' && !!answer.rule;
    const text = (forbidden && answer.answer) || '';
    this.say(wire, { type: 'answer', id, allowed: !forbidden, text, rule: answer?.rule });
  }

  private take(answer: Exercise): void {
    this.now = answer;
    this.place = 0;
    if (answer.verdict === 'solved' || answer.verdict === 'failed') this.answered(answer.verdict === 'solved');
    if (answer.verdict === 'failed') this.answer = { text: answer.answer ?? '', rule: '' };
    this.note();
  }

  private note(): void {
    const before = progress.of(this.topic);
    const verdict = this.now?.verdict;
    const done = before.done || verdict === 'solved' || verdict === 'end';
    if (this.kind === 'guided') progress.note(this.topic, { done, gestures: this.gestures });
    else if (this.kind === 'task' && done && !before.done) progress.note(this.topic, { done });
  }
}
