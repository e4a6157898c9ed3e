/** Types of the board of Age of Galaxy: its view as the server makes it, and the words and figures of its things. */
import type { Alliance, Amounts as Bundle, Planet, Prices } from '../../generated/alliances';

export type * from '../../generated/alliances';
export type { Bundle };
export type Resource = keyof Bundle;
export type Kind = Planet['kind'];
export type Ideology = NonNullable<Alliance['ideology']>;
export type Why = Planet['why'];
/** The nine actions of the board. */
export type Act = keyof Prices | 'scavenge' | 'trade';

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

export interface Things {
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
export type Worded = Pick<Things, 'factions' | 'technologies' | 'trade_cards' | 'ideologies' | 'actions'>;

export const ROUNDS = 5;
export const MAINS = 3;
export const MOST_CRUISERS = 5;
/** Of credits and of production (alliances:C3). */
export const MOST_CREDITS = 12;
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
