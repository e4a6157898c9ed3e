/** Types of the board of Starfarers: its view as the server makes it, and the words and figures of its things. */
import type {
  Encounter,
  Fleet,
  Five,
  Flight,
  Planet,
  Price,
  Prices,
  Stations,
  Upgrades,
  View,
} from '../../generated/starfarers';

export type * from '../../generated/starfarers';
export type Resource = keyof Five;
export type Upgrade = keyof Upgrades;
export type Build = Exclude<keyof Prices, Upgrade>;
export type Civ = keyof Stations;
export type Colour = Fleet['colour'];
export type Ball = Flight['balls'][number];
/** On the back of a disc; planets of a home system carry a letter instead. */
export type Symbol = Planet['symbol'];
export type Shape = Extract<Symbol, 'triangle' | 'square' | 'hexagon'>;
export type Zone = 'far' | 'near' | 'home';
export type Group = Encounter['group'];
export type Phase = View['phase'];

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

export interface EncounterCard {
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

export interface Things {
  resources: Named<Resource>[];
  upgrades: (Named<Upgrade> & { price: Price; limit: number; text: string })[];
  builds: (Named<Build> & { price: Price; text: string })[];
  civilisations: (Named<Civ> & { text: string })[];
  friendship: Friendship[];
  encounters: EncounterCard[];
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
export type Worded = Pick<Things, 'encounters' | 'friendship' | 'balls'>;

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
