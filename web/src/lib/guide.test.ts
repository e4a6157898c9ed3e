/* The player's rulebook: its sections and marks, how it is drawn, and one search over both books. */
import { describe, expect, test } from 'vitest';
import type { RuleAnswer } from '../generated/http';
import { readGuide, searchGuide } from './guide';
import { render } from './markdown';
import { searchRules } from './rulebook';

const TEXT = `## The table

{picture}

1. {at:hand} Your **hand**: what you pay with. {rule:race:23}
2. {at:tableau} Your tableau.

## Settle

Place a world, and draw a card for it {rule:race:30} {rule:race:31}.

| world | cost |
| --- | --- |
| Old Earth | 3 cards |
| Gem World | 2 cards |

## Žetony

- **Žeton**: bod, který *zůstává*.
- Karta v ruce.
`;
const book = readGuide({ title: 'Race', text: TEXT });

const drawn = (text: string): HTMLElement => {
  const box = document.createElement('div');
  box.innerHTML = render(text);
  return box;
};

describe('reading it', () => {
  test('sections, blocks and the marks of the picture', () => {
    expect(book.sections.map(({ title, blocks }) => [title, blocks.length])).toEqual([
      ['The table', 2],
      ['Settle', 2],
      ['Žetony', 1],
    ]);
    expect(book.sections[0]!.blocks[0]).toBe('{picture}');
    expect(book.marks).toEqual(['hand', 'tableau']);
  });
  test('what stands before the first heading is kept', () => {
    const { sections } = readGuide({ title: 'T', text: 'First of all.\n\n## Then\n\nMore.' });
    expect(sections.map(({ title, blocks }) => [title, blocks])).toEqual([
      ['', ['First of all.']],
      ['Then', ['More.']],
    ]);
  });
});

describe('drawing it', () => {
  test('rules are quiet links that say where they lead', () => {
    const links = [...drawn('Draw a card {rule:race:30} {rule:duel:D1}.').querySelectorAll('a')];
    expect(links.map((link) => [link.textContent, link.dataset.rule, link.getAttribute('href')])).toEqual([
      ['30', 'race:30', '/rules/race#race:30'],
      ['D1', 'duel:D1', '/rules/duel#duel:D1'],
    ]);
    expect(links.every((link) => link.matches('.rule.quiet'))).toBe(true);
  });
  test('items of the picture are numbered by their marks, which are not read', () => {
    const list = drawn(book.sections[0]!.blocks[1]!).querySelector('ol')!;
    expect(list.className).toBe('marks');
    expect(list.textContent).not.toContain('at:');
    expect(list.querySelectorAll('li')).toHaveLength(2);
  });
  test('nothing in a text becomes markup of its own', () => {
    const nasty = [
      '<img src=x onerror=alert(1)>',
      '{rule:race:"><script>}',
      '{rule:javascript:alert(1)}',
      '{at:"><b>}',
    ];
    const box = drawn(
      `1. {at:x"><b>} ${nasty.join(' ')}\n2. ok\n\n| <i>a</i> | b |\n| --- | --- |\n| ${nasty[0]} | x |`,
    );
    expect(box.querySelectorAll('img, script, b, i, a')).toHaveLength(0);
    expect(box.textContent).toContain(nasty[0]);
    const links = drawn('{rule:javascript:1}').querySelectorAll('a');
    expect([...links].map((link) => link.getAttribute('href'))).toEqual(['/rules/javascript#javascript:1']);
  });
});

describe('searching it', () => {
  const rule = (id: string, title: string, text: string): RuleAnswer => ({ id, section: '', title, text });
  const rules = [rule('race:23', 'Paying', 'Discard cards for a world.'), rule('race:30', 'Settle', 'Draw a card.')];
  const found = (query: string) => searchGuide(book, query).map(({ section, texts }) => [section.title, ...texts]);

  test('finds items, rows and paragraphs, without their markup', () => {
    expect(found('hand pay')).toEqual([['The table', 'Your **hand**: what you pay with. {rule:race:23}']]);
    expect(found('gem')).toEqual([['Settle', '| world | cost |\n| --- | --- |\n| Gem World | 2 cards |']]);
    expect(found('picture')).toEqual([]);
    expect(found('at:')).toEqual([]);
    expect(found('your')).toEqual([['The table', 'Your **hand**: what you pay with. {rule:race:23}', 'Your tableau.']]);
  });
  test('accents and case do not matter', () => {
    expect(found('ZETON bod')).toEqual([['Žetony', '**Žeton**: bod, který *zůstává*.']]);
  });
  test('a section of that name is opened at its beginning', () => {
    expect(found('settle')).toEqual([['Settle', expect.stringContaining('Place a world') as string]]);
  });
  test('both books are searched by the same words', () => {
    const query = 'draw card';
    expect(found(query).map(([title]) => title)).toEqual(['Settle']);
    expect(searchRules(rules, query).map(({ id }) => id)).toEqual(['race:30']);
  });
  test('nothing is found by nothing, or without a book', () => {
    expect(searchGuide(book, '  ')).toEqual([]);
    expect(searchGuide(null, 'settle')).toEqual([]);
  });
});
