import { expect, test } from 'vitest';
import { clockText, passed, warns } from './clock';

test('time left reads as a clock does', () => {
  expect(clockText(245)).toBe('4:05');
  expect(clockText(0.2)).toBe('0:01');
  expect(clockText(-3)).toBe('0:00');
  expect(clockText(3723)).toBe('1:02:03');
  expect(clockText(2 * 86_400 + 5 * 3600 + 10)).toMatch(/2.*5/);
});
test('a clock warns near its end, of days earlier', () => {
  expect([warns(21, false), warns(19, false), warns(19, true), warns(7 * 3600, true)]).toEqual([
    false,
    true,
    true,
    false,
  ]);
});
test('each threshold is said once', () => {
  expect(passed(61, 60)).toBe(60);
  expect(passed(60, 59)).toBeNull();
  expect(passed(31, 29.5)).toBe(30);
  expect(passed(10.4, 9.9)).toBe(10);
});
