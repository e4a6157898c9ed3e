/* What the HTTP routes take and answer. Made by `npm run types`: do not edit. */

/** Whether one's own list leaves a table out. */
export interface Away {
  away: boolean;
}
/** A table just opened, one's own seat there, the invites to its open seats, and the commitment of its luck. */
export interface CreatedAnswer {
  id: string;
  seat: number | null;
  invites: { [k: string]: string };
  commitment: string;
}
/** A game, before anything is dealt. */
export interface GameAnswer {
  id: string;
  title: string;
  blurb: string;
  min_players: number;
  max_players: number;
  minutes: number;
  weight: number;
  counts: 'round' | 'turn';
  lessons: LessonAnswer[];
  bots: string[];
  yardsticks: string[];
  plays: { [k: string]: string };
  default_bot: string;
  rules_version: number;
  options: OptionAnswer[];
  ladder?: LadderAnswer[];
}
/** A sentence for newcomers. */
export interface LessonAnswer {
  title: string;
  text: string;
}
/** A switch of a game. */
export interface OptionAnswer {
  name: string;
  label: string;
  help: string;
  default: boolean | number | string;
  choices: string[];
  labels: { [k: string]: string };
  players: number[];
  rule: string;
}
/** A kind of table, and the bots there. */
export interface LadderAnswer {
  kind: string;
  players: number;
  options: { [k: string]: boolean | number | string };
  bots: { [k: string]: StrengthAnswer };
}
/** How strong a bot was measured to be; null where it was not. */
export interface StrengthAnswer {
  rating?: number | null;
  points?: number | null;
  low: number | null;
  high: number | null;
  milliseconds: number | null;
}
/** A guest. */
export interface GuestAnswer {
  id: string;
  name: string;
}
/** Which seat, by number or by invite; neither: any open seat of a public table. */
export interface Join {
  seat?: number | null;
  invite?: string | null;
  /** What one adds to the luck: a random hexadecimal number. */
  seed?: string;
}
/** The seat one has. */
export interface JoinAnswer {
  seat: number;
}
/** A code for another device: works once. */
export interface LinkAnswer {
  code: string;
  seconds: number;
}
/** A name to be called by. */
export interface Named {
  name: string;
}
/** What to play, and with whom. With a record, play goes on from its step `at`, or it is looked at if it is over. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [k: string]: boolean | number | string };
  /**
   * For each seat: me, open, or the name of a bot.
   *
   * @maxItems 8
   */
  seats: string[];
  public?: boolean;
  pace?: 'live' | 'days';
  record?: string | null;
  at?: number | null;
  /** What one adds to the luck: a random hexadecimal number. */
  seed?: string;
  /** Add one's seed by one's first hello instead, when the commitment is known: the game waits for it. */
  seed_later?: boolean;
}
/** The scores by seat at the end of a round. */
export interface PointAnswer {
  step: number;
  round: number;
  totals: number[];
}
/** What stands before the first rule of a rulebook, as Markdown. */
export interface PrefaceAnswer {
  text: string;
}
/** One rule of a rulebook; its text is Markdown. */
export interface RuleAnswer {
  id: string;
  section: string;
  title: string;
  text: string;
}
/** Who sits where. */
export interface SeatAnswer {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
}
/** A table as lists show it. */
export interface TableAnswer {
  id: string;
  game: string;
  title: string;
  public: boolean;
  pace: 'live' | 'days';
  players: number;
  options: { [k: string]: boolean | number | string };
  seats: SeatAnswer[];
  created: number;
  moved: number;
  over: boolean;
  my_seat: number | null;
  my_turn: boolean;
  asked?: string;
  waiting?: number[];
  round: number;
  steps?: number;
  version: number;
  places?: number[];
  totals?: number[];
  won?: number[];
  rematch: string;
  commitment?: string;
  host: boolean;
  away?: boolean;
  broken?: boolean;
  invites?: { [k: string]: string };
}
/** A guest with a token of theirs: told once, kept only as a hash. */
export interface TokenAnswer {
  id: string;
  name: string;
  token: string;
}
/** Why something was not done. */
export interface Wrong {
  /** Which reason it is, for programs. */
  key: string;
  /** The reason in the language asked for, for people. */
  text: string;
}
