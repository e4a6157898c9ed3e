/* Words by key in three languages, with Fluent's plurals. Only the language in use is loaded. */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { bind } from './binding';
import type { Language } from '../generated/socket';

export const LANGUAGES: readonly Language[] = ['en', 'cs', 'lt'];
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', cs: 'Čeština', lt: 'Lietuvių' };
export type Args = Record<string, FluentVariable>;

const shellFiles = import.meta.glob<string>('../locale/*.ftl', { query: '?raw', import: 'default' });
const laterFiles = import.meta.glob<string>('../locale/later/*.ftl', { query: '?raw', import: 'default' });
const gameFiles = import.meta.glob<string>('../games/*/locale/*.ftl', { query: '?raw', import: 'default' });

/** The texts of one language. Missing keys fail `npm run check`; should one slip through, the key itself is shown. */
export class Words {
  private readonly bundle: FluentBundle;
  constructor(
    readonly lang: Language,
    sources: string[],
  ) {
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    for (const source of sources) this.bundle.addResource(new FluentResource(source));
  }
  has(key: string): boolean {
    return this.bundle.hasMessage(key);
  }
  say(key: string, args?: Args): string {
    const message = this.bundle.getMessage(key);
    if (!message?.value) return key;
    const errors: Error[] = [];
    return bind(this.bundle.formatPattern(message.value, args, errors), this.lang);
  }
}

class I18n {
  words = $state.raw(new Words('en', []));
  private games = new Set<string>();
  private all = false;
  /** Whether all words of the shell are there: then it is time for what the first paint left out, too. */
  complete = $state(false);
  /** The words that were asked for last. */
  private coming: Promise<void> = Promise.resolve();
  private wanted: Language = 'en';

  /** Other words of the same language are no reason to ask the server for anything anew. */
  readonly lang: Language = $derived(this.words.lang);

  /** Switch the language; the texts of the boards in use come along. */
  use(lang: Language): Promise<void> {
    this.wanted = lang;
    const mine: Promise<void> = this.sources(lang).then((sources) => {
      if (this.coming !== mine) return this.coming; // switched again or added to meanwhile
      this.words = new Words(lang, sources);
      if (typeof document !== 'undefined') document.documentElement.lang = lang;
    });
    return (this.coming = mine);
  }

  /** All words of the shell: the first paint of the first page has only its own. */
  async addAll(): Promise<void> {
    if (this.all) return;
    this.all = true;
    await this.use(this.wanted);
    this.complete = true;
  }

  /** Add the words of a game's board. */
  async addGame(game: string): Promise<void> {
    if (this.games.has(game)) return;
    this.games.add(game);
    await this.use(this.wanted);
  }

  private async sources(lang: Language): Promise<string[]> {
    const loads = [shellFiles[`../locale/${lang}.ftl`]?.()];
    if (this.all) loads.push(laterFiles[`../locale/later/${lang}.ftl`]?.());
    for (const game of this.games) loads.push(gameFiles[`../games/${game}/locale/${lang}.ftl`]?.());
    return (await Promise.all(loads)).filter((text): text is string => typeof text === 'string');
  }
}

export const i18n = new I18n();

/** The words behind a key, in the language in use. Reading it in a component makes the component follow a switch. */
export function t(key: string, args?: Args): string {
  return i18n.words.say(key, args);
}

/** The same, or a fallback where there is no such key: for names that come from the server, such as bots. */
export function tOr(key: string, fallback: string, args?: Args): string {
  return i18n.words.has(key) ? i18n.words.say(key, args) : fallback;
}
