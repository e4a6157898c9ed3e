/* Being told that it is my turn while I am elsewhere: by push messages to this browser, by letter, or not at all. The
   browser is asked only when a button was pressed for it. */
import type { ToldAnswer } from '../generated/http';
import { toldApi as api } from './told_api';
import { i18n } from './i18n.svelte';
import { session } from './session.svelte';
import { load, save } from './store';

export type Way = ToldAnswer['way'];
/** What this browser was last told to the server as: whose, where, in which language. */
const MARK = 'push';

export const pushes = (way: Way): boolean => way === 'push' || way === 'both';
export const mails = (way: Way): boolean => way === 'mail' || way === 'both';
export const wayOf = (push: boolean, mail: boolean): Way => (push ? (mail ? 'both' : 'push') : mail ? 'mail' : 'off');

/** Whether this browser can be told at all; not over a plain connection, nor in some private windows. */
export function able(): boolean {
  return (
    typeof navigator !== 'undefined' &&
    'serviceWorker' in navigator &&
    typeof PushManager !== 'undefined' &&
    typeof Notification !== 'undefined'
  );
}

function bytes(key: string): Uint8Array<ArrayBuffer> {
  const plain = atob(key.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(plain, (sign) => sign.charCodeAt(0));
}
const same = (one: ArrayBuffer | null | undefined, other: Uint8Array): boolean =>
  !!one && new Uint8Array(one).join() === other.join();

class Told {
  now = $state.raw<ToldAnswer | null>(null);
  /** Whether this browser is one of those that are told. */
  here = $state(false);
  /** The browser was told never to ask. */
  barred = $state(able() && Notification.permission === 'denied');

  async load(): Promise<void> {
    if (!session.guest) return;
    this.now = await api.told();
    this.here = this.now.places > 0 && load(MARK) !== null && Notification?.permission === 'granted';
  }

  way(table?: string): Way {
    return (table ? this.now?.tables[table] : undefined) ?? this.now?.way ?? 'off';
  }

  /** As a rule; what needs this browser asks it first. False: it was not allowed. */
  async set(way: Way): Promise<boolean> {
    await session.ensureGuest();
    if (pushes(way) && !this.here && !(await this.subscribe())) return false;
    await api.setTold(way);
    await this.load();
    return true;
  }
  /** Of one table; null: as a rule. */
  async setTable(table: string, way: Way | null): Promise<boolean> {
    if (way && pushes(way) && !this.here && !(await this.subscribe())) return false;
    await api.setTableTold(table, way);
    await this.load();
    return true;
  }
  /** Nothing to this browser any more. */
  async leave(): Promise<void> {
    const subscription = await (await navigator.serviceWorker.ready).pushManager.getSubscription();
    save(MARK, null);
    this.here = false;
    if (!subscription) return;
    await api.forgetPlace(subscription.endpoint).catch(() => undefined); // it was not known there either
    await subscription.unsubscribe();
    await this.load();
  }

  private async subscribe(): Promise<boolean> {
    if (!able()) return false;
    const allowed = await Notification.requestPermission();
    this.barred = allowed === 'denied';
    if (allowed !== 'granted') return false;
    const key = bytes((this.now ?? (await api.told())).key);
    const { pushManager } = await navigator.serviceWorker.ready;
    let subscription = await pushManager.getSubscription();
    if (subscription && !same(subscription.options.applicationServerKey, key)) {
      await subscription.unsubscribe(); // it was for another server at this address
      subscription = null;
    }
    subscription ??= await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    await this.note(subscription);
    return true;
  }
  private async note(subscription: PushSubscription): Promise<void> {
    await api.addPlace(subscription.toJSON());
    save(MARK, this.mark(subscription));
    this.here = true;
  }
  private mark(subscription: PushSubscription): string {
    return `${session.guest?.id} ${i18n.lang} ${subscription.endpoint}`;
  }

  /** What this browser said of itself may have changed: the guest, the language, where it is told. */
  async refresh(): Promise<void> {
    const kept = load(MARK);
    if (!kept || !able() || Notification.permission !== 'granted') return;
    const registration = await navigator.serviceWorker.getRegistration();
    if (!registration) return;
    try {
      let subscription = await registration.pushManager.getSubscription();
      if (!session.guest) {
        save(MARK, null);
        await subscription?.unsubscribe(); // signed out: whoever sits here next is told nothing; the server notices
        return;
      }
      if (!subscription) {
        const { key } = await api.told();
        subscription = await registration.pushManager.subscribe({
          userVisibleOnly: true,
          applicationServerKey: bytes(key),
        });
      }
      if (this.mark(subscription) !== kept) await this.note(subscription);
    } catch {
      // Out of reach, or not allowed any more: the next page tries again.
    }
  }
}
export const told = new Told();
