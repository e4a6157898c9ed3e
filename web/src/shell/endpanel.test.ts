/* The end of a game: who won and by what, each source side by side, where it turned, and my best when I play alone. */
import { expect, test, vi } from 'vitest';
import type { PointAnswer } from '../generated/http';
import type { Score } from '../generated/socket';
import { api } from '../lib/api';
import { load } from '../lib/store';
import type { Table } from '../lib/table.svelte';
import { aGame, comeToTable, click, show, until } from '../testing/table';
import { anUpdate, type FakeWire } from '../testing/wire';
import { bestSolo, noteSolo } from './best';
import EndPanel from './EndPanel.svelte';
import { sources, turningPoints, verdict } from './verdict';

const score = (seat: number, parts: Record<string, number>, tiebreak = 0): Score => ({
  seat,
  tiebreak,
  parts: Object.entries(parts).map(([source, points]) => ({ source, points, text: source.toUpperCase() })),
  total: Object.values(parts).reduce((sum, points) => sum + points, 0),
});
const two = [score(0, { chips: 3, worlds: 20, sixes: 0 }), score(1, { chips: 5, worlds: 18, sixes: 9 })];
const course: PointAnswer[] = [
  { step: 0, round: 0, totals: [0, 0] },
  { step: 9, round: 1, totals: [4, 2] },
  { step: 20, round: 2, totals: [9, 8] },
  { step: 31, round: 3, totals: [11, 20] },
  { step: 40, round: 4, totals: [23, 32] },
];

test('sources stand by what they brought to all; the verdict names what the winner has more of', () => {
  expect(sources(two).map(({ source }) => source)).toEqual(['worlds', 'sixes', 'chips']);
  const found = verdict(two, [2, 1]);
  expect(found.order).toEqual([1, 0]);
  expect(found.by).toEqual([
    { words: 'SIXES', more: 9 },
    { words: 'CHIPS', more: 2 },
  ]);
  expect(verdict([score(0, { a: 5 }, 1), score(1, { a: 5 }, 3)], [2, 1]).tiebreak).toBe(true);
});

test('it turned where the lead was taken for good, and where most was gained on the others', () => {
  const turns = turningPoints(course, 1);
  expect(turns.map(({ round }) => round)).toEqual([1, 3]);
  expect(turns[1]).toEqual({ step: 31, round: 3, gains: [2, 12], leader: 1 });
  expect(turningPoints([], 0)).toEqual([]);
  expect(turningPoints(course.slice(0, 1), 0)).toEqual([]);
});

let table: Table;
let wire: FakeWire;
comeToTable((here, line) => {
  [table, wire] = [here, line];
  vi.spyOn(api, 'course').mockResolvedValue(course);
});
const end = (close = () => undefined as void) => show(EndPanel, { table, game: aGame(), close });

test('the winner is told with the points and what decided; the chart stands there once', async () => {
  wire.say(anUpdate({ over: true, places: [2, 1], scores: two }));
  const shown = end();
  expect(shown.querySelector('h2')?.textContent).toContain('Vega wins 32 to 23');
  expect(shown.textContent).toContain('Decided by: SIXES (+9), CHIPS (+2).');
  expect([...shown.querySelectorAll('thead .mark')].map((mark) => mark.textContent?.trim())).toEqual(['Vega', 'You']);
  await until(() => expect(shown.querySelectorAll('.course')).toHaveLength(1));
  const turn = [...shown.querySelectorAll('.story li')].at(-1);
  expect(turn?.textContent).toContain('Vega takes the lead');
  expect(turn?.querySelector('a')?.getAttribute('href')).toBe('/t/t1/replay?step=31');
});

test('I am told that I win', () => {
  wire.say(anUpdate({ over: true, places: [1, 2], scores: two.map((one, i) => ({ ...one, total: 30 - i })) }));
  expect(end().querySelector('h2')?.textContent).toContain('You win 30 to 29');
});

test('it is put away by its button and by Escape', () => {
  wire.say(anUpdate({ over: true, places: [1, 2], scores: two }));
  const close = vi.fn();
  const shown = end(close);
  click([...shown.querySelectorAll('button')].find((one) => one.textContent?.includes('See the table')));
  dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', cancelable: true }));
  expect(close).toHaveBeenCalledTimes(2);
});

test('alone: no place, but my best so far', () => {
  const one = { over: true, places: [1], seats: anUpdate().seats.slice(0, 1) };
  wire.say(anUpdate({ ...one, scores: [score(0, { planets: 31 })] }));
  const first = end();
  expect(first.textContent).toContain('31 points');
  expect(first.textContent).toContain('Your first result');
  expect(first.textContent).not.toContain('1.');
  expect(bestSolo('race')).toBe(31);
  noteSolo('race', 'earlier', 45);
  expect(end().textContent).toContain('Your best so far: 45 points');
  noteSolo('race', 'earlier', 20);
  expect(end().textContent).toContain('A new best! It was 20.');
  expect(load('solo.race')).toContain('earlier');
});
