/* What a seat is shown of starfarers. Made by `npm run types`: do not edit. */

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
  active: number | null;
  bonus_pool: Upgrades | null;
  closed: string[];
  colours: ('blue' | 'red' | 'white' | 'yellow')[];
  composing: Composing | null;
  dice: number[] | null;
  discards: string[];
  encounter: Encounter | null;
  encounter_deck: number;
  first: number | null;
  fleets: Fleet[];
  flight: Flight | null;
  history: Roll[];
  last_answers: string[];
  last_encounter: string | null;
  neutral: ('blue' | 'red' | 'white' | 'yellow') | null;
  offer: Offer | null;
  offers_left: number | null;
  phase: 'flight' | 'over' | 'production' | 'setup' | 'trade';
  pieces: Piece[];
  prices: Prices;
  produced: Produced[];
  reserve: number;
  reserve_discs: number;
  sectors: Sector[];
  ships: Ship[];
  sites: string[];
  supply: Five;
  tray: Tray;
  turn: number;
  winner: number | null;
}
/** A question that is open, as a seat sees it. */
export interface Question {
  about: string;
  decision: string;
  need: number;
  picked: string[];
  seat: number;
}
/** A number for each upgrade. */
export interface Upgrades {
  booster: number;
  cannon: number;
  freight_pod: number;
}
/** One's own offer in the making. */
export interface Composing {
  ask: Five;
  give: Five;
  to: number[];
}
/** A number for each resource. */
export interface Five {
  carbon: number;
  food: number;
  fuel: number;
  goods: number;
  ore: number;
}
/** The card being read. */
export interface Encounter {
  answers: string[];
  asks: ('amount' | 'yes_no') | null;
  card: string | null;
  group:
    | 'distress'
    | 'false_merchant'
    | 'merchant'
    | 'pirate_attack'
    | 'pirate_bargain'
    | 'pirate_demand'
    | 'rift'
    | 'stolen_goods'
    | 'travelers'
    | 'under_fire'
    | 'wear_and_tear';
  offered: Five;
  second: boolean;
  shakes: Shake[];
  swapped: Five;
  whole: string | null;
}
/** One shake in an encounter. */
export interface Shake {
  balls: ('black' | 'blue' | 'red' | 'yellow')[];
  bonus: number;
  seat: number;
  stat: 'combat' | 'speed' | 'table';
  total: number;
}
/** One player. */
export interface Fleet {
  booster: number;
  cannon: number;
  colour: 'blue' | 'red' | 'white' | 'yellow';
  combat_bonus: number;
  freight_pod: number;
  friendship: string[];
  half_medals: number;
  hand: Five | null;
  hand_limit: number;
  hand_size: number;
  markers: ('diplomats' | 'green_folk' | 'merchants' | 'scientists')[];
  medals: Token[];
  points: number;
  rates: Five;
  reserve_draw: number;
  score: Score;
  seat: number;
  ship_tokens: number;
  speed_bonus: number;
  stations: Stations;
  stock: Stock;
  used: Used;
}
/** A pirate base or an ice planet, or the medal for it. */
export interface Token {
  kind: 'ice' | 'pirate';
  value: number;
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
/** A number for each civilisation. */
export interface Stations {
  diplomats: number;
  green_folk: number;
  merchants: number;
  scientists: number;
}
/** Pieces not yet built. */
export interface Stock {
  colony: number;
  shipyard: number;
  trade_station: number;
  transport: number;
}
/** What was used in this turn. */
export interface Used {
  fame: number;
  goods: boolean;
  help: boolean;
}
/** The flight of this turn. */
export interface Flight {
  balls: ('black' | 'blue' | 'red' | 'yellow')[];
  base: number;
  encounter: boolean;
  left: number | null;
  moving: number | null;
  reach: Stop[];
  speed: number;
}
/**
 */
export interface Stop {
  clears: boolean;
  found: boolean;
  from: string;
  node: string;
  reveals: boolean;
  ship: number;
  station: boolean;
  steps: number;
  stop: boolean;
}
/** A past production. */
export interface Roll {
  gained: number[];
  points: number[];
  roll: number;
  seat: number;
  turn: number;
}
/** An offer that was sent. */
export interface Offer {
  answers: Answer[];
  ask: Five;
  by: number;
  give: Five;
  open: boolean;
  to: number[];
}
/** What somebody answered to an offer. */
export interface Answer {
  answer: 'accept' | 'counter' | 'decline';
  ask: Five;
  give: Five;
  seat: number;
}
/** A colony or a spaceport; nobody owns a neutral one. */
export interface Piece {
  kind: 'colony' | 'spaceport';
  node: string;
  owner: number | null;
}
/** What can be built, with what it costs. */
export interface Prices {
  booster: Price;
  cannon: Price;
  colony_ship: Price;
  freight_pod: Price;
  spaceport: Price;
  trade_ship: Price;
}
/** Resources: only those that are due. */
export interface Price {
  carbon?: number;
  food?: number;
  fuel?: number;
  goods?: number;
  ore?: number;
}
/** What a roll brought somebody. */
export interface Produced {
  n: number;
  resource: 'carbon' | 'food' | 'fuel' | 'goods' | 'ore';
  seat: number;
}
/** One place of the map. */
export interface Sector {
  cards: string[];
  civ: ('diplomats' | 'green_folk' | 'merchants' | 'scientists') | null;
  docks: number[];
  explored: boolean;
  kind: 'empty' | 'outpost' | 'system' | 'unknown';
  marker: number | null;
  planets: Planet[];
  slot: string;
  stars: number;
}
/** A planet of a system that was turned up. */
export interface Planet {
  numbers: number[] | null;
  planet: string;
  resource: 'carbon' | 'food' | 'fuel' | 'goods' | 'ore';
  symbol: 'alpha' | 'beta' | 'delta' | 'gamma' | 'hexagon' | 'square' | 'triangle';
  token: Token | null;
}
/** A ship under way. */
export interface Ship {
  done: boolean;
  grounded: boolean;
  kind: 'colony' | 'trade';
  must_leave: boolean;
  node: string;
  number: number;
  owner: number;
}
/** What is left of the upgrades and half medals. */
export interface Tray {
  booster: number;
  cannon: number;
  freight_pod: number;
  half_medals: number;
}
