/* Searching a rulebook. */
import type { RuleAnswer } from '../generated/http';
import { fold } from './words';

export interface Section {
  name: string;
  rules: RuleAnswer[];
}

/** The rules that hold every word of the query, in the order of the book; a rule's number alone finds it at once. */
export function searchRules(rules: RuleAnswer[], query: string): RuleAnswer[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return rules;
  const number = words.length === 1 ? words[0]! : '';
  const exact = rules.filter((rule) => fold(rule.id) === number || fold(rule.id).split(':')[1] === number);
  if (exact.length > 0) return exact;
  const text = (rule: RuleAnswer) => fold(`${rule.id} ${rule.section} ${rule.title} ${rule.text}`);
  const hits = rules.filter((rule) => words.every((word) => text(rule).includes(word)));
  const inTitle = (rule: RuleAnswer) => words.every((word) => fold(rule.title).includes(word));
  return [...hits.filter(inTitle), ...hits.filter((rule) => !inTitle(rule))];
}

/** Rules one after the other, gathered under the heading they share. */
export function bySection(rules: RuleAnswer[]): Section[] {
  const sections: Section[] = [];
  for (const rule of rules) {
    const last = sections.at(-1);
    if (last && last.name === rule.section) last.rules.push(rule);
    else sections.push({ name: rule.section, rules: [rule] });
  }
  return sections;
}

export interface Book {
  /** The aim, what marks and words mean, the options; Markdown. */
  preface: string;
  rules: RuleAnswer[];
}
interface Source {
  rules: (game: string) => Promise<RuleAnswer[]>;
  preface: (game: string) => Promise<string>;
}

const books = new Map<string, Promise<Book>>();

/** A rulebook, asked for once a language. */
export function rulebook(game: string, lang: string, source: Source): Promise<Book> {
  const key = `${game} ${lang}`;
  let book = books.get(key);
  if (!book) {
    book = Promise.all([source.preface(game), source.rules(game)]).then(([preface, rules]) => ({ preface, rules }));
    book.catch(() => books.delete(key));
    books.set(key, book);
  }
  return book;
}
