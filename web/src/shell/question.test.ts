/* The question has one place and one height: what is picked, told or refused moves nothing in it. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { Asked, LogLine } from '../generated/socket';
import { settings } from '../lib/settings.svelte';
import type { Table } from '../lib/table.svelte';
import { click, comeToTable, show } from '../testing/table';
import { anUpdate, type FakeWire } from '../testing/wire';
import Question from './Question.svelte';

const discard: Asked = {
  decision: 'first_discard',
  question: 'Choose 2 cards to discard.',
  need: 2,
  rule: 'race:3',
  choices: ['a', 'b', 'c'].map((card) => ({ action: `discard:${card}`, words: `Discard ${card.toUpperCase()}` })),
};
const line = (number: number, text: string, seat = 1): LogLine => ({
  number,
  step: number,
  seat,
  key: 'act',
  text,
  rule: '',
  level: 1,
});
let table: Table;
let wire: FakeWire;
const openRule = () => undefined;
const ask = (more: object = {}) => show(Question, { table, plain: [], openRule, sit: null, ...more });
comeToTable((here, there) => {
  [table, wire] = [here, there];
  wire.say(anUpdate({ version: 3, asked: discard, log: [line(0, 'Ana starts.', 0)] }));
});

/** All that stands in the line itself: not what is confirmed at its own place, nor what lies over the board. */
const standing = (box: HTMLElement) =>
  [...box.querySelectorAll('.ask, .ask *')].filter((node) => !node.closest('.slot, .over'));

test('picking, and being refused, changes nothing that stands there', () => {
  const box = ask();
  const before = standing(box);
  for (const card of ['a', 'b']) table.gesture.toggle(`discard:${card}`);
  table.notice = { kind: 'refused', text: 'It costs 3 (race:30).', rule: 'race:30' };
  flushSync();
  expect(box.querySelector('.slot [data-confirm]')).not.toBeNull();
  expect(standing(box)).toEqual(before);
  const notice = box.querySelector('.over .notice')!;
  expect(notice.textContent?.match(/race:30/g)).toHaveLength(1); // the rule is said once
});

test('while something is told there is nothing to choose, and one button skips it', () => {
  const box = ask();
  wire.say(
    anUpdate({ version: 4, step: 1, asked: { ...discard, question: 'And now?' }, log: [line(1, 'Vega passes.')] }),
  );
  flushSync();
  expect(box.querySelector('.caption')?.textContent).toContain('Vega passes.');
  expect(box.querySelectorAll('.legal, [data-confirm]')).toHaveLength(0);
  expect(table.gesture.need).toBe(0);
  click(box.querySelector('.acts button'));
  expect(box.querySelector('.q')?.textContent).toContain('And now?');
});

test('where less motion is wished for it is told as long, in words', () => {
  settings.set({ motion: 'reduced' });
  vi.useFakeTimers();
  const box = ask();
  wire.say(anUpdate({ version: 4, step: 1, waiting: [1], log: [line(1, 'Vega passes.')] }));
  flushSync();
  vi.advanceTimersByTime(500);
  flushSync();
  expect(box.textContent).toContain('Vega passes.');
  vi.advanceTimersByTime(500);
  flushSync();
  expect(box.textContent).toContain('Vega is thinking…');
  settings.set({ motion: 'system' });
});

test('an answer to a question that is no longer asked goes nowhere', () => {
  table.gesture.set(['discard:a', 'discard:b']);
  wire.say(anUpdate({ version: 4, step: 1, log: [line(1, 'Vega passes.')] }));
  table.gesture.confirm();
  void table.act(['discard:a', 'discard:b']);
  expect(wire.of('act')).toHaveLength(0);
});

test('what I chose in secret stays in sight while the others think', () => {
  const box = ask();
  wire.say(
    anUpdate({ version: 4, step: 1, waiting: [1], chosen: [{ action: 'settle', words: 'Settle (phase III)' }] }),
  );
  flushSync();
  expect(box.textContent).toContain('You chose: Settle.');
  expect(box.textContent).toContain('Vega is thinking…');
});

test('on another page of a phone my turn is said, with the way to the board', () => {
  const toBoard = vi.fn();
  const box = ask({ toBoard });
  expect(box.querySelector('.q')?.textContent).toContain('Your turn');
  expect(box.querySelector('.slot')).toBeNull();
  click(box.querySelector('.acts .go'));
  expect(toBoard).toHaveBeenCalledOnce();
});

test('a lost line is told where one looks, and what comes back is told once', () => {
  vi.useFakeTimers();
  const box = ask();
  wire.say(anUpdate({ version: 4, step: 1, waiting: [1], log: [line(1, 'Vega passes.')] }));
  wire.drop();
  flushSync();
  expect(box.querySelector('.over .lost')?.textContent).toContain('Connection lost');
  expect(box.querySelector('.caption')?.textContent).toContain('Vega passes.');
  vi.advanceTimersByTime(900); // told to its end, though the line is gone
  flushSync();
  expect(box.querySelector('.caption')).toBeNull();
});

test('a whole answer of the board is confirmed in its words, as one gesture', () => {
  const box = ask();
  table.gesture.propose(['play:x', 'quarter:2', 'pay:y'], 'Play X for Y');
  flushSync();
  const button = box.querySelector('[data-confirm]')!;
  expect(button.textContent).toContain('Play X for Y');
  click(button);
  click(button);
  expect(wire.of('act').map((act) => act.actions)).toEqual([['play:x', 'quarter:2', 'pay:y']]);
});
