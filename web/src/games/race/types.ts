/** Types of the board of Race: its view as the server makes it, and the words and figures of its cards. */
import type { View } from '../../generated/race';

export type * from '../../generated/race';
export type Good = 'novelty' | 'rare' | 'genes' | 'alien';
export type Phase = Exclude<View['phase'], ''>;

export type PowerPhase = Phase | 'trade';

export interface Power {
  phase: PowerPhase;
  phase_word: string;
  /** A whole sentence. */
  text: string;
  /** The message behind it with its values, for short words on the face of a card. */
  key?: string;
  values?: Record<string, string | number>;
}

export interface Card {
  id: string;
  name: string;
  world: boolean;
  military: boolean;
  /** What is paid, or the defence of a military world. */
  cost: number;
  vp: number | null;
  good: Good | null;
  source: 'production' | 'windfall' | null;
  start?: number | null;
  keywords: string[];
  facts: string[];
  powers: Power[];
  scoring: { text: string }[];
}

export interface Things {
  cards: Card[];
}

export const PHASES: readonly Phase[] = ['explore', 'develop', 'settle', 'consume', 'produce'];
export const NUMERALS: Record<PowerPhase, string> = {
  explore: 'I',
  develop: 'II',
  settle: 'III',
  trade: '$',
  consume: 'IV',
  produce: 'V',
};

/** The action cards and the phase each of them calls. */
export const ACTIONS: readonly { id: string; phase: Phase; icon: PowerPhase | 'vp' }[] = [
  { id: 'explore_5', phase: 'explore', icon: 'explore' },
  { id: 'explore_1_1', phase: 'explore', icon: 'explore' },
  { id: 'develop', phase: 'develop', icon: 'develop' },
  { id: 'settle', phase: 'settle', icon: 'settle' },
  { id: 'trade', phase: 'consume', icon: 'trade' },
  { id: 'double_vp', phase: 'consume', icon: 'consume' },
  { id: 'produce', phase: 'produce', icon: 'produce' },
];
