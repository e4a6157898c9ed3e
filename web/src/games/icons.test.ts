/* No icon without a word: whatever a board or the shell draws is explained by the glossary of its game. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ICONS } from '../art';
import { all, stage } from '../testing/board.svelte';
import * as alliancesBoard from './alliances/Board.svelte';
import * as alliances from './alliances/fixtures/load';
import type { BoardModule, Dealt } from './board_contract';
import * as duelBoard from './duel/Board.svelte';
import * as duel from './duel/fixtures/load';
import * as raceBoard from './race/Board.svelte';
import * as race from './race/fixtures/load';
import { isGlyph } from './starfarers/art';
import * as starfarersBoard from './starfarers/Board.svelte';
import * as starfarers from './starfarers/fixtures/load';

interface Fixtures {
  positions: string[];
  position: (name: string) => Dealt;
  things: unknown;
}
const GAMES: Record<string, { board: Pick<BoardModule, 'default' | 'bundles'>; fixtures: Fixtures }> = {
  race: { board: raceBoard as never, fixtures: race },
  duel: { board: duelBoard as never, fixtures: duel },
  alliances: { board: alliancesBoard as never, fixtures: alliances },
  starfarers: { board: starfarersBoard as never, fixtures: starfarers },
};

const SOURCES = import.meta.glob<string>(['../**/*.{svelte,ts}', '!../**/*.test.ts', '!../testing/**'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
const PACKAGE = join(import.meta.dirname, '..', '..', '..', 'src', 'starhold');

/** The icons that a glossary tells of. */
function explained(folder: string): string[] {
  const terms = JSON.parse(readFileSync(join(PACKAGE, folder, 'glossary.json'), 'utf8')) as { icons: string[] }[];
  return terms.flatMap((term) => term.icons);
}

/* Where the name of an icon stands in a source: as an attribute, as a property, in whatever has the type of one. */
const PLACES = [
  /<(?:Icon|Sign|HandSign|Verdict)\b[^>]*?\b(?:name|icon)=("\w+"|\{[^}]*\})/g,
  /\bicon\??: ([^,;}\n]*)/g,
  /\b(?:IconName|GlyphName)\b[^=;()]*= ([^;]*);/g,
  /\): (?:IconName|GlyphName) \{([\s\S]*?)\n\}/g,
  /\b(?:icon|glyph|move)\(('\w+')/g,
];
function named(source: string, known: (name: string) => boolean): string[] {
  const places = PLACES.flatMap((place) => [...source.matchAll(place)].map((match) => match[1] ?? ''));
  const quoted = places.flatMap((place) =>
    [...place.matchAll(/(?<![!=]== )['"](\w+)['"]/g)].map((match) => match[1] ?? ''),
  );
  return quoted.filter(known);
}

describe.each(Object.entries(GAMES))('%s', (game, { board, fixtures }) => {
  const known = (name: string): boolean => name in ICONS || (game === 'starfarers' && isGlyph(name));
  const terms = new Set([...explained(join('games', game)), ...explained('locale')]);
  const missing = (names: Iterable<string>): string[] => [...new Set(names)].filter((name) => !terms.has(name)).sort();

  it('explains every icon that its own sources and those of the shell name', () => {
    const ours = Object.entries(SOURCES).filter(
      ([path]) => !path.startsWith('./') || path.startsWith(`./${game}/`) || path.startsWith('./common/'),
    );
    const names = ours.flatMap(([path, source]) =>
      named(source, path.startsWith(`./${game}/`) ? known : (name) => name in ICONS),
    );
    expect(names.length).toBeGreaterThan(50);
    expect(missing(names)).toEqual([]);
  });

  const show = stage(game, board, fixtures.things);
  it.each(fixtures.positions)('explains every icon on the board of %s', (position) => {
    show(fixtures.position(position));
    const names = all('[data-icon]').map((node) => node.dataset.icon ?? node.getAttribute('data-icon') ?? '');
    expect(names.filter((name) => !known(name))).toEqual([]);
    expect(missing(names)).toEqual([]);
  });

  it('tells of no icon that there is not', () => {
    expect([...terms].filter((name) => !known(name))).toEqual([]);
  });
});
