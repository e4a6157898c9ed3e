/* The player's rulebook: its sections, the marks of its picture, and searching it. */
import type { GuideAnswer } from '../generated/http';
import { fold } from './words';

export interface Section {
  id: string;
  title: string;
  /** Runs of lines with an empty one between, as Markdown. */
  blocks: string[];
}
export interface GuideBook {
  title: string;
  sections: Section[];
  /** What the numbers in the picture stand at, in their order. */
  marks: string[];
}
/** Where the table is drawn. */
export const PICTURE = '{picture}';

export function readGuide({ title, text }: GuideAnswer): GuideBook {
  const sections: Section[] = [];
  for (const block of text.split(/\n\s*\n/)) {
    const [first = '', ...rest] = block.trim().split('\n');
    const heading = /^## (.*)$/.exec(first)?.[1];
    if (heading !== undefined || sections.length === 0)
      sections.push({ id: `part-${sections.length + 1}`, title: heading?.trim() ?? '', blocks: [] });
    const body = (heading === undefined ? [first, ...rest] : rest).join('\n').trim();
    if (body) sections.at(-1)!.blocks.push(body);
  }
  const marks = [...text.matchAll(/^\s*\d+[.)] \{at:([\w.:-]+)\}/gm)].map(([, name]) => name!);
  return { title, sections, marks };
}

export interface GuideHit {
  section: Section;
  /** The places of that section in which the words are: paragraphs, items of lists, rows of tables. */
  texts: string[];
}

/** Without what is markup and not words. */
const plain = (text: string): string => text.replace(/\{rule:[^}]*\}|[*`|]/g, '');
const ITEM = /^(?:[-*]|\d+[.)]) (?:\{at:[^}]*\}\s*)?/;

/** What can be found by itself: an item of a list, a row of a table with its head, or a whole paragraph. */
function parts(block: string): string[] {
  const lines = block.split('\n');
  if (lines[0]!.startsWith('|')) return lines.slice(2).map((row) => [lines[0], lines[1], row].join('\n'));
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line) || items.length === 0) items.push(line.replace(ITEM, ''));
    else items[items.length - 1] += `\n${line}`;
  }
  return items;
}

/** The places that hold every word of the query, in the order of the book; sections in whose heading they are first. */
export function searchGuide(book: GuideBook | null, query: string): GuideHit[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (!book || words.length === 0) return [];
  const holds = (text: string): boolean => words.every((word) => fold(text).includes(word));
  const hits: GuideHit[] = [];
  const titled: GuideHit[] = [];
  for (const section of book.sections) {
    const blocks = section.blocks.filter((block) => block !== PICTURE);
    if (holds(section.title)) {
      titled.push({ section, texts: blocks.slice(0, 1) });
      continue;
    }
    const texts = blocks.flatMap(parts).filter((text) => holds(`${section.title} ${plain(text)}`));
    if (texts.length > 0) hits.push({ section, texts });
  }
  return [...titled, ...hits];
}

const known = new Map<string, Promise<GuideBook | null>>();

/** A player's rulebook, asked for once a language; null where a game has none. */
export function guideOf(
  game: string,
  lang: string,
  ask: (game: string) => Promise<GuideAnswer | null>,
): Promise<GuideBook | null> {
  const key = `${game} ${lang}`;
  let found = known.get(key);
  if (!found) {
    found = ask(game).then((answer) => answer && readGuide(answer));
    found.catch(() => known.delete(key));
    known.set(key, found);
  }
  return found;
}
