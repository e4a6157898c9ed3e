import { describe, expect, it } from 'vitest';
import type { Language } from '../../generated/socket';
import { LANGUAGES, speaker, textOf } from '../../testing/board.svelte';
import { cards } from './fixtures/load';
import { ariaName, bits, facePowers, plain, shortPower } from './words';

const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort();

describe('the words of the board', () => {
  it('has the same keys in all languages, each of the game', () => {
    const [en, ...others] = LANGUAGES.map((lang) => keys(textOf('race', lang)));
    for (const other of others) expect(other).toEqual(en);
    expect(en!.every((key) => key.startsWith('race-'))).toBe(true);
  });

  it.each(LANGUAGES)('says every power of the cards in short, in %s', (lang) => {
    const t = speaker('race', lang);
    for (const card of cards.values())
      for (const power of card.powers) {
        expect(power.key).toBeTruthy();
        const short = shortPower(power, card, { t });
        expect(short).not.toMatch(/race-|undefined|\{/);
        expect(short).not.toBe(power.text);
      }
  });

  it('counts as the languages do', () => {
    const said = (lang: Language, n: number) => speaker('race', lang)('race-n-cards', { n });
    expect([said('en', 1), said('en', 2)]).toEqual(['1 card', '2 cards']);
    expect([said('cs', 1), said('cs', 3), said('cs', 5)]).toEqual(['1 karta', '3 karty', '5 karet']);
    expect([said('lt', 1), said('lt', 3), said('lt', 11), said('lt', 21)]).toEqual([
      '1 korta',
      '3 kortos',
      '11 kortų',
      '21 korta',
    ]);
  });
});

describe('powers on the face of a card', () => {
  const t = speaker('race');
  it('gathers them by phase', () => {
    const rows = facePowers(cards.get('gem_world')!, { t });
    expect(rows).toHaveLength(1);
    expect(plain(rows[0]!.text)).toBe('makes Novelty, then draw 1');
  });
  it('falls back to the sentence where no short words are known', () => {
    const card = cards.get('gem_world')!;
    const power = { ...card.powers[0]!, key: undefined };
    expect(shortPower(power, card, { t })).toBe(power.text);
    expect(shortPower({ ...power, key: 'unheard-of' }, card, { t })).toBe(power.text);
  });
});

describe('icons in words', () => {
  it('keeps an icon with its word', () => {
    expect(bits('1 ⟦rare⟧Rare → 1 VP')).toEqual([{ text: '1 ' }, { icon: 'rare', text: 'Rare' }, { text: ' → 1 VP' }]);
    expect(bits('plain')).toEqual([{ text: 'plain' }]);
    expect(bits('⟦nothing⟧x')).toEqual([{ text: 'nothing⟧x' }]);
  });
  it('is silent about icons in names for ears', () => {
    expect(ariaName(cards.get('gem_world')!, ['', 'makes ⟦novelty⟧Novelty'])).toMatch(/^Gem World, .*makes Novelty$/);
  });
});
