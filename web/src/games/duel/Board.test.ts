import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { all, choices, click, expectWords, LANGUAGES, press, speaker, stage } from '../../testing/board.svelte';
import * as board from './Board.svelte';
import { position, positions, things } from './fixtures/load';

const show = stage('duel', board, things);

describe('the board of Three Epochs', () => {
  it.each(positions.flatMap((name) => LANGUAGES.map((lang) => [name, lang] as const)))(
    'draws the table for %s in %s, every word known',
    (name, lang) => {
      show(position(name), { lang });
      expect(board.handles).toContain(name);
      expectWords('duel');
    },
  );

  it('offers every choice of every decision, and the shell has the rest', () => {
    for (const decision of positions) {
      const update = position(decision);
      show(update);
      const cards = all('.ec.legal, .sc.legal').map((node) => node.dataset.card);
      const cells = new Set(all('.ec.legal').flatMap((node) => node.dataset.cell ?? []));
      const actions = new Set(all('.legal').flatMap((node) => node.dataset.action ?? []));
      for (const action of choices(update)) {
        const [verb, what = ''] = action.split(':');
        if (what === '') continue;
        if (verb === 'take') for (const cell of what.split('+')) expect(cells).toContain(cell);
        else if (actions.has(action)) continue;
        else expect(cards).toContain(what);
      }
    }
  });

  it('draws a finished game and what a spectator sees', () => {
    show(position('over'));
    const seen = position('turn');
    seen.view.seat = null;
    for (const key of ['hand', 'science', 'due'] as const) delete seen.view.universes[0]![key];
    show({ ...seen, you: null, asked: null });
    expect(all('.uni')).toHaveLength(2);
    expect(all('.hand, .sci')).toHaveLength(0);
  });

  it('keeps a place for the question, and says how far the game is', () => {
    const update = position('turn');
    show(update);
    expect(document.querySelector('[data-question-place]')).not.toBeNull();
    expect(board.stage(update, speaker('duel'))).toMatch(/^epoch \d of 3$/);
  });

  it('tells what the cards are, on demand', () => {
    show(position('turn'));
    click('.market header button');
    expect(document.querySelector('[role="dialog"]')?.textContent).toContain(things.note);
  });
});

describe('taking and playing', () => {
  it('takes two cells by two clicks, as one action', () => {
    const update = position('turn');
    const { selection } = show(update);
    const pair = choices(update).find((action) => action.includes('+'))!;
    const [first, second] = pair.slice(5).split('+');
    click(`[data-cell="${first}"]`);
    click(`[data-cell="${second}"]`);
    expect(selection.picked).toEqual([pair]);
    expect(all('.market .selected')).toHaveLength(2);
    click(`[data-cell="${first}"]`);
    expect(all('.market .selected')).toHaveLength(1);
  });

  it('says that a second card is wanted, and Escape lets go of the first', () => {
    const update = position('turn');
    update.asked!.choices = update.asked!.choices.filter((choice) => choice.action.includes('+'));
    const { selection } = show(update);
    const cell = choices(update)[0]!.slice(5).split('+')[0];
    click(`[data-cell="${cell}"]`);
    expect(selection.picked).toEqual([]);
    expect(document.querySelector('.hint.on')?.textContent).toContain('second');
    press('Escape');
    expect(document.querySelector('.hint.on')).toBeNull();
  });

  it('selects a card to play instead, and asks why of one that cannot be', () => {
    const update = position('turn');
    const { selection, why } = show(update);
    const play = choices(update).find((action) => action.startsWith('play:'))!;
    click(`.hand [data-card="${play.slice(5)}"]`);
    expect(selection.picked).toEqual([play]);
    const cant = document.querySelector<HTMLElement>('.hand [aria-disabled="true"]')!;
    cant.click();
    expect(why).toHaveBeenCalledWith(`play:${cant.dataset.card}`);
    expect(selection.picked).toEqual([play]);
  });

  it('is quiet when the table is only looked at', () => {
    const { selection, why } = show(position('turn'), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('.hand [data-card]');
    expect(selection.picked).toEqual([]);
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  });
});

describe('paying', () => {
  const update = position('pay');
  const ways = update.view.asked[0]!.proposals!;

  it('proposes the cheapest payment, and takes another whole one by its button', () => {
    const { selection, sent } = show(position('pay'));
    expect(selection.picked).toEqual(ways[0]);
    expect(selection.ready).toBe(true);
    click('[data-bundle][aria-pressed="false"]');
    expect(selection.picked).toEqual(ways[1]);
    selection.confirm();
    expect(sent).toEqual([ways[1]]);
  });

  it('shows more ways on demand', () => {
    show(position('pay'));
    expect(all('[data-bundle]')).toHaveLength(5);
    click('.more');
    expect(all('[data-bundle]')).toHaveLength(ways.length);
  });

  it('lets any payment be put together by cards and tokens', () => {
    for (const way of ways.slice(0, 8)) {
      const { selection } = show(position('pay'));
      selection.clear();
      flushSync();
      for (const action of way)
        click(action === 'pay:token' ? '.token[aria-pressed="false"]' : `.hand [data-card="${action.slice(4)}"]`);
      expect(selection.ready).toBe(true);
      expect([...selection.picked].sort()).toEqual([...way].sort());
    }
  });

  it('puts a token back by a click on it', () => {
    const { selection } = show(position('pay'));
    selection.set(['pay:token', 'pay:token']);
    flushSync();
    click('.token.spent');
    expect(selection.picked).toEqual(['pay:token']);
  });

  it('pays for research with science cards too', () => {
    const research = position('pay_research');
    const { selection } = show(research);
    expect(selection.picked).toEqual(research.view.asked[0]!.proposals![0]);
    expect(all('.sc.spent').length).toBeGreaterThan(0);
  });
});

describe('places', () => {
  it('fills a quarter, and answers why for one that cannot be', () => {
    const update = position('quarter');
    const { selection, why } = show(update);
    click('.q.legal');
    expect(choices(update)).toContain(selection.picked[0]);
    const cant = document.querySelector<HTMLElement>('.q[aria-disabled="true"]')!;
    cant.click();
    expect(why).toHaveBeenCalledWith(cant.dataset.action);
  });

  it.each(['dock', 'research', 'axis'])('%s: a click names it', (name) => {
    const update = position(name);
    const { selection } = show(update);
    click('.whole.legal, .sc.legal, .out.legal');
    expect(choices(update)).toContain(selection.picked[0]);
  });
});

describe('looking closer', () => {
  it('shows every sentence of a card, and closes by Escape', () => {
    show(position('over'));
    click('.whole');
    const dialog = document.querySelector('[role="dialog"]')!;
    const card = things.cards.find((one) => one.id === document.querySelector<HTMLElement>('.whole')!.dataset.card)!;
    for (const line of card.about) expect(dialog.textContent).toContain(line);
    press('Escape');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('explains a score by its sources, and what the end would add', () => {
    const update = position('turn');
    show(update);
    click('.uni header button.stat');
    const sums = all('.pop .sum').map((row) => row.textContent);
    expect(sums[0]).toContain(String(update.view.universes[0]!.score.total));
    expect(sums).toHaveLength(2);
  });

  it('marks what changed, in words too', () => {
    const update = position('turn');
    const id = update.view.universes[1]!.planets[0]!.card;
    show(update, { changed: new Set([id]) });
    expect(document.querySelector('.whole.changed')?.getAttribute('aria-label')).toContain('just changed');
  });
});
