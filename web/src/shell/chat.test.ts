/* Who speaks in the chat: those who sit at the table by their seats, spectators marked as such, whatever they are called. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import en from '../locale/en.ftl?raw';
import { i18n, Words } from '../lib/i18n.svelte';
import { session } from '../lib/session.svelte';
import { Table } from '../lib/table.svelte';
import { anUpdate, FakeWire } from '../testing/wire';
import ChatPanel from './ChatPanel.svelte';

let table: Table;
let mounted: object;
let panel: HTMLElement;

beforeEach(() => {
  vi.stubGlobal('WebSocket', FakeWire);
  localStorage.clear();
  FakeWire.all = [];
  i18n.words = new Words('en', [en]);
  session.guest = { id: 'g', name: 'Ana', token: 'x' };
  table = new Table('t1');
  table.open();
  FakeWire.last.accept();
  panel = document.createElement('div');
  document.body.append(panel);
  mounted = mount(ChatPanel as never, { target: panel, props: { table, shown: false } });
});
afterEach(() => {
  table.close();
  void unmount(mounted);
  panel.remove();
  session.guest = null;
});

test('a spectator who is called like a player is not taken for one', () => {
  const said = [
    { number: 0, name: 'Ana', text: 'Hello', at: 1, seat: 0 },
    { number: 1, name: 'Ana', text: 'I am Ana too', at: 2, seat: null },
  ];
  FakeWire.last.say(anUpdate({ version: 3, chat: said }));
  flushSync();
  const [player, spectator] = [...panel.querySelectorAll('li')].map((line) => line.textContent ?? '');
  expect(player).toContain('Hello');
  expect(player).not.toContain('(watching)');
  expect(spectator).toContain('I am Ana too');
  expect(spectator).toContain('(watching)');
  expect(panel.querySelector('form')).not.toBeNull();
});

test('at a private table a spectator is told that only players chat', () => {
  FakeWire.last.say(anUpdate({ version: 3, you: null, chats: false }));
  flushSync();
  expect(panel.textContent).toContain('only those who sit at it');
  expect(panel.querySelector('form')).toBeNull();
});
