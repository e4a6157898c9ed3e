/* What a seat is shown of alliances. Made by `npm run types`: do not edit. */

/** What a view has in every game. */
export interface View {
  asked: Question[];
  end_reason: string;
  game: string;
  options: { [k: string]: boolean | number | string };
  over: boolean;
  players: number;
  round: number;
  seat: number | null;
  alliances: Alliance[];
  anomaly: number[];
  council: Seat[];
  deck_size: number;
  discard: string[];
  explored: string[];
  fleet: number;
  golden_era: number[];
  next_order: number[];
  order: number[];
  phase: 'action' | 'galactic' | 'over' | 'production' | 'setup' | 'war';
  revealed: string[];
  solo: boolean;
  systems: System[];
  track: Standing[];
  trade: Trade[];
  turn: number | null;
  war: War | null;
}
/** A question that is open, as a seat sees it. */
export interface Question {
  about: string;
  decision: string;
  need: number;
  picked: string[];
  seat: number;
}
/** One player, or the automa. */
export interface Alliance {
  acted: boolean;
  adaptations: ('barren' | 'desert' | 'frozen' | 'temperate' | 'volcanic' | 'water')[];
  aside?: string[];
  automa: boolean;
  colonised: number;
  credits: number;
  cruisers: number;
  cubes: number;
  developed: number;
  discovery: number;
  factions: string[];
  guard: Guard;
  hand?: string[];
  hand_size: number;
  ideology: ('culture' | 'diplomacy' | 'industrialism' | 'militarism' | 'science') | null;
  influence: number;
  keeps: number;
  occupied: number;
  pack?: string[];
  played: boolean;
  prestige: number;
  prices: Prices;
  production: number;
  relic: number;
  score: Score | null;
  seat: number;
  strength: number;
  supply: Supply;
  technologies: string[];
  true_ideology: string | null;
}
/** Whether the planets of a player are protected (alliances:E3). */
export interface Guard {
  always: boolean;
  held: number;
  needed: number;
  safe: boolean;
}
/** What each action costs a player, a unit where there may be several. */
export interface Prices {
  colonize: Amounts;
  develop: Amounts;
  explore: Amounts;
  manufacture: Amounts;
  nominate: Amounts;
  research: Research;
  retrieve: Amounts;
}
/** Resources: only those there are any of. */
export interface Amounts {
  credits?: number;
  cruisers?: number;
  discovery?: number;
  influence?: number;
  prestige?: number;
  production?: number;
  relic?: number;
}
/** The ways to pay for a technology. */
export interface Research {
  advanced: Amounts[];
  basic: Amounts[];
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
/** Pieces not yet in hand. */
export interface Supply {
  cruisers: number;
  cubes: number;
}
/** A seat of the council. */
export interface Seat {
  holder: number | null;
  prestige: number;
  seat: number;
  state: 'blocked' | 'open' | 'taken';
}
/** A place of the row. */
export interface System {
  place: number;
  planets: Planet[];
  system: string | null;
  tokens: Token[];
  within_fleet: boolean;
}
/** A planet of a system that is turned up. */
export interface Planet {
  kind: 'barren' | 'desert' | 'frozen' | 'temperate' | 'volcanic' | 'water';
  owner: number | null;
  protected: boolean;
  reward: Amounts;
  site: string;
  status: 'colonised' | 'developed' | 'empty' | 'occupied';
  token: string | null;
  why: 'empty' | 'guarded' | 'occupied' | 'technology' | 'unguarded';
}
/** A place for an explore token. */
export interface Token {
  site: string;
  there: boolean;
}
/** A cube on the prestige track. */
export interface Standing {
  prestige: number;
  seat: number;
}
/** A trade card. */
export interface Trade {
  back: number[] | null;
  below: number[];
  card: string;
  cubes: number[];
  exchanges: Exchange[];
  full: boolean;
  open: number | null;
  side: 'back' | 'front';
  slots: number | null;
}
/** One of the two exchanges of a trade card. */
export interface Exchange {
  cost: Amounts;
  gain: Amounts;
}
/** What war would bring now. */
export interface War {
  overlord: number | null;
  ranking: Rank[];
  targets: string[];
}
/** A place in war. */
export interface Rank {
  count: number;
  place: number;
  reward: Amounts;
  seat: number;
  strength: number;
}
