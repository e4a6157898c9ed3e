/** What the board of Starfarers reads: its view of the table, and the words and figures of its things. */

export type Resource = 'ore' | 'fuel' | 'carbon' | 'food' | 'goods';
export type Upgrade = 'booster' | 'cannon' | 'freight_pod';
export type Build = 'colony_ship' | 'trade_ship' | 'spaceport';
export type Civ = 'green_folk' | 'merchants' | 'scientists' | 'diplomats';
export type Colour = 'yellow' | 'red' | 'white' | 'blue';
export type Ball = 'yellow' | 'red' | 'blue' | 'black';
export type Shape = 'triangle' | 'square' | 'hexagon';
/** On the back of a disc; planets of a home system carry a letter instead. */
export type Mark = Shape | 'alpha' | 'beta' | 'gamma' | 'delta';
export type Zone = 'far' | 'near' | 'home';
export type Group =
  | 'merchant'
  | 'false_merchant'
  | 'pirate_demand'
  | 'stolen_goods'
  | 'pirate_bargain'
  | 'pirate_attack'
  | 'distress'
  | 'under_fire'
  | 'rift'
  | 'travelers'
  | 'wear_and_tear';

/** Cards by resource, all five named. */
export type Five = Record<Resource, number>;
/** Only what is due. */
export type Price = Partial<Five>;

export interface Token {
  kind: 'pirate' | 'ice';
  value: number;
}

export interface Planet {
  planet: string;
  resource: Resource;
  symbol: Mark;
  /** Nothing while the disc lies face down, or where a token lies. */
  numbers: number[] | null;
  token: Token | null;
}

export interface Sector {
  slot: string;
  /** Of the tile; a home system has none. */
  stars: 0 | 1 | 2;
  kind: 'system' | 'outpost' | 'empty' | 'unknown';
  /** A system whose discs lie face up. */
  explored: boolean;
  planets: Planet[];
  civ: Civ | null;
  /** Seats of the stations, in the order they came. */
  docks: number[];
  marker: number | null;
  /** Friendship cards that are left. */
  cards: string[];
}

export interface Piece {
  node: string;
  /** Nobody's: a neutral one. */
  owner: number | null;
  kind: 'colony' | 'spaceport';
}

export interface Ship {
  owner: number;
  number: number;
  kind: 'colony' | 'trade';
  node: string;
  /** Its move in this flight is over. */
  done: boolean;
  grounded: boolean;
  must_leave: boolean;
}

export interface Score {
  seat: number;
  total: number;
  tiebreak?: number;
  parts: { source: string; points: number; text?: string }[];
}

export interface Fleet {
  seat: number;
  colour: Colour;
  points: number;
  hand_size: number;
  /** Only one's own. */
  hand: Five | null;
  /** Those built; the Scientists' cards come on top. */
  booster: number;
  cannon: number;
  freight_pod: number;
  speed_bonus: number;
  combat_bonus: number;
  half_medals: number;
  medals: { kind: string; value: number }[];
  friendship: string[];
  markers: Civ[];
  stations: Partial<Record<Civ, number>>;
  stock: { colony: number; trade_station: number; transport: number; shipyard: number };
  ship_tokens: number;
  /** Cards given to the supply for one. */
  rates: Five;
  hand_limit: number;
  /** Cards from the reserve at the next own production. */
  reserve_draw: number;
  used: { fame: number; help: boolean; goods: boolean };
  score: Score;
}

/** An intersection a ship can be taken to. Follow `from` back to draw the way. */
export interface Stop {
  ship: number;
  node: string;
  steps: number;
  from: string;
  /** It may end its move there. */
  stop: boolean;
  found: boolean;
  station: boolean;
  /** Something is revealed when it comes by. */
  reveals: boolean;
}

export interface Flight {
  balls: Ball[];
  base: number;
  encounter: boolean;
  speed: number;
  /** The ship under way, and the steps it has left. */
  moving: number | null;
  left: number | null;
  /** Only for the one who flies. */
  reach: Stop[];
}

export interface Shake {
  seat: number;
  balls: Ball[];
  bonus: number;
  total: number;
  stat: 'combat' | 'speed' | 'table';
}

export interface EncounterView {
  group: Group;
  /** Unknown to all before the answer. */
  card: string | null;
  asks: 'amount' | 'yes_no' | null;
  /** A second question on the same card. */
  second: boolean;
  offered: Five;
  answers: string[];
  swapped: Five;
  shakes: Shake[];
  /** Only for the one who reads it aloud. */
  whole: string | null;
}

export interface Answer {
  seat: number;
  answer: 'accept' | 'decline' | 'counter';
  give: Five;
  ask: Five;
}

export interface OfferView {
  by: number;
  give: Five;
  ask: Five;
  to: number[];
  /** One side is left to the others: they answer with proposals. */
  open?: boolean;
  /** Empty until all have answered. */
  answers: Answer[];
}

export interface Composing {
  give: Five;
  ask: Five;
  to?: number[];
}

export interface Past {
  turn: number;
  seat: number;
  roll: number;
  gained: number[];
  points: number[];
}

export type Phase = 'setup' | 'production' | 'trade' | 'flight' | 'over';

export interface StarfarersView {
  game: 'starfarers';
  seat: number | null;
  players: number;
  options: Record<string, unknown>;
  /** From 1; 0 in the set-up. */
  turn: number;
  /** The same, for the shell. */
  round: number;
  active: number | null;
  first: number | null;
  phase: Phase;
  /** Whose printed start it is. Players are drawn by `markOf(seat)`, as the shell draws them everywhere; neutral is grey. */
  colours: Colour[];
  neutral: Colour | null;
  sectors: Sector[];
  pieces: Piece[];
  /** Sites of home systems closed for good. */
  closed: string[];
  ships: Ship[];
  supply: Five;
  reserve: number;
  encounter_deck: number;
  discards: string[];
  tray: Record<Upgrade | 'half_medals', number>;
  reserve_discs: number;
  bonus_pool: Record<Upgrade, number> | null;
  fleets: Fleet[];
  prices: Record<Build | Upgrade, Price>;
  dice: [number, number] | null;
  produced: { seat: number; resource: Resource; n: number }[];
  flight: Flight | null;
  encounter: EncounterView | null;
  last_encounter: string | null;
  /** What was answered on it. */
  last_answers: string[];
  offer: OfferView | null;
  composing: Composing | null;
  /** None where there is no limit. */
  offers_left: number | null;
  history: Past[];
  asked: { seat: number; decision: string; need: number; picked: string[] }[];
  over: boolean;
  end_reason: '' | 'fifteen_points' | 'turn_limit';
  winner: number | null;
}

export interface Named<Id extends string = string> {
  id: Id;
  name: string;
}

export interface MapNode {
  id: string;
  /** Board units: x counts half hex sides, y heights of a triangle; home is at the bottom. */
  x: number;
  y: number;
  neighbours: string[];
}

export interface MapSlot {
  slot: string;
  zone: Zone;
  /** The node in its middle. */
  centre: string;
  hexes: { planet: string; x: number; y: number }[];
  /** Nodes between hexes 1-2, 2-3, 3-1: colony sites of a system, docks of an outpost. */
  joints: string[];
  ring: string[];
  /** By colony site, the two berths beside it. */
  berths: Record<string, string[]>;
}

export interface Branch {
  answer: string;
  label: string;
  text: string;
}

export interface Encounter {
  id: string;
  number: number;
  group: Group;
  name: string;
  opening: string;
  /** Its text is known; false: put together anew. */
  published: boolean;
  asks: 'amount' | 'yes_no' | null;
  branches: Branch[];
}

export interface Friendship {
  id: string;
  civ: Civ;
  name: string;
  text: string;
  short: string;
}

export interface StarfarersThings {
  resources: Named<Resource>[];
  upgrades: (Named<Upgrade> & { price: Price; limit: number; text: string })[];
  builds: (Named<Build> & { price: Price; text: string })[];
  civilisations: (Named<Civ> & { text: string })[];
  friendship: Friendship[];
  encounters: Encounter[];
  groups: (Named<Group> & { opening: string; question: string })[];
  balls: (Named & { value: number })[];
  colours: Named<Colour>[];
  discs?: Named[];
  tiles: { id: string; kind: 'system' | 'outpost' | 'empty'; stars: number; civ: Civ | null }[];
  symbols: Named[];
  map: { nodes: MapNode[]; slots: MapSlot[] };
  actions: (Named & { text: string })[];
  points: (Named & { source: string; points: number })[];
  /** What differs where options have other values. */
  readings?: (Partial<Worded> & { when: Record<string, unknown> })[];
  note: string;
}
/** The parts whose words depend on options. */
export type Worded = Pick<StarfarersThings, 'encounters' | 'friendship' | 'balls'>;

export const RESOURCES: readonly Resource[] = ['ore', 'fuel', 'carbon', 'food', 'goods'];
export const UPGRADES: readonly Upgrade[] = ['booster', 'cannon', 'freight_pod'];
export const BUILDS: readonly Build[] = ['colony_ship', 'trade_ship', 'spaceport'];
export const CIVS: readonly Civ[] = ['green_folk', 'merchants', 'scientists', 'diplomats'];
/** How many a mothership can carry. */
export const LIMITS: Record<Upgrade, number> = { booster: 6, cannon: 6, freight_pod: 5 };
/** The colour an upgrade is drawn in: that of what it is built from. */
export const UPGRADE_TINT: Record<Upgrade, Resource> = { booster: 'fuel', cannon: 'carbon', freight_pod: 'ore' };
/** Points that end the game. */
export const GOAL = 15;
