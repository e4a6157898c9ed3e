/* The browser's own notification when it becomes my turn and the page is out of sight. It is allowed by a
   button (`told.svelte.ts`), never by surprise. */
import { t } from './i18n.svelte';

export function announceTurn(table: string, question: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const note = new Notification(t('notify-title'), {
      body: question,
      icon: '/icon-192.png',
      tag: `table-${table}`, // as a push message has it: of the two one is shown
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from a service worker only; the title of the page still says it.
  }
}
