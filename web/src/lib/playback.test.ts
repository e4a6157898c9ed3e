/* What happens, told beat by beat: the queue by itself, with a clock of the test's own. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { Beat, Dealt } from '../games/board_contract';
import type { Asked, LogLine, Moment } from '../generated/socket';
import { anUpdate } from '../testing/wire';
import { condense, CONDENSED, cutBeats, momentAt, type Telling } from './beats';
import { PACE, Playback, type Clock } from './playback.svelte';
import type { Settings } from './settings.svelte';

const ask = (question: string): Asked => ({ decision: 'd', question, need: 1, rule: '', choices: [] });
const line = (number: number, seat = 1, part: Partial<LogLine> = {}): LogLine => ({
  number,
  step: number,
  seat,
  key: 'act',
  text: `line ${number}`,
  rule: '',
  level: 1,
  ...part,
});
const table = (part: Partial<Dealt> & { round?: number } = {}): Dealt => {
  const { round = 9, ...rest } = part;
  const update = anUpdate() as Dealt;
  return { ...update, ...rest, view: { ...update.view, round } };
};
const moment = (number: number, round: number): Moment => ({ number, step: number, view: { round }, scores: [] });

let now = 0;
let jobs: { work: () => void; at: number }[] = [];
const clock: Clock = {
  start(work, after) {
    const job = { work, at: now + after };
    jobs.push(job);
    return job;
  },
  stop: (job: never) => void (jobs = jobs.filter((one) => one !== job)),
};
/** Time passes. */
function pass(ms: number): void {
  const until = now + ms;
  for (;;) {
    const job = jobs.filter((one) => one.at <= until).sort((a, b) => a.at - b.at)[0];
    if (!job) break;
    jobs = jobs.filter((one) => one !== job);
    now = job.at;
    job.work();
  }
  now = until;
}

let speed: Settings['speed'];
let telling: Telling;
let told: number[];
let began: Beat[];
let playback: Playback;
beforeEach(() => {
  now = 0;
  jobs = [];
  [speed, telling, told, began] = ['normal', {}, [], []];
  playback = new Playback(
    {
      speed: () => speed,
      telling: () => telling,
      onBeat: (beat) => void began.push(beat),
      onTold: (number) => void told.push(number),
    },
    clock,
  );
});
const shown = () => playback.now?.lines.map((one) => one.number) ?? null;

test('steps of the others are told one after another, each as long as the settings say', () => {
  playback.take(table(), [line(1)]);
  playback.take(table(), [line(2)]);
  expect([shown(), playback.left, playback.holds, playback.lasts]).toEqual([[1], 1, true, PACE.normal]);
  pass(PACE.normal - 1);
  expect(shown()).toEqual([1]);
  pass(1);
  expect(shown()).toEqual([2]);
  speed = 'quick';
  playback.take(table(), [line(3)]);
  pass(PACE.normal);
  expect([shown(), playback.lasts]).toEqual([[3], PACE.quick]);
  pass(PACE.quick);
  expect([shown(), playback.holds, told, began.length]).toEqual([null, false, [1, 2, 3], 3]);
});

test('where nothing is to be told it is at once as it stands', () => {
  speed = 'off';
  playback.take(table({ asked: ask('a') }), [line(1), line(2)]);
  expect([playback.now, playback.holds, told]).toEqual([null, false, [2]]);
  speed = 'normal';
  playback.take(table({ asked: ask('b') }), []);
  expect(playback.now).toBeNull();
});

test('an update is cut at its moments, and every beat shows the table as it stood', () => {
  const update = table({ moments: [moment(1, 1), moment(3, 2)], over: true, asked: ask('next') });
  playback.take(
    update,
    [1, 2, 3, 4].map((number) => line(number)),
  );
  expect([shown(), playback.now?.update.view.round, playback.now?.update.over]).toEqual([[1], 1, false]);
  expect([playback.now?.update.asked, playback.now?.update.waiting]).toEqual([null, []]);
  pass(PACE.normal);
  expect([shown(), playback.now?.update.view.round]).toEqual([[2, 3], 2]);
  pass(PACE.normal * 2);
  expect([shown(), playback.now?.update.view.round, playback.now?.update.over]).toEqual([[4], 9, true]);
});

test('when all lines are told by the last moment, that beat leads to the table as it stands', () => {
  const beats = cutBeats({
    lines: [line(1), line(2)],
    update: table({ moments: [moment(1, 1), moment(2, 2)] }),
    group: null,
    telling: null,
  });
  expect(beats.map((beat) => beat.update.view.round)).toEqual([1, 9]);
});

test('a table looked back at is shown in the midst of its step', () => {
  const update = table({ moments: [moment(4, 1), moment(7, 2)] });
  expect([3, 4, 5, 7, 8].map((number) => momentAt(update, number).view.round)).toEqual([1, 1, 2, 2, 9]);
});

test('my own choice is seen at once, whatever was being told, and my next question comes with its last beat', () => {
  playback.take(table(), [line(1), line(2)]);
  const next = ask('next');
  playback.take(table({ asked: next, moments: [moment(3, 1)] }), [line(3, 0), line(4, 0)], { mine: true });
  expect([shown(), playback.now?.mine, playback.holds]).toEqual([[3], true, true]);
  pass(PACE.normal);
  expect([shown(), playback.holds]).toEqual([[4], false]); // it is told on, but one need not wait for it
});

test('where all choose at once, what the others do is told beside my open question', () => {
  const mine = ask('keep a card');
  playback.take(table({ asked: mine }), []);
  playback.take(table({ asked: structuredClone(mine) }), [line(1)]);
  expect([shown(), playback.holds]).toEqual([[1], false]);
  playback.take(table({ asked: ask('another') }), [line(2)]);
  expect(playback.holds).toBe(true); // what is shown no longer belongs to what is asked
});

test('a skip goes to now, and nothing comes after it', () => {
  playback.take(table(), [line(1)]);
  playback.take(table(), [line(2)]);
  playback.skip();
  expect([shown(), playback.left, playback.holds, told]).toEqual([null, 0, false, [2]]);
  pass(10_000);
  expect(began).toHaveLength(1);
  playback.skip();
  expect(told).toEqual([2]);
});

test('what is taken back is not told', () => {
  playback.take(table(), [line(1)]);
  playback.take(table(), [line(2)]);
  playback.clear();
  pass(10_000);
  expect([shown(), told, began.length]).toEqual([null, [], 1]);
});

test('an update without words while something is told: the last beat leads to it', () => {
  playback.take(table({ round: 1 }), [line(1)]);
  playback.take(table({ round: 2 }), []);
  expect(playback.now?.update.view.round).toBe(2);
  playback.take(table({ round: 3 }), [line(2)]);
  playback.take(table({ round: 4 }), []);
  expect(playback.now?.update.view.round).toBe(2);
  pass(PACE.normal);
  expect(playback.now?.update.view.round).toBe(4);
});

test('two updates at once, with the same line in none of them twice', () => {
  playback.take(table(), [line(1)]);
  playback.take(table(), [line(2)]);
  playback.take(table(), [line(3)]);
  pass(10_000);
  expect(began.map((beat) => beat.lines[0]!.number)).toEqual([1, 2, 3]);
  expect(new Set(began.map((beat) => beat.id)).size).toBe(3);
});

test('with much to come each beat is shorter, but can still be seen', () => {
  for (let number = 1; number <= 60; number += 1) playback.take(table(), [line(number)]);
  pass(PACE.normal);
  expect(playback.lasts).toBeLessThan(PACE.normal);
  expect(playback.lasts).toBeGreaterThan(PACE.normal * 0.4);
});

test('some lines last longer, details shorter, and some have no beat of their own', () => {
  telling = { lasts: { tale: 4, quiet: 0 } };
  const update = table({ moments: [moment(1, 1), moment(2, 2)] });
  playback.take(update, [line(1), line(2, 1, { key: 'quiet' }), line(3, 1, { key: 'tale' })]);
  expect(shown()).toEqual([1, 2]);
  expect(playback.now?.update.view.round).toBe(2);
  pass(playback.lasts);
  expect([shown(), playback.lasts]).toEqual([[3], PACE.normal * 4]);
  playback.clear();
  playback.take(table(), [line(4, 1, { level: 2 })]);
  expect(playback.lasts).toBeLessThan(PACE.normal);
});

test('beats of one turn are of one group; another seat or a heading opens another', () => {
  const lines = [line(1), line(2, -1), line(3), line(4, 0), line(5, 0, { level: 2 }), line(6, 0, { level: 0 })];
  const moments = lines.map((one) => moment(one.number, one.number));
  const beats = cutBeats({ lines, update: table({ moments }), group: null, telling: null });
  const groups = beats.map((beat) => beat.group.id);
  expect(groups.map((id) => groups.indexOf(id))).toEqual([0, 0, 0, 3, 3, 5]);
  expect(beats.map((beat) => beat.group.seat)).toEqual([1, 1, 1, 0, 0, 0]);
});

test('after an absence it is told turn by turn, the latest ones, and how much is left out', () => {
  const lines = Array.from({ length: 30 }, (_, i) => line(i + 1, Math.floor(i / 2) % 2));
  playback.take(table({ asked: ask('a') }), lines, { away: true });
  expect(playback.left + 1).toBe(CONDENSED);
  expect(playback.now?.group.condensed).toBe(true);
  expect(playback.now?.lines).toHaveLength(2);
  expect(playback.now?.update.view.round).toBe(9); // no other table than the one now is pretended
  expect(playback.missed).toBe(30 - 2 * CONDENSED);
  pass(60_000);
  expect([playback.now, told.at(-1)]).toEqual([null, 30]);
});

test('a short absence is told in full', () => {
  playback.take(table(), [line(1), line(2, 0)], { away: true });
  expect([shown(), playback.left, playback.missed]).toEqual([[1], 1, 0]);
});

test('nothing is told to a page out of sight; in sight again it is told shortly', () => {
  playback.hide(true);
  for (let number = 1; number <= 40; number += 1) playback.take(table(), [line(number, number % 2)]);
  pass(60_000);
  expect([shown(), told]).toEqual([[1], []]);
  playback.hide(false);
  expect(playback.left).toBe(CONDENSED);
  pass(60_000);
  expect([playback.now, told.at(-1)]).toEqual([null, 40]);
});

test('a glance elsewhere neither tells nor sounds anything twice', () => {
  playback.take(table(), [line(1)]);
  playback.hide(true);
  pass(5000);
  playback.hide(false);
  expect([shown(), began.length]).toEqual([[1], 1]);
  pass(PACE.normal);
  expect(shown()).toBeNull();
});

test('condensing keeps who did it and what names it', () => {
  const lines = [line(1, 1, { key: 'turn-begins', level: 0 }), line(2), line(3)];
  const moments = lines.map((one) => moment(one.number, one.number));
  const { beats } = condense(cutBeats({ lines, update: table({ moments }), group: null, telling: null }));
  expect(beats.map((beat) => [beat.key, beat.seat, beat.lines.length])).toEqual([['turn-begins', 1, 3]]);
});

test('a board that fails to say anything about its lines is told all the same', () => {
  const quiet = new Playback({ speed: () => 'normal', telling: () => null }, clock);
  quiet.take(table(), [line(1)]);
  expect(quiet.now?.key).toBe('act');
  vi.restoreAllMocks();
  quiet.skip();
  expect(quiet.now).toBeNull();
});
