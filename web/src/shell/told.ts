/* What happened at the table besides the game, among the chat. */
import type { ChatLine } from '../generated/socket';
import { t } from '../lib/i18n.svelte';
import { botName } from '../lib/seats';
import type { Table } from '../lib/table.svelte';

/** Such a line in words. */
export function toldWords(line: ChatLine, table: Table): string {
  const name = typeof line.seat === 'number' ? table.seatName(line.seat) : (line.what ?? '');
  switch (line.told) {
    case 'offered':
      return t(`offer-asks-${line.what}`, { name });
    case 'ended':
      return t(`ended-${line.what}`);
    case 'resigned':
    case 'timed':
      return `${t(`told-${line.told}`, { name })}${line.what ? ` ${t('told-plays-on', { bot: botName(line.what) })}` : ''}`;
    case 'relieved':
      return t('told-relieved', { name, bot: botName(line.what ?? '') });
    default:
      return t(`told-${line.told}`, { name });
  }
}
