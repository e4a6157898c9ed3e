/** Which of the panels on the desk is of use at the moment, and what stands in the middle of the table. */
import { FROM_SUPPLY } from './gesture';
import type { View } from './types';

export type Tab = 'met' | 'build' | 'trade' | 'bank' | 'ships' | 'cards' | 'odds';
/** What lies in the middle of the table, over the map; nothing where the map itself is chosen from. */
export type Moment = 'encounter' | 'seven' | 'take' | 'friendship' | null;

/** Decisions of an encounter that are made on the map: its card makes room. */
const ON_MAP = new Set(['jump', 'land', 'free_ship', 'ground', 'flight', 'place_ship']);

export function momentOf(view: View, decision: string): Moment {
  if (decision === 'friendship') return 'friendship';
  if (view.encounter) return ON_MAP.has(decision) ? null : 'encounter';
  if (decision === 'rob' || view.asked.some((one) => one.decision === 'discard' || one.decision === 'rob'))
    return 'seven';
  return FROM_SUPPLY[decision] ? 'take' : null;
}

const TABS: Readonly<Record<string, Tab>> = {
  offer: 'trade',
  answer: 'trade',
  close: 'trade',
  turn: 'build',
  flight: 'ships',
  place_ship: 'ships',
  ground: 'ships',
};

/** The tab that opens by itself. */
export function autoTab(view: View, decision: string): Tab {
  if (view.offer || view.composing) return 'trade';
  if (decision === 'flight' && view.last_encounter && view.active === view.seat) return 'met';
  return TABS[decision] ?? (view.flight ? 'ships' : 'build');
}

/** What a question is about, to be brought into sight where it is not: on a phone. */
export function aboutOf(decision: string): string {
  switch (decision) {
    case 'bonus':
    case 'gain_upgrade':
    case 'lose_upgrade':
      return '.ship';
    case 'place_colony':
    case 'place_port':
    case 'place_ship':
    case 'free_ship':
    case 'flight':
    case 'jump':
    case 'land':
    case 'ground':
      return '.mapbox';
    case 'offer':
    case 'answer':
    case 'close':
      return '.desk';
    default:
      return '';
  }
}
