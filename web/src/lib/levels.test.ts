/* What the last games suggest: up, down or the same, for each game by itself. */
import { expect, test } from 'vitest';
import type { TableAnswer } from '../generated/http';
import { aGame, aSummary } from '../testing/table';
import { levelsOf, suggest } from './levels';

const game = aGame();
let clock = 0;

/** A finished game against one bot, later than those before it. */
function played(bot: string, won: boolean, part: Partial<TableAnswer> = {}): TableAnswer {
  clock += 1;
  return aSummary({
    id: `t${clock}`,
    over: true,
    moved: clock,
    won: [won ? 0 : 1],
    seats: [
      { seat: 0, name: 'Ana', kind: 'person', bot: '' },
      { seat: 1, name: 'Vega', kind: 'bot', bot },
    ],
    ...part,
  });
}
const games = (bot: string, ...won: boolean[]): TableAnswer[] => won.map((one) => played(bot, one));

test('the levels stand apart from what is kept for research', () => {
  expect(levelsOf(game)).toEqual(['cadet', 'navigator', 'captain', 'admiral', 'oracle']);
});

test('who has not played yet begins with the usual level', () => {
  expect(suggest(game, [])).toEqual({ bot: 'captain', from: '', why: '' });
  expect(suggest(game, [aSummary({ over: false, won: [] })]).bot).toBe('captain');
});

test.each([
  ['two won', [true, true], 'admiral', 'up'],
  ['two of the last three won', [true, false, true], 'admiral', 'up'],
  ['the last three count, not those before', [true, true, false, false, true], 'captain', ''],
  ['one of two', [true, false], 'captain', ''],
  ['two lost', [false, false], 'captain', ''],
  ['three lost', [true, false, false, false], 'navigator', 'down'],
])('%s', (_, won, bot, why) => {
  expect(suggest(game, games('captain', ...won))).toEqual({ bot, from: 'captain', why });
});

test('games at another level start the count anew', () => {
  const tables = [...games('captain', true, true, true), ...games('admiral', true)];
  expect(suggest(game, tables)).toEqual({ bot: 'admiral', from: 'admiral', why: '' });
  expect(suggest(game, tables.toReversed()).bot).toBe('admiral'); // by time, not by place in the list
});

test('nobody is sent above the highest level or below the lowest', () => {
  expect(suggest(game, games('oracle', true, true))).toEqual({ bot: 'oracle', from: 'oracle', why: '' });
  expect(suggest(game, games('cadet', false, false, false))).toEqual({ bot: 'cadet', from: 'cadet', why: '' });
});

test('only whole games that I played myself against bots of this game count', () => {
  const person = { seat: 1, name: 'Ben', kind: 'person' as const, bot: '' };
  const away = { seat: 0, name: 'Ana', kind: 'person' as const, bot: 'oracle' };
  const bot = { seat: 1, name: 'Vega', kind: 'bot' as const, bot: 'admiral' };
  const tables = [
    ...[1, 2].map(() => played('admiral', true, { game: 'duel' })),
    ...[1, 2].map(() => played('admiral', true, { won: [] })), // went on from another game
    ...[1, 2].map(() => played('admiral', true, { my_seat: null })),
    ...[1, 2].map(() => played('', true, { seats: [{ ...person, seat: 0 }, person] })),
    ...[1, 2].map(() => played('', true, { seats: [away, bot] })),
    ...games('random', true, true),
  ];
  expect(suggest(game, tables)).toEqual({ bot: 'captain', from: '', why: '' });
});

test('among several bots the strongest counts', () => {
  const seats = ['', 'cadet', 'admiral'].map((bot, seat) => ({
    seat,
    name: `S${seat}`,
    kind: bot ? ('bot' as const) : ('person' as const),
    bot,
  }));
  expect(suggest(game, [played('', true, { seats }), played('', true, { seats })])).toEqual({
    bot: 'oracle',
    from: 'admiral',
    why: 'up',
  });
});
