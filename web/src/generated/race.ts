/* What a seat is shown of race. Made by `npm run types`: do not edit. */

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
  deck_size: number;
  discard_known: string[];
  discard_size: number;
  empires: Empire[];
  order: number[];
  phase: '' | 'consume' | 'develop' | 'explore' | 'produce' | 'settle';
  pool: number;
}
/** A question that is open, as a seat sees it. */
export interface Question {
  about: string;
  decision: string;
  need: number;
  picked: string[];
  seat: number;
}
/** One player. */
export interface Empire {
  actions: string[];
  chips: number;
  explored?: string[];
  explored_size: number;
  hand?: string[];
  hand_known: string[];
  hand_size: number;
  military: number;
  score: Score;
  seat: number;
  tableau: Place[];
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
/** A card in a tableau. */
export interface Place {
  active: boolean;
  card: string;
  good: boolean;
}
