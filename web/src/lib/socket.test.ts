import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { anUpdate, FakeWire } from '../testing/wire';
import type { Event } from '../generated/socket';
import { commandId, TableSocket, type Link } from './socket';

let events: Event[];
let links: Link[];
let socket: TableSocket;

beforeEach(() => {
  vi.useFakeTimers();
  FakeWire.all = [];
  events = [];
  links = [];
  socket = new TableSocket({
    url: 'ws://here/api/tables/t/socket',
    token: () => 'secret',
    lang: () => 'cs',
    seed: () => 'a1',
    onEvent: (event) => events.push(event),
    onLink: (link) => links.push(link),
    connect: (url) => new FakeWire(url),
  });
  socket.open();
});
afterEach(() => {
  socket.close();
  vi.useRealTimers();
});

function arrive(version = 1): FakeWire {
  FakeWire.last.accept();
  FakeWire.last.say(anUpdate({ version }));
  return FakeWire.last;
}

test('the first frame is a hello with token, language and version', () => {
  const wire = arrive();
  expect(wire.sent).toEqual([{ type: 'hello', token: 'secret', lang: 'cs', since: 0, seed: 'a1' }]);
  expect(links).toEqual(['open']);
});

test('a lost connection is told, dialled again with growing pauses, and catches up from the last version', () => {
  arrive(7).drop();
  expect(links).toEqual(['open', 'lost']);
  vi.advanceTimersByTime(600);
  expect(FakeWire.all).toHaveLength(2);
  FakeWire.last.drop();
  vi.advanceTimersByTime(550);
  expect(FakeWire.all).toHaveLength(2); // the second pause is longer
  vi.advanceTimersByTime(600);
  expect(FakeWire.all).toHaveLength(3);
  FakeWire.last.accept();
  expect(FakeWire.last.sent[0]).toMatchObject({ type: 'hello', since: 7 });
  expect(links.at(-1)).toBe('lost'); // good only when the table has answered
  FakeWire.last.say(anUpdate({ version: 9 }));
  expect(links.at(-1)).toBe('open');
});

test('the pause never grows beyond a bound', () => {
  arrive().drop();
  for (let i = 0; i < 12; i += 1) {
    vi.advanceTimersByTime(12_600);
    FakeWire.last.drop();
  }
  const before = FakeWire.all.length;
  vi.advanceTimersByTime(12_600);
  expect(FakeWire.all.length).toBe(before + 1);
});

test('a command that was not acknowledged is sent again with the same id, once per connection', async () => {
  const wire = arrive();
  const id = commandId();
  const reply = socket.send({ type: 'act', id, step: 0, actions: ['pass'] });
  expect(wire.of('act')).toHaveLength(1);
  wire.drop();
  vi.advanceTimersByTime(600);
  const second = arrive(2);
  expect(second.of('act')).toEqual([{ type: 'act', id, step: 0, actions: ['pass'] }]);
  second.say({ type: 'done', id, step: 1 });
  await expect(reply).resolves.toMatchObject({ type: 'done', step: 1 });
  second.drop();
  vi.advanceTimersByTime(600);
  expect(arrive(3).of('act')).toHaveLength(0);
  expect(socket.waiting).toBe(0);
});

test('a command given while there is no connection waits for one, after the hello', () => {
  FakeWire.last.accept();
  void socket.send({ type: 'say', id: 'a', text: 'hi' });
  void socket.send({ type: 'say', id: 'b', text: 'there' });
  expect(FakeWire.last.of('say')).toHaveLength(0);
  FakeWire.last.say(anUpdate());
  expect(FakeWire.last.sent.map((frame) => frame.type)).toEqual(['hello', 'say', 'say']);
  expect(FakeWire.last.of('say').map((frame) => frame.id)).toEqual(['a', 'b']);
});

test('a refusal settles the command and is passed on', async () => {
  const wire = arrive();
  const reply = socket.send({ type: 'undo', id: 'u', step: 3 });
  wire.say({ type: 'refused', id: 'u', key: 'stale', text: 'Too late.' });
  await expect(reply).resolves.toMatchObject({ type: 'refused', text: 'Too late.' });
  expect(events.at(-1)).toMatchObject({ type: 'refused' });
});

test('a connection gone silent is given up', () => {
  const wire = arrive();
  vi.advanceTimersByTime(20_000);
  expect(wire.of('ping')).toHaveLength(1);
  wire.say({ type: 'pong' });
  vi.advanceTimersByTime(70_000);
  expect(wire.closed).toBe(true);
  expect(links.at(-1)).toBe('lost');
});

test('the network coming back ends the pause', () => {
  arrive().drop();
  dispatchEvent(new globalThis.Event('online'));
  expect(FakeWire.all).toHaveLength(2);
});

test('restart says hello anew from the beginning and hears nothing of the old connection', () => {
  const old = arrive(5);
  socket.restart();
  expect(old.closed).toBe(true);
  expect(old.onmessage).toBeNull();
  FakeWire.last.accept();
  expect(FakeWire.last.sent[0]).toMatchObject({ since: 0 });
});

test('a table that cannot be opened is not dialled again', () => {
  FakeWire.last.accept();
  FakeWire.last.say({ type: 'problem', key: 'table-unknown', text: 'There is no such table.' });
  FakeWire.last.drop(4004);
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all).toHaveLength(1);
  expect(links.at(-1)).toBe('closed');
});

test('after close nothing is dialled any more', () => {
  const wire = arrive();
  socket.close();
  wire.drop();
  vi.advanceTimersByTime(60_000);
  expect(FakeWire.all).toHaveLength(1);
});

test('what cannot be read is passed over', () => {
  const wire = arrive();
  wire.onmessage?.({ data: '{' });
  expect(events).toHaveLength(1);
});

test('ids are never twice the same', () => {
  expect(new Set(Array.from({ length: 500 }, commandId)).size).toBe(500);
});
