/** What each of the nine actions costs and brings, as the table stands. */
import type { Ui } from '../board_contract';
import { scavenged } from './poor';
import type { Act, Alliance, Bundle, View } from './types';
import { waysWords } from './words';

type Say = Pick<Ui, 't'>;

/** The price for this player now: one bundle, or several of which one is paid; none where it stands elsewhere. */
export function tilePrices(act: Act, me: Alliance): Bundle[] {
  switch (act) {
    case 'scavenge':
      return [{}];
    case 'trade':
      return [];
    case 'research':
      return me.prices.research.basic;
    default:
      return [me.prices[act]];
  }
}
/** The same in words. */
export function tilePrice(act: Act, me: Alliance, ui: Say): string {
  const words = waysWords(tilePrices(act, me), ui);
  if (act === 'manufacture' || act === 'retrieve') return ui.t('alliances-each', { price: words });
  // Somebody may have to hold a cruiser without giving it away.
  return act === 'explore' && !me.prices.explore.cruisers ? ui.t('alliances-price-hold') : words;
}

/** What it brings, where that is the same wherever it is done: one bundle, or a choice of two. */
export function tileGains(act: Act, view: Pick<View, 'options'>): Bundle[] {
  switch (act) {
    case 'scavenge':
      return [{ [scavenged(view)]: 1 }];
    case 'manufacture':
      return [{ cruisers: 1 }];
    case 'retrieve':
      return [{ relic: 1 }];
    case 'develop':
      return developGains(view);
    default:
      return [];
  }
}

/** What may be chosen in Develop besides the prestige, as the options read it (alliances:D6). */
export function developGains({ options }: Pick<View, 'options'>): Bundle[] {
  const more: Bundle = options.develop_choice === 'production' ? { production: 1 } : { credits: 1 };
  return options.purple_and_star === 'swapped'
    ? [{ ...more, influence: 1 }, { discovery: 1 }]
    : [{ ...more, discovery: 1 }, { influence: 1 }];
}
