import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, it } from 'vitest';
import { cards } from './fixtures/load';
import cs from './locale/cs.ftl?raw';
import en from './locale/en.ftl?raw';
import lt from './locale/lt.ftl?raw';
import { ariaName, bits, facePowers, plain, shortPower } from './words';

function speaker(lang: string, source: string) {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  const missed: string[] = [];
  const t = (key: string, args?: Record<string, string | number>): string => {
    const message = bundle.getMessage(key);
    if (!message?.value) {
      missed.push(key);
      return key;
    }
    const errors: Error[] = [];
    const text = bundle.formatPattern(message.value, args, errors);
    expect(errors).toEqual([]);
    return text;
  };
  return { t, missed };
}
const languages = { en, cs, lt };
const keys = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!).sort();

describe('the words of the board', () => {
  it('has the same keys in all languages, each of the game', () => {
    expect(keys(cs)).toEqual(keys(en));
    expect(keys(lt)).toEqual(keys(en));
    expect(keys(en).every((key) => key.startsWith('race-'))).toBe(true);
  });

  it.each(Object.entries(languages))('says every power of the cards in short, in %s', (lang, source) => {
    const { t, missed } = speaker(lang, source);
    for (const card of cards.values())
      for (const power of card.powers) {
        expect(power.key).toBeTruthy();
        expect(shortPower(power, card, { t })).not.toMatch(/race-|undefined|\{/);
      }
    expect(missed).toEqual([]);
  });

  it('counts as the languages do', () => {
    const said = (lang: 'en' | 'cs' | 'lt', n: number) => speaker(lang, languages[lang]).t('race-n-cards', { n });
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
  const { t } = speaker('en', en);
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
