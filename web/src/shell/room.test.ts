/* The waiting room, mounted for real: who is awaited, what the host and others may do, and what the luck is made of. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { TableAnswer } from '../generated/http';
import { chosenRules } from '../lib/options';
import type { Seat, Update } from '../generated/socket';
import { joinTable, openTable } from '../lib/seeds';
import { session } from '../lib/session.svelte';
import { Table } from '../lib/table.svelte';
import { aGame, aSummary, comeToTable, show, until } from '../testing/table';
import { anUpdate, FakeWire } from '../testing/wire';
import Fairness from './Fairness.svelte';
import Question from './Question.svelte';
import TableRow from './TableRow.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const ana: Seat = { seat: 0, name: 'Ana', kind: 'person', bot: '', online: true, left_for: 0 };
const ben: Seat = { seat: 1, name: 'Ben', kind: 'person', bot: '', online: false, left_for: 10 };
const free = (seat: number): Seat => ({ seat, name: '', kind: 'open', bot: '', online: false, left_for: 0 });
const vega: Seat = { seat: 2, name: 'Vega', kind: 'bot', bot: 'greedy', online: true, left_for: 0 };
const option = { help: '', choices: [], labels: {}, players: [], rule: 'race:1' };
const game = aGame({
  options: [
    { ...option, name: 'advanced', label: 'Two actions', default: false },
    { ...option, name: 'drafts', label: 'Draft', default: true },
    { ...option, name: 'chips', label: 'Chips', default: 12 },
  ],
});
const summary = aSummary({
  players: 3,
  options: { advanced: true, drafts: true, chips: 12 },
  seats: [],
  my_turn: false,
  round: -1,
  invites: { '1': 'secret-code' },
});
const gathering = (part: Partial<Update> = {}) =>
  anUpdate({ view: null, seats: [ana, free(1), vega], waiting: [1], seeds: ['aa', '', ''], ...part });

let table: Table;
let wire: FakeWire;
comeToTable((here, line) => {
  [table, wire] = [here, line];
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json([]))); // I have played nothing yet
});

function room(update: Update, info: Partial<TableAnswer> = {}): HTMLElement {
  wire.say(update);
  flushSync();
  return show(WaitingRoom, { table, info: { ...summary, ...info }, game, sit: () => undefined, showLuck: () => {} });
}
const question = () => show(Question, { table, plain: [], openRule: () => undefined, sit: null });
const button = (box: HTMLElement, words: string) =>
  [...box.querySelectorAll('button')].find((one) => one.textContent?.includes(words));

test('the host has the link of a free seat, and may give it to a bot', () => {
  const box = room(gathering());
  expect(box.querySelector('h2')?.textContent).toBe('Race');
  expect(box.querySelector<HTMLInputElement>('input')?.value).toContain('/join/t1/1/secret-code');
  expect(box.querySelector('input')?.getAttribute('aria-label')).toBe('Invitation to seat 2');
  button(box, 'Let a bot play')!.click();
  expect(wire.of('hand')[0]).toMatchObject({ seat: 1, bot: 'captain' });
});

test('a guest sees who is here and who is not, and nothing to give away', () => {
  const box = room(gathering({ you: 1, seats: [ana, { ...ben, online: true }, free(2)], waiting: [2] }), {
    host: false,
    invites: {},
  });
  const lines = [...box.querySelectorAll('li')].map((one) => one.textContent ?? '');
  expect(lines[0]).toMatch(/Ana.*here/);
  expect(lines[1]).toMatch(/Ben.*You.*here/);
  expect(lines[2]).toContain('free seat');
  expect(box.querySelector('li button, li input')).toBeNull();
  expect(box.textContent).toContain('invites somebody to the free seat');
});

test('somebody who does not come to a rematch can be replaced after a while, not before', () => {
  vi.useFakeTimers();
  const box = room(gathering({ seats: [ana, ben, vega], waiting: [1] }), { invites: {} });
  expect(box.textContent).toContain('has not come yet');
  expect(button(box, 'Let a bot play')).toBeUndefined();
  vi.advanceTimersByTime(180_000);
  flushSync();
  button(box, 'Let a bot play')!.click();
  expect(wire.of('hand')[0]).toMatchObject({ seat: 1, bot: 'captain' });
});

test('one sentence tells whom all wait for, and is read out', () => {
  wire.say(gathering({ seats: [ana, ben, free(2), free(3)], waiting: [1, 2, 3] }));
  const status = question().querySelector('[role="status"]');
  expect(status?.textContent).toContain('Waiting for Ben and 2 more players.');
  wire.say(gathering({ version: 2, seats: [ana, ben, free(2), vega], waiting: [2] }));
  flushSync();
  expect(status?.textContent).toContain('Waiting for 1 more player.');
});

test('the deal brings the focus to the question, but takes it from nobody who writes', async () => {
  wire.say(gathering());
  const box = question();
  const dealt = anUpdate({ version: 5, log: [{ number: 3, step: 0, seat: 1, key: 'k', text: 'x', rule: '' }] });
  wire.say(dealt);
  flushSync();
  await until(() => expect(document.activeElement).toBe(box.querySelector('.ask')));
  expect(table.news).toEqual([]); // the deal is no news

  wire.say(gathering({ version: 6 }));
  flushSync();
  const field = document.createElement('input');
  document.body.append(field);
  field.focus();
  wire.say({ ...dealt, version: 7 });
  flushSync();
  await new Promise((later) => setTimeout(later, 20));
  expect(document.activeElement).toBe(field);
});

test('before the deal there is nothing for a board', () => {
  wire.say(gathering());
  expect([table.gathering, table.dealt, table.shown, table.myTurn]).toEqual([true, null, null, false]);
  wire.say(anUpdate({ version: 2 }));
  expect([table.gathering, table.dealt?.view.game, table.shown?.view.game]).toEqual([false, 'race', 'race']);
});

test('each table gets one seed of this browser, the same at every hello', () => {
  const seed = wire.of('hello')[0]!.seed as string;
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
  table.restart();
  FakeWire.last.accept();
  expect(FakeWire.last.of('hello')[0]!.seed).toBe(seed);
  const other = new Table('t2');
  other.open();
  FakeWire.last.accept();
  expect(FakeWire.last.of('hello')[0]!.seed).not.toBe(seed);
  other.close();
});

test('a spectator without a name adds nothing', () => {
  session.guest = null;
  table.restart();
  FakeWire.last.accept();
  expect(FakeWire.last.of('hello')[0]!.seed).toBe('');
});

test('a table is opened without a seed: that follows when its seal is known, and another seal is noticed', async () => {
  const sent: Record<string, unknown>[] = [];
  vi.stubGlobal('fetch', async (_: string, how: { body: string }) => {
    sent.push(JSON.parse(how.body) as Record<string, unknown>);
    return Response.json({ id: 'new', seat: 0, invites: {}, commitment: 'first seal' });
  });
  await openTable({ game: 'race', players: 2, options: {}, seats: ['me', 'open'], public: false, pace: 'live' });
  expect([sent[0]!.seed, sent[0]!.seed_later]).toEqual([undefined, true]);
  await joinTable('new', 'another seal');
  expect(sent[1]!.seed).toMatch(/^[0-9a-f]{64}$/);
  const fair = (commitment: string) => show(Fairness, { update: gathering({ commitment }), table: 'new' });
  expect(fair('first seal').textContent).not.toContain('proves nothing');
  expect(fair('another seal').textContent).toContain('before you added your number: first seal');
});

test('what the luck is made of: my own number is found again, and a foreign one is not taken for mine', () => {
  const mine = wire.of('hello')[0]!.seed as string;
  const fair = (update: Update) => show(Fairness, { update, table: 't1' });
  const own = fair(gathering({ commitment: 'abc', seeds: [mine, '', ''] }));
  expect(own.textContent).toContain('abc');
  expect([...own.querySelectorAll('.seeds li')].map((one) => one.textContent)).toEqual([
    expect.stringContaining(mine),
    expect.stringContaining('not yet'),
    expect.stringContaining('none'),
  ]);
  expect(own.textContent).toContain('Yours is among them');
  expect(own.textContent).not.toContain('--verify');
  const foreign = fair(gathering({ seeds: ['ff', '', ''] }));
  expect(foreign.textContent).not.toContain('Yours is among them');
  expect(foreign.textContent).toContain('is not the one this browser has kept');
});

test('at the end all secrets are told, with the way to check them', () => {
  const box = show(Fairness, { update: anUpdate({ over: true, secret: 'aa11 bb22', seeds: ['', ''] }), table: 't1' });
  expect([...box.querySelectorAll('.secret')].map((one) => one.textContent)).toEqual(['aa11', 'bb22']);
  expect(box.textContent).toContain('starhold replay FILE --verify');
});

test('the rules that were chosen, by name', () => {
  expect(chosenRules(game, { advanced: true, drafts: false, chips: 20 })).toEqual([
    'Two actions',
    'Draft: no',
    'Chips: 20',
  ]);
  expect(chosenRules(game, { advanced: false, drafts: true, chips: 12 })).toEqual([]);
});

test('a table that cannot begin without me asks me to come', () => {
  const row = show(TableRow, { table: { ...summary, moved: Date.now() / 1000, my_turn: true }, game });
  expect(row.textContent).toContain('waits for you');
  expect(row.querySelector('a')?.textContent).toContain('To the table');
  const turn = show(TableRow, { table: { ...summary, moved: Date.now() / 1000, my_turn: true, round: 3 }, game });
  expect(turn.querySelector('a')?.textContent).toContain('Continue');
});
