/* Who speaks in the chat: those who sit at the table by their seats, spectators marked as such, whatever they are called. */
import { flushSync } from 'svelte';
import { expect, test } from 'vitest';
import { comeToTable, show } from '../testing/table';
import { anUpdate, type FakeWire } from '../testing/wire';
import ChatPanel from './ChatPanel.svelte';

let wire: FakeWire;
let panel: HTMLElement;
comeToTable((table, line) => {
  wire = line;
  panel = show(ChatPanel, { table, shown: false });
});

test('a spectator who is called like a player is not taken for one', () => {
  const said = [
    { number: 0, name: 'Ana', text: 'Hello', at: 1, seat: 0 },
    { number: 1, name: 'Ana', text: 'I am Ana too', at: 2, seat: null },
  ];
  wire.say(anUpdate({ version: 3, chat: said }));
  flushSync();
  const [player, spectator] = [...panel.querySelectorAll('li')].map((line) => line.textContent ?? '');
  expect(player).toContain('Hello');
  expect(player).not.toContain('(watching)');
  expect(spectator).toContain('I am Ana too');
  expect(spectator).toContain('(watching)');
  expect(panel.querySelector('form')).not.toBeNull();
});

test('at a private table a spectator is told that only players chat', () => {
  wire.say(anUpdate({ version: 3, you: null, chats: false }));
  flushSync();
  expect(panel.textContent).toContain('only the players can chat');
  expect(panel.querySelector('form')).toBeNull();
});
