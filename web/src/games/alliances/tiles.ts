/** What each of the nine actions costs and brings, as the table stands. */
import type { Ui } from '../board_contract';
import { actionsOf } from '../common/notation';
import type { Act, Alliance, View, Bundle, Resource } from './types';
import { bundleWords, waysWords } from './words';

type Say = Pick<Ui, 't'>;

/** The price for this player now. */
export function tilePrice(act: Act, me: Alliance, ui: Say): string {
  const free = ui.t('alliances-free');
  switch (act) {
    case 'scavenge':
      return free;
    case 'trade':
      return ui.t('alliances-price-trade');
    case 'research':
      return waysWords(me.prices.research.basic, ui);
    case 'manufacture':
    case 'retrieve':
      return ui.t('alliances-each', { price: bundleWords(me.prices[act], ui, free) });
    case 'explore': {
      // Somebody may have to hold a cruiser without giving it away.
      const price = bundleWords(me.prices.explore, ui);
      return price || ui.t('alliances-price-hold');
    }
    default:
      return bundleWords(me.prices[act], ui, free);
  }
}

/** What it brings; where the number matters, the most that is possible now. */
export function tileGain(act: Act, view: View, legal: Iterable<string>, ui: Say): string {
  if (act === 'scavenge') {
    const gain: Bundle = { [String(view.options.scavenge_gain ?? 'production') as Resource]: 1 };
    return bundleWords(gain, ui);
  }
  if (act === 'manufacture' || act === 'retrieve')
    return ui.t(`alliances-gain-${act}`, { n: actionsOf(act, legal).length });
  return ui.t(`alliances-gain-${act}`);
}
