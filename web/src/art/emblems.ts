/**
 * Developments, technologies and factions as line emblems in `currentColor`, drawn from an id: an astrolabe rim with
 * seeded ticks, a motif in the middle, and where motifs repeat a small accent that tells them apart.
 */
import { ACCENTS, MOTIFS, type Accent, type Motif } from './motifs';
import { hash, memo, n1, random } from './seed';
import { svg } from './worlds';

export interface EmblemOptions {
  motif?: Motif;
  accent?: Accent;
  size?: number;
  /** With rays: the great ones. */
  grand?: boolean;
}

const names = Object.keys(MOTIFS) as Motif[];

/** Where nobody has chosen a motif, the id does. */
export function motifOf(id: string): Motif {
  return names[hash(id) % names.length] ?? 'star';
}

const around = (angle: number, far: number): string => `${n1(Math.cos(angle) * far)} ${n1(Math.sin(angle) * far)}`;

export const emblem: (id: string, options?: EmblemOptions) => string = memo(
  (id: string, options: EmblemOptions = {}) => {
    const size = options.size ?? 64;
    const fine = size >= 56; // a thumbnail gets a plain rim and thicker lines
    const accent = options.accent
      ? `<g transform="translate(${fine ? '29 29' : '31 31'}) scale(${fine ? 1.25 : 2})" stroke-width="${fine ? 1.4 : 1.7}">${ACCENTS[options.accent]}</g>`
      : '';
    const motif = `<g transform="scale(${fine ? 1.35 : 1.75})" stroke-width="${fine ? 1.5 : 2}">${MOTIFS[options.motif ?? motifOf(id)]}</g>`;
    return svg(
      'emblem',
      size,
      (fine ? rim(id, options.grand ?? false) : '<circle r="45" stroke-width="3" opacity=".45"/>') + motif + accent,
      ' fill="none" stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"',
    );
  },
);

function rim(id: string, grand: boolean): string {
  const r = random(hash(`e${id}`));
  const ticks = [12, 16, 24, 36][Math.floor(r() * 4)] ?? 24;
  let marks = '';
  for (let i = 0; i < ticks; i++) {
    const angle = (i / ticks) * 6.283;
    marks += `M${around(angle, i % 3 ? 41 : 38)}L${around(angle, 44)}`;
  }
  return `<g transform="rotate(${Math.round(r() * 360)})" stroke-width="1" opacity=".55"><circle r="46"/><path d="${marks}"/>${grand ? rays() : orbits(r)}</g>`;
}

function rays(): string {
  let path = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * 6.283;
    path += `M${around(angle, 30)}L${around(angle, i % 2 ? 35 : 38)}`;
  }
  return `<path d="${path}" stroke-width="1.6"/>`;
}

function orbits(r: () => number): string {
  const arc = (from: number, to: number): string =>
    `M${around(from, 33)}A33 33 0 ${to - from > 3.14 ? 1 : 0} 1 ${around(to, 33)}`;
  const start = r() * 6.3;
  const dots = [0, 1, 2].map(() => {
    const [x, y] = around(r() * 6.3, 33).split(' ');
    return `<circle cx="${x}" cy="${y}" r="1.9" fill="currentColor" stroke="none"/>`;
  });
  return `<path d="${arc(start, start + 1.6 + r() * 2)}${arc(start + 4, start + 4.9)}"/>${dots.join('')}`;
}
