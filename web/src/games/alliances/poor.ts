/** Choices that are legal but lose something, or bring nothing: each is told in a few words, and none glows like a good one. */
import { verbOf, whatOf } from '../common/notation';
import type { Ui } from '../board_contract';
import type { Names } from './names';
import { MOST_CREDITS, MOST_CRUISERS, ROUNDS, type Alliance, type Bundle, type Resource, type View } from './types';
import { bundleWords, entries } from './words';

type Say = Pick<Ui, 't'>;

interface Deal {
  cost: Bundle;
  gain: Bundle;
  /** The gain is all it is for. */
  only?: boolean;
}

/** What an action costs and brings at once, as far as the table shows it; null where it shows nothing of that. */
export function dealOf(action: string, view: View, me: Alliance, names: Names): Deal | null {
  const what = whatOf(action);
  switch (verbOf(action)) {
    case 'convert':
      return { cost: { [what as Resource]: 1 }, gain: { credits: 1 }, only: true };
    case 'scavenge':
      return { cost: {}, gain: { [scavenged(view)]: 1 }, only: true };
    case 'trade': {
      const [card, n] = what.split('.');
      const exchange = view.trade.find((one) => one.card === card)?.exchanges[Number(n) - 1];
      return exchange ? { ...exchange, only: true } : null;
    }
    case 'colonize': {
      const planet = view.systems.flatMap((one) => one.planets).find((one) => one.site === what);
      return planet ? { cost: me.prices.colonize, gain: planet.reward } : null;
    }
    case 'boost':
      return { cost: {}, gain: names.faction(what)?.boost ?? {}, only: true };
    case 'main':
      return { cost: {}, gain: names.faction(what)?.bonus ?? {} };
    case 'research':
      return { cost: {}, gain: names.technology(what.slice(0, what.lastIndexOf('.')))?.gain ?? {} };
    default:
      return null;
  }
}
export const scavenged = (view: Pick<View, 'options'>): Resource =>
  String(view.options.scavenge_gain ?? 'production') as Resource;

const MOST: Bundle = { credits: MOST_CREDITS, production: MOST_CREDITS, cruisers: MOST_CRUISERS };

/** What of a deal goes beyond a limit (alliances:C3, alliances:D15). */
export function lossOf({ cost, gain }: Deal, me: Alliance): Bundle {
  return Object.fromEntries(
    entries(gain).flatMap(([resource, n]) => {
      const most = MOST[resource];
      if (most === undefined) return [];
      const over = Math.min(n, me[resource] - (cost[resource] ?? 0) + n - most);
      return over > 0 ? [[resource, over]] : [];
    }),
  );
}

/** Why an action is a poor one, in a few words; '' for any other. */
export function poorWords(action: string, view: View, me: Alliance, names: Names, ui: Say): string {
  const deal = dealOf(action, view, me, names);
  if (!deal) return '';
  const lost = lossOf(deal, me);
  const words = bundleWords(lost, ui);
  const all = entries(deal.gain).every(([resource, n]) => lost[resource] === n);
  if (words && all && deal.only) return ui.t('alliances-poor-nothing', { what: words });
  if (words) return ui.t('alliances-poor-lost', { what: words });
  return tooLate(action, deal, view, me) ? ui.t('alliances-poor-late') : '';
}

/** After the last action of the game resources are worth nothing (alliances:J3). */
function tooLate(action: string, { gain, only }: Deal, view: View, me: Alliance): boolean {
  if (!only || view.round < ROUNDS) return false;
  const scores: readonly Resource[] = ['prestige', 'relic', 'cruisers']; // cruisers: for the war to come
  if (entries(gain).some(([resource]) => scores.includes(resource))) return false;
  if (gain.production && view.options.industrialism_scores === 'production') return false;
  // An action takes the last cube; whatever is free comes too late when there is none left for an action.
  const acts = verbOf(action) === 'scavenge' || verbOf(action) === 'trade';
  return acts ? me.cubes <= 1 && !hasFree(me) : me.acted && me.cubes === 0 && !hasFree(me);
}
/** It has abilities that turn resources into something else (the Weasels into prestige, the Mnemori into relics). */
const hasFree = (me: Alliance): boolean => me.factions.some((id) => FREE.includes(id));
const FREE: readonly string[] = ['weasels', 'mnemori'];
