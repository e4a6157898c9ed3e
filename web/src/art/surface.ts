/** The face of each kind of ground, painted with a few strokes over one noise field. */
import { contour, type Field } from './field';
import type { Ground, Palette } from './palettes';
import { hash, n1, type Random } from './seed';

/** What a surface is painted with; `marks` gathers the SVG. */
export interface Brush {
  id: string;
  radius: number;
  size: number;
  grid: number;
  palette: Palette;
  random: Random;
  /** Plain noise, for fields of one's own scale. */
  noise: Field;
  /** The field of this world's land. */
  land: Field;
  marks: string[];
}

type Paint = (b: Brush) => void;

/** Details that would be mud in a thumbnail. */
const roomy = (b: Brush): boolean => b.size >= 44;

function fill(b: Brush, field: Field, over: number, colour: string, opacity = 1): void {
  const path = contour(field, over, b.grid, b.radius);
  if (path) b.marks.push(`<path d="${path}" fill="${colour}" opacity="${opacity}"/>`);
}

function line(b: Brush, field: Field, at: number, colour: string, width: number, opacity: number): void {
  const path = contour(field, at, b.grid, b.radius);
  if (path)
    b.marks.push(`<path d="${path}" fill="none" stroke="${colour}" stroke-width="${width}" opacity="${opacity}"/>`);
}

/** Something at a latitude and longitude, if that is on our side: x, y, how far it faces us, the way it leans. */
function spot(
  b: Brush,
  latitude: number,
  longitude: number,
  draw: (x: number, y: number, facing: number, lean: number) => string,
): void {
  const x = Math.cos(latitude) * Math.sin(longitude);
  const y = Math.sin(latitude);
  const z = Math.cos(latitude) * Math.cos(longitude);
  if (z > 0.12) b.marks.push(draw(x * b.radius, y * b.radius, z, Math.atan2(y, x) * 57.3));
}

function clouds(b: Brush, colour: string, over: number, opacity: number): void {
  if (roomy(b)) fill(b, (x, y, z) => b.noise(x * 2.1 + 20, y * 4.6 + 9, z * 2.1), over, colour, opacity);
}

function caps(b: Brush, colour: string, from: number): void {
  fill(b, (x, y, z) => Math.abs(y) + 0.16 * (b.noise(x * 3, y * 3, z * 3) - 0.5), from, colour, 0.92);
}

function craters(b: Brush, count: number, dark: string, lit: string): void {
  const r = b.random;
  for (let i = 0; i < count; i++) {
    const latitude = (r() - 0.5) * 2.4;
    const longitude = (r() - 0.5) * 2.6;
    const wide = b.radius * (0.04 + r() * r() * 0.17);
    spot(
      b,
      latitude,
      longitude,
      (x, y, facing, lean) =>
        `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${Math.round(lean)}) scale(${facing.toFixed(2)} 1)">` +
        `<circle r="${n1(wide * 1.12)}" fill="${lit}" opacity=".75"/>` +
        `<circle cx="${n1(wide * 0.1)}" cy="${n1(wide * 0.1)}" r="${n1(wide)}" fill="${dark}" opacity=".85"/></g>`,
    );
  }
}

function dots(b: Brush, count: number, colour: string, least: number, spread: number): void {
  const r = b.random;
  for (let i = 0; i < count; i++) {
    const latitude = (r() - 0.5) * 2;
    const longitude = (r() - 0.5) * 2.4;
    const wide = b.radius * (least + r() * spread);
    spot(
      b,
      latitude,
      longitude,
      (x, y) => `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(wide)}" fill="${colour}" opacity=".9"/>`,
    );
  }
}

const ocean: Paint = (b) => {
  const [, , light, dark, accent] = b.palette;
  const coast = 0.5 + b.random() * 0.06;
  fill(b, b.land, coast - 0.045, light, 0.75);
  fill(b, b.land, coast, dark);
  fill(b, b.land, coast + 0.06, accent, 0.85);
  caps(b, '#f4fbff', 0.86 + b.random() * 0.1);
  clouds(b, '#fff', 0.6, 0.72);
};

const gas: Paint = (b) => {
  const [, deep, light, dark, accent] = b.palette;
  const r = b.random;
  const bands = 5 + r() * 5;
  const sway = 0.9 + r() * 1.3;
  const shift = r() * 9;
  const band: Field = (x, y, z) =>
    0.5 + 0.5 * Math.sin(y * bands + shift + sway * (b.noise(x * 1.6, y * 5, z * 1.6) - 0.5) * 3);
  const fine: Field = (x, y, z) =>
    0.5 + 0.5 * Math.sin(y * bands * 2.3 + shift * 2 + (b.noise(x * 2, y * 8, z * 2) - 0.5) * 4);
  fill(b, band, 0.3, light, 0.55);
  fill(b, band, 0.62, dark, 0.6);
  fill(b, band, 0.84, accent, 0.6);
  fill(b, fine, 0.84, deep, 0.3);
  if (r() >= 0.7) return;
  const latitude = (r() - 0.4) * 0.8;
  const longitude = (r() - 0.5) * 0.9;
  const storm = b.radius * (0.12 + r() * 0.09);
  spot(b, latitude, longitude, (x, y, facing) => {
    const ellipse = (wide: number, high: number, rest: string): string =>
      `<ellipse cx="${n1(x)}" cy="${n1(y)}" rx="${n1(storm * wide * facing)}" ry="${n1(storm * high)}" ${rest}/>`;
    return ellipse(1.6, 1, `fill="${dark}"`) + ellipse(1.1, 0.62, `fill="${accent}" opacity=".7"`);
  });
};

const desert: Paint = (b) => {
  const [, , light, dark, accent] = b.palette;
  const dunes: Field = (x, y, z) => b.noise(x * 1.5, y * 3.6, z * 1.5);
  fill(b, dunes, 0.44, light, 0.65);
  fill(b, dunes, 0.54, dark, 0.6);
  fill(b, b.land, 0.58, accent, 0.45);
  if (roomy(b)) line(b, (x, y, z) => b.noise(x * 2, y * 9, z * 2), 0.52, accent, 0.5, 0.55);
  caps(b, '#fff3dd', 0.93);
};

const ice: Paint = (b) => {
  const [, , , dark, accent] = b.palette;
  fill(b, b.land, 0.46, dark, 0.8);
  fill(b, b.land, 0.58, accent, 0.5);
  caps(b, '#fff', 0.78);
  if (!roomy(b)) return;
  line(b, b.land, 0.5, accent, 0.7, 0.8);
  line(b, (x, y, z) => b.noise(x * 3 + 4, y * 3, z * 3), 0.5, accent, 0.45, 0.6);
};

const lava: Paint = (b) => {
  const [, , light, glow, heat] = b.palette;
  const cracks: Field = (x, y, z) => 1 - Math.abs(b.land(x, y, z) - 0.47) * 9;
  fill(b, b.land, 0.55, light, 0.8);
  fill(b, cracks, 0.62, glow, 0.9);
  fill(b, cracks, 0.86, heat);
  fill(b, b.land, 0.66, glow, 0.85);
  fill(b, b.land, 0.7, heat);
};

const genes: Paint = (b) => {
  const [, , light, dark, accent] = b.palette;
  fill(b, b.land, 0.42, dark, 0.9);
  fill(b, b.land, 0.52, light);
  fill(b, b.land, 0.61, accent, 0.5);
  if (roomy(b)) dots(b, 16, accent, 0.012, 0.03);
  clouds(b, '#f6fff0', 0.61, 0.6);
};

const rare: Paint = (b) => {
  const [, deep, light, dark, vein] = b.palette;
  fill(b, b.land, 0.46, dark, 0.85);
  fill(b, b.land, 0.57, light, 0.8);
  craters(b, 5, deep, light);
  if (!roomy(b)) return;
  const veins: Field = (x, y, z) => b.noise(x * 2.4 + 5, y * 2.4, z * 2.4);
  line(b, veins, 0.5, vein, 0.7, 0.85);
  line(b, veins, 0.56, vein, 0.4, 0.5);
};

const toxic: Paint = (b) => {
  const [, , light, dark, accent] = b.palette;
  fill(b, b.land, 0.45, dark, 0.85);
  fill(b, b.land, 0.57, light, 0.85);
  fill(b, b.land, 0.65, accent, 0.9);
  clouds(b, '#eaffb0', 0.58, 0.5);
};

const gem: Paint = (b) => {
  const [, deep, light, dark, accent] = b.palette;
  const r = b.random;
  for (let i = 0; i < 34; i++) {
    const angle = r() * 6.3;
    const far = Math.sqrt(r()) * b.radius * 0.96;
    const k = b.radius * (0.12 + r() * 0.3);
    const colour = [light, dark, accent, deep][Math.floor(r() * 3.4)] ?? light;
    const opacity = (0.18 + r() * 0.34).toFixed(2);
    b.marks.push(
      `<path d="M${n1(Math.cos(angle) * far)} ${n1(Math.sin(angle) * far - k)}l${n1(k * 0.5)} ${n1(k * 0.7)}` +
        `l${n1(-k * 0.5)} ${n1(k * 0.8)}l${n1(-k * 0.5)} ${n1(-k * 0.8)}z" fill="${colour}" opacity="${opacity}"/>`,
    );
  }
};

/** Old lights on a grid of meridians, and one great sign. */
const alien: Paint = (b) => {
  const [, , light, lamp, bright] = b.palette;
  const R = b.radius;
  fill(b, b.land, 0.52, light, 0.6);
  const turn = b.random() * 6;
  for (let i = -5; i <= 5; i++) {
    const y = Math.sin(i / 4.2) * R;
    const w = Math.cos(i / 4.2) * R;
    const bow = Math.sin(i / 3.6) * R;
    b.marks.push(
      `<path d="M${n1(-w)} ${n1(y)}H${n1(w)}M0 ${-R}A${n1(Math.abs(bow))} ${R} 0 0 ${bow > 0 ? 1 : 0} 0 ${R}" fill="none" stroke="${lamp}" stroke-width=".45" opacity=".42"/>`,
    );
  }
  fill(
    b,
    (x, y, z) => {
      const row = Math.floor((Math.asin(y) + 1.6) * 4.2);
      const column = Math.floor((Math.atan2(x, z) + 9 + turn) * 3.6);
      return (hash(`${b.id}${row},${column}`) % 100) / 100;
    },
    0.8,
    lamp,
    0.85,
  );
  const x = -R * 0.24;
  const y = -R * 0.12;
  const r = R * 0.3;
  b.marks.push(
    `<g fill="none" stroke="${bright}"><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(r)}"/><circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(R * 0.17)}" opacity=".8"/>` +
      `<path d="M${n1(x)} ${n1(y - r)}V${n1(y + r)}M${n1(x - r)} ${n1(y)}H${n1(x + r)}" opacity=".7"/></g>`,
  );
};

/** The lights of cities stand on land only. */
const city: Paint = (b) => {
  const [, , light, dark] = b.palette;
  const r = b.random;
  fill(b, b.land, 0.5, dark, 0.9);
  fill(b, b.land, 0.56, light, 0.6);
  if (b.size < 40) return;
  for (let i = 0; i < 150; i++) {
    const latitude = (r() - 0.5) * 2.4;
    const longitude = r() * 2.2 - 1.1;
    const wide = Math.max(0.4, b.radius * (0.008 + r() * 0.016));
    spot(b, latitude, longitude, (x, y, facing) =>
      b.land(x / b.radius, y / b.radius, facing) > 0.48
        ? `<circle cx="${n1(x)}" cy="${n1(y)}" r="${n1(wide)}" fill="#ffdc8f"/>`
        : '',
    );
  }
};

const barren =
  (count: number): Paint =>
  (b) => {
    const [, , light, dark, accent] = b.palette;
    fill(b, b.land, 0.47, accent, 0.5);
    fill(b, b.land, 0.58, light, 0.4);
    craters(b, count, dark, '#e2ded6');
  };

export const SURFACES: Record<Ground | 'broken', Paint> = {
  ocean,
  gas,
  desert,
  ice,
  lava,
  barren: barren(18),
  rare,
  genes,
  gem,
  alien,
  city,
  toxic,
  broken: barren(8),
};
