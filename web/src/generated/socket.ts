/* What goes over the socket of a table. Made by `npm run types`: do not edit. */

/** Protocol 1: one JSON object a text frame, 8192 bytes at most. The first frame of a client is a hello. */
export interface StarholdSocket {
  command: Hello | Act | Undo | Why | Say | Hand | Resign | Offer | Reply | Lock | Kick | Speak | Look | Ping;
  event: Update | Presence | Done | Refused | Answer | Problem | Pong;
}
/** First frame: who this is (no token: a spectator), and the last version of the table it has seen (0: none). */
export interface Hello {
  type: 'hello';
  token?: string;
  lang?: 'cs' | 'en' | 'lt';
  since?: number;
  seed?: string;
}
/** Choices of one's seat, one gesture: all are taken or none. `step` is the number of steps the client has seen. */
export interface Act {
  type: 'act';
  id: string;
  step: number;
  /**
   * @minItems 1
   * @maxItems 30
   */
  actions: string[];
}
/** Take one's last choice back, if that is still fair. */
export interface Undo {
  type: 'undo';
  id: string;
  step: number;
}
/** Why can't I do that? */
export interface Why {
  type: 'why';
  id: string;
  action: string;
}
/** A line of chat. */
export interface Say {
  type: 'say';
  id: string;
  text: string;
}
/**
 * Give a seat to a bot (one's own, or one that was left too long), or take one's own seat back (`bot` empty).
 *
 *     An open seat may go to a bot from outside, `outside:NAME`.
 */
export interface Hand {
  type: 'hand';
  id: string;
  seat: number;
  bot?: string;
}
/** Give up. Where others play on, a bot does in one's place (`bot`; empty: one of the server's choice). */
export interface Resign {
  type: 'resign';
  id: string;
  bot?: string;
}
/**
 * Propose to all others who play: to end and count as it stands, to end without a winner, to abandon without a
 *     result, to pause, or to go on.
 */
export interface Offer {
  type: 'offer';
  id: string;
  what: 'abandon' | 'draw' | 'end' | 'pause' | 'resume';
}
/** Agree to what is proposed, or not; whoever proposed it takes it back. */
export interface Reply {
  type: 'reply';
  id: string;
  agree: boolean;
}
/** By the host: let nobody new sit down, or let them again. */
export interface Lock {
  type: 'lock';
  id: string;
  locked: boolean;
}
/** By the host, before the start: take a seat from somebody. */
export interface Kick {
  type: 'kick';
  id: string;
  seat: number;
}
/** Another language from here on. */
export interface Speak {
  type: 'speak';
  lang: 'cs' | 'en' | 'lt';
}
/** Whether the page is in sight: who does not look for a while is told elsewhere. */
export interface Look {
  type: 'look';
  hidden: boolean;
}
/** Is anybody there? */
export interface Ping {
  type: 'ping';
}
/**
 * The table as one may see it: all of it, with the log and chat since the version the client has.
 *
 *     Looking back gives the same, after an earlier step: with the whole log up to it, and without chat.
 */
export interface Update {
  type: 'update';
  version: number;
  step: number;
  you: number | null;
  view: Frame | null;
  seats: Seat[];
  waiting: number[];
  asked: Asked | null;
  undo: boolean;
  log: LogLine[];
  chat: ChatLine[];
  over: boolean;
  places: number[];
  scores: Score[];
  commitment: string;
  seeds: string[];
  secret?: string;
  rematch?: string;
  ended?: EndedHow | null;
  clock?: ClockShown | null;
  clocks?: SeatClock[];
  offer?: OfferShown | null;
  paused?: boolean;
  resigned?: number[];
  locked?: boolean;
  chats?: boolean;
  steps?: number;
  chosen?: Choice[];
  hands?: OpenHand[];
  left_after?: number;
  idle_after?: number;
  watchers?: number;
  rated?: boolean;
  moments?: Moment[];
}
/** What a view has in every game. */
export interface Frame {
  asked: Question[];
  end_reason: string;
  game: string;
  options: { [k: string]: boolean | number | string };
  over: boolean;
  players: number;
  round: number;
  seat: number | null;
}
/** A question that is open, as a seat sees it. */
export interface Question {
  about: string;
  decision: string;
  need: number;
  picked: string[];
  seat: number;
}
/** Who sits where. */
export interface Seat {
  seat: number;
  name: string;
  kind: 'bot' | 'open' | 'person';
  bot?: string;
  online?: boolean;
  left_for?: number;
  idle_for?: number;
  owner?: string;
}
/** What is asked of one's seat. */
export interface Asked {
  decision: string;
  question: string;
  need: number;
  rule: string;
  choices: Choice[];
}
/** One thing a seat may choose now. */
export interface Choice {
  action: string;
  words: string;
}
/** One thing that happened, in words. */
export interface LogLine {
  number: number;
  step: number;
  seat: number;
  key: string;
  text: string;
  rule: string;
  card?: string;
  level?: number;
}
/** One line of chat. Whoever has a seat speaks by the name of that seat; a spectator may be called like anybody. */
export interface ChatLine {
  number: number;
  name: string;
  text: string;
  at: number;
  seat?: number | null;
  told?: string;
  what?: string;
}
/** A score as it is shown. */
export interface Score {
  parts: Part[];
  seat: number;
  tiebreak: number;
  total: number;
}
/** One source of points. */
export interface Part {
  points: number;
  source: string;
  text?: string;
}
/** How a game ended. */
export interface EndedHow {
  how: 'abandoned' | 'agreed' | 'closed' | 'drawn' | 'played' | 'resigned';
  places: number[];
  resigned: number[];
  timed: number[];
}
/** The clock a table was opened with. */
export interface ClockShown {
  kind: 'bank' | 'days' | 'move';
  seconds: number;
  increment: number;
  bot: string;
}
/** The clock of a seat, as of this update. */
export interface SeatClock {
  left: number;
  running: boolean;
}
/** What somebody proposes. */
export interface OfferShown {
  what: 'abandon' | 'draw' | 'end' | 'pause' | 'resume';
  by: number;
  agreed: number[];
  asked: number[];
}
/** What only one seat could see then of its own; told when all is over and one looks back with open hands. */
export interface OpenHand {
  seat: number;
  parts: {[k: string]: unknown};
  chosen: Choice[];
}
/**
 * The table as it stood in the midst of a step, when all lines of the log up to `number` had been told.
 *
 *     It stands for all lines after the moment before it; those after the last moment belong to the update itself. Only
 *     what was otherwise then than in the view of the update is sent (`moments.py` says how, `web/src/lib/moments.ts` puts
 *     it together). Nothing is asked in a moment, and nothing is over.
 */
export interface Moment {
  number: number;
  step: number;
  view: {[k: string]: unknown};
  scores?: Score[];
}
/** Somebody came or left; nothing else changed. */
export interface Presence {
  type: 'presence';
  seats: Seat[];
  watchers?: number;
}
/** A command was carried out and is durable. Sent again for a command that was carried out before. */
export interface Done {
  type: 'done';
  id: string;
  step: number;
}
/** A command was not carried out, in words, with the rule where a rule says so. Nothing has changed. */
export interface Refused {
  type: 'refused';
  id: string;
  key: string;
  text: string;
  rule?: string;
}
/** The answer to `why`. */
export interface Answer {
  type: 'answer';
  id: string;
  allowed: boolean;
  text: string;
  rule?: string;
}
/** A frame that could not be understood, or a reason why the socket is closed. */
export interface Problem {
  type: 'problem';
  key: string;
  text: string;
}
/** Yes. */
export interface Pong {
  type: 'pong';
}
/** A lesson as it stands. */
export interface Exercise {
  update: Update;
  verdict: 'end' | 'failed' | 'go' | 'right' | 'solved' | 'wrong';
  said: Said[];
  answer?: string;
  rule?: string;
  title?: string;
  goal?: string;
  hints?: string[];
  why?: string;
  worths?: Worth[];
  taken?: number;
  bots?: string;
}
/** One thing the teacher says, and what it points at. */
export interface Said {
  text: string;
  why?: string;
  at?: string;
  act?: boolean;
}
/** One choice of a puzzle, and the chance of winning it leaves. */
export interface Worth {
  actions: string[];
  words: string;
  chance: number;
}
export type Command = StarholdSocket['command'];
export type Event = StarholdSocket['event'];
export type Language = NonNullable<Hello['lang']>;
