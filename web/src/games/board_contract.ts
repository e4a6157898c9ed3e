/* What the shell and the board of a game know of each other. A game may bring, under src/games/<id>/:
     Board.svelte            one component that takes `BoardProps`; its `<script module>` may export what `BoardModule` lists
     locale/{en,cs,lt}.ftl   the board's own words, loaded with it; keys begin with the game's id (`race-...`)
   and nothing else; without a board it gets a plain one (common/PlainBoard.svelte). The question, the buttons of plain choices and the log are the shell's. A board may hold one empty
   element with the attribute `data-question-place`: there the shell puts the question (else it stands below the board;
   on a phone it is fixed at the bottom). Things that can be acted on are real buttons with the class `legal`; picked
   ones also have `selected` or aria-pressed="true". The arrow keys walk through them. What a question is about, if it is a
   button, has `data-about`: Enter on it confirms, as on a pick. */
import type { Component } from 'svelte';
import type { Frame, Language, Update } from '../generated/socket';

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
  /** Ids of cards touched by the latest moves of the others, or by the move that is being stepped through. */
  readonly changed: ReadonlySet<string>;
  /** The table is looked at, not played: replay, or stepping through what happened. */
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
   * The board wants the whole width of a common screen: rules, chat, table and log are folded away until asked for. It
   * leaves the height `var(--strip, 0px)` free in a column of 364 px on its right, for what happened.
   */
  wide?: boolean;
  /**
   * Whole answers to the question of the moment, where one of several sets of actions answers it (a payment): picks grow
   * towards any of them and go out together. Null where the decision asks for a fixed number of choices.
   */
  bundles?(update: Dealt<any>): string[][] | null;
  /** The key of the words for several picks as one phrase, which are given their list; without them it is made up. */
  several?(picked: readonly string[]): string;
  /** How far the game is, for the bar ("epoch 2 of 3"); without it the shell counts rounds. */
  stage?(update: Dealt<any>, t: Ui['t']): string;
}
