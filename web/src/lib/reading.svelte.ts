/* What lies open of a game's books: the player's rulebook, all rules, or the words; and what is searched for. */
import { api } from './api';
import { glossary, searchTerms, type Glossary } from './glossary';
import { guideOf, searchGuide, type GuideBook } from './guide';
import { i18n } from './i18n.svelte';
import { rulebook, searchRules, type Book } from './rulebook';

export type Part = 'guide' | 'rules' | 'words';

/** Which part somebody has turned to, by game: it lies open again when they come back. */
// eslint-disable-next-line svelte/prefer-svelte-reactivity -- read once, when somebody comes
const turned = new Map<string, Part>();

export class Reading {
  /** Undefined: not known yet; null: the game has none. */
  guide = $state.raw<GuideBook | null>();
  book = $state.raw<Book>();
  words = $state.raw<Glossary>();
  query = $state('');
  problem = $state('');
  private wished = $state<Part | null>(null);

  constructor(private readonly game: () => string) {}

  readonly searching = $derived.by(() => this.query.trim() !== '');
  readonly part = $derived.by(
    (): Part => this.wished ?? turned.get(this.game()) ?? (this.guide === null ? 'rules' : 'guide'),
  );
  readonly found = $derived.by(() => ({
    guide: searchGuide(this.guide ?? null, this.query),
    rules: this.searching ? searchRules(this.book?.rules ?? [], this.query) : [],
    terms: this.searching ? searchTerms(this.words?.terms ?? [], this.query) : [],
  }));

  /** Another part, and nothing searched for any more. It stays open if the reader has turned to it. */
  turn(part: Part, stays = true): void {
    this.query = '';
    this.wished = part;
    if (stays) turned.set(this.game(), part);
  }

  /** Ask for what is needed now; run again when that changes. */
  load(): void {
    const [game, lang, failed] = [this.game(), i18n.lang, (error: Error) => (this.problem = error.message)];
    this.problem = '';
    guideOf(game, lang, api.guide).then((guide) => (this.guide = guide), failed);
    if (this.searching || this.part === 'rules') rulebook(game, lang, api).then((book) => (this.book = book), failed);
    if (this.searching || this.part === 'words')
      glossary(game, lang, api.glossary).then((words) => (this.words = words), failed);
  }
}
