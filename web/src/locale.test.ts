import { expect, test } from 'vitest';
import cs from './locale/cs.ftl?raw';
import en from './locale/en.ftl?raw';
import lt from './locale/lt.ftl?raw';
import { Words } from './lib/i18n.svelte';
import { problemsOf, readFluent } from '../tools/locale-check.mjs';

test('the three languages agree and every key that is used exists', () => {
  expect(problemsOf()).toEqual([]);
});

test('a lacking plural form and a broken line are found', () => {
  const problems: string[] = [];
  readFluent('a = { $n ->\n    [one] x\n   *[other] y\n}\n???\n', 'cs', 'cs.ftl', problems);
  expect(problems.some((problem) => problem.includes('lacks the plural few'))).toBe(true);
  expect(problems.some((problem) => problem.includes('cannot be read'))).toBe(true);
});

test('plurals are right in Czech and Lithuanian', () => {
  const czech = new Words('cs', [cs]);
  const lithuanian = new Words('lt', [lt]);
  expect([1, 2, 5].map((count) => czech.say('seats-open', { count }))).toEqual([
    '1\u00a0volné místo',
    '2\u00a0volná místa',
    '5\u00a0volných míst',
  ]);
  expect([1, 2, 10, 21].map((count) => lithuanian.say('seats-open', { count }))).toEqual([
    '1\u00a0laisva vieta',
    '2\u00a0laisvos vietos',
    '10\u00a0laisvų vietų',
    '21\u00a0laisva vieta',
  ]);
  expect(new Words('en', [en]).say('seats-open', { count: 1 })).toBe('1 free seat');
});
