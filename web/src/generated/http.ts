/* What the HTTP routes take and answer. Made by `npm run types`: do not edit. */

/** What the coach thinks of an open question, best choice first. */
export interface AdviceAnswer {
  step: number;
  alone: boolean;
  learned: boolean;
  choices: WorthAnswer[];
}
/** One choice, in words, and what it is worth. */
export interface WorthAnswer {
  actions: string[];
  words: string;
  /** Of winning; alone: the share of the margin. None: nothing was learnt. */
  chance: number | null;
  reasons: string[];
}
/** A bot, whose rating never moves. */
export interface AnchorAnswer {
  bot: string;
  rating: number;
}
/** Which question is meant, and a choice to be looked at in any case. */
export interface Asking {
  /** How many steps one has seen. */
  step: number;
  /** @maxItems 30 */
  also?: string[];
}
/** Whether one's own list leaves a table out. */
export interface Away {
  away: boolean;
}
/** A bot from outside. */
export interface BotAnswer {
  id: string;
  name: string;
  /** What its owner is called. */
  owner: string;
  mine: boolean;
  shared: boolean;
  /** Whether it listens now, so that it can be put on a seat. */
  here: boolean;
}
/** What a passkey is to sign. */
export interface ChallengeAnswer {
  challenge: string;
  site: string;
  seconds: number;
}
/** One thing that may be answered. */
export interface ChoiceSeen {
  notation: string;
  text: string;
}
/** What was chosen in a lesson so far, gesture by gesture. */
export interface Choices {
  /** @maxItems 200 */
  gestures?: string[][];
  /** The steps one has seen; what came after is told. */
  since?: number;
}
/** How much time everybody has, and what happens when it is up. */
export interface Clock {
  /** So long for each move; so long for the whole game and some more with each move; or days for each move, which pass while the server is stopped too. */
  kind: 'move' | 'bank' | 'days';
  seconds: number;
  /** Seconds more with each move, for the bank. */
  increment?: number;
  /** Who plays on when time is up; empty: the seat resigns. */
  bot?: string;
}
/** The short code of a table, and how long it is good for. */
export interface CodeAnswer {
  code: string;
  seconds: number;
}
/** What came of somebody's games with so many players. */
export interface CountAnswer {
  game: string;
  players: number;
  games: number;
  /** A shared win counts in parts. */
  won: number;
  /** On average. */
  place: number;
  /** On average. */
  points: number;
  /** Points of the best game. */
  most: number;
}
/** A table just opened, one's own seat there, the invites to its open seats, and the commitment of its luck. */
export interface CreatedAnswer {
  id: string;
  seat: number | null;
  invites: { [k: string]: string };
  commitment: string;
}
/** One decision of a finished game. */
export interface DecisionAnswer {
  step: number;
  seat: number;
  action: string;
  best: string;
  loss: number;
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  chance: number;
}
/** Who one is from here on, on this device, with a token that is told once. */
export interface EnteredAnswer {
  id: string;
  name: string;
  token: string;
  merged?: boolean;
  apart?: SharedTable[];
}
/** A table where both the account and the guest of a device have a seat. */
export interface SharedTable {
  id: string;
  title: string;
}
/** What a passkey has signed, all of it in base64url. */
export interface Entry {
  /** In base64url. */
  id: string;
  /** In base64url. */
  client_data: string;
  /** In base64url. */
  authenticator_data: string;
  /** In base64url. */
  signature: string;
  /** In base64url. */
  user?: string;
}
/** A sentence or two. */
export interface ExplainAnswer {
  text: string;
}
/**
 * Which step of a bot is to be explained.
 *
 * What all choose at once is told when the last has chosen: with `seat` it is that seat's last step until then.
 */
export interface Explaining {
  step: number;
  seat?: number | null;
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
  guided?: boolean;
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
/** A page of games; `next` leads to the following one. */
export interface GamesAnswer {
  games: PlayedAnswer[];
  next?: string;
}
/** A finished game of somebody. */
export interface PlayedAnswer {
  table: string;
  seat: number;
  game: string;
  players: number;
  place: number;
  points: number;
  won: number;
  rounds: number;
  steps: number;
  ended: number;
  /** played to its end, forked from another game, or how else it ended. */
  how: string;
  others: OtherAnswer[];
  rated: boolean;
  before: number;
  /** The rating after it; 0: not rated, or not yet. */
  after: number;
}
/** Somebody else in a finished game. */
export interface OtherAnswer {
  seat: number;
  name: string;
  person: string;
  bot: string;
  place: number;
  points: number;
}
/** One's name, typed again, so that nobody is deleted by a slip. */
export interface Goodbye {
  name: string;
}
/** A guest. */
export interface GuestAnswer {
  id: string;
  name: string;
}
/** The player's rulebook, as Markdown; `{rule:…}`, `{picture}` and `{at:…}` are for who draws it. */
export interface GuideAnswer {
  title: string;
  text: string;
}
/** What a short code stands for: a seat, and the invite to it. */
export interface InvitedAnswer {
  table: string;
  seat: number;
  invite: string;
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
/** What messages to a browser are sealed with. */
export interface Keys {
  p256dh: string;
  auth: string;
}
/** The strongest at a game, provisional ratings left out; and the bots, to compare. */
export interface LeaderboardAnswer {
  game: string;
  people: RankedAnswer[];
  bots: AnchorAnswer[];
}
/** Somebody on the leaderboard. */
export interface RankedAnswer {
  person: string;
  name: string;
  rating: number;
  games: number;
}
/** What a game teaches. */
export interface LearnAnswer {
  guided: boolean;
  stops: number;
  tasks: TaskAnswer[];
}
/** One task in a list. */
export interface TaskAnswer {
  id: string;
  title: string;
  goal: string;
}
/** One choice of a line. */
export interface LineAnswer {
  seat: number;
  words: string;
}
/** A code for another device: works once. */
export interface LinkAnswer {
  code: string;
  seconds: number;
}
/** A new bot, with the token it plays by: it is told this once and never again. */
export interface MadeBotAnswer {
  id: string;
  name: string;
  token: string;
}
/** A new passkey, as the browser tells of it. */
export interface MadePasskey {
  name?: string | null;
  /** In base64url. */
  id: string;
  /** In base64url. */
  client_data: string;
  /** In base64url. */
  attestation: string;
}
/** What a link would do, before one says yes. */
export interface MailLinkAnswer {
  email: string;
  name: string;
  known: boolean;
  yours: boolean;
}
/** An address one reads the letters of. */
export interface MailWanted {
  email: string;
}
/** Who the token stands for. */
export interface MeAnswer {
  id: string;
  name: string;
  account: boolean;
  role: '' | 'moderator' | 'admin';
  email: string;
  muted_until: number;
}
/** A question that one of the server's own bots has answered instead. */
export interface MissedSeen {
  question: string;
  step: number;
  why: 'late' | 'refused';
}
/** A decision that mattered, in words. */
export interface MomentAnswer {
  step: number;
  seat: number;
  action: string;
  best: string;
  loss: number;
  grade: 'best' | 'good' | 'inaccuracy' | 'mistake' | 'blunder';
  chance: number;
  words: string;
  best_words: string;
  /** How it might have gone on. */
  line_words: LineAnswer[];
  reason_words: string[];
}
/** An answer to what the bot is asked. */
export interface Move {
  /** The step of the turn it answers. */
  step: number;
  /** One of the choices, as they are written there. */
  notation: string;
}
/** It was taken, and is stored. */
export interface MovedAnswer {
  /** The step the game is at now. */
  step: number;
}
/** A browser that is told elsewhere from now on; it shows what it was known by. */
export interface MovedPlace {
  /** Where the browser is told. */
  endpoint: string;
  keys: Keys;
  /** Where the browser is told. */
  old: string;
  old_auth: string;
}
/** For how long somebody may not chat; 0: they may again. */
export interface Muting {
  hours: number;
}
/** One of my own. */
export interface MyBotAnswer {
  id: string;
  name: string;
  /** What its owner is called. */
  owner: string;
  mine: boolean;
  shared: boolean;
  /** Whether it listens now, so that it can be put on a seat. */
  here: boolean;
  created: number;
}
/** A name to be called by. */
export interface Named {
  name: string;
}
/** What it is called, and whether others may ask it to play, too. */
export interface NewBot {
  name: string;
  shared?: boolean;
}
/** The name a newcomer wants; those who have an account keep theirs. */
export interface NewPasskey {
  name?: string | null;
}
/** A browser that wants to be told, as it describes itself. */
export interface NewPlace {
  /** Where the browser is told. */
  endpoint: string;
  keys: Keys;
}
/** What one complains of: a line of the chat by its number, or the name or play of whoever has a seat. */
export interface NewReport {
  line?: number | null;
  seat?: number | null;
  about?: 'name' | 'play';
  why?: string;
}
/** What to play, and with whom. With a record, play goes on from its step `at`, or it is looked at if it is over. */
export interface NewTable {
  game: string;
  players: number;
  options?: { [k: string]: boolean | number | string };
  /**
   * For each seat: me, open, the name of a bot, or outside:NAME for a bot from outside.
   *
   * @maxItems 8
   */
  seats: string[];
  public?: boolean;
  pace?: 'live' | 'days';
  record?: string | null;
  at?: number | null;
  /** None: nobody is pressed for time. It sets the pace too. */
  clock?: Clock | null;
  /** What one adds to the luck: a random hexadecimal number. */
  seed?: string;
  /** Whether it counts for ratings: accounts and measured bots only. */
  rated?: boolean;
  /** Add one's seed by one's first hello instead, when the commitment is known: the game waits for it. */
  seed_later?: boolean;
}
/** A browser that wants to be told no more. */
export interface OldPlace {
  /** Where the browser is told. */
  endpoint: string;
}
/** Somebody, or a kind of bot, met in the last games. */
export interface OpponentAnswer {
  game: string;
  name: string;
  /** The id of their page; empty where they have none. */
  person: string;
  bot: string;
  games: number;
  /** Games in which one came before them; a shared place counts half. */
  better: number;
}
/** A way in. */
export interface PasskeyAnswer {
  id: string;
  label: string;
  created: number;
  used: number;
}
/** What a new passkey is made for. */
export interface PasskeyChallengeAnswer {
  challenge: string;
  site: string;
  seconds: number;
  user: string;
  name: string;
  algorithms: number[];
  known: string[];
}
/** A page about somebody. Others are told of games at public tables only. */
export interface PersonAnswer {
  id: string;
  name: string;
  account: boolean;
  since: number;
  me: boolean;
  ratings: RatingAnswer[];
  counts: CountAnswer[];
  opponents: OpponentAnswer[];
}
/** How strong somebody is at a game. */
export interface RatingAnswer {
  game: string;
  rating: number;
  /** Too few games to say much. */
  provisional: boolean;
  games: number;
  moved: number;
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
/** How far one has come with something: small, and for oneself alone. */
export interface Progress {
  value: {
    [k: string]:
      boolean | number | string | (boolean | number | string | (boolean | number | string | null)[] | null)[] | null;
  };
}
/** What somebody may do from here on. */
export interface Promoting {
  role: '' | 'moderator' | 'admin';
}
/** One puzzle in a list: how hard it is, and for how many players. */
export interface PuzzleAnswer {
  id: string;
  rating: number;
  players: number;
}
/** What the bot is asked. */
export interface QuestionSeen {
  /** Another one whenever it is asked anew. */
  id: string;
  /** Which kind of question it is, for programs. */
  name: string;
  text: string;
  rule: string;
  /** How many choices are due, one after the other, this one included. */
  need: number;
  choices: ChoiceSeen[];
  /** Unix time after which one of the server's own bots decides … */
  deadline: number;
  /** … and how many seconds are left until then. */
  seconds: number;
}
/** A rating at a moment. */
export interface RatedAnswer {
  at: number;
  rating: number;
}
/** A name that is fit to be seen. */
export interface Renaming {
  name: string;
}
/** A complaint. */
export interface ReportAnswer {
  id: string;
  table: string;
  by: string;
  about: SuspectAnswer;
  kind: 'chat' | 'name' | 'play';
  quote: string;
  why: string;
  created: number;
  closed: number;
}
/** Somebody, as those who keep order see them. */
export interface SuspectAnswer {
  id: string;
  name: string;
  account: boolean;
  role: '' | 'moderator' | 'admin';
  muted_until: number;
}
/** How far a review is, and the review when it is there. */
export interface ReviewAnswer {
  /** Hundredths. */
  done: number;
  review?: ReviewBody | null;
}
/** All that there is to say of a game. */
export interface ReviewBody {
  game: string;
  seats: string[];
  /** Of winning, by seat, after so many steps. */
  chances: number[][];
  decisions: DecisionAnswer[];
  /** What luck gave or took, by seat, of chance of winning. */
  luck: number[];
  accuracy: number[];
  grades: { [k: string]: number }[];
  moments: MomentAnswer[];
  moments_of: MomentAnswer[][];
}
/** How one wants to be told. */
export interface Rule {
  way: 'off' | 'push' | 'mail' | 'both';
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
/** Who sits where. */
export interface SeatSeen {
  seat: number;
  name: string;
  kind: 'person' | 'bot' | 'open';
  bot: string;
}
/** How it stands with one's quick match. */
export interface SeekAnswer {
  state: 'none' | 'waiting' | 'matched';
  game?: string;
  players?: number;
  rated?: boolean;
  bots?: boolean;
  /** Seconds. */
  waited?: number;
  /** Seconds after which bots take the seats that are left. */
  patience?: number;
  /** Where one was matched. */
  table?: string;
}
/** What one would like to play with whoever comes. */
export interface SeekWish {
  game: string;
  players: number;
  rated?: boolean;
  /** Whether bots may take the seats nobody comes for in time. */
  bots?: boolean;
}
/** A device on which one is signed in. */
export interface SessionAnswer {
  id: string;
  label: string;
  created: number;
  used: number;
  current: boolean;
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
  how?: string;
  clock?: Clock | null;
  due?: number;
  paused?: boolean;
  locked?: boolean;
  rematch: string;
  commitment?: string;
  host: boolean;
  away?: boolean;
  rated?: boolean;
  watchers?: number;
  broken?: boolean;
  invites?: { [k: string]: string };
}
/** How one wants to be told of one table; nothing: as of all. */
export interface TableRule {
  way: ('off' | 'push' | 'mail' | 'both') | null;
}
/** A table where the bot has a seat. */
export interface TableSeen {
  table: string;
  game: string;
  players: number;
  options: { [k: string]: boolean | number | string };
  /** The version of the game's rules it is played by. */
  rules: number;
  seat: number;
  seats: SeatSeen[];
  begun: boolean;
  step: number;
  /** Seats that are waited for. */
  waiting: number[];
  question?: QuestionSeen | null;
  /** All that its seat may know. */
  view?: {[k: string]: unknown} | null;
  /** The last of them, newest last. */
  missed?: MissedSeen[];
  over: boolean;
  /** By seat, when it is over … */
  places?: number[];
  /** … with the points, which may be secret before. */
  totals?: number[];
}
/** A term of art or an icon, explained. */
export interface TermAnswer {
  id: string;
  word: string;
  text: string;
  rule: string;
  icons: string[];
}
/** A guest with a token of theirs: told once, kept only as a hash. */
export interface TokenAnswer {
  id: string;
  name: string;
  token: string;
}
/** How one is told. */
export interface ToldAnswer {
  way: 'off' | 'push' | 'mail' | 'both';
  tables: { [k: string]: 'off' | 'push' | 'mail' | 'both' };
  key: string;
  places: number;
  mail: boolean;
}
/** To how many browsers a message was sent. */
export interface TriedAnswer {
  places: number;
}
/** A table that waits for oneself. */
export interface TurnAnswer {
  id: string;
  game: string;
  title: string;
  names: string[];
  asked: string;
  moved: number;
}
/** How one can sign in here. */
export interface WaysAnswer {
  passkey: boolean;
  mail: boolean;
}
/** Why something was not done. */
export interface Wrong {
  /** Which reason it is, for programs. */
  key: string;
  /** The reason in the language asked for, for people. */
  text: string;
}
/** Why an answer was not taken; nothing has changed. */
export interface WrongMove {
  /** Which reason it is, for programs. */
  key: string;
  /** The reason in the language asked for, for people. */
  text: string;
  /** The rule that forbids it, where one does. */
  rule?: string;
}
