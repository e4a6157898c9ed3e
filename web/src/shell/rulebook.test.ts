/* What there is to read about a game: the player's rulebook first, all rules behind it, the words, one search for all. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { i18n, Words } from '../lib/i18n.svelte';
import en from '../locale/en.ftl?raw';
import later from '../locale/later/en.ftl?raw';
import { until } from '../testing/table';
import Rulebook from './Rulebook.svelte';

const GUIDE = {
  title: 'Race: how to play',
  text: '## What you do\n\nYou build an empire. {rule:race:8}\n\n## Settle\n\nPlace a world and pay with cards {rule:race:23}.',
};
const RULES = [
  { id: 'race:8', section: 'Rounds', title: 'Phases', text: 'Everybody plays the phase.' },
  { id: 'race:23', section: 'Payment', title: 'Paying', text: 'Discard cards to place a world. See race:8.' },
];
const TERMS = [
  { id: 'world', word: 'World', text: 'A planet.', rule: 'race:23', icons: ['settle'] },
  { id: 'shell-undo', word: 'Take back', text: 'Takes it back.', rule: '', icons: ['undo'] },
];
let answers: Record<string, unknown>;
let game = '';
let games = 0;
let mounted: object;
const openRule = vi.fn();

beforeEach(() => {
  games += 1; // a game of its own, so that nothing is known of it yet
  game = `race${games}`;
  answers = { guide: GUIDE, rules: RULES, preface: { text: 'The **aim**.' }, glossary: TERMS };
  vi.stubGlobal('fetch', (url: string) => {
    const answer = answers[/games\/\w+\/(\w+)/.exec(url)![1]!];
    return Promise.resolve(
      new Response(JSON.stringify(answer ?? { key: 'none', text: '' }), { status: answer ? 200 : 404 }),
    );
  });
  i18n.words = new Words('en', [en, later]);
});
afterEach(() => {
  void unmount(mounted);
  document.body.innerHTML = '';
  vi.unstubAllGlobals();
  vi.clearAllMocks();
});
function show(more: object = {}): void {
  mounted = mount(Rulebook, { target: document.body, props: { game, openRule, ...more } });
  flushSync();
}
const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const text = (): string => document.body.textContent?.replace(/\s+/g, ' ') ?? '';
const shows = (part: string) => until(() => expect(text()).toContain(part));
const turnTo = (n: number): void => {
  document.querySelectorAll<HTMLElement>('.seg button')[n]!.click();
  flushSync();
};
function search(query: string): void {
  const field = one('input[type="search"]') as HTMLInputElement;
  field.value = query;
  field.dispatchEvent(new Event('input', { bubbles: true }));
  flushSync();
}

test('the guide opens first; the switch turns to all rules with their preface, and to the words', async () => {
  show();
  await shows('You build an empire.');
  expect(text()).not.toContain('Discard cards');
  turnTo(1);
  await shows('Discard cards to place a world.');
  expect(one('.preface').textContent).toContain('The aim.');
  expect(one('.guide')).toBeNull();
  turnTo(2);
  await shows('A planet.');
  expect([...document.querySelectorAll('dt')].map((term) => term.textContent?.trim())).toEqual(['World', 'Take back']);
});

test('a search finds words in both books, those of the guide first', async () => {
  show();
  await shows('You build an empire.');
  search('world cards');
  await until(() => expect(document.querySelectorAll('article')).toHaveLength(2));
  const [guide, rule] = document.querySelectorAll<HTMLElement>('article');
  expect(guide!.textContent).toContain('Place a world and pay with cards');
  expect(rule!.dataset.id).toBe('race:23');
  expect(one('[role="status"]').textContent).toMatch(/1 place .* 1 rule/s);
  guide!.querySelector('button')!.click();
  flushSync();
  await shows('You build an empire.');
  expect(one('.guide')).not.toBeNull();
  search('nowhere at all');
  await shows('No rule has all these words.');
});

test('a rule of the guide is a link: it asks for that rule, and leads nowhere else', async () => {
  show();
  await shows('You build an empire.');
  const click = new MouseEvent('click', { bubbles: true, cancelable: true });
  one('a[data-rule="race:23"]').dispatchEvent(click);
  expect(openRule).toHaveBeenCalledWith('race:23');
  expect(click.defaultPrevented).toBe(true);
});

test('a rule that is wished for opens among all rules; a quiet wish leaves the guide open', async () => {
  show({ at: { rule: 'race:23', wish: 1 } });
  await shows('Discard cards to place a world.');
  expect(one('article.hit').dataset.id).toBe('race:23');
  void unmount(mounted);
  document.body.innerHTML = '';
  show({ at: { rule: 'race:23', wish: 2, quiet: true } });
  await shows('You build an empire.');
});

test('a game without a guide opens with its rules', async () => {
  answers = { rules: RULES, preface: { text: 'The aim.' }, glossary: [] };
  show();
  await shows('Discard cards to place a world.');
  expect(document.querySelectorAll('.seg button')).toHaveLength(2);
});
