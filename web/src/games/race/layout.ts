/**
 * How large cards are in a box: so many of them, as large as their words allow, always all of them.
 *
 * A card shows itself in one of three ways: tall (picture over words), flat (picture beside words) or as a line (its name
 * alone). The way and the number of lines that suit words best are taken. The type is made for a common card, and not much
 * larger than the wordiest one can have; a card with more to say than its box holds makes its own type smaller (`fit.ts`),
 * so that nothing is ever cut.
 */
/** A phone, either way up: the page scrolls, and score and hand stand above the question. */
export const PHONE = '(max-width: 720px), (max-height: 499px)';

export type Face = 'tall' | 'flat' | 'line';

export interface Box {
  width: number;
  height: number;
}
export interface Fitted {
  face: Face;
  columns: number;
  rows: number;
  /** Of one card. */
  width: number;
  height: number;
  /** Of its words, in pixels. */
  type: number;
}
interface Wish {
  /** Cards say in a foot what a click does: there is room for it even while it is empty. */
  foot?: boolean;
  /** How much longer than in English words are. */
  wordy?: number;
  gap?: number;
  /** The largest type; and the smallest of a row of cards that show their powers: where it would be less, names alone are
      shown. */
  most?: number;
  least?: number;
}
/** What a card has to say, in letters. */
interface Words {
  name: number;
  powers: readonly number[];
}

const COMMON: Words = { name: 17, powers: [15, 15] };
const WORDIEST: Words = { name: 22, powers: [22, 22, 75] };
const LEAST = 9.5;
const MOST = 18;
/** A line is read even where it is small, but not smaller than this. */
const LINE_LEAST = 12;
const LINE_MOST = 15;
/** How much smaller than the rest the wordiest card may be, at the least it is aimed at. */
const SHRINKS = 0.72;

/** The width of a letter and the height of a line, in the size of the type. */
const LETTER = 0.52;
const LINE = 1.25;
/** Words want so much room beside each other. */
const NARROWEST: Record<Face, number> = { tall: 8.5, flat: 7.5, line: 5.5 };
/** Breadth to height that looks best. */
const SHAPE = { tall: 0.75, flat: 2 };

const linesOf = (letters: number, width: number, type: number): number => Math.ceil((letters * LETTER * type) / width);

/** How high a card of that width has to be. */
export function needed(face: Face, width: number, type: number, wish: Wish = {}, words: Words = COMMON): number {
  const { foot = false, wordy = 1 } = wish;
  const beside = { tall: 1.1, flat: 4.6, line: 2.6 }[face];
  const text = width - beside * type;
  if (text < NARROWEST[face] * type) return Infinity;
  if (face === 'line') return (linesOf(words.name * wordy, text, type) * 1.1 + 0.3) * type;
  const name = linesOf(words.name * wordy, text - (face === 'flat' ? 0.9 * type : 0), type * 1.05) * 1.2;
  const lines = words.powers.reduce((sum, power) => sum + linesOf(power * wordy, text - 2 * type, type), 0);
  const high = name + lines * LINE + 0.7 + (foot ? 1.65 : 0);
  return type * (face === 'flat' ? Math.max(high, foot ? 5.4 : 3.8) : high + 2.6);
}

/** The largest type with which a card of that size can say what it has to; 0 if there is none. */
function typeFor(face: Face, card: Box, wish: Wish, words: Words): number {
  const most = Math.min(wish.most ?? MOST, face === 'line' ? LINE_MOST : MOST);
  for (let type = most; type >= 6; type -= 0.5) {
    if (needed(face, card.width, type, wish, words) <= card.height) return type;
  }
  return 0;
}

/** A row that grows card by card keeps its cards as they are for a while: it is laid out for the next step. */
export const stepped = (count: number, first = 6, step = 2): number =>
  count <= first ? first : first + Math.ceil((count - first) / step) * step;

/** So many cards in a box. */
export function fit(box: Box, count: number, wish: Wish = {}): Fitted {
  const gap = wish.gap ?? 6;
  const places = Math.max(1, count);
  let best: Fitted | null = null;
  let worth = -Infinity;
  for (let rows = 1; rows <= places; rows++) {
    const columns = Math.ceil(places / rows);
    if (rows > 1 && Math.ceil(places / (rows - 1)) === columns) continue; // the last line would stay empty
    const card = { width: (box.width - (columns - 1) * gap) / columns, height: (box.height - (rows - 1) * gap) / rows };
    for (const face of ['tall', 'flat', 'line'] as const) {
      const { type, value } = judge(face, card, wish);
      if (value <= worth) continue;
      worth = value;
      best = { face, columns, rows, ...card, type };
    }
  }
  return (
    best ?? { face: 'line', columns: places, rows: 1, width: box.width / places, height: box.height, type: LINE_LEAST }
  );
}

/** The type a card of that size would have, and how good that is: any card with its powers before any name alone. */
function judge(face: Face, card: Box, wish: Wish): { type: number; value: number } {
  const common = typeFor(face, card, wish, COMMON);
  if (common === 0) return { type: 0, value: -Infinity };
  if (face === 'line') return { type: Math.max(common, LINE_LEAST), value: common - 100 };
  const wordiest = typeFor(face, card, wish, WORDIEST);
  const least = wish.least ?? LEAST;
  const type = Math.max(Math.min(common, wordiest / SHRINKS), Math.min(common, least));
  const value = type + 0.5 * wordiest - Math.abs(Math.log(card.width / card.height / SHAPE[face]));
  return { type, value: type < least ? value - 200 : value };
}
