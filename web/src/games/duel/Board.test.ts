import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import { all, choices, click, expectWords, LANGUAGES, press, speaker, stage } from '../../testing/board.svelte';
import type { Beat } from '../board_contract';
import { DEFAULTS } from '../../lib/settings.svelte';
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

const CONFIRMS = { settings: { ...DEFAULTS, confirm: true } };

describe('taking and playing', () => {
  it('takes two cells by two clicks: the second says so', () => {
    const update = position('turn');
    const { sent } = show(update);
    const pair = choices(update).find((action) => action.includes('+'))!;
    const [first, second] = pair.slice(5).split('+');
    click(`[data-cell="${first}"]`);
    expect(document.querySelector(`[data-cell="${second}"] .verdict`)?.textContent).toContain('Take both');
    click(`[data-cell="${second}"]`);
    expect(sent).toEqual([[pair]]);
  });

  it('only picks where each choice is to be confirmed', () => {
    const update = position('turn');
    const { selection, sent } = show(update, CONFIRMS);
    const pair = choices(update).find((action) => action.includes('+'))!;
    const [first, second] = pair.slice(5).split('+');
    click(`[data-cell="${first}"]`);
    click(`[data-cell="${second}"]`);
    expect(selection.picked).toEqual([pair]);
    expect(all('.market .selected')).toHaveLength(2);
    click(`[data-cell="${first}"]`);
    expect(all('.market .selected')).toHaveLength(1);
    selection.clear();
    flushSync();
    click('[data-quick]');
    expect(selection.ready).toBe(true);
    expect(sent).toEqual([]);
  });

  it('takes one card by the button on it', () => {
    const update = position('turn');
    const single = choices(update).find((action) => action.startsWith('take:') && !action.includes('+'))!;
    const { sent } = show(update);
    click(`[data-take="${single.slice(5)}"]`);
    expect(sent).toEqual([[single]]);
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

  it('plays a card with its cheapest payment as one gesture, and asks why of one that cannot be', () => {
    const update = position('turn');
    const { selection, why, sent } = show(update);
    const [card, play] = Object.entries(update.view.universes[0]!.plays!).find(([, one]) => one.targets.length === 0)!;
    click(`.hand [data-card="${card}"]`);
    expect(selection.picked).toEqual([`play:${card}`, ...play.ways[0]!]);
    expect(selection.ready).toBe(true);
    const cant = document.querySelector<HTMLElement>('.hand .ec[aria-disabled="true"]');
    if (cant) {
      cant.click();
      expect(why).toHaveBeenCalledWith(`play:${cant.dataset.card}`);
    }
    selection.confirm();
    expect(sent).toEqual([[`play:${card}`, ...play.ways[0]!]]);
  });

  it('plays at once by the button that says for what', () => {
    const update = position('turn');
    const { sent } = show(update);
    const button = document.querySelector<HTMLElement>('.hand [data-quick]')!;
    const card = button.dataset.quick!;
    const play = update.view.universes[0]!.plays![card]!;
    button.click();
    expect(sent).toHaveLength(1);
    expect(sent[0]![0]).toBe(`play:${card}`);
    expect(sent[0]!.filter((action) => action.startsWith('pay:'))).toEqual(play.ways[0]);
  });

  it('is quiet when the table is only looked at', () => {
    const { selection, why } = show(position('turn'), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('.hand [data-card]');
    expect(selection.picked).toEqual([]);
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  });

  it('passes by itself where nothing else can be done, once, and not after it was taken back', () => {
    const update = position('turn');
    update.asked!.choices = [{ action: 'pass', words: 'Pass' }];
    const { sent, next } = show(update);
    expect(sent).toEqual([['pass']]);
    next({ ...update, step: update.step + 1, asked: null });
    next({ ...update });
    expect(sent).toHaveLength(1);
    expect(show({ ...update }, { settings: { ...DEFAULTS, endTurn: false } }).sent).toEqual([]);
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

  it('shows all ways on demand, over the board', () => {
    show(position('pay'));
    expect(all('[data-bundle]')).toHaveLength(3);
    click('.more');
    expect(all('.allways [data-bundle]')).toHaveLength(ways.length);
    press('Escape');
    expect(all('.allways')).toHaveLength(0);
  });

  it('lets any payment be put together by cards and tokens, whole at every click', () => {
    for (const way of ways.slice(0, 8)) {
      const { selection } = show(position('pay'));
      for (const action of way) {
        const picked = selection.picked.filter((one) => one === action).length;
        if (picked >= way.filter((one) => one === action).length) continue;
        click(action === 'pay:token' ? '.token[aria-pressed="false"]' : `.hand [data-card="${action.slice(4)}"]`);
        expect(selection.ready).toBe(true);
      }
      expect([...selection.picked].sort()).toEqual([...way].sort());
    }
  });

  it('pays for research with science cards too', () => {
    const research = position('pay_research');
    const { selection } = show(research);
    expect(selection.picked).toEqual(research.view.asked[0]!.proposals![0]);
    expect(all('.sc.spent').length).toBeGreaterThan(0);
  });

  it('changes the payment of a planned card by the buttons of the others, and the plan by a click on another', () => {
    const turn = position('turn');
    const plays = turn.view.universes[0]!.plays!;
    const [card, play] = Object.entries(plays).find(([, one]) => one.ways.length > 1 && one.targets.length < 2)!;
    const { selection } = show(turn);
    click(`.hand [data-card="${card}"]`);
    const other = document.querySelector<HTMLElement>('[data-pay][aria-pressed="false"]')!;
    other.click();
    flushSync();
    expect(selection.picked).toContain(`pay:${other.dataset.pay}`);
    expect(play.ways.map((way) => [...way].sort().join())).toContain(selection.picked.slice(1).sort().join());
    const another = Object.keys(plays).find((one) => one !== card)!;
    click(`.hand [data-card="${another}"]`);
    expect(selection.picked[0]).toBe(`play:${another}`);
    click(`.hand [data-card="${another}"]`);
    expect(selection.picked).toEqual([]);
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
    const { selection } = show(update, CONFIRMS);
    click('.whole.legal, .sc.legal, .out.legal');
    expect(choices(update)).toContain(selection.picked[0]);
  });
});

describe('the hand', () => {
  it.each(['quarter', 'dock', 'research'])('does not glow where nothing of it is asked for: %s', (name) => {
    show(position(name));
    expect(all('.hand .ec').length).toBeGreaterThan(0);
    expect(all('.hand .legal')).toHaveLength(0);
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
    const mine = update.view.universes[0]!;
    const sums = all('.pop .sum').map((row) => row.textContent);
    expect(sums[0]).toContain(String(mine.score.total));
    const more = Object.values(mine.projected).reduce((sum, points) => sum + points, 0);
    expect(sums[1]).toContain(String(mine.score.total + more));
    expect(board.projected(update, 0, speaker('duel'))?.total).toBe(mine.score.total + more);
  });

  it('marks what changed, in words too', () => {
    const update = position('turn');
    const id = update.view.universes[1]!.planets[0]!.card;
    show(update, { changed: new Set([id]) });
    expect(document.querySelector('.whole.changed')?.getAttribute('aria-label')).toContain('just changed');
  });
});

describe('choosing a quarter', () => {
  it('says on each quarter what it would bring, and sends place and payment together', () => {
    const update = position('turn');
    const me = update.view.universes[0]!;
    const planet = me.planets[0]!.card;
    const card =
      me.hand!.find((id) => things.cards.find((one) => one.id === id)?.type === 'colonisation') ?? me.hand![0]!;
    const none = { colony_ship: 0, shuttle: 0, production_station: 0 };
    me.plays = {
      [card]: {
        targets: [
          { action: `quarter:${planet}.1`, objects: { ...none, shuttle: 2 }, completes: false },
          { action: `quarter:${planet}.2`, objects: none, completes: true },
        ],
        ways: [['pay:token']],
      },
    };
    update.asked!.choices = [{ action: `play:${card}`, words: 'Play' }];
    const { selection, sent } = show(update);
    click(`.hand [data-card="${card}"]`);
    // The one that completes its planet is proposed.
    expect(selection.picked).toEqual([`play:${card}`, `quarter:${planet}.2`, 'pay:token']);
    expect(document.querySelector(`[data-action="quarter:${planet}.1"]`)?.textContent).toContain('+2');
    expect(document.querySelector('.bill .where')?.textContent).toContain('completes the planet');
    click(`[data-action="quarter:${planet}.1"]`);
    expect(selection.picked[1]).toBe(`quarter:${planet}.1`);
    expect(document.querySelector('.bill .where')?.textContent).toContain('2 ×');
    selection.confirm();
    expect(sent).toEqual([[`play:${card}`, `quarter:${planet}.1`, 'pay:token']]);
  });
});

describe('what happens', () => {
  const beat = (key: string, text: string): Beat => ({
    id: 1,
    lines: [{ number: 1, step: 1, seat: 0, key, text, rule: '' }],
    update: position('turn'),
    seat: 0,
    key,
    mine: false,
    group: { id: 1, seat: 0, condensed: false },
  });

  it('shows the end of an epoch in the middle of the table, in words where nothing moves', () => {
    show(position('turn'), { beat: beat('score-military', 'You score 5 VP for military supremacy.') });
    expect(document.querySelector('.sumcard')?.textContent).toContain('You score 5 VP for military supremacy.');
    expect(all('.flying, .gained')).toHaveLength(0);
    show(position('turn'), { beat: beat('take', 'You take a card.') });
    expect(document.querySelector('.sumcard')).toBeNull();
    show(position('turn'));
    expect(document.querySelector('.sumcard')).toBeNull();
  });
});
