/* The log by headings, seats and actions. */
import { expect, test } from 'vitest';
import type { LogLine } from '../generated/socket';
import { groupLog } from './log';

const line = (number: number, seat: number, level?: number): LogLine => ({
  number,
  step: number,
  seat,
  key: 'k',
  text: `${number}`,
  rule: '',
  level,
});
/** As numbers: heading, then a list a seat, then a list an action with its details. */
const grouped = (lines: LogLine[]) =>
  groupLog(lines).map((section) => [
    section.heading?.number ?? null,
    section.runs.map((run) => run.actions.map(({ line, details }) => [line.number, ...details.map((d) => d.number)])),
  ]);

test('actions stand under the heading before them, those of one seat in a row together', () => {
  expect(grouped([line(1, 0, 1), line(2, 1, 0), line(3, 1, 1), line(4, 1, 1), line(5, 0, 1), line(6, -1, 0)])).toEqual([
    [null, [[[1]]]],
    [2, [[[3], [4]], [[5]]]],
    [6, []],
  ]);
});

test('a detail belongs to the last action of its seat, else to the last one of anybody, else to itself', () => {
  const lines = [line(1, 0, 1), line(2, 1, 1), line(3, 0, 2), line(4, 2, 2), line(5, -1, 0), line(6, 0, 2)];
  expect(grouped(lines)).toEqual([
    [null, [[[1, 3]], [[2, 4]]]],
    [5, [[[6]]]],
  ]);
});

test('lines of a server that knows no levels are actions', () => {
  expect(grouped([line(1, 0), line(2, 0)])).toEqual([[null, [[[1], [2]]]]]);
  expect(groupLog([])).toEqual([]);
});
