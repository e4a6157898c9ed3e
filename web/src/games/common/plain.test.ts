/* Beacons, the game that has no board of its own, as its seat 0 sees it. */
import { expect, test } from 'vitest';
import type { Frame } from '../../generated/socket';
import { all, expectWords, LANGUAGES, one, stage, text } from '../../testing/board.svelte';
import { anUpdate } from '../../testing/wire';
import type { Dealt } from '../board_contract';
import PlainBoard from './PlainBoard.svelte';
import { sheetOf } from './plain';

const score = (seat: number, points: number) => ({
  seat,
  total: points,
  tiebreak: 0,
  parts: [{ source: 'beacons', points, text: 'beacons' }],
});
const view = {
  ...anUpdate().view!,
  game: 'template',
  deck_size: 12,
  discard: ['s3', 's3', 's5'],
  stations: [
    { seat: 0, beacons: 1, hand_size: 2, score: score(0, 1), hand: ['s1', 's4'] },
    { seat: 1, beacons: 0, hand_size: 2, score: score(1, 0) },
  ],
  last: { seat: 1, open: true, ways: [{ cost: 2 }, { cost: null }] },
};
const things = {
  cards: ['s1', 's3', 's4', 's5'].map((id) => ({ id, name: `signal ${id[1]}` })),
  fields: {
    deck_size: 'Cards in the deck',
    discard: 'Sent so far',
    beacons: 'Beacons',
    hand: 'Hand',
    hand_size: 'Cards in hand',
  },
};
const show = stage('common', { default: PlainBoard }, things);
const update: Dealt<Frame> = { ...anUpdate(), view };

test('a view becomes labelled fields of the table and of each player', () => {
  const sheet = sheetOf(view, things, (key) => key);
  expect(sheet.fields.map((field) => field.label)).toEqual(['Cards in the deck', 'Sent so far', 'last']);
  expect(sheet.fields[1]!.value).toEqual({
    kind: 'things',
    things: [
      { id: 's3', name: 'signal 3', count: 2 },
      { id: 's5', name: 'signal 5', count: 1 },
    ],
  });
  expect(
    sheet.players.map(({ seat, score, fields }) => [seat, score?.total, fields.map((field) => field.key)]),
  ).toEqual([
    [0, 1, ['beacons', 'hand_size', 'hand']],
    [1, 0, ['beacons', 'hand_size']],
  ]);
});

test.each(LANGUAGES)('it is drawn with names and labels in %s, and offers no choice of its own', (lang) => {
  show(update, { lang });
  expectWords('template');
  expect(all('.plain-board > section')).toHaveLength(3);
  expect(all('.mine .things li').map((node) => node.textContent?.trim())).toEqual(['signal 1', 'signal 4']);
  expect(text('.plain-board > section')).toMatch(/Sent so far signal 3 ×2 ?signal 5/);
  expect(one('.mine .stat').textContent).toContain('1');
  expect(all('.legal')).toEqual([]);
});

test('what the others touched is marked', () => {
  show(update, { changed: new Set(['s5']) });
  expect(all('.changed').map((node) => node.textContent?.trim())).toEqual(['signal 5']);
});
