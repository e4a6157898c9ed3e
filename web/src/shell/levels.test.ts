/* Picking the level of a bot: for one click, at a new table, in the waiting room; what is said about it. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Suggestion } from '../lib/levels';
import { aGame, aSummary, click, comeToTable, show, until } from '../testing/table';
import { anUpdate, FakeWire } from '../testing/wire';
import type { Table } from '../lib/table.svelte';
import GameTile from './GameTile.svelte';
import NewTable from './NewTable.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const game = aGame();
const usual: Suggestion = { bot: 'captain', from: '', why: '' };
const up: Suggestion = { bot: 'admiral', from: 'captain', why: 'up' };
const REASON = 'You won your last games against Captain: try Admiral?';

let table: Table;
let wire: FakeWire;
comeToTable((here, line) => {
  [table, wire] = [here, line];
});

function choose(select: Element | null | undefined, value: string): void {
  const one = select as HTMLSelectElement;
  one.value = value;
  one.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
}
const says = (box: Element): string => (box.textContent ?? '').replaceAll(/\s+/g, ' ');

test('a tile shows the level, lets another be picked, and says why one is suggested', () => {
  const picked: string[] = [];
  const props = { game, busy: false, pick: (bot: string) => picked.push(bot), play: vi.fn(), invite: vi.fn() };
  const plain = show(GameTile, { ...props, bot: 'captain', suggestion: usual });
  const select = plain.querySelector<HTMLSelectElement>('select.level')!;
  expect(select.value).toBe('captain');
  expect([...select.options].map((one) => one.textContent)).toEqual([
    'Cadet',
    'Navigator',
    'Captain',
    'Admiral',
    'Oracle',
    'Random',
    'Greedy',
  ]);
  expect(select.querySelector('optgroup')?.label).toBe('For research');
  choose(select, 'oracle');
  expect(picked).toEqual(['oracle']);
  expect(says(plain)).not.toContain('try Admiral');
  expect(says(show(GameTile, { ...props, bot: 'admiral', suggestion: up }))).toContain(REASON);
  expect(says(show(GameTile, { ...props, bot: 'cadet', suggestion: up }))).not.toContain('try Admiral');
});

test('at a new table each bot has its own level, the suggested one at first', async () => {
  const asked: unknown[] = [];
  const bots = [{ id: 'b1', name: 'Deep Thought', owner: 'Ada', mine: false, shared: true, here: true }];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('/bots')) return Promise.resolve(Response.json(bots));
    asked.push(JSON.parse(String(init.body)));
    return Promise.resolve(Response.json({ id: 't9', seat: 0, invites: {}, commitment: 'c' }, { status: 201 }));
  });
  const box = show(NewTable, { game, suggestion: up, close: vi.fn() });
  click([...box.querySelectorAll('.seg button')].find((one) => one.textContent === '3'));
  expect(box.querySelectorAll('select.level')).toHaveLength(0);
  const seats = box.querySelectorAll('.seat');
  choose(seats[1]!.querySelector('select'), 'bot');
  choose(seats[2]!.querySelector('select'), 'bot');
  expect(says(box.querySelector('.levels')!)).toContain(`${REASON} Remembers.`);
  choose(seats[2]!.querySelector('select.level'), 'cadet');
  expect(says(box.querySelector('.levels')!)).toContain('Still learning.');
  expect(says(seats[2]!)).not.toContain('try Admiral');
  await until(() => expect(says(seats[2]!)).toContain('Deep Thought (of Ada)'));
  choose(seats[2]!.querySelector('select.level'), 'outside:Deep Thought');
  expect(says(box.querySelector('.levels')!)).toContain('A program that somebody runs elsewhere.');
  box.querySelector('form')!.requestSubmit();
  await until(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ seats: ['me', 'admiral', 'outside:Deep Thought'] });
});

test('in the waiting room the host picks who gets a free seat, by what the last games say', async () => {
  const won = {
    over: true,
    won: [0],
    seats: aSummary().seats.map((seat) => ({ ...seat, bot: seat.bot && 'captain' })),
  };
  const tables = [aSummary({ ...won, id: 'a' }), aSummary({ ...won, id: 'b' })];
  vi.stubGlobal('fetch', (url: string) => Promise.resolve(Response.json(url.includes('/bots') ? [] : tables)));
  const free = { seat: 1, name: '', kind: 'open' as const, bot: '', online: false, left_for: 0 };
  wire.say(anUpdate({ view: null, seats: [anUpdate().seats[0]!, free], waiting: [1] }));
  flushSync();
  const info = aSummary({ round: -1, invites: { '1': 'code' } });
  const box = show(WaitingRoom, { table, info, game, sit: vi.fn(), showLuck: vi.fn() });
  const select = box.querySelector<HTMLSelectElement>('select.level')!;
  await until(() => expect(select.value).toBe('admiral'));
  expect(says(box)).toContain(REASON);
  choose(select, 'navigator');
  click([...box.querySelectorAll('button')].find((one) => one.textContent?.includes('Let a bot play')));
  expect(wire.of('hand')[0]).toMatchObject({ seat: 1, bot: 'navigator' });
});
