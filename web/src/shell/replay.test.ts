/* Looking back: steps that show nothing go with the next one, jumps by turn and round, links, and the same playback as at
   the table. */
import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Dealt } from '../games/board_contract';
import type { PointAnswer } from '../generated/http';
import type { LogLine } from '../generated/socket';
import { api, ApiError } from '../lib/api';
import { settings } from '../lib/settings.svelte';
import { aGame, click, comeToTable, show, until } from '../testing/table';
import { anUpdate } from '../testing/wire';
import OpenHands from './OpenHands.svelte';
import { next, outlineOf, previous, roundAt, seen, wishedStep } from './outline';
import Player from './Player.svelte';
import { Replay } from './replay.svelte';

let number = 0;
const line = (step: number, seat: number, text: string, level = 1): LogLine => ({
  number: number++,
  step,
  seat,
  key: 'k',
  text,
  rule: '',
  card: '',
  level,
});
const log = [
  line(0, -1, 'Round 1 begins.', 0),
  line(2, 0, 'Ana plays.'),
  line(3, 0, 'Ana pays.'),
  line(5, 1, 'Vega plays.'),
  line(6, -1, 'Round 2 begins.', 0),
  line(6, 1, 'Vega starts.'),
  line(9, 0, 'Ana ends.'),
];
const course: PointAnswer[] = [
  { step: 5, round: 1, totals: [1, 2] },
  { step: 9, round: 2, totals: [5, 2] },
];
const STEPS = 9;

test('only steps of which something is told are stopped at', () => {
  const { stops } = outlineOf(log, course, STEPS);
  expect(stops).toEqual([0, 2, 3, 5, 6, 9]);
  expect([next(stops, 0), next(stops, 3), next(stops, 9)]).toEqual([2, 5, 9]);
  expect([previous(stops, 5), previous(stops, 0)]).toEqual([3, 0]);
  expect([seen(stops, 4), seen(stops, 5), seen(stops, 99)]).toEqual([5, 5, 9]);
});

test('a turn begins with a heading, or where another seat acts; a round behind the end of the last', () => {
  const { turns, rounds } = outlineOf(log, course, STEPS);
  expect(turns.map(({ step }) => step)).toEqual([0, 2, 5, 6, 9]);
  expect(rounds).toEqual([
    { round: 1, step: 0 },
    { round: 2, step: 6 },
  ]);
  expect([roundAt(rounds, 5), roundAt(rounds, 6), roundAt([], 3)]).toEqual([1, 2, 0]);
  const own = [line(0, 1, "Vega's turn.", 0), line(1, 1, 'Vega rolls.'), line(2, 0, 'Ana gains.')];
  expect(outlineOf(own, [], 2).turns.map(({ step }) => step)).toEqual([0]);
});

test('an address names a step, or nothing that makes sense', () => {
  expect(wishedStep('?step=57')).toBe(57);
  for (const bad of ['', '?step=', '?step=-1', '?step=1e3', '?step=x']) expect(wishedStep(bad)).toBe(0);
});

comeToTable(() => undefined);
const at = (step: number): Dealt => {
  const update = anUpdate({ step, steps: STEPS, log: log.filter((one) => one.step <= step) });
  return update as Dealt;
};
let asked: number[];
beforeEach(() => {
  asked = [];
  vi.spyOn(api, 'step').mockImplementation((_, n) => {
    asked.push(n);
    if (n > STEPS) return Promise.reject(new ApiError(404, 'step-unknown', 'no such step'));
    return Promise.resolve(at(n));
  });
});
afterEach(() => settings.set({ speed: 'normal' }));
async function opened(step = 0): Promise<Replay> {
  const replay = new Replay('t1');
  replay.course = course;
  await replay.start(step);
  return replay;
}

test('a link to a step that shows nothing leads to the next that does; one beyond the end to the beginning', async () => {
  expect((await opened(4)).step).toBe(5);
  expect((await opened(40)).step).toBe(0);
});

test('on by one is told by the playback, back is not; steps between are passed over', async () => {
  const replay = await opened();
  await replay.forward();
  expect(replay.step).toBe(2);
  expect(replay.playback.now?.lines.map(({ text }) => text)).toEqual(['Ana plays.']);
  await replay.forward(); // what is told is skipped
  expect(replay.step).toBe(3);
  replay.playback.skip();
  replay.back();
  await until(() => expect(replay.step).toBe(2));
  expect(replay.playback.now).toBeNull();
  expect(replay.here.map(({ text }) => text)).toEqual(['Ana plays.']);
});

test('jumps by turn stay within the game', async () => {
  const replay = await opened(2);
  replay.turn(1);
  await until(() => expect(replay.step).toBe(5));
  replay.turn(-1);
  await until(() => expect(replay.step).toBe(2));
  replay.turn(-1);
  await until(() => expect(replay.step).toBe(0));
  replay.turn(-1);
  await until(() => expect(replay.step).toBe(0));
});

test('it plays by itself to the end and stops; from the end it begins anew', async () => {
  settings.set({ speed: 'off' });
  const replay = await opened(6);
  replay.play();
  const stop = runs(replay);
  await until(() => expect(replay.step).toBe(STEPS));
  await until(() => expect(replay.playing).toBe(false));
  replay.play();
  await until(() => expect(replay.step).toBeLessThan(STEPS));
  replay.pause();
  stop();
});
/** What the page's effect does. */
function runs(replay: Replay): () => void {
  let stop: (() => void) | undefined;
  const timer = setInterval(() => {
    stop?.();
    stop = replay.goOn();
  }, 1000);
  return () => clearInterval(timer);
}

test('a jump while another is on its way: the last wish counts', async () => {
  const replay = await opened();
  replay.jump(5);
  replay.jump(2);
  await until(() => expect(replay.step).toBe(2));
});

test('the player says what happened, never that nothing is to be seen, and leads to rounds', async () => {
  const replay = await opened(2);
  const box = show(Player, { replay, game: aGame(), fork: null, forking: false });
  expect(box.querySelector('.q')?.textContent).toBe('Ana plays.');
  expect(box.textContent).toContain('Step 2 of 9');
  const rounds = box.querySelector('select')!;
  rounds.value = '2';
  rounds.dispatchEvent(new Event('change', { bubbles: true }));
  await until(() => expect(replay.step).toBe(6));
  flushSync();
  click(box.querySelector('button[aria-label="Go to the end"]'));
  await until(() => expect(replay.step).toBe(9));
});

test('open hands: cards by name, counts by kind, and a click looks through those eyes', () => {
  const look = vi.fn();
  const update = {
    ...at(2),
    hands: [
      { seat: 0, parts: { hand: ['gem_world'] }, chosen: [] },
      { seat: 1, parts: { hand: ['gem_world', 'lost'], explored: [] }, chosen: [{ action: 'a', words: 'Settle' }] },
    ],
  };
  const things = { cards: [{ id: 'gem_world', name: 'Gem World' }], note: 'x' };
  const box = show(OpenHands, { update, names: ['You', 'Vega'], things, eyes: 0, look });
  const [mine, theirs] = box.querySelectorAll('li');
  expect(mine?.textContent).not.toContain('Gem World'); // it lies on the board
  expect([...theirs!.querySelectorAll('.card')].map((card) => card.textContent)).toEqual([
    'Gem World',
    'lost',
    'Settle',
  ]);
  click(theirs?.querySelector('button'));
  expect(look).toHaveBeenCalledWith(1);
  const five = { ...update, hands: [{ seat: 1, parts: { hand: { ore: 2, fuel: 0 } }, chosen: [] }] };
  const more = show(OpenHands, {
    update: five,
    names: ['', 'Vega'],
    things: { r: [{ id: 'ore', name: 'Ore' }] },
    eyes: 0,
    look,
  });
  expect(more.querySelector('.card')?.textContent).toBe('Ore 2');
});
