/** What the board of Three Epochs reads: its view of the table, and the words and figures of its things. */

export type Resource = 'energy' | 'food' | 'metal' | 'science';
export type Track = 'military' | 'trade' | 'diplomacy';
export type SpaceObject = 'colony_ship' | 'shuttle' | 'production_station';
export type Colour = 'grey' | 'green' | 'orange' | 'violet';
export type CardType = 'station' | 'shuttle' | 'planet' | 'colonisation' | 'ship';

export interface Effect {
  kind: string;
  /** A whole sentence. */
  text: string;
}

export interface Quarter {
  kind: 'white' | 'edged' | 'filled';
  colour: Colour | null;
}

export interface Card {
  id: string;
  name: string;
  epoch: number;
  type: CardType;
  /** What a station produces, or the track a shuttle moves. */
  track: Resource | Track | null;
  cost: Partial<Record<Resource, number>>;
  pays: Resource[];
  colour: Colour | null;
  quarters: Quarter[];
  symbols: SpaceObject[];
  /** Its effects wait until the planet is colonised. */
  delayed: boolean;
  effects: Effect[];
  about: string[];
}

export interface Science {
  id: string;
  name: string;
  cost: number;
  symbol: boolean;
  effects: Effect[];
  permanent: Effect[];
  about: string[];
}

export interface Named<Id extends string> {
  id: Id;
  name: string;
}

export interface Tile {
  id: string;
  resource: Resource;
  count: string;
  points: number;
  text: string;
}

export interface DuelThings {
  cards: Card[];
  science: Science[];
  tiles: Tile[];
  resources: Named<Resource>[];
  tracks: Named<Track>[];
  objects: (Named<SpaceObject> & { values: number[] })[];
  colours: Named<Colour>[];
  types: Named<CardType>[];
  board: { radius: number; military: number[]; trade: number[]; quadrant: number[][] };
  note: string;
}

export interface PlanetView {
  card: string;
  /** 'open', 'filled' as printed, or the colonisation card that lies there. */
  quarters: string[];
  colonised: boolean;
  ship: string | null;
}

export interface Universe {
  seat: number;
  hand_size: number;
  hand_known: string[];
  hand_limit: number;
  allowance: number;
  science_size: number;
  researched: string[];
  laid: string[];
  planets: PlanetView[];
  production: Record<Resource, number>;
  influence: Record<Track, number>;
  bonus: Record<Track, number>;
  /** Tokens of space objects. */
  objects: Record<SpaceObject, number>;
  /** Laid cards that show the object. */
  counts: Record<SpaceObject, number>;
  colonised: number;
  income: number;
  tokens: number;
  passed: boolean;
  score: { total: number; parts: { source: string; points: number; text?: string }[] };
  /** Only one's own. */
  hand?: string[];
  due?: Record<string, number>;
  science?: string[];
}

export interface AskedOf {
  seat: number;
  decision: string;
  about?: string;
  due?: number;
  target?: string;
  picked?: string[];
  payments?: number;
  proposals?: string[][];
}

/** Where the cylinder would go, and what each seat would score. */
export interface Outcome {
  row: number;
  column: number;
  points: Record<string, number>[];
  axis?: 'military' | 'trade';
  chooser?: number;
}

export interface DuelView {
  seat: number | null;
  options: Record<string, unknown>;
  round: number;
  epoch: number;
  turn: number;
  first_passer: number | null;
  market: (string | null)[];
  deck_size: number;
  discard: string[];
  science_deck_size: number;
  science_discard: string[];
  tiles: string[];
  cylinder: { row: number; column: number };
  preview: Outcome[];
  universes: Universe[];
  asked: AskedOf[];
  over: boolean;
}

export const RESOURCES: readonly Resource[] = ['energy', 'food', 'metal', 'science'];
export const TRACKS: readonly Track[] = ['military', 'trade', 'diplomacy'];
export const EPOCHS = 3;
