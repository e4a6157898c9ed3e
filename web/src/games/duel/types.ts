/** Types of the board of Three Epochs: its view as the server makes it, and the words and figures of its things. */
import type { Influence, Objects, Production } from '../../generated/duel';

export type * from '../../generated/duel';
export type Resource = keyof Production;
export type Track = keyof Influence;
export type SpaceObject = keyof Objects;

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

export interface Things {
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

export const RESOURCES: readonly Resource[] = ['energy', 'food', 'metal', 'science'];
export const TRACKS: readonly Track[] = ['military', 'trade', 'diplomacy'];
export const EPOCHS = 3;
