/* What the shell and the board of a game know of each other. A game may bring, under src/games/<id>/:
     Board.svelte            one component that takes `BoardProps`; its `<script module>` may export what `BoardModule` lists
     locale/{en,cs,lt}.ftl   the board's own words, loaded with it; keys begin with the game's id (`race-...`)
   and nothing else; without a board it gets a plain one (common/PlainBoard.svelte). The question, the buttons of plain
   choices and the log are the shell's. Things that can be acted on are real buttons with the class `legal`; picked
   ones also have `selected` or aria-pressed="true". The arrow keys walk through them. What a question is about, if it is a
   button, has `data-about`: Enter on it confirms, as on a pick.

   A place for everything. The board stands in a box of fixed size (`.stage`): `--board-w` by `--board-h`, lengths that any
   style may count with. From 721 by 500 pixels on (`.stage` is as high as the screen below the bar) the root of the board
   is exactly that high and lays out inside: its state, and a dock at its bottom that holds one empty element with the
   attribute `data-question-place`, `var(--ask-h)` high, into which the shell puts the question, and the hand or whatever
   else one chooses with. Below that size (a phone, either way up) `--board-h` is the room between the bar and the question
   that is fixed at the bottom, and the board may be higher than it: then the page scrolls. The question never changes its
   height; neither does anything else when something is picked. What must be said besides opens over the board.
   `--card-text` is a number near 1 that people choose: the text of cards is `calc(… * var(--card-text))` high.

   A pulse. What happens is told beat by beat. While `ui.beat` is there, `update` is the table as it stood after its lines,
   and nothing is asked unless the beat is one that need not be waited for. Boards animate from `ui.beat.lines` and the
   change of the view, each beat once (by its `id`), within `ui.pace` milliseconds, on transform and opacity alone. Where
   `ui.pace` is 0 nothing moves, and what happened is told by a highlight as long as the beat is there. */
import type { Component } from 'svelte';
import type { Frame, Language, LogLine, Update } from '../generated/socket';
import type { Settings } from '../lib/settings.svelte';
import type { SoundName } from '../lib/sound';

/** The gesture in hand. The shell owns it; `picked` is reactive. */
export interface Selection {
  /** Notations picked so far in this gesture, in order. */
  readonly picked: readonly string[];
  /** Pick it, or put it back if it is picked. One too many, and older picks make room. */
  toggle(action: string): void;
  /** Replace all picks, say by a proposal. */
  set(actions: string[]): void;
  clear(): void;
  /** Actions the shell shows as buttons in the question now, in their order: one thing can be used in several ways. */
  readonly offered: readonly string[];
  /** Offer these ways; what was picked is put back. A pick, or nothing to offer, ends the offer. */
  offer(actions: string[]): void;
  /** Send what is picked, if it is enough. */
  confirm(): void;
  /**
   * A whole answer the board has put together, several steps of one gesture: `picked` becomes exactly that, and the button
   * of the question says these words. A pick, a clear or another question ends it.
   */
  propose(actions: string[], words: string): void;
  /** Send these at once, as one gesture. Nothing while nothing is asked, or a choice is on its way. */
  send(actions: string[]): void;
}

/** One thing that happened, while it is told. */
export interface Beat {
  /** Another beat has another one, and later ones have greater ones: what is animated is animated once for each. */
  readonly id: number;
  /** What is told, in the order it happened; never nothing. */
  readonly lines: readonly LogLine[];
  /** The table as it stood after that; with nothing asked. */
  readonly update: Dealt;
  /** Who did it; -1: nobody, the game itself or luck. Of several the first. */
  readonly seat: number;
  /** The key of the line that names it: the first one. */
  readonly key: string;
  /** It came of the viewer's own choice. */
  readonly mine: boolean;
  /** The turn it belongs to; beats of one turn share one object. */
  readonly group: Group;
}

/** A turn, or what lies between two: what is told under one heading. */
export interface Group {
  readonly id: number;
  /** Whose turn; -1: nobody's. */
  readonly seat: number;
  /** Told condensed, after an absence: the table shown is the one now. */
  readonly condensed: boolean;
}

/** What the shell does for a board. */
export interface Ui {
  /** Ask the server why an action is not legal; the shell shows the answer with its rule. */
  why(action: string): void;
  /** Open the rulebook at a rule. */
  openRule(id: string): void;
  readonly lang: Language;
  /** Words by key, from web/src/locale. */
  t(key: string, args?: Record<string, string | number>): string;
  /** Ids of cards touched by what is being told; at rest by what the others did since the viewer's last move. */
  readonly changed: ReadonlySet<string>;
  /** What just happened and is being told; null while the table is at rest. */
  readonly beat: Beat | null;
  /** How long that stays, in milliseconds: what moves takes no longer. 0 at rest, and where motion is reduced. */
  readonly pace: number;
  /** How this person likes things. */
  readonly settings: Readonly<Settings>;
  /** The table is looked at, not played: replay, or looking back. */
  readonly reviewing: boolean;
  readonly reducedMotion: boolean;
  /** Tell the shell that a card is looked at large; a board may draw that itself. */
  zoom(cardId: string): void;
}

/** A table whose game has been dealt: before that there is a waiting room, and no board. */
export type Dealt<View extends Frame = Frame> = Omit<Update, 'view'> & { view: View };

export interface BoardProps<View extends Frame = Frame, Things = unknown> {
  update: Dealt<View>;
  /** Words and figures of the game, as GET /api/games/{id}/things answers them. */
  things: Things;
  selection: Selection;
  ui: Ui;
}

/* The shell knows no game: that a board of a game gets the view of that game is up to the server. */
/* eslint-disable @typescript-eslint/no-explicit-any */
/** The module of a board: its component, and what the shell must know of its game. */
export interface BoardModule {
  default: Component<BoardProps<any, any>>;
  /** The decisions whose choices the board draws itself. */
  handles?: string[];
  /** Of the actions without a target, those the board draws itself too; all others are buttons of the shell. */
  draws?: string[];
  /**
   * Whole answers to the question of the moment, where one of several sets of actions answers it (a payment): picks grow
   * towards any of them and go out together. Null where the decision asks for a fixed number of choices.
   */
  bundles?(update: Dealt<any>): string[][] | null;
  /** The key of the words for several picks as one phrase, which are given their list; without them it is made up. */
  several?(picked: readonly string[]): string;
  /** How far the game is, for the bar ("epoch 2 of 3"); without it the shell counts rounds. */
  stage?(update: Dealt<any>, t: Ui['t']): string;
  /**
   * What a seat would have if the game ended now, where that is more than it has scored so far: the total, and the parts
   * still to come. Null: as scored.
   */
  projected?(
    update: Dealt<any>,
    seat: number,
    t: Ui['t'],
  ): { total: number; parts: { text: string; points: number }[] } | null;
  /** What else is to be said of the end of this game, in a sentence; '' where the points say all. */
  ending?(update: Dealt<any>, t: Ui['t']): string;
  /** The sound of a line of the log, by its key; lines without one are silent. */
  sounds?: Record<string, SoundName>;
  /** How much longer than others the beat of a line lasts, by its key (an encounter to read: 4). 0: it has no beat of its
   *  own, but is told with the one before it. */
  lasts?: Record<string, number>;
}
