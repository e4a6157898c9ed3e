/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are made anew with each update, and never changed */
/** What every board makes of the table it is shown, for all its parts: who plays, what is asked, what can be done. */
import type { Asked, Frame, Score } from '../../generated/socket';
import type { BoardProps, Dealt, Selection, Ui } from '../board_contract';
import { Look } from './look.svelte';

export class Scene<View extends Frame, Told> {
  /** The card that is looked at large. */
  readonly look = new Look();
  /** The element of the whole board. */
  root = $state<HTMLElement>();

  constructor(private readonly props: () => BoardProps<View, Told>) {}

  get update(): Dealt<View> {
    return this.props().update;
  }
  get ui(): Ui {
    return this.props().ui;
  }
  get selection(): Selection {
    return this.props().selection;
  }
  /** The words and figures of the game, as the server tells them. */
  get told(): Told {
    return this.props().things;
  }
  get picked(): readonly string[] {
    return this.selection.picked;
  }

  readonly view: View = $derived.by(() => this.update.view);
  /** What is asked of the viewer now; nothing while a table is only looked at. */
  readonly asked: Asked | null = $derived.by(() => (this.ui.reviewing ? null : this.update.asked));
  readonly legal: ReadonlySet<string> = $derived.by(() => new Set(this.choices.keys()));
  private readonly choices: ReadonlyMap<string, string> = $derived.by(
    () => new Map(this.asked?.choices.map((choice) => [choice.action, choice.words])),
  );
  /** Another question has another name; '' where nothing is asked. */
  readonly asking: string = $derived.by(() => (this.asked ? `${this.update.step} ${this.asked.decision}` : ''));
  /** Who sits where, in words. */
  readonly players: string[] = $derived.by(() => this.update.seats.map(({ seat }) => this.player(seat)));

  get decision(): string {
    return this.asked?.decision ?? '';
  }
  /** How many choices are asked for. */
  get need(): number {
    return this.asked?.need ?? 0;
  }
  /** The words of a legal action; '' for any other. */
  words(action: string): string {
    return this.choices.get(action) ?? '';
  }
  /** It was touched by the latest moves of the others. */
  changed(thing: string): boolean {
    return this.ui.changed.has(thing);
  }
  /** The score with its words, as the server tells it; the same figures without them while a move is stepped through. */
  scoreOf(one: { seat: number; score: Score }): Score {
    return this.update.scores[one.seat] ?? one.score;
  }
  player(seat: number): string {
    const one = this.update.seats[seat];
    if (seat === this.view.seat) return this.ui.t('you');
    return one?.kind === 'open' ? this.ui.t('seat-open') : (one?.name ?? '');
  }

  /* Something is begun that needs a second click: what is aimed with holds until another question. */
  private aimed = $state.raw({ with: '', asking: '' });
  /** A kind of action whose targets alone glow, or a thing that waits for another one. */
  readonly aim: string | null = $derived.by(() =>
    this.aimed.asking === this.asking && this.aimed.with ? this.aimed.with : null,
  );
  setAim(thing: string): void {
    this.aimed = { with: thing, asking: this.asking };
  }
  /** For Escape. */
  readonly letGo = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' && !event.defaultPrevented && this.aim) this.setAim('');
  };

  get scrolling(): ScrollBehavior {
    return this.ui.reducedMotion ? 'instant' : 'smooth';
  }
  /** What a question is about may be out of sight, on a phone above all: bring it in; of something high `tall` pixels. */
  bring(what: string, scroll: (node: Element, box: DOMRect) => void, tall = Infinity): void {
    requestAnimationFrame(() => {
      const node = what ? this.root?.querySelector(what) : null;
      const box = node?.getBoundingClientRect();
      if (!node || !box) return;
      const seen = box.top >= BAR && Math.min(box.bottom, box.top + tall) <= window.innerHeight - QUESTION;
      if (!seen) scroll(node, box);
    });
  }
}
/** What the bar and the question cover, in pixels. */
const BAR = 48;
const QUESTION = 150;

/** Do something once for each question, or whatever else has a name; for '' nothing. */
export function once(name: () => string, work: () => void): void {
  let last = '';
  $effect(() => {
    const now = name();
    if (!now || now === last) return;
    last = now;
    work();
  });
}
