import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { all, choices, click, expectWords, LANGUAGES, press, speaker, stage } from '../../testing/board.svelte';
import { DEFAULTS } from '../../lib/settings.svelte';
import * as board from './Board.svelte';
import { position, positions, things } from './fixtures/load';
import { thingOf } from './gesture';
import { KEEP } from './redraw';

const show = stage('alliances', board, things);
/** The thing a glowing element stands for. */
const thing = (node: HTMLElement): string =>
  node.dataset.action
    ? thingOf(node.dataset.action)
    : (node.dataset.site ?? node.dataset.thing ?? node.dataset.tech ?? node.dataset.act ?? node.dataset.card ?? '');

describe('the board of Age of Galaxy', () => {
  it.each(positions.flatMap((name) => LANGUAGES.map((lang) => [name, lang] as const)))(
    'draws the table for %s in %s, every word known',
    (name, lang) => {
      const update = position(name);
      show(update, { lang });
      expect(board.handles).toContain(update.asked!.decision);
      expectWords('alliances');
    },
  );

  it('has a glowing thing for every choice, and the shell has the rest', () => {
    for (const name of positions) {
      const update = position(name);
      show(update);
      const glowing = new Set(all('.legal').map(thing));
      for (const action of choices(update)) {
        if (!action.includes(':') && !board.draws.includes(action)) continue;
        if (action === KEEP) continue; // picked from the start
        expect(glowing, `${name}: ${action}`).toContain(thingOf(action));
      }
    }
  });

  it('draws a finished game, and what a spectator sees', () => {
    show(position('over'));
    expect(all('.legal')).toHaveLength(0);
    const seen = position('four');
    const view = seen.view;
    view.seat = null;
    delete view.alliances[0]!.hand;
    show({ ...seen, you: null, asked: null });
    expect(all('.rival')).toHaveLength(4);
    expect(all('.yours')).toHaveLength(0);
    expect(document.querySelector('.techs h2')?.textContent).toContain('Ada');
  });

  it('keeps a place for the question, and says how far the game is', () => {
    const update = position('turn');
    show(update);
    expect(document.querySelector('[data-question-place]')).not.toBeNull();
    expect(board.stage(update, speaker('alliances'))).toMatch(/^round \d of 5, actions$/);
  });

  it('shows the automa of a solo game with the cards it turned up', () => {
    const update = position('solo');
    show(update);
    const automa = document.querySelector('.automa')!.textContent!;
    expect(automa).toContain('Automa');
    for (const id of update.view.revealed) expect(automa).toContain(things.factions.find((one) => one.id === id)!.name);
  });

  it('is quiet when the table is only looked at', () => {
    const { selection, why } = show(position('turn'), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('.hand .fac');
    expect(selection.picked).toEqual([]);
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
    press('Escape');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });
});

describe('clicks', () => {
  it('pick what can be done in one way, and put it back', () => {
    const update = position('turn');
    const { selection } = show(update);
    const action = choices(update).find((one) => one.startsWith('explore:'))!;
    click(`[data-site="${thingOf(action)}"]`);
    expect(selection.picked).toEqual([action]);
    click(`[data-site="${thingOf(action)}"]`);
    expect(selection.picked).toEqual([]);
  });

  it('on a way of a card send it at once, or pick it where each choice is confirmed', () => {
    const update = position('turn');
    const card = update.view.alliances[0]!.hand![0]!;
    const [way] = choices(update).filter((one) => one.startsWith('boost:') && one.includes(`:${card}`));
    const { sent } = show(update);
    click(`.hand [data-action="${way}"]`);
    expect(sent).toEqual([[way]]);
    const careful = show(update, { settings: { ...DEFAULTS, confirm: true } });
    click(`.hand [data-action="${way}"]`);
    expect([careful.sent, careful.selection.picked]).toEqual([[], [way]]);
  });

  it('offer the ways where there are several', () => {
    const update = position('turn');
    const { selection } = show(update);
    const research = choices(update).find((one) => one.startsWith('research:'))!;
    const ways2 = choices(update).filter((one) => thingOf(one) === thingOf(research));
    click(`[data-tech="${thingOf(research)}"]`);
    if (ways2.length > 1) expect(selection.offered).toEqual(ways2);
    else expect(selection.picked).toEqual(ways2);
    click('[data-act="manufacture"]');
    expect([...selection.offered, ...selection.picked].every((one) => one.startsWith('manufacture:'))).toBe(true);
  });

  it('on a tile show only its targets, until Escape', () => {
    const update = position('turn');
    const { selection, sent } = show(update);
    click('[data-act="trade"]');
    expect(document.querySelector('[data-act="trade"]')?.getAttribute('aria-pressed')).toBe('true');
    const glowing = all('.legal')
      .map(thing)
      .filter((one) => one !== 'trade');
    const trades = choices(update).filter((one) => one.startsWith('trade:'));
    expect(glowing.sort()).toEqual(trades.map(thingOf).sort());
    press('Escape');
    expect(all('.legal').length).toBeGreaterThan(trades.length + 1);
    click('[data-act="scavenge"]');
    expect([...sent.flat(), ...selection.picked]).toEqual(['scavenge']);
  });

  it('ask why of what cannot be done', () => {
    const update = position('turn');
    const { selection, why } = show(update);
    const shut = all('button[aria-disabled="true"]');
    expect(shut.length).toBeGreaterThan(0);
    const asked = new Set<string>();
    for (const node of shut) {
      node.click();
      flushSync();
      asked.add(why.mock.lastCall![0] as string);
    }
    expect(why).toHaveBeenCalledTimes(shut.length);
    expect([...asked].every((action) => !choices(update).includes(action) && !action.includes('undefined'))).toBe(true);
    expect(selection.picked).toEqual([]);
  });

  it('name the planet an adaptation is for, and discard a card for it', () => {
    const update = position('adaptation');
    const { selection, sent } = show(update);
    expect(document.querySelector('[data-about]')?.getAttribute('data-site')).toBe(update.view.asked[0]!.about);
    click('.hand .legal');
    expect(choices(update)).toContain([...sent.flat(), ...selection.picked][0]);
  });

  it.each(['redraw', 'draft', 'first_faction', 'production', 'seize', 'nomads_action'])('answer %s', (name) => {
    const update = position(name);
    const { selection, sent } = show(update);
    click('.legal:not([data-act])');
    const held = [...sent.flat(), ...selection.picked, ...selection.offered].filter((one) => one !== 'keep');
    expect(held.length).toBeGreaterThan(0);
    for (const action of held) expect(choices(update)).toContain(action);
  });
});

describe('before the galaxy is laid out', () => {
  it('says so calmly, in every language, and draws no empty system', () => {
    for (const [lang, words] of [
      ['en', 'The galaxy is laid out'],
      ['cs', 'Galaxie se vyloží'],
      ['lt', 'Galaktika išdėliojama'],
    ] as const) {
      const update = position('redraw');
      const view = update.view;
      view.round = 0;
      view.alliances[0]!.aside = [];
      view.systems = view.systems.map((one) => ({ ...one, system: null, planets: [], tokens: [] }));
      show(update, { lang });
      expect(all('.sys')).toHaveLength(0);
      expect(document.querySelector('.opening')!.textContent).toContain(words);
    }
  });
});

describe('what the table tells', () => {
  it('who lies where on the prestige track, and who goes first', () => {
    const update = position('four');
    show(update);
    const first = update.view.track[0]!;
    const name = first.seat === 0 ? 'You' : update.seats[first.seat]!.name;
    expect(document.querySelector('.prestige .who')?.textContent).toContain(name);
    expect(all('.track .cube')).toHaveLength(4);
  });

  it('war as it would end now', () => {
    const update = position('four');
    show(update);
    const rows = all('.war li').map((row) => row.textContent);
    expect(rows).toHaveLength(update.view.war!.ranking.length);
  });

  it('details of another alliance on demand', () => {
    const update = position('four');
    show(update);
    click('.rival .more');
    const text = document.querySelector('.rival dl')!.textContent!;
    expect(text).toContain(`${update.view.alliances[1]!.credits} credit`);
    click('.rival .more');
    expect(document.querySelector('.rival dl')).toBeNull();
  });

  it('marks what changed, in words too', () => {
    const update = position('turn');
    const site = update.view.systems[0]!.planets[0]!.site;
    show(update, { changed: new Set([site]) });
    expect(document.querySelector(`[data-site="${site}"].changed`)?.textContent).toContain('just changed');
  });

  it('every sentence about a faction when it is looked at', () => {
    show(position('over'));
    click('.rival .name');
    const dialog = document.querySelector('[role="dialog"]')!;
    const faction = things.factions.find((one) => one.name === dialog.querySelector('h2')!.textContent)!;
    expect(dialog.textContent).toContain(faction.ability.text);
  });
});
