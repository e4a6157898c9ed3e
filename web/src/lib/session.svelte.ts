/* Who I am on this device: guest and language. */
import { api, ApiError, setToken } from './api';
import type { MeAnswer, TokenAnswer } from '../generated/http';
import { i18n, LANGUAGES, t } from './i18n.svelte';
import type { Language } from '../generated/socket';
import { settings } from './settings.svelte';
import { load, save } from './store';

function keptGuest(): TokenAnswer | null {
  try {
    const guest = JSON.parse(load('guest') ?? 'null') as TokenAnswer | null;
    return guest && typeof guest.token === 'string' ? guest : null;
  } catch {
    return null;
  }
}

/** The language of last time, else the first of the browser's that we speak. */
export function firstLanguage(kept: string | null, preferred: readonly string[]): Language {
  const known = (tag: string) => LANGUAGES.find((lang) => tag.toLowerCase().split('-')[0] === lang);
  return (kept && known(kept)) || preferred.map(known).find((lang) => lang !== undefined) || 'en';
}

class Session {
  guest = $state.raw<TokenAnswer | null>(null);
  /** What the server says of that guest: whether they have an account, and what they may do. */
  me = $state.raw<MeAnswer | null>(null);
  private making: Promise<TokenAnswer> | null = null;

  async start(): Promise<void> {
    settings.follow();
    this.keep(keptGuest());
    addEventListener('storage', (event) => {
      // Somebody signed in or out in another tab: this one is the same person.
      if (event.key === 'starhold.guest') {
        this.keep(keptGuest());
        void this.check();
      }
    });
    await i18n.use(firstLanguage(load('lang'), navigator.languages ?? []));
  }

  keep(guest: TokenAnswer | null): void {
    if (guest?.id !== this.guest?.id) this.me = null;
    this.guest = guest;
    setToken(guest?.token ?? '');
    save('guest', guest ? JSON.stringify(guest) : null);
  }

  /** The guest of this device, made silently where there is none yet. Clicks that come meanwhile wait for the same one. */
  async ensureGuest(): Promise<TokenAnswer> {
    if (this.guest) return this.guest;
    this.making ??= this.makeGuest(100).finally(() => {
      this.making = null;
    });
    const guest = await this.making;
    this.keep(guest);
    return guest;
  }

  /** A guest by a name with a number; if an account is called that, by a longer one. */
  private makeGuest(below: number): Promise<TokenAnswer> {
    const number = Math.floor(below * (0.1 + 0.9 * Math.random()));
    return api.newGuest(t('guest-name', { number })).catch((error: ApiError) => {
      if (error.key !== 'name-taken') throw error;
      return this.makeGuest(below * 10);
    });
  }

  /** Ask the server whether it still knows this guest; a database that was thrown away must not lock anybody out. */
  async check(): Promise<void> {
    if (!this.guest) return;
    try {
      const me = await api.me();
      this.me = me;
      if (me.name !== this.guest.name) this.keep({ ...this.guest, name: me.name });
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) this.keep(null);
    }
  }

  async rename(name: string): Promise<void> {
    if (!this.guest) {
      this.keep(await api.newGuest(name));
      return;
    }
    const me = await api.rename(name);
    this.keep({ ...this.guest, name: me.name });
  }

  async speak(lang: Language): Promise<void> {
    save('lang', lang);
    await i18n.use(lang);
  }
}

export const session = new Session();
