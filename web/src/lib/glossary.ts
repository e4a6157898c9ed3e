/* The glossary of a game: terms by their id and by the icons that stand for them. */
import type { TermAnswer } from '../generated/http';
import { fold } from './words';

export class Glossary {
  private readonly byId: ReadonlyMap<string, TermAnswer>;
  private readonly byIcon: ReadonlyMap<string, TermAnswer>;

  constructor(readonly terms: readonly TermAnswer[]) {
    this.byId = new Map(terms.map((term) => [term.id, term]));
    this.byIcon = new Map(terms.flatMap((term) => term.icons.map((icon) => [icon, term])));
  }

  /** What an element of the table stands for. */
  of(sign: Element): TermAnswer | undefined {
    const term = sign.getAttribute('data-term');
    return (term !== null && this.byId.get(term)) || this.byIcon.get(sign.getAttribute('data-icon') ?? '');
  }

  /** The terms that several of them stand for, each once. */
  all(signs: readonly Element[]): TermAnswer[] {
    return [...new Set(signs.flatMap((sign) => this.of(sign) ?? []))];
  }
}

/** Terms of every table begin so; all others are the game's own. */
const SHARED = 'shell-';
export const isShared = (term: TermAnswer): boolean => term.id.startsWith(SHARED);

/** The terms that hold every word of the query, by their word first; all of them for no query. */
export function searchTerms(terms: readonly TermAnswer[], query: string): TermAnswer[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  const hits = terms.filter((term) => words.every((word) => fold(`${term.word} ${term.text}`).includes(word)));
  const named = (term: TermAnswer) => words.every((word) => fold(term.word).includes(word));
  return words.length === 0 ? hits : [...hits.filter(named), ...hits.filter((term) => !named(term))];
}

const known = new Map<string, Promise<Glossary>>();

/** A glossary, asked for once a language. */
export function glossary(game: string, lang: string, ask: (game: string) => Promise<TermAnswer[]>): Promise<Glossary> {
  const key = `${game} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = ask(game).then((terms) => new Glossary(terms));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
