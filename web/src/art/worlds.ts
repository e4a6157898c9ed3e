/**
 * Worlds as SVG, drawn from an id and a kind: same id, same world, at every size.
 *
 * A noise field on a sphere is cut into closed contours; each kind of ground stacks a few of them. Small sizes use a
 * coarser grid of the same field, so that the thumbnail in a log is the world on the card.
 */
import { noise } from './field';
import { PALETTES, type Palette, type WorldKind } from './palettes';
import { debris } from './debris';
import { hash, memo, n1, random, type Random } from './seed';
import { SURFACES, type Brush } from './surface';

export interface WorldOptions {
  kind?: WorldKind;
  size?: number;
  ring?: boolean;
  moons?: number;
}

/** How often a world of that kind has a ring. */
const RINGED: Partial<Record<WorldKind, number>> = { gas: 0.5, gem: 0.25, alien: 0.2, ice: 0.2 };
const GLOWING: readonly WorldKind[] = ['lava', 'city', 'alien'];
const AIRLESS: readonly WorldKind[] = ['barren', 'broken'];

/** Kinds told from a word in the id, for pictures of which nothing else is known. */
const BY_NAME: readonly (readonly [RegExp, WorldKind])[] = [
  [/asteroid|comet/, 'asteroids'],
  [/fleet|warship|scout_ship|sentry|battle/, 'wreck'],
  [/destroyed/, 'broken'],
  [/gem|blaster/, 'gem'],
  [/radioactive|bio_hazard|plague/, 'toxic'],
  [/^alien|alien_/, 'alien'],
  [/old_earth|new_earth|vinland|terraformed|aquatic|galactic_resort/, 'ocean'],
  [/spice|refugee|outlaw|new_sparta|expanding/, 'desert'],
  [/rebel_base|rebel_home|armaments|malevolent/, 'lava'],
  [/trad|tourist|trendsetters|merchant|gambling|prosperous|space_port|engineers|epsilon|earths_lost/, 'city'],
  [/secluded|survivalists|distant|pre_sentient|outpost/, 'ice'],
  [/nomad|artist|pilgrimage|empath/, 'gas'],
];
const BY_GOOD: Record<string, WorldKind> = { novelty: 'gas', rare: 'rare', genes: 'genes', alien: 'alien' };

/** The kind of a world: by its name where that says it, else by its good. */
export function kindOf(id: string, good?: string | null): WorldKind {
  for (const [word, kind] of BY_NAME) if (word.test(id)) return kind;
  return (good && BY_GOOD[good]) || 'barren';
}

/** A world as an SVG text, worked out once for each id, kind and size. */
export const world: (id: string, options?: WorldOptions) => string = memo((id: string, options: WorldOptions = {}) =>
  draw(id, options),
);

/** The same as the address of an image: one picture for all copies, and a light page. */
export const worldImage: (id: string, options?: WorldOptions) => string = memo(
  (id: string, options: WorldOptions = {}) => `data:image/svg+xml,${encodeURIComponent(world(id, options))}`,
);

export function svg(name: string, size: number, body: string, rest = ''): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" class="${name}" viewBox="-50 -50 100 100" width="${size}" height="${size}" aria-hidden="true" focusable="false"${rest}>${body}</svg>`;
}

function draw(id: string, options: WorldOptions): string {
  const size = options.size ?? 96;
  const kind = options.kind ?? kindOf(id);
  const r = random(hash(id));
  const key = `w${hash(id + kind + size).toString(36)}`; // names the gradients of this drawing
  if (kind === 'asteroids' || kind === 'wreck') return svg('world', size, debris(kind, r, key));
  const palettes: readonly Palette[] = PALETTES[kind === 'broken' ? 'barren' : kind];
  const palette = palettes[Math.floor(r() * palettes.length)] ?? palettes[0]!;
  const ring = options.ring ?? (RINGED[kind] ?? 0.06) > r();
  const someMoons = Math.floor(r() * 2.4);
  const moons = ring ? 0 : (options.moons ?? (size > 60 ? someMoons : 0));
  const radius = ring ? 31 : moons ? 39 : 44;
  const tilt = (r() - 0.5) * 46;
  const field = noise(hash(id), size < 70 ? 3 : size < 120 ? 4 : 5);
  const scale = 1.75 + r() * 1.1;
  const brush: Brush = {
    id,
    radius,
    size,
    grid: size < 34 ? 15 : size < 70 ? 22 : size < 130 ? 30 : 44,
    palette,
    random: r,
    noise: field,
    land: (x, y, z) => field(x * scale, y * scale, z * scale),
    marks: [],
  };
  SURFACES[kind](brush);
  const band = ring ? rings(radius, palette, r) : null;
  return svg(
    'world',
    size,
    defs(key, radius, palette, GLOWING.includes(kind) ? 0.7 : 0.95, kind === 'broken') +
      (AIRLESS.includes(kind)
        ? ''
        : `<circle cx="${n1(-radius * 0.05)}" cy="${n1(-radius * 0.05)}" r="${n1(radius * 1.1)}" fill="url(#${key}h)"/>`) +
      (band?.behind ?? '') +
      ball(key, brush, tilt, kind === 'broken') +
      (band?.before ?? '') +
      moonlets(key, moons, radius, r) +
      (kind === 'gem' ? sparkles(radius) : ''),
  );
}

function defs(key: string, radius: number, palette: Palette, shade: number, broken: boolean): string {
  const [lit, deep, , , , air] = palette;
  const stop = (offset: number, colour: string, opacity: number): string =>
    `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity.toFixed(2)}"/>`;
  const night = '#04060f';
  return (
    `<defs><radialGradient id="${key}b" cx=".36" cy=".32" r=".8">${stop(0, lit, 1)}${stop(1, deep, 1)}</radialGradient>` +
    `<radialGradient id="${key}s" cx=".33" cy=".29" r=".78">${stop(0, '#fff', 0.34)}${stop(0.32, '#fff', 0)}${stop(0.52, night, shade * 0.2)}${stop(0.78, night, shade * 0.76)}${stop(1, night, shade)}</radialGradient>` +
    `<radialGradient id="${key}h">${stop(0.84, air, 0.42)}${stop(1, air, 0)}</radialGradient>` +
    `<linearGradient id="${key}r" x1=".1" y1=".1" x2=".75" y2=".8">${stop(0, air, 0.95)}${stop(0.7, air, 0)}</linearGradient>` +
    `<clipPath id="${key}c"><circle r="${radius}"/></clipPath>${broken ? bite(key, radius) : ''}</defs>`
  );
}

/** What a broken world has lost. */
function bite(key: string, R: number): string {
  const p = (x: number, y: number): string => `${n1(x * R)} ${n1(y * R)}`;
  return `<mask id="${key}m"><circle r="50" fill="#fff"/><path d="M${p(0.2, -1)}L${p(0.1, -0.5)}L${p(0.42, -0.3)}L${p(0.3, 0.05)}L${p(1, 0.25)}L${p(1.2, -1)}Z" fill="#000"/></mask>`;
}

function ball(key: string, b: Brush, tilt: number, broken: boolean): string {
  const R = b.radius;
  const body =
    `<g clip-path="url(#${key}c)"><circle r="${R}" fill="url(#${key}b)"/><g transform="rotate(${Math.round(tilt)})">${b.marks.join('')}</g>` +
    `<circle r="${R}" fill="url(#${key}s)"/></g><circle r="${R - 0.5}" fill="none" stroke="url(#${key}r)" stroke-width="1.1"/>`;
  if (!broken) return body;
  const pieces = [
    [0.62, -0.62, 0.13],
    [0.78, -0.34, 0.08],
    [0.45, -0.86, 0.07],
    [0.94, -0.66, 0.06],
    [0.6, -0.2, 0.06],
  ] as const;
  const stones = pieces.map(
    ([x, y, k]) =>
      `<path transform="translate(${n1(x * R)} ${n1(y * R)}) rotate(${Math.round(k * 900)})" d="M${n1(-k * R)} 0L0 ${n1(-k * R)}L${n1(k * R)} ${n1(-k * R * 0.2)}L${n1(k * R * 0.4)} ${n1(k * R)}Z" fill="${b.palette[3]}" stroke="${b.palette[2]}" stroke-width=".5"/>`,
  );
  return `<g mask="url(#${key}m)">${body}</g>${stones.join('')}`;
}

function rings(R: number, palette: Palette, r: Random): { behind: string; before: string } {
  const lean = Math.round((r() - 0.5) * 40 - 14);
  const wide = R * 0.16;
  const far = R * 1.46;
  const half = (sweep: 0 | 1): string => {
    const arc = (k: number, flat: number, colour: string, width: number, opacity: number): string =>
      `<path d="M${n1(-far * k)} 0A${n1(far * k)} ${n1(far * flat)} 0 0 ${sweep} ${n1(far * k)} 0" stroke="${colour}" stroke-width="${n1(width)}" opacity="${opacity}"/>`;
    const [, , light, , accent] = palette;
    return `<g transform="rotate(${lean})" fill="none">${arc(1, 0.27, light, wide * 0.55, 0.85)}${arc(0.83, 0.22, accent, wide * 0.32, 0.55)}${arc(1.1, 0.3, light, wide * 0.12, 0.6)}</g>`;
  };
  return { behind: half(1), before: half(0) };
}

function moonlets(key: string, count: number, R: number, r: Random): string {
  let all = '';
  for (let i = 0; i < count; i++) {
    const angle = -0.9 + r() * 5.4;
    const wide = R * (0.07 + r() * 0.08);
    const far = 45.5 - wide;
    all += `<g transform="translate(${n1(Math.cos(angle) * far)} ${n1(Math.sin(angle) * far)})"><circle r="${n1(wide)}" fill="#c9c4ba"/><circle r="${n1(wide)}" fill="url(#${key}s)"/></g>`;
  }
  return all;
}

function sparkles(R: number): string {
  const places = [
    [-0.4, -0.45, 5],
    [0.1, -0.1, 3.4],
    [-0.1, 0.4, 2.6],
  ] as const;
  return places
    .map(
      ([x, y, k]) =>
        `<path transform="translate(${n1(x * R)} ${n1(y * R)})" d="M0 ${-k}Q.4-.4 ${k} 0Q.4 .4 0 ${k}Q-.4 .4 ${-k} 0Q-.4-.4 0 ${-k}Z" fill="#fff"/>`,
    )
    .join('');
}
