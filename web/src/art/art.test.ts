import { describe, expect, it } from 'vitest';
import { emblem, icon, ICONS, kindOf, markOf, MARKS, stars, world, WORLD_KINDS, worldImage, type IconName } from '.';
import { MOTIFS } from './motifs';
import { hash, n1, random } from './seed';

/** Well-formed: every tag is closed, in order. */
function wellFormed(svg: string): boolean {
  const open: string[] = [];
  for (const [, end, name, own] of svg.matchAll(/<(\/?)([a-zA-Z]+)(?:[^<>]*?)(\/?)>/g)) {
    if (end) {
      if (open.pop() !== name) return false;
    } else if (!own) open.push(name!);
  }
  return open.length === 0 && svg.startsWith('<svg ') && svg.endsWith('</svg>');
}

describe('seeds', () => {
  it('are the same everywhere and for ever', () => {
    expect(hash('new_earth')).toBe(hash('new_earth'));
    expect(hash('new_earth')).not.toBe(hash('old_earth'));
    const r = random(1);
    expect([r(), r()]).toEqual(((s) => [s(), s()])(random(1)));
    expect([n1(0.04), n1(-0.04), n1(0.5), n1(-1.25), n1(12)]).toEqual(['0', '0', '.5', '-1.2', '12']);
  });
});

describe('worlds', () => {
  it.each(WORLD_KINDS)('draws a %s world well-formed, in three sizes', (kind) => {
    for (const size of [32, 96, 240]) {
      const svg = world('some_world', { kind, size });
      expect(wellFormed(svg)).toBe(true);
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(svg).toContain(`width="${size}"`);
    }
  });
  it('looks like itself, and unlike another', () => {
    expect(world('new_earth')).toBe(world('new_earth'));
    expect(world('new_earth', { size: 60 })).not.toBe(world('old_earth', { size: 60 }));
    expect(worldImage('new_earth')).toBe(`data:image/svg+xml,${encodeURIComponent(world('new_earth'))}`);
  });
  it('names its gradients apart from those of other drawings', () => {
    const ids = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((m) => m[1]);
    const all = ['new_earth', 'old_earth', 'gem_world'].flatMap((id) => [
      ...ids(world(id)),
      ...ids(world(id, { size: 40 })),
    ]);
    expect(new Set(all).size).toBe(all.length);
  });
  it('tells the kind by the name, then by the good', () => {
    expect(kindOf('asteroid_belt', 'rare')).toBe('asteroids');
    expect(kindOf('somewhere', 'genes')).toBe('genes');
    expect(kindOf('somewhere')).toBe('barren');
  });
});

describe('emblems', () => {
  it.each(Object.keys(MOTIFS) as (keyof typeof MOTIFS)[])('draws %s', (motif) => {
    for (const size of [28, 78])
      expect(wellFormed(emblem('x', { motif, size, accent: 'plus', grand: true }))).toBe(true);
  });
  it('is the same for the same name', () => {
    expect(emblem('research_labs')).toBe(emblem('research_labs'));
    expect(emblem('research_labs')).not.toBe(emblem('drop_ships'));
  });
});

describe('icons', () => {
  it.each(Object.keys(ICONS) as IconName[])('draws %s', (name) => expect(wellFormed(icon(name))).toBe(true));
  it('gives no two icons the same shape, goods and players above all', () => {
    const shapes = Object.values(ICONS).map((drawing) => ('solid' in drawing ? 'solid ' : '') + drawing.path);
    expect(new Set(shapes).size).toBe(shapes.length);
    const goods: IconName[] = ['novelty', 'rare', 'genes', 'alien', 'any'];
    expect(new Set([...goods, ...MARKS].map((name) => silhouette(ICONS[name].path))).size).toBe(
      goods.length + MARKS.length,
    );
  });
  it('speaks for itself where its word does not stand beside it', () => {
    expect(icon('vp')).toContain('aria-hidden="true"');
    expect(icon('vp', 16, 'points & "more"')).toContain('aria-label="points &amp; &quot;more&quot;"');
  });
  it('has a mark for every seat', () => {
    expect([0, 1, 2, 3].map(markOf)).toEqual([...MARKS]);
    expect(markOf(5)).toBe(MARKS[1]);
  });
});

describe('stars', () => {
  it('are quiet and always the same', () => {
    expect(stars('a', 180, 90, 26)).toBe(stars('a', 180, 90, 26));
    expect(wellFormed(stars('a', 180, 90, 26))).toBe(true);
  });
});

/** The outline without its place: the commands and how many of them there are. */
function silhouette(path: string): string {
  return path.replace(/[-\d.\s,]+/g, '');
}
