/* Small things about sentences. */

/** A phrase without what stands in brackets, brackets within brackets included. */
export function bare(phrase: string): string {
  const shorter = phrase.replace(/[ \u00a0]\([^()]*\)/g, '');
  return shorter === phrase ? phrase : bare(shorter);
}

/** Phrases short enough for buttons: without brackets, unless two of them would then be the same. */
export function buttons(phrases: string[]): string[] {
  const short = phrases.map(bare);
  return short.map((one, i) => (short.indexOf(one) === short.lastIndexOf(one) ? one : phrases[i]!));
}

/** How many words all phrases begin with; the last word of the shortest is never one of them. */
function common(phrases: string[][]): number {
  let words = 0;
  const shortest = Math.min(...phrases.map((phrase) => phrase.length));
  while (words < shortest - 1 && phrases.every((phrase) => phrase[words] === phrases[0]![words])) words += 1;
  return words;
}

/** What several choices are about, without the words they all begin with: "Gem World, Public Works". */
export function tails(phrases: string[]): string {
  const split = phrases.map((phrase) => bare(phrase).split(' '));
  const words = common(split);
  return split.map((phrase) => phrase.slice(words).join(' ')).join(', ');
}

/** Several choices as one phrase: words they all begin with are said once ("Discard Gem World, Public Works"), and what
    stands in brackets is left to the cards. */
export function joinChoices(phrases: string[]): string {
  if (phrases.length < 2) return phrases[0] ?? '';
  const first = bare(phrases[0]!).split(' ');
  const words = common(phrases.map((phrase) => bare(phrase).split(' ')));
  return [...first.slice(0, words), tails(phrases)].join(' ');
}

/** Without case, accents and curly apostrophes, to search by. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .replaceAll('’', "'")
    .toLowerCase();
}

/** How long ago, in words of the language. */
export function ago(seconds: number, lang: string): string {
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  const steps: [Intl.RelativeTimeFormatUnit, number][] = [
    ['day', 86_400],
    ['hour', 3_600],
    ['minute', 60],
  ];
  for (const [unit, size] of steps) if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'minute');
}
