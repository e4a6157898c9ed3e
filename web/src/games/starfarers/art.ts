/**
 * The drawings of Starfarers: its signs, its worlds and the outlines of its pieces. They live here and not in the common
 * vocabulary, so that they are loaded with this game alone.
 */
import { world, type Motif, type WorldKind } from '../../art';
import { PALETTES, type Palette } from '../../art/palettes';
import { hash, memo } from '../../art/seed';
import type { Civ, Resource } from './types';

/** Signs on a 24 grid. The solid ones are filled; no two of them share an outline, and none has that of a player's mark. */
const GLYPHS = {
  ore: ['M8 3L17 4.5L22 12L17 20.5L6 20L2 11Z', 'solid'],
  fuel: ['M13 1.5L4 14H11L9.5 22.5L20 9.5H12.5Z', 'solid'],
  carbon: ['M6.5 3H17.5L22.5 9.5L12 22L1.5 9.5Z', 'solid'],
  food: ['M4 20Q2 5 21 3Q22 19 6.5 18.5L4 22Z', 'solid'],
  goods: ['M3.5 6H20.5V20.5H3.5ZM8 6V3H16V6', 'solid'],
  booster: ['M12 2Q17 7 16 15H8Q7 7 12 2ZM9 18V22M12 18V20.5M15 18V22', 'line'],
  cannon: ['M3 15L16 5L19 9L6 19ZM16 5L20 2L22 5L19 9M7 21A3 3 0 1 1 7.1 21', 'line'],
  freight_pod: ['M4 7H20V19H4ZM4 11H20M9 7V4H15V7', 'line'],
  half_medal: ['M8 2L12 9L16 2M12 9A6.5 6.5 0 1 1 12 22A6.5 6.5 0 0 1 12 9ZM12 9V22', 'line'],
  medal: ['M8 2L12 9L16 2M12 9A6.5 6.5 0 1 1 12 22A6.5 6.5 0 0 1 12 9ZM9.5 15.5L11.5 17.5L15 13.5', 'line'],
  colony: ['M4 20V12A8 8 0 0 1 20 12V20Z', 'solid'],
  spaceport: ['M7 20V13A5 5 0 0 1 17 13V20ZM2 20H22M12 8V2M12 3L17 5L12 6', 'line'],
  station: ['M12 8A4 4 0 1 1 12 16A4 4 0 0 1 12 8ZM2 9H6V15H2ZM18 9H22V15H18ZM6 12H8M16 12H18', 'line'],
  colony_ship: ['M12 1L17 10V16L21 22H3L7 16V10Z', 'solid'],
  trade_ship: ['M12 1L16 6H20V18H16V22H8V18H4V6H8Z', 'solid'],
  pirate: ['M12 3A8 8 0 0 1 17 17V21H7V17A8 8 0 0 1 12 3ZM8.5 11V12.5M15.5 11V12.5M11 16H13', 'line'],
  ice: ['M12 2V22M3.3 7L20.7 17M20.7 7L3.3 17M9 3.5L12 6L15 3.5M9 20.5L12 18L15 20.5', 'line'],
  marker: ['M12 21C4 15 2 11 2 8A5 5 0 0 1 12 6.5A5 5 0 0 1 22 8C22 11 20 15 12 21Z', 'solid'],
  triangle: ['M12 4L21 19H3Z', 'line'],
  square: ['M5 5H19V19H5Z', 'line'],
  hexagon: ['M7 4H17L22 12L17 20H7L2 12Z', 'line'],
  star: ['M12 2L14.5 9.5L22 12L14.5 14.5L12 22L9.5 14.5L2 12L9.5 9.5Z', 'solid'],
  eye: ['M2 12Q12 2 22 12Q12 22 2 12ZM12 9A3 3 0 1 1 12 15A3 3 0 0 1 12 9Z', 'line'],
  mothership: ['M12 1L15 6V11L21 14V19L15 17V21L12 23L9 21V17L3 19V14L9 11V6ZM12 8.5V13', 'line'],
  minus: ['M4 12H20', 'line'],
  plus: ['M12 4V20M4 12H20', 'line'],
  fit: ['M3 9V3H9M15 3H21V9M21 15V21H15M9 21H3V15', 'line'],
  steps: ['M4 20H9V15H14V10H19V4', 'line'],
} as const satisfies Record<string, readonly [path: string, paint: 'solid' | 'line']>;

export type GlyphName = keyof typeof GLYPHS;

export const isGlyph = (name: string): name is GlyphName => name in GLYPHS;

/** The path of a sign and whether it is filled, for drawings that hold it. */
export function glyphPath(name: GlyphName): { path: string; solid: boolean } {
  const [path, paint] = GLYPHS[name];
  return { path, solid: paint === 'solid' };
}

const escape = (text: string): string =>
  text.replace(/[&<>"]/g, (c) => ({ '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' })[c] ?? c);

/** A sign as SVG, as `icon` draws those of the shell. Without a `word` its word must stand beside it. */
export const glyph: (name: GlyphName, size?: number, word?: string) => string = memo(
  (name: GlyphName, size = 16, word = '') => {
    const { path, solid } = glyphPath(name);
    const paint = solid ? 'fill="currentColor" stroke-width="1"' : 'fill="none" stroke-width="2"';
    const label = word
      ? `role="img" aria-label="${escape(word)}"><title>${escape(word)}</title>`
      : 'aria-hidden="true" focusable="false">';
    return `<svg xmlns="http://www.w3.org/2000/svg" class="ic ic-${name}" data-icon="${name}" viewBox="0 0 24 24" width="${size}" height="${size}" ${paint} stroke="currentColor" stroke-linecap="round" stroke-linejoin="round" ${label}<path d="${path}"/></svg>`;
  },
);

/** What the worlds of a resource are made of: the ground, and colours by which they are known from afar. */
const WORLDS: Record<Resource, { kind: WorldKind & keyof typeof PALETTES; tones: readonly Palette[] }> = {
  ore: {
    kind: 'rare',
    tones: [
      ['#b9694c', '#471c18', '#d8906c', '#83402f', '#ffc79a', '#f0a58a'],
      ['#a3584a', '#3c1519', '#c9806c', '#74352f', '#ffb98e', '#e89484'],
      ['#c2774a', '#52230f', '#e0a06e', '#8f4c28', '#ffd9a8', '#ffb58a'],
    ],
  },
  fuel: {
    kind: 'gas',
    tones: [
      ['#f0a54e', '#8a4312', '#ffd594', '#c46c22', '#fff0cc', '#ffcf8a'],
      ['#e8b45a', '#85501a', '#fbe0a2', '#bd7d2c', '#fff6d6', '#ffe09a'],
      ['#ea9350', '#7c3413', '#ffc795', '#b85c2a', '#ffe8cf', '#ffb98a'],
    ],
  },
  carbon: {
    kind: 'gem',
    tones: [
      ['#5f74d8', '#1a2066', '#98abf5', '#3d4cab', '#ffffff', '#b8c6ff'],
      ['#4f86d8', '#14306e', '#8ebcf5', '#3260ab', '#ffffff', '#b0d4ff'],
      ['#6d68d0', '#221a60', '#a7a2f2', '#4943a6', '#ffffff', '#c6c0ff'],
    ],
  },
  food: {
    kind: 'genes',
    tones: [
      ['#4f9a5a', '#123f34', '#7fc46a', '#2c6f55', '#d6f08a', '#b4f5b0'],
      ['#4aa080', '#10463f', '#86d0a0', '#2a7a6a', '#e6f08a', '#b0f7d2'],
      ['#78a548', '#294a1c', '#aed066', '#4c742f', '#f4f0a0', '#dcf5a0'],
    ],
  },
  goods: {
    kind: 'city',
    tones: [
      ['#8a5ea8', '#22103c', '#ad84c8', '#61407f', '#ffe0a0', '#dcb4ff'],
      ['#7d5fb0', '#1c1240', '#a186cc', '#574185', '#ffe8b0', '#cdbaff'],
      ['#9a5c9e', '#2d0f3a', '#bf86c0', '#6f3d76', '#ffdca0', '#f0b4ff'],
    ],
  },
};

/** A planet as the address of an image: its ground by its resource, its face by its own name. */
export const planetImage: (planet: string, resource: Resource) => string = memo(
  (planet: string, resource: Resource) => {
    const { kind, tones } = WORLDS[resource];
    const id = `${planet}${resource}`;
    const tone = tones[hash(id) % tones.length] ?? tones[0]!;
    let drawn = world(id, { kind, size: 96, moons: 0, ring: false });
    for (const palette of PALETTES[kind])
      palette.forEach((colour, i) => (drawn = drawn.replaceAll(`"${colour}"`, `"${tone[i]}"`)));
    return `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  },
);

const CIVS: Record<Civ, Motif> = { green_folk: 'leaf', merchants: 'scales', scientists: 'flask', diplomats: 'hands' };

/** The sign of a civilisation. */
export function motifOf(civ: Civ): Motif {
  return CIVS[civ];
}

/* Outlines of pieces around the point they stand on. Ships point where the chart does: right on its side, up upright. */
export const DOME = 'M-12 9V-1A12 12 0 0 1 12 -1V9Z';
export const MAST = 'M-1.5 -11V-27L11 -23L1.5 -19V-11Z';
export const DART = 'M20 0L3 12H-8L-16 17V-17L-8 -12H3Z';
export const CROSS = 'M21 0L13 8H8V17H-7V8H-17V-8H-7V-17H8V-8H13Z';
