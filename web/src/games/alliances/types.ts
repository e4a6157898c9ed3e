/** What the board of Age of Galaxy reads: its view of the table, and the words and figures of its things. */

export type Resource = 'credits' | 'production' | 'discovery' | 'influence' | 'prestige' | 'relic' | 'cruisers';
export type Kind = 'temperate' | 'water' | 'frozen' | 'desert' | 'volcanic' | 'barren';
export type Ideology = 'militarism' | 'culture' | 'industrialism' | 'diplomacy' | 'science';
/** The nine actions of the board. */
export type Act =
  'colonize' | 'develop' | 'manufacture' | 'retrieve' | 'scavenge' | 'trade' | 'explore' | 'nominate' | 'research';

/** Resources with their amounts: a price, a reward. */
export type Bundle = Partial<Record<Resource, number>>;

export interface Named<Id extends string> {
  id: Id;
  name: string;
}

export interface Faction {
  id: string;
  name: string;
  ideology: Ideology;
  adaptations: Kind[];
  ability: { name: string; text: string; short: string };
  bonus: Bundle;
  boost: Bundle;
  /** Its unique technology. */
  technology: string | null;
  /** All of it as one sentence. */
  sentence: string;
}

export interface Technology {
  id: string;
  name: string;
  /** 1 to 3 on the board, 4 for a unique one. */
  level: number;
  column: number;
  requires: string[];
  advanced: boolean;
  gain: Bundle;
  text: string;
  short: string;
  faction: string | null;
}

export interface Exchange {
  cost: Bundle;
  gain: Bundle;
  text?: string;
}

export interface AlliancesThings {
  factions: Faction[];
  technologies: Technology[];
  systems: (Named<string> & { sites: string[] })[];
  trade_cards: (Named<string> & { slots: number[]; front: Exchange[]; back: Exchange[] })[];
  explore_tokens: { id: string; reward: Bundle; text: string }[];
  resources: Named<Resource>[];
  kinds: Named<Kind>[];
  ideologies: (Named<Ideology> & { text: string })[];
  actions: (Named<Act> & { text: string })[];
  /** What differs where an option has another value. */
  readings?: (Partial<Worded> & { when: Record<string, unknown> })[];
  note: string;
}
/** The parts whose words depend on options. */
export type Worded = Pick<AlliancesThings, 'factions' | 'technologies' | 'trade_cards' | 'ideologies' | 'actions'>;

export type Why = 'empty' | 'occupied' | 'technology' | 'guarded' | 'unguarded';

export interface Planet {
  site: string;
  /** The planet token that lies there. */
  token: string | null;
  kind: Kind;
  reward: Bundle;
  status: 'empty' | 'colonised' | 'developed' | 'occupied';
  owner: number | null;
  protected: boolean;
  why: Why;
}

export interface SystemView {
  place: number;
  /** Nothing while it lies face down. */
  system: string | null;
  within_fleet: boolean;
  planets: Planet[];
  tokens: { site: string; there: boolean }[];
}

export interface TradeView {
  card: string;
  side: 'front' | 'back';
  slots: number | null;
  open: number | null;
  /** By colour: on the card, and on the action space under it. */
  cubes: number[];
  below: number[];
  full: boolean;
  /** Cubes that would come back to hand by this card alone. */
  back: number[] | null;
  exchanges: Exchange[];
}

export interface Score {
  seat: number;
  total: number;
  parts: { source: string; points: number; text?: string }[];
}

export interface Prices {
  colonize: Bundle;
  develop: Bundle;
  manufacture: Bundle;
  retrieve: Bundle;
  explore: Bundle;
  nominate: Bundle;
  research: { basic: Bundle[]; advanced: Bundle[] };
}

export interface Alliance {
  seat: number;
  automa: boolean;
  credits: number;
  production: number;
  discovery: number;
  influence: number;
  prestige: number;
  relic: number;
  /** In hand, as are the cubes. */
  cruisers: number;
  cubes: number;
  supply: { cubes: number; cruisers: number };
  strength: number;
  /** Cruisers kept after war. */
  keeps: number;
  factions: string[];
  ideology: Ideology | null;
  true_ideology: string | null;
  technologies: string[];
  adaptations: Kind[];
  colonised: number;
  developed: number;
  occupied: number;
  guard: { needed: number; held: number; safe: boolean; always: boolean };
  hand_size: number;
  played: boolean;
  acted: boolean;
  prices: Prices;
  score: Score;
  /** Only one's own. */
  hand?: string[];
  aside?: string[];
  pack?: string[];
}

export interface War {
  ranking: { seat: number; place: number; count: number; strength: number; reward: Bundle }[];
  overlord: number | null;
  targets: string[];
}

export interface AlliancesView {
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  round: number;
  phase: 'setup' | 'production' | 'action' | 'war' | 'galactic' | 'over';
  solo: boolean;
  fleet: number;
  order: number[];
  turn: number | null;
  systems: SystemView[];
  explored: string[];
  trade: TradeView[];
  golden_era: number[];
  anomaly: number[];
  council: { seat: number; prestige: number; state: 'open' | 'taken' | 'blocked'; holder: number | null }[];
  track: { seat: number; prestige: number }[];
  next_order: number[];
  alliances: Alliance[];
  war: War | null;
  discard: string[];
  deck_size: number;
  revealed: string[];
  asked: { seat: number; decision: string; about: string | null }[];
  over: boolean;
}

export const ROUNDS = 5;
export const MAINS = 3;
export const MOST_CRUISERS = 5;
/** In the order people count them. */
export const RESOURCES: readonly Resource[] = [
  'credits',
  'production',
  'discovery',
  'influence',
  'prestige',
  'relic',
  'cruisers',
];
/** Each stands below a trade card, whose cubes it feeds. */
export const SPACES: readonly Act[] = ['manufacture', 'retrieve', 'scavenge'];
export const FREE_SPACES: readonly Act[] = ['colonize', 'develop', 'trade', 'explore', 'nominate', 'research'];
