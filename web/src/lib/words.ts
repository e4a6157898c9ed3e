/* Small things about sentences. */

/** A phrase without what stands in brackets. */
export const bare = (phrase: string): string => phrase.replace(/ \([^()]*\)/g, '');

/** Several choices as one phrase: words they all begin with are said once ("Discard Gem World, Public Works"), and what
    stands in brackets is left to the cards. */
export function joinChoices(phrases: string[]): string {
  if (phrases.length < 2) return phrases[0] ?? '';
  const short = phrases.map(bare);
  const [first] = short;
  const split = short.map((phrase) => phrase.split(' '));
  let common = 0;
  const shortest = Math.min(...split.map((words) => words.length));
  while (common < shortest - 1 && split.every((words) => words[common] === split[0]![common])) common += 1;
  return [first, ...split.slice(1).map((words) => words.slice(common).join(' '))].join(', ');
}

/** Without case and accents, to search by. */
export function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
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
