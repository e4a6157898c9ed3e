/* One table in a list: one that cannot be opened says so, and asks for nothing. */
import { expect, test } from 'vitest';
import type { TableAnswer } from '../generated/http';
import { aSummary, comeToTable, show } from '../testing/table';
import TableRow from './TableRow.svelte';

comeToTable(() => undefined);
const row = (part: Partial<TableAnswer>): HTMLElement =>
  show(TableRow, { table: aSummary(part), game: undefined }, 'ul');

test('a table that waits for me is gone to', () => {
  const shown = row({});
  expect(shown.textContent).toContain('Your turn');
  expect(shown.querySelector('a')?.getAttribute('href')).toBe('/t/t1');
});

test('a table that cannot be opened says so and leads nowhere', () => {
  const shown = row({ my_turn: false, broken: true });
  expect(shown.textContent).toContain('cannot be opened');
  expect(shown.querySelector('a')).toBeNull();
});
