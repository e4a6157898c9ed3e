import { describe, expect, test } from 'vitest';
import type { RuleAnswer } from '../generated/http';
import { scale, tickStep } from './chart';
import { cardsOf, mergeLog, newsSince } from './log';
import { render } from './markdown';
import type { LogLine } from '../generated/socket';
import { readHeader, type BadRecord } from './record';
import { readRoute } from './route.svelte';
import { bySection, searchRules } from './rulebook';
import { firstLanguage } from './session.svelte';
import { bind } from './binding';
import { bare, buttons, fold, joinChoices, tails } from './words';

const line = (number: number, step: number, seat = 1, card = ''): LogLine => {
  return { number, step, seat, key: 'k', text: `line ${number}`, rule: 'race:1', card };
};

describe('log', () => {
  test('lines that come later are added', () => {
    expect(mergeLog([line(1, 1)], [line(2, 2)], 2, false).map((l) => l.number)).toEqual([1, 2]);
  });
  test('a taken-back step takes its lines along', () => {
    expect(mergeLog([line(1, 1), line(2, 2)], [], 1, false).map((l) => l.number)).toEqual([1]);
  });
  test('lines told anew replace the old ones', () => {
    const merged = mergeLog([line(1, 1), line(2, 2), line(3, 3)], [{ ...line(2, 2), text: 'other' }], 3, false);
    expect(merged.map((l) => l.text)).toEqual(['line 1', 'other']);
  });
  test('a whole log replaces everything', () => {
    expect(mergeLog([line(1, 1), line(2, 2)], [line(1, 1)], 5, true)).toHaveLength(1);
  });
  test('news are what others did since the mark', () => {
    const log = [line(1, 1), line(2, 2, 0), line(3, 2, 1, 'gem_world'), line(4, 3, -1)];
    const news = newsSince(log, 1, 0);
    expect(news.map((l) => l.number)).toEqual([3, 4]);
    expect([...cardsOf(news)]).toEqual(['gem_world']);
  });
});

describe('rulebook', () => {
  const rules: RuleAnswer[] = [
    { id: 'race:1', section: 'Příprava', title: 'Žetony', text: 'Připravte žetony vítězných bodů.' },
    { id: 'race:12', section: 'Příprava', title: 'Vylepšení', text: 'Platí od další fáze. Viz race:1.' },
    { id: 'race:30', section: 'Osidlování', title: 'Cena', text: 'Kdo zaplatí žetony, chybuje.' },
  ];
  const ids = (query: string) => searchRules(rules, query).map((rule) => rule.id);
  test('an empty query is the whole book', () => expect(ids(' ')).toHaveLength(3));
  test('a number finds that rule alone', () => {
    expect(ids('1')).toEqual(['race:1']);
    expect(ids('race:30')).toEqual(['race:30']);
  });
  test('accents and case do not matter; titles come first', () => {
    expect(ids('ZETONY')).toEqual(['race:1', 'race:30']);
    expect(ids('vylepseni')).toEqual(['race:12']);
  });
  test('all words must be there', () => {
    expect(ids('žetony chybuje')).toEqual(['race:30']);
    expect(ids('žetony nikde')).toEqual([]);
  });
  test('rules are gathered by section', () => {
    expect(bySection(rules).map((s) => [s.name, s.rules.length])).toEqual([
      ['Příprava', 2],
      ['Osidlování', 1],
    ]);
  });
});

describe('markdown', () => {
  test('nothing in a text becomes markup of its own', () => {
    const html = render('<img src=x onerror=alert(1)> & "quotes"\n\n- <b>x</b>\n\n`<i>`');
    const box = document.createElement('div');
    box.innerHTML = html;
    expect(box.querySelectorAll('img, b, i')).toHaveLength(0);
    expect(box.textContent).toContain('<img src=x onerror=alert(1)>');
  });
  test('paragraphs, lists, bold, code and rule ids', () => {
    const html = render(
      'First **bold** line\nand on.\n\nAs follows:\n- one\n  more\n- two\n\n1. a\n2. b\n\nSee race:30 and `first_game`.',
    );
    expect(html).toContain('<p>First <strong>bold</strong> line and on.</p>');
    expect(html).toContain('<p>As follows:</p><ul><li>one more</li><li>two</li></ul>');
    expect(html).toContain('<ol><li>a</li><li>b</li></ol>');
    expect(html).toContain('data-rule="race:30"');
    expect(html).toContain('<code>first_game</code>');
  });
  test('tables', () => {
    const html = render('| known to | what |\n| --- | --- |\n| all | tableaus |');
    expect(html).toContain('<th scope="col">known to</th>');
    expect(html).toContain('<td>tableaus</td>');
  });
  test('code in a text cannot be mistaken for a place holder', () => {
    expect(render('a 0 `b` 1 `c`')).toBe('<p>a 0 <code>b</code> 1 <code>c</code></p>');
  });
});

test('words that choices share are said once, brackets are left out', () => {
  expect(joinChoices(['Discard Gem World', 'Discard Public Works'])).toBe('Discard Gem World, Public Works');
  expect(joinChoices(['Keep A (cost 1)', 'Keep B (cost 2)'])).toBe('Keep A, B');
  expect(joinChoices(['Keep A (cost 1)'])).toBe('Keep A (cost 1)');
  expect(joinChoices(['Pay with A', 'Pay with A'])).toBe('Pay with A, A');
  expect(joinChoices([])).toBe('');
});
test('what several choices are about, without their common words', () => {
  expect(tails(['Zaplatit kartou A', 'Zaplatit kartou B C'])).toBe('A, B C');
  expect(tails(['Keep A (cost 1)', 'Keep B (cost 2)'])).toBe('A, B');
});
test('buttons leave brackets out, unless two would be the same', () => {
  expect(bare('Fly ship 1 (trade ship) to (N7 (near)) (2 steps)')).toBe('Fly ship 1 to');
  expect(buttons(['Build A (cost 1)', 'Build B (cost 2)'])).toEqual(['Build A', 'Build B']);
  expect(buttons(['Pay (1 ore)', 'Pay (1 fuel)', 'Pass'])).toEqual(['Pay (1 ore)', 'Pay (1 fuel)', 'Pass']);
});
test('where no line may break', () => {
  const held = (text: string, lang: 'en' | 'cs' | 'lt') => bind(text, lang).replaceAll('\u00a0', '~');
  expect(held('Hra k vám a s nimi', 'cs')).toBe('Hra k~vám a~s~nimi');
  expect(held('máte 24 VB, +1 kartu a 2× rudu', 'cs')).toBe('máte 24~VB, +1~kartu a~2×~rudu');
  expect(held('ve 3. kole; bylo jich 3. Dál', 'cs')).toBe('ve 3.~kole; bylo jich 3. Dál');
  expect(held('1. krok', 'cs')).toBe('1. krok');
  expect(held('viz race:23 a `a b` a https://a.b/c d', 'cs')).toBe('viz race:23 a~`a b` a~https://a.b/c d');
  expect(held('3 kortos ir J. Jonaitis', 'lt')).toBe('3~kortos ir J.~Jonaitis');
  expect(held('a 3 cards', 'en')).toBe('a 3 cards');
});
test('folding takes case, accents and curly apostrophes away', () =>
  expect(fold('Žlutý Ąžuolas’')).toBe("zluty azuolas'"));

test('addresses', () => {
  expect(readRoute('/')).toEqual({ page: 'home' });
  expect(readRoute('/t/abc')).toEqual({ page: 'table', id: 'abc' });
  expect(readRoute('/t/abc/replay')).toEqual({ page: 'replay', id: 'abc' });
  expect(readRoute('/join/abc/2/xyz')).toEqual({ page: 'join', id: 'abc', seat: 2, invite: 'xyz' });
  expect(readRoute('/link/xyz')).toEqual({ page: 'link', code: 'xyz' });
  expect(readRoute('/rules/race', '#race:30')).toEqual({ page: 'rules', game: 'race', rule: 'race:30' });
  for (const path of ['/x', '/t', '/t/a/b', '/join/a/b/c', '/t/%E0']) expect(readRoute(path)).toEqual({ page: 'lost' });
});

test('the first language is the one of last time, else one the browser prefers', () => {
  expect(firstLanguage('lt', ['cs'])).toBe('lt');
  expect(firstLanguage(null, ['de-AT', 'cs-CZ', 'en'])).toBe('cs');
  expect(firstLanguage('xx', ['de'])).toBe('en');
});

test('the head of a record', () => {
  expect(readHeader('starhold-record 1\ngame: race\nrules: 1\nplayers: 2\n---\n')).toEqual({
    game: 'race',
    players: 2,
  });
  const wrong = (text: string): string => {
    try {
      readHeader(text);
      return '';
    } catch (error) {
      return (error as BadRecord).what;
    }
  };
  expect(wrong(' \n')).toBe('empty');
  expect(wrong('something else')).toBe('none');
  expect(wrong('starhold-record 1\ngame race\nplayers 2')).toBe('game');
  expect(wrong('starhold-record 1\ngame: race\nplayers: many')).toBe('players');
});

test('the scale of the chart has few round lines and holds all values', () => {
  for (const high of [1, 5, 7, 32, 61, 140, 999]) {
    const s = scale(10, 0, high, 500, 100);
    expect(s.ticks.length).toBeLessThanOrEqual(8);
    expect(s.ticks.at(-1)!).toBeGreaterThanOrEqual(high);
    expect(s.y(high)).toBeGreaterThanOrEqual(0);
    expect(tickStep(high)).toBeGreaterThan(0);
  }
  expect(scale(10, -3, 20, 500, 100).y(-3)).toBeLessThanOrEqual(100);
});
