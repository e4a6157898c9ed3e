/* One table in a list: one that cannot be opened says so, and asks for nothing. */
import { flushSync, mount, unmount } from 'svelte';
import { expect, test } from 'vitest';
import en from '../locale/en.ftl?raw';
import type { TableSummary } from '../lib/api';
import { i18n, Words } from '../lib/i18n.svelte';
import TableRow from './TableRow.svelte';

const table: TableSummary = {
  id: 't1',
  game: 'race',
  title: 'Race',
  public: false,
  pace: 'live',
  players: 2,
  seats: [
    { seat: 0, name: 'Ana', kind: 'person', bot: '' },
    { seat: 1, name: 'Vega', kind: 'bot', bot: 'random' },
  ],
  created: 1,
  moved: 1,
  over: false,
  my_seat: 0,
  my_turn: true,
  round: 2,
};

function row(given: TableSummary): HTMLElement {
  i18n.words = new Words('en', [en]);
  const target = document.createElement('ul');
  const mounted = mount(TableRow as never, { target, props: { table: given, game: 'Race' } });
  flushSync();
  const shown = target.cloneNode(true) as HTMLElement;
  void unmount(mounted);
  return shown;
}

test('a table that waits for me is gone to', () => {
  const shown = row(table);
  expect(shown.textContent).toContain('Your turn');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/t/t1');
});

test('a table that cannot be opened says so and leads nowhere', () => {
  const shown = row({ ...table, my_turn: false, broken: true });
  expect(shown.textContent).toContain('cannot be opened');
  expect(shown.querySelector('a')).toBeNull();
});
