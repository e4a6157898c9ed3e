/* The shell's part of a table, mounted for real, with the test as the server. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import en from '../locale/en.ftl?raw';
import later from '../locale/later/en.ftl?raw';
import { i18n, Words } from '../lib/i18n.svelte';
import { leftBehind, onEnter, onKey, type KeyActions } from '../lib/keyboard';
import type { Asked, LogLine } from '../generated/socket';
import type { Table } from '../lib/table.svelte';
import { click, comeToTable, show, until } from '../testing/table';
import { anUpdate, type FakeWire } from '../testing/wire';
import PlainBoard from '../games/common/PlainBoard.svelte';
import LogPanel from './LogPanel.svelte';
import Question from './Question.svelte';
import Rulebook from './Rulebook.svelte';

const discard: Asked = {
  decision: 'first_discard',
  question: 'Choose 2 cards to discard.',
  need: 2,
  rule: 'race:3',
  choices: ['a', 'b', 'c'].map((card) => ({ action: `discard:${card}`, words: `Discard ${card.toUpperCase()}` })),
};
const log: LogLine[] = [
  { number: 0, step: 0, seat: 0, key: 'start', text: 'Ana starts.', rule: 'race:2', card: '' },
  { number: 1, step: 1, seat: 1, key: 'place', text: 'Vega places Gem World.', rule: 'race:28', card: 'gem_world' },
  { number: 2, step: 2, seat: 1, key: 'vp', text: 'Vega gets 2 VP.', rule: 'race:115', card: '', level: 2 },
];
let table: Table;
let wire: FakeWire;
const opened: string[] = [];
const openRule = (rule: string) => void opened.push(rule);

comeToTable((here, line) => {
  [table, wire] = [here, line];
  opened.length = 0;
  wire.say(anUpdate({ version: 3, asked: discard, log: log.slice(0, 1) }));
});

test('the question is a sentence with its rule; the button comes when enough is picked and says what will happen', () => {
  const box = show(Question, { table, plain: [], openRule, sit: null });
  expect(box.querySelector('.q')?.textContent).toContain('Choose 2 cards to discard.');
  expect(box.querySelector('[aria-live="polite"]')).not.toBeNull();
  click(box.querySelector('.rule'));
  expect(opened).toEqual(['race:3']);
  table.gesture.toggle('discard:a');
  flushSync();
  expect(box.querySelector('[data-confirm]')).toBeNull();
  expect(box.textContent).toContain('Pick 1 more');
  table.gesture.toggle('discard:c');
  flushSync();
  expect(box.querySelector('[data-confirm]')?.textContent).toContain('Discard A, C');
});

test('confirm sends one act with all picks, and a double click sends no second one', async () => {
  const box = show(Question, { table, plain: [], openRule, sit: null });
  table.gesture.set(['discard:a', 'discard:b']);
  flushSync();
  click(box.querySelector('[data-confirm]'));
  click(box.querySelector('[data-confirm]'));
  const acts = wire.of('act');
  expect(acts).toHaveLength(1);
  expect(acts[0]).toMatchObject({ step: 0, actions: ['discard:a', 'discard:b'] });
  expect(box.querySelector('[data-confirm]')?.getAttribute('aria-disabled')).toBe('true');
  wire.say({ type: 'done', id: acts[0]!.id, step: 2 });
  await new Promise((later) => setTimeout(later, 20));
  expect(table.sending).not.toBe(''); // what glows is still of the last question
  wire.say(anUpdate({ version: 5, step: 2, waiting: [1], log: [], chosen: discard.choices.slice(0, 2) }));
  await until(() => expect(table.sending).toBe(''));
  flushSync();
  expect(box.textContent).toContain('You chose: Discard A, B.');
  expect(box.textContent).toContain('Vega is thinking…');
  expect(table.gesture.picked).toEqual([]);
});

test('a refusal is told in words with its rule, and nothing is picked away', async () => {
  const box = show(Question, { table, plain: [], openRule, sit: null });
  table.gesture.set(['discard:a', 'discard:b']);
  table.gesture.confirm();
  wire.say({ type: 'refused', id: wire.of('act')[0]!.id, key: 'k', text: 'Not now.', rule: 'race:9' });
  await until(() => expect(table.sending).toBe(''));
  flushSync();
  expect(box.querySelector('[role="alert"]')?.textContent).toContain('Not now.');
  expect(table.gesture.picked).toHaveLength(2);
});

test('why-not is asked of the server and answered beside the question', async () => {
  const box = show(Question, { table, plain: [], openRule, sit: null });
  const asking = table.why('place:gem_world');
  const why = wire.of('why')[0]!;
  expect(why.action).toBe('place:gem_world');
  wire.say({ type: 'answer', id: why.id, allowed: false, text: 'It costs 3.', rule: 'race:30' });
  await asking;
  flushSync();
  expect(box.querySelector('.notice')?.textContent).toContain('It costs 3.');
  click(box.querySelector('.notice .rule'));
  expect(opened).toEqual(['race:30']);
});

test('the answer to why-not stays while others move, but not when something else is asked', async () => {
  for (const [asked, told] of [
    [discard, 'It costs 3.'],
    [{ ...discard, question: 'Something else?' }, undefined],
  ] as const) {
    table.notice = null;
    wire.say(anUpdate({ version: 10, step: 1, asked: discard }));
    const asking = table.why('place:gem_world');
    wire.say(anUpdate({ version: 11, step: 2, asked }));
    wire.say({ type: 'answer', id: wire.of('why').at(-1)!.id, allowed: false, text: 'It costs 3.', rule: 'race:30' });
    await asking;
    expect((table.notice as { text: string } | null)?.text).toBe(told);
  }
});

test('choices that stand for themselves are buttons', () => {
  wire.say(
    anUpdate({
      version: 4,
      step: 1,
      asked: { ...discard, need: 1, choices: [{ action: 'pass', words: 'Place nothing' }] },
    }),
  );
  const box = show(Question, { table, plain: [{ action: 'pass', words: 'Place nothing' }], openRule, sit: null });
  click([...box.querySelectorAll('button')].find((button) => button.textContent === 'Place nothing'));
  expect(wire.of('act')[0]).toMatchObject({ step: 1, actions: ['pass'] });
});

test('the log is oldest first, one sentence an action with details on opening, and drops what was taken back', () => {
  wire.say(anUpdate({ version: 5, step: 2, log: log.slice(1) }));
  expect(table.log.map((line) => line.number)).toEqual([0, 1, 2]);
  const went: number[] = [];
  const goTo = (line: LogLine) => void went.push(line.number);
  const box = show(LogPanel, { log: table.log, openRule, goTo, fresh: new Set([2]) });
  const lines = [...box.querySelectorAll('.act')];
  expect(lines.map((line) => line.querySelector('.linelink')?.textContent)).toEqual([
    'Ana starts.',
    'Vega places Gem World.',
  ]);
  expect(lines[1]?.classList.contains('now')).toBe(true); // its detail is new
  click(lines[1]?.querySelector('.linelink'));
  expect(went).toEqual([1]);
  expect(box.textContent).not.toContain('Vega gets 2 VP.');
  click(lines[1]?.querySelector('.open'));
  expect(box.querySelector('.details')?.textContent).toContain('Vega gets 2 VP.');
  click(box.querySelector('.details .rule'));
  expect(opened).toEqual(['race:28']);
  wire.say(anUpdate({ version: 6, step: 1, log: [] }));
  expect(table.log.map((line) => line.number)).toEqual([0, 1]);
});

test('what the others did is told before anything is asked, then stays marked, and can be gone back to', async () => {
  vi.useFakeTimers();
  const box = show(Question, { table, plain: [], openRule, sit: null });
  const then = anUpdate({ step: 1, steps: 2, view: { ...anUpdate().view!, round: 0 } });
  vi.stubGlobal('fetch', async () => Response.json(then));
  wire.say(anUpdate({ version: 5, step: 2, log: log.slice(1), asked: { ...discard, question: 'And now?' } }));
  flushSync();
  expect(box.querySelector('.told')?.textContent).toContain('Vega places Gem World.');
  expect([table.asked, table.shown?.asked, [...table.changed]]).toEqual([null, null, ['gem_world']]);
  vi.runAllTimers();
  flushSync();
  expect(box.querySelector('.q')?.textContent).toContain('And now?');
  expect([...table.changed]).toEqual(['gem_world']);
  await table.lookAt(table.log[1]!);
  flushSync();
  expect([table.shown?.view.round, table.shown?.step, table.stepping]).toEqual([0, 1, true]);
  table.back();
  expect(table.shown?.view.round).toBe(1);
});

test('a guest the server does not know any more goes on as a spectator', () => {
  wire.say({ type: 'problem', key: 'token-unknown', text: '…' });
  expect(table.notice).toBeNull();
});

test('the rulebook opens at a rule and is searched', async () => {
  const rules = [
    { id: 'race:1', section: 'Setup', title: 'Chips', text: 'Put chips out. See race:30.' },
    { id: 'race:30', section: 'Settle', title: 'Cost', text: 'A world costs cards.' },
  ];
  const preface = { text: 'The aim.\n\n“Our reading” marks what we deduced.' };
  vi.stubGlobal('fetch', async (address: string) => Response.json(address.includes('/preface') ? preface : rules));
  const box = show(Rulebook, { game: 'race', at: { rule: 'race:30', wish: 1 }, openRule });
  await until(() => expect(box.querySelectorAll('article')).toHaveLength(2));
  expect(box.querySelector('.hit')?.getAttribute('data-id')).toBe('race:30');
  expect(box.querySelector('.preface')?.textContent).toContain('The aim.');
  click(box.querySelector('article .rule'));
  expect(opened).toEqual(['race:30']);
  const field = box.querySelector('input')!;
  field.value = 'chips';
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
  expect([...box.querySelectorAll('article')].map((one) => one.getAttribute('data-id'))).toEqual(['race:1']);
  expect(box.querySelector('.preface')).toBeNull();
});

test('a button is short, and its tooltip says the rest', () => {
  const [yes, no] = ['Settle A (pay 1)', 'Pass'].map((words, i) => ({ action: `plain_${i}`, words }));
  const box = show(Question, { table, plain: [yes, no], openRule, sit: null });
  const [first, second] = box.querySelectorAll('.plain');
  expect([first!.textContent, first!.getAttribute('title')]).toEqual(['Settle A', 'Settle A (pay 1)']);
  expect([second!.textContent, second!.getAttribute('title')]).toEqual(['Pass', null]);
});

test('several cards have a plural of their own where the game has words for it', () => {
  i18n.words = new Words('cs', [en, later, 'race-several-discard = Odhodit karty: { $list }']);
  const box = show(Question, { table, plain: [], openRule, sit: null });
  table.board = { default: PlainBoard, several: () => 'race-several-discard' };
  table.gesture.set(['discard:a', 'discard:b']);
  flushSync();
  expect(box.querySelector('[data-confirm]')?.textContent).toContain('Odhodit karty: A, B');
});

test('after my own choice the focus leaves what can be chosen no more', () => {
  document.body.innerHTML = `<main><button class="legal" id="open">a</button><button id="done">b</button>
    <button id="about" data-about>c</button><section class="ask"><button id="yes">yes</button></section></main>
    <aside><button id="tab">log</button></aside>`;
  const at = (id: string) => leftBehind(document.getElementById(id));
  expect([null, document.body].map(leftBehind)).toEqual([true, true]);
  expect(['open', 'done', 'about', 'yes', 'tab'].map(at)).toEqual([false, true, false, false, false]);
});

test('keys: Enter confirms on a picked thing or nothing, arrows walk what glows, Esc takes back', () => {
  document.body.innerHTML = `<div id="root"><button class="legal" id="a">a</button><button id="no">no</button>
    <button class="legal" id="b" aria-pressed="true">b</button><input id="field"></div>`;
  const root = document.getElementById('root')!;
  const calls: string[] = [];
  const actions: KeyActions = {
    ready: () => true,
    confirm: () => calls.push('confirm'),
    takeBack: () => (calls.push('back'), true),
    letter: (key) => key === 'u' && calls.push(key) > 0,
  };
  const press = (key: string) => {
    const event = new KeyboardEvent('keydown', { key, cancelable: true });
    onEnter(event, actions);
    onKey(event, root, actions);
    return event;
  };
  press('Enter');
  expect(calls).toEqual(['confirm']);
  press('ArrowRight');
  expect(document.activeElement?.id).toBe('a');
  expect(press('Enter').defaultPrevented).toBe(false); // a thing not picked yet is picked by Enter
  press('ArrowDown');
  expect(document.activeElement?.id).toBe('b');
  press('Enter');
  press('ArrowRight');
  expect(document.activeElement?.id).toBe('a'); // round the end
  press('ArrowLeft');
  expect(document.activeElement?.id).toBe('b');
  press('Escape');
  press('u');
  document.getElementById('field')!.focus();
  press('u');
  press('Enter');
  expect(calls).toEqual(['confirm', 'confirm', 'back', 'u']);
});
