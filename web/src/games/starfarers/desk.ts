/** Which of the panels on the desk is of use at the moment. */
import type { View } from './types';

export type Tab = 'now' | 'build' | 'trade' | 'ships' | 'cards' | 'odds';
/** What the first tab is about, where something happens that needs one. */
export type Moment = 'encounter' | 'seven' | 'relief' | null;

export function momentOf(view: View, decision: string): Moment {
  if (view.encounter || view.last_encounter) return 'encounter';
  if (decision === 'rob' || view.asked.some((one) => one.decision === 'discard' || one.decision === 'rob'))
    return 'seven';
  return decision === 'relief' ? 'relief' : null;
}

const TABS: Readonly<Record<string, Tab>> = {
  friendship: 'cards',
  offer: 'trade',
  answer: 'trade',
  close: 'trade',
  turn: 'build',
  flight: 'ships',
  place_ship: 'ships',
};

/** The tab that opens by itself. */
export function autoTab(view: View, decision: string, moment: Moment): Tab {
  if (decision === 'friendship') return 'cards';
  if (view.offer || view.composing) return 'trade';
  if (moment) return 'now';
  return TABS[decision] ?? (view.flight ? 'ships' : 'build');
}

/** What a question is about, to be brought into sight where it is not: above all on a phone. */
export function aboutOf(decision: string): string {
  switch (decision) {
    case 'discard':
    case 'pay':
    case 'hand_over':
      return '.hand';
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
      return '.mapbox';
    case 'turn':
      return '';
    default:
      return '.desk';
  }
}
