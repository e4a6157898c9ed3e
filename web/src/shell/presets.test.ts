/* A new table: three ways most people want, and every option behind them. */
import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import type { OptionAnswer } from '../generated/http';
import { api } from '../lib/api';
import { aGame, click, comeToTable, show, until } from '../testing/table';
import NewTable from './NewTable.svelte';
import { chosenValues, presetOf, presetsOf, valuesOf } from './presets';

const option = (name: string, part: Partial<OptionAnswer> = {}): OptionAnswer => ({
  name,
  label: name,
  help: `What ${name} means.`,
  default: false,
  choices: [],
  labels: {},
  players: [],
  rule: 'race:1',
  ...part,
});
const race = aGame({
  options: [
    option('first_game'),
    option('advanced_two_player', { players: [2] }),
    option('max_rounds', { default: 0 }),
    option('edition', { default: 'first', choices: ['first', 'later'], labels: { first: 'first', later: 'later' } }),
  ],
});

test('a preset is its options on top of the usual values', () => {
  const [first, standard, experts] = presetsOf(race, 2);
  expect(valuesOf(race, first)).toMatchObject({ first_game: true, max_rounds: 0 });
  expect(presetOf(race, valuesOf(race, first), 2)).toBe(first);
  expect(presetOf(race, valuesOf(race), 2)).toBe(standard);
  expect(presetOf(race, valuesOf(race, experts), 2)).toBe(experts);
  expect(presetOf(race, { ...valuesOf(race), max_rounds: 3 }, 2)).toBeUndefined();
});

test('an option that is not for so many players is not sent', () => {
  const values = valuesOf(race, presetsOf(race, 2)[2]);
  expect(chosenValues(race, values, 3)).not.toHaveProperty('advanced_two_player');
});

test('a game nobody made presets for has its usual rules', () => {
  expect(presetsOf(aGame({ id: 'orbit' }), 2).map(({ id }) => id)).toEqual(['standard']);
});

test('a preset whose option this server does not have is not offered', () => {
  expect(presetsOf(aGame({ options: [] }), 3).map(({ id }) => id)).not.toContain('first');
});

comeToTable(() => undefined);
const suggestion = { bot: 'captain', from: '', why: '' as const };
function dialog(): HTMLElement {
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(() => undefined);
  vi.spyOn(HTMLDialogElement.prototype, 'close').mockImplementation(() => undefined);
  return show(NewTable, { game: race, suggestion, close: () => undefined });
}
const named = (box: HTMLElement, name: string) =>
  [...box.querySelectorAll('button')].find((button) => button.textContent?.includes(name));

test('who has not played yet is offered a first game; experts bring their number of players along', () => {
  const box = dialog();
  expect(named(box, 'First game')?.getAttribute('aria-pressed')).toBe('true');
  click(named(box, '4'));
  expect(box.querySelectorAll('.seat')).toHaveLength(4);
  click(named(box, 'Experts'));
  expect(box.querySelectorAll('.seat')).toHaveLength(2);
  click(named(box, '3'));
  expect(named(box, 'Standard')?.getAttribute('aria-pressed')).toBe('true');
});

test('all options are a page of their own; a mix is told, and all of it is sent', async () => {
  const open = vi.spyOn(api, 'open').mockResolvedValue({ id: 'n', seat: 0, invites: {}, commitment: '' });
  const box = dialog();
  expect(box.querySelector('.options')).toBeNull();
  click(named(box, 'All 4 options'));
  const rounds = box.querySelector<HTMLInputElement>('input[type=number]')!;
  rounds.value = '7';
  rounds.dispatchEvent(new Event('change', { bubbles: true }));
  flushSync();
  expect(box.textContent).toContain('changed');
  click(named(box, 'Back'));
  expect(box.textContent).toContain('Your own mix');
  box.querySelector('form')!.dispatchEvent(new Event('submit', { cancelable: true }));
  await until(() => expect(open).toHaveBeenCalledOnce());
  expect(open.mock.calls[0]![0].options).toMatchObject({ first_game: true, max_rounds: 7 });
});
