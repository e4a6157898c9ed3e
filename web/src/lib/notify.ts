/* The browser's own notification when it becomes my turn and the page is out of sight. Asked for on a button, never by
   surprise. */
import { t } from './i18n.svelte';

export function canAsk(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'default';
}

export async function ask(): Promise<boolean> {
  return (await Notification.requestPermission()) === 'granted';
}

export function announceTurn(question: string): void {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted' || !document.hidden) return;
  try {
    const note = new Notification(t('notify-title'), {
      body: question,
      icon: '/icon-192.png',
      tag: 'starhold-turn',
    });
    note.onclick = () => {
      focus();
      note.close();
    };
  } catch {
    // Some phones allow notifications from a service worker only; the title of the page still says it.
  }
}
