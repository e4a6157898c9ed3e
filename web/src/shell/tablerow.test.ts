/* One table in a list, and how my tables are put in order: what asks for something, what only waits, what came of it. */
import { expect, test, vi } from 'vitest';
import type { TableAnswer } from '../generated/http';
import { api } from '../lib/api';
import { aSummary, click, comeToTable, show, until } from '../testing/table';
import MyTables from './MyTables.svelte';
import { readKept } from './kept';
import { LEFT, result, shelves, standing } from './mytables';
import TableRow from './TableRow.svelte';

const now = Date.now() / 1000;
const fresh = (part: Partial<TableAnswer> = {}) => aSummary({ moved: now - 60, ...part });
comeToTable(() => undefined);
const row = (part: Partial<TableAnswer>, more: Record<string, unknown> = {}): HTMLElement =>
  show(TableRow, { table: fresh(part), game: undefined, ...more }, 'ul');

test('a table that waits for me says what it asks, and its button is no second "your turn"', () => {
  const shown = row({ asked: 'Choose an action card.' });
  expect(shown.querySelector('.state')?.textContent).toContain('Choose an action card.');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/t/t1');
  expect(shown.querySelector('a')?.textContent).toContain('Continue');
  expect(shown.textContent).toContain('round 2');
  expect(shown.textContent).toContain('Vega (Random)');
});

test('a table that cannot be opened says so and leads nowhere', () => {
  const shown = row({ my_turn: false, broken: true });
  expect(shown.textContent).toContain('cannot be opened');
  expect(shown.querySelector('a')).toBeNull();
});

test('a game against bots that was left long ago is paused: it asks for nothing, and can be gone on with', () => {
  const shown = row({ moved: now - LEFT - 1 });
  expect(shown.textContent).toContain('paused');
  expect(shown.textContent).not.toContain('Your turn');
  expect(shown.querySelector('a')?.textContent).toContain('Continue');
});

test('friends who wait are not paused away', () => {
  const seats = fresh().seats.map((seat) => ({ ...seat, kind: 'person' as const }));
  expect(standing(fresh({ seats, moved: now - 10 * LEFT }), now)).toBe('turn');
});

test('once dealt a game is never said not to have begun', () => {
  expect(row({ round: 0 }).textContent).toContain('being set up');
  expect(row({ round: -1, my_turn: false }).textContent).toContain('not dealt yet');
});

test('it says by name who is waited for', () => {
  expect(row({ my_turn: false, waiting: [1] }).textContent).toContain('waiting for Vega');
});

test('what came of a finished game, by number of players', () => {
  const over = (part: Partial<TableAnswer>) => result(fresh({ over: true, my_turn: false, ...part }));
  expect(over({ places: [1, 2], totals: [41, 38] })).toEqual({ kind: 'won', words: 'Won 41 : 38' });
  expect(over({ places: [2, 1], totals: [35, 41] })).toEqual({ kind: 'lost', words: 'Lost 35 : 41' });
  expect(over({ places: [1, 1], totals: [40, 40] })?.kind).toBe('tied');
  const three = { players: 3, seats: [0, 1, 2].map((seat) => ({ seat, name: 'N', kind: 'bot' as const, bot: '' })) };
  expect(over({ ...three, places: [2, 1, 3], totals: [12, 15, 9] })?.words).toBe('Place 2 of 3, 12 points');
  expect(over({ ...three, places: [1, 2, 3], totals: [15, 12, 9] })?.words).toBe('Won with 15 points');
  expect(over({ players: 1, places: [1], totals: [41] })?.words).toBe('41 points');
  expect(over({ won: [1] })?.kind).toBe('lost'); // one of before that was written down
  expect(over({})).toBeNull();
  expect(row({ over: true, my_turn: false }).textContent).toContain('finished');
});

test('my tables stand on three shelves, the latest first, what is paused behind what goes on', () => {
  const tables = [
    fresh({ id: 'a', over: true, my_turn: false, moved: now - 5 }),
    fresh({ id: 'b', moved: now - 50 }),
    fresh({ id: 'c', moved: now - LEFT - 9 }),
    fresh({ id: 'd', my_turn: false, moved: now - LEFT - 20 }),
    fresh({ id: 'e', round: -1, moved: now - 20 }),
  ];
  const found = shelves(tables, now);
  expect(found.turn.map(({ id }) => id)).toEqual(['e', 'b']);
  expect(found.running.map(({ id }) => id)).toEqual(['d', 'c']);
  expect(found.over.map(({ id }) => id)).toEqual(['a']);
});

test('a table is put away, and its place offers to take that back', () => {
  const shelve = vi.fn();
  const shown = row({}, { shelve });
  click(shown.querySelector('.shelve'));
  expect(shelve).toHaveBeenCalledOnce();
  const gone = row({}, { shelve, gone: true });
  expect(gone.querySelector('a')).toBeNull();
  click(gone.querySelector('button'));
  expect(shelve).toHaveBeenCalledTimes(2);
});

test('a list that was kept and is no list is forgotten', () => {
  expect(readKept('nonsense')).toEqual([]);
  expect(readKept('{"a":1}')).toEqual([]);
  expect(readKept(JSON.stringify([fresh(), null, {}])).map(({ id }) => id)).toEqual(['t1']);
});

test('my tables: what waits for me is shown first; putting one away keeps its place and can be undone', async () => {
  const away = vi.spyOn(api, 'away').mockResolvedValue(new Response());
  const changed = vi.fn();
  const mine = [fresh({ id: 'a' }), fresh({ id: 'b', my_turn: false }), fresh({ id: 'c', over: true, my_turn: false })];
  const box = show(MyTables, { mine, known: new Map(), problem: vi.fn(), changed });
  const rows = () => [...box.querySelectorAll('li')];
  expect(rows()).toHaveLength(1);
  expect(box.querySelector('[aria-pressed="true"]')?.textContent).toContain('Your turn');
  click(rows()[0]!.querySelector('.shelve'));
  await until(() => expect(rows()[0]?.textContent).toContain('Undo'));
  expect(away).toHaveBeenLastCalledWith('a', true);
  click(rows()[0]!.querySelector('button'));
  await until(() => expect(rows()[0]?.textContent).toContain('Continue'));
  expect(away).toHaveBeenLastCalledWith('a', false);
  expect(changed).not.toHaveBeenCalled(); // nothing is different
  click([...box.querySelectorAll('.seg button')].at(-1));
  expect(rows()[0]?.querySelector('a')?.getAttribute('href')).toBe('/t/c/replay');
});
