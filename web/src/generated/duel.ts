/* What a seat is shown of duel. Made by `npm run types`: do not edit. */

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
  cylinder: Cylinder;
  deck_size: number;
  discard: string[];
  epoch: number;
  first_passer: number | null;
  market: (string | null)[];
  preview: Outcome[];
  science_deck_size: number;
  science_discard: string[];
  starter: number;
  tiles: string[];
  turn: number;
  universes: Universe[];
}
/** A question that is open, as a seat sees it. */
export interface Question {
  about: string;
  decision: string;
  need: number;
  picked: string[];
  seat: number;
  due?: number;
  payments?: number;
  proposals?: string[][];
  target?: string;
}
/** Where the grey cylinder stands: above 0 towards seat 0. */
export interface Cylinder {
  column: number;
  row: number;
}
/** Where supremacy would move the cylinder, and what each seat would score by source. */
export interface Outcome {
  axis?: 'military' | 'trade';
  chooser?: number;
  column: number;
  points: { [k: string]: number }[];
  row: number;
}
/** One player. */
export interface Universe {
  allowance: number;
  bonus: Influence;
  colonised: number;
  counts: Objects;
  due?: { [k: string]: number };
  hand?: string[];
  hand_known: string[];
  hand_limit: number;
  hand_size: number;
  income: number;
  influence: Influence;
  laid: string[];
  objects: Objects;
  passed: boolean;
  planets: Planet[];
  plays?: { [k: string]: Play };
  production: Production;
  projected: { [k: string]: number };
  researched: string[];
  science?: string[];
  science_size: number;
  score: Score;
  seat: number;
  tokens: number;
}
/** A number for each influence track. */
export interface Influence {
  diplomacy: number;
  military: number;
  trade: number;
}
/** A number for each space object. */
export interface Objects {
  colony_ship: number;
  production_station: number;
  shuttle: number;
}
/** A planet of a universe. */
export interface Planet {
  card: string;
  colonised: boolean;
  quarters: string[];
  ship: string | null;
}
/** How a card could be played now, so that place and payment are chosen in one gesture. */
export interface Play {
  targets: Target[];
  ways: string[][];
}
/** A place a card could go to, and what going there brings. */
export interface Target {
  action: string;
  completes: boolean;
  objects: Objects;
}
/** A number for each resource. */
export interface Production {
  energy: number;
  food: number;
  metal: number;
  science: number;
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
