/**
 * The icon vocabulary: every icon has one shape, and a word that stands beside it, in its title or in its accessible
 * name. Drawn on a 24 grid; `solid` ones are filled. Within one game no two solid ones share a silhouette, and no good
 * has the shape of a player's mark.
 */
import { memo } from './seed';

interface Drawing {
  path: string;
  solid?: true;
}

const line = (path: string): Drawing => ({ path });
const solid = (path: string): Drawing => ({ path, solid: true });

export const ICONS = {
  // players
  amber: solid('M12 3L22 20H2Z'),
  coral: solid('M4 4H20V20H4Z'),
  pearl: solid('M12 2L22 12L12 22L2 12Z'),
  azure: solid('M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z'),
  // goods of Race
  novelty: solid(
    'M8.2 8.2A4.9 4.9 0 1 1 15.8 8.2A4.9 4.9 0 1 1 15.8 15.8A4.9 4.9 0 1 1 8.2 15.8A4.9 4.9 0 1 1 8.2 8.2Z',
  ),
  rare: solid('M7 3.4H17L22 12L17 20.6H7L2 12Z'),
  genes: solid('M12 2C18 8 20 11.5 20 14.5A8 7.5 0 0 1 4 14.5C4 11.5 6 8 12 2Z'),
  alien: solid('M12 1L15 9L23 12L15 15L12 23L9 15L1 12L9 9Z'),
  any: line('M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM7.5 12h9M12 7.5v9'),
  production: line('M12 6A6 6 0 1 1 12 18A6 6 0 0 1 12 6ZM12 1V3M12 21V23M1 12H3M21 12H23'),
  windfall: line('M12 4A8 8 0 0 1 12 20M12 20A8 8 0 0 1 12 4M12 8V13M12 16V16.2'),
  // phases of Race
  explore: line('M10 4A6 6 0 1 1 10 16A6 6 0 0 1 10 4ZM14.5 14.5L21 21M10 7V13M7 10H13'),
  develop: line('M12 2V5M12 5A2 2 0 1 1 12 9A2 2 0 0 1 12 5M11 9L5 22M13 9L19 22M8 16Q12 18.5 16 16'),
  settle: line('M6 22V3M6 4H18L15 8L18 12H6M2 22H22'),
  trade: line('M3 8H19M15 4L19 8L15 12M21 16H5M9 12L5 16L9 20'),
  consume: line('M5 3H19M5 21H19M7 3C7 9 17 15 17 21M17 3C17 9 7 15 7 21'),
  produce: line('M12 22V11M12 13C12 8 8 6 3 6C3 11 7 13 12 13ZM12 11C12 6 16 4 21 4C21 9 17 11 12 11Z'),
  // resources and things of Three Epochs
  energy: solid('M13 1.5L4 14H11L9.5 22.5L20 9.5H12.5Z'),
  food: solid('M4 20Q2 5 21 3Q22 19 6.5 18.5L4 22Z'),
  metal: solid('M6.5 6H17.5L22 19H2Z'),
  science: line('M9 2.5H15M10 2.5V9L4 20Q4 21.5 5.5 21.5H18.5Q20 21.5 20 20L14 9V2.5M7 15H17'),
  token: line(
    'M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 0 1 12 2.5ZM12 7V17M7 12H17M8.5 8.5L15.5 15.5M15.5 8.5L8.5 15.5',
  ),
  station: line('M12 8A4 4 0 1 1 12 16A4 4 0 0 1 12 8ZM2 9H6V15H2ZM18 9H22V15H18ZM6 12H8M16 12H18'),
  shuttle: line('M12 2L16 9L22 18L12 15L2 18L8 9Z'),
  colony_ship: solid('M12 1L17 10V16L21 22H3L7 16V10Z'),
  planet: line('M12 5A7 7 0 1 1 12 19A7 7 0 0 1 12 5ZM2 15Q12 19 22 9'),
  quarter: solid('M6 18V3.5A14.5 14.5 0 0 1 20.5 18Z'),
  commerce: line('M12 3V20M7 20H17M4 7H20M4 7L1 14H7ZM20 7L17 14H23Z'),
  diplomacy: line('M2 12L8 6L12 9L16 6L22 12L14 19L12 17L10 19Z'),
  income: line('M20 8A9 9 0 1 0 21 14M20 3V8H15'),
  // resources and things of Age of Galaxy
  credits: line('M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 0 1 12 2.5ZM15.5 8.5A5 5 0 1 0 15.5 15.5'),
  industry: line(
    'M12 8A4 4 0 1 1 12 16A4 4 0 0 1 12 8ZM12 2V5M12 19V22M2 12H5M19 12H22M5 5L7 7M17 17L19 19M19 5L17 7M5 19L7 17',
  ),
  discovery: line('M12 2L14.5 9.5L22 12L14.5 14.5L12 22L9.5 14.5L2 12L9.5 9.5Z'),
  influence: line('M12 2L19 6V14L12 22L5 14V6ZM9 10L12 12L15 10M12 12V17'),
  relic: line('M9 2H15M10 2V5Q4 8 6 14Q8 20 10 21H14Q16 20 18 14Q20 8 14 5V2M6.5 12H17.5'),
  cruiser: solid('M12 1L15 9L21 14V18L14 16L12 22L10 16L3 18V14L9 9Z'),
  strength: line('M12 2L21 5V12Q20 19 12 22Q4 19 3 12V5ZM8 13L12 9L16 13'),
  cube: solid('M12 2L21 7V17L12 22L3 17V7Z'),
  culture: line('M7 3Q3 9 7 15Q9 18 12 18T17 15Q21 9 17 3M6 7H18M10 7V17.5M14 7V17.5M12 18V22M9 22H15'),
  factory: line('M3 21V10L9 14V10L15 14V4H20V21ZM7 17.5H8M12 17.5H13'),
  // kinds of planets
  temperate: line('M5 19Q3 6 20 4Q21 18 7 18M5 21Q9 12 15 9'),
  water: line('M2 8Q7 3 12 8T22 8M2 14Q7 9 12 14T22 14M2 20Q7 15 12 20T22 20'),
  frozen: line('M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17'),
  desert: line('M2 18Q8 6 14 14Q17 10 22 18ZM17 4A2.5 2.5 0 1 1 17 9A2.5 2.5 0 0 1 17 4'),
  volcanic: line('M2 20L9 9H15L22 20ZM10 6V3M14 6L16 3'),
  barren: line(
    'M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM9 7A2.2 2.2 0 1 1 9 11.4A2.2 2.2 0 0 1 9 7ZM15 13A2 2 0 1 1 15 17A2 2 0 0 1 15 13',
  ),
  // shared by games
  vp: solid('M12 1.5L14.8 8.6L22.4 9.1L16.5 13.9L18.4 21.3L12 17.2L5.6 21.3L7.5 13.9L1.6 9.1L9.2 8.6Z'),
  card: line('M6 2.5H18Q19.5 2.5 19.5 4V20Q19.5 21.5 18 21.5H6Q4.5 21.5 4.5 20V4Q4.5 2.5 6 2.5ZM8 7H13'),
  cost: line('M12 2.5A9.5 9.5 0 1 1 12 21.5A9.5 9.5 0 0 1 12 2.5Z'),
  defence: line('M12 2L21 5V12Q20 19 12 22Q4 19 3 12V5Z'),
  military: line('M3 15L12 8L21 15M3 20L12 13L21 20M6 9L12 4L18 9'),
  dice: line('M4 4H20V20H4ZM8.5 8.5V8.6M15.5 15.5V15.6M12 12V12.1'),
  arrow: line('M3 12H20M14 6L20 12L14 18'),
  deck: line('M4 7H15V21H4ZM7 7V4H18V18H15M10 4V2H21V15H18'),
  // shell
  book: line('M12 6Q8 3 3 4V19Q8 18 12 21Q16 18 21 19V4Q16 3 12 6ZM12 6V21'),
  log: line('M4 6H20M4 12H20M4 18H14'),
  chat: line('M3 4H21V16H12L7 20.5V16H3Z'),
  undo: line('M9 5L4 10L9 15M4 10H14Q20 10 20 15.5T14 20'),
  lock: line('M6 11H18V21H6ZM8.5 11V8A3.5 3.5 0 0 1 15.5 8V11'),
  check: line('M4 12.5L10 18L20 6'),
  cross: line('M5 5L19 19M19 5L5 19'),
  clock: line('M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM12 7V12L15.5 14'),
  people: line(
    'M9 4A3.5 3.5 0 1 1 9 11A3.5 3.5 0 0 1 9 4ZM2.5 20Q3 14 9 14T15.5 20M16 5A3 3 0 0 1 16 11M18 14.5Q21 15.5 21.5 20',
  ),
  bot: line('M5 8H19V19H5ZM12 8V4M9 12.5V14M15 12.5V14M2 12V15M22 12V15'),
  sun: line(
    'M12 7A5 5 0 1 1 12 17A5 5 0 0 1 12 7ZM12 1V3M12 21V23M1 12H3M21 12H23M4 4L5.5 5.5M18.5 18.5L20 20M20 4L18.5 5.5M4 20L5.5 18.5',
  ),
  moon: line('M20 14A8.5 8.5 0 1 1 10 4A7 7 0 0 0 20 14Z'),
  info: line('M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM12 11V16.5M12 7.5V7.6'),
  help: line('M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM9.5 9.5Q9.5 7 12 7T14.5 9.5Q14.5 11 12 12.5V13.5M12 16.8V16.9'),
  search: line('M10 4A6 6 0 1 1 10 16A6 6 0 0 1 10 4ZM14.5 14.5L21 21'),
  plus: line('M12 4V20M4 12H20'),
  link: line(
    'M10 14A4.5 4.5 0 0 0 16.5 14L20 10.5A4.5 4.5 0 0 0 13.5 4L12 5.5M14 10A4.5 4.5 0 0 0 7.5 10L4 13.5A4.5 4.5 0 0 0 10.5 20L12 18.5',
  ),
  copy: line('M8 8H20V21H8ZM16 8V3H4V16H8'),
  download: line('M12 3V15M7 10L12 15L17 10M4 20H20'),
  upload: line('M12 15V3M7 8L12 3L17 8M4 20H20'),
  play: solid('M6 3L21 12L6 21Z'),
  pause: line('M8 4V20M16 4V20'),
  next: line('M8 4L16 12L8 20'),
  previous: line('M16 4L8 12L16 20'),
  forward: line('M4 4L12 12L4 20M12 4L20 12L12 20'),
  rewind: line('M12 4L4 12L12 20M20 4L12 12L20 20'),
  last: line('M5 4L13 12L5 20M19 4V20'),
  first: line('M19 4L11 12L19 20M5 4V20'),
  fork: line('M6 3V21M6 12Q6 8 12 8T18 3M14 6L18 3L20 7'),
  chart: line('M3 3V21H21M6 16L11 10L15 13L21 5'),
  bell: line('M5 17Q7 15 7 10A5 5 0 0 1 17 10Q17 15 19 17ZM10 20.5Q12 22 14 20.5'),
  eye: line('M2 12Q12 2 22 12Q12 22 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 0 1 12 9Z'),
  globe: line('M12 3A9 9 0 1 1 12 21A9 9 0 0 1 12 3ZM3 12H21M12 3Q6 12 12 21M12 3Q18 12 12 21'),
  keys: line('M3 6H21V18H3ZM6.5 10V10.1M10 10V10.1M14 10V10.1M17.5 10V10.1M8 14H16'),
  send: line('M3 11L21 3L14 21L11 13Z'),
  table: line('M12 4L22 9L12 14L2 9ZM2 9V12L12 17L22 12V9M6 14.5V20M18 14.5V20'),
  gear: line(
    'M12 8.5A3.5 3.5 0 1 1 12 15.5A3.5 3.5 0 0 1 12 8.5ZM12 2.5V5.5M12 18.5V21.5M2.5 12H5.5M18.5 12H21.5M5.3 5.3L7.4 7.4M16.6 16.6L18.7 18.7M18.7 5.3L16.6 7.4M7.4 16.6L5.3 18.7',
  ),
  down: line('M5 9L12 16L19 9'),
  more: line('M5 12V12.1M12 12V12.1M19 12V12.1'),
  crown: line('M3 19L2 7L8 12L12 4L16 12L22 7L21 19Z'),
} as const satisfies Record<string, Drawing>;

export type IconName = keyof typeof ICONS;

/** Marks of players by seat: colour and shape together. */
export const MARKS = ['amber', 'coral', 'pearl', 'azure'] as const satisfies readonly IconName[];

/** The mark of a seat. */
export function markOf(seat: number): (typeof MARKS)[number] {
  return MARKS[((seat % MARKS.length) + MARKS.length) % MARKS.length] ?? 'amber';
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** An icon as SVG. With a `word` it speaks for itself; without one its word must stand beside it. By `data-icon` the
    glossary of the table knows what is pointed at. */
export const icon: (name: IconName, size?: number, word?: string) => string = memo(
  (name: IconName, size = 16, word = '') => {
    const drawing: Drawing = ICONS[name];
    const paint = drawing.solid ? 'fill="currentColor" stroke-width="1"' : 'fill="none" stroke-width="2"';
    const label = word
      ? `role="img" aria-label="${escape(word)}"><title>${escape(word)}</title>`
      : 'aria-hidden="true" focusable="false">';
    return `<svg xmlns="http://www.w3.org/2000/svg" class="ic ic-${name}" data-icon="${name}" viewBox="0 0 24 24" width="${size}" height="${size}" ${paint} stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" ${label}<path d="${drawing.path}"/></svg>`;
  },
);
