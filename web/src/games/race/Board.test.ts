import { flushSync } from 'svelte';
import { describe, expect, it, vi } from 'vitest';
import { all, choices, click, press, stage } from '../../testing/board.svelte';
import * as board from './Board.svelte';
import { position, positions, things } from './fixtures/load';

const show = stage('race', board, things);
/** What a card says to ears: its face is for eyes only. */
const said = (card: Element): string => {
  const heard = card.cloneNode(true) as Element;
  for (const unheard of heard.querySelectorAll('[aria-hidden="true"]')) unheard.remove();
  return heard.textContent?.trim() ?? '';
};

describe('the board of Race', () => {
  it.each(positions)('draws the table for %s, every word known', (decision) => {
    show(position(decision));
    expect(document.body.textContent).not.toMatch(/race-[a-z]/);
    for (const button of all('button.card')) expect(said(button)).toContain(',');
    expect(all('.theirs button.card').length).toBeGreaterThan(0);
  });

  it('draws a finished game and what a spectator sees', () => {
    show(position('over'));
    const seen = position('choose_world');
    const view = seen.view;
    view.seat = null;
    delete view.empires[0]!.hand;
    show({ ...seen, you: null, asked: null });
    expect(all('.opp')).toHaveLength(2);
    expect(all('.cards.hand')).toHaveLength(0);
    expect(all('.opp .cards.theirs')).toHaveLength(2);
  });

  it('keeps a place for the question', () => {
    show(position('choose_world'));
    expect(document.querySelector('[data-question-place]')).not.toBeNull();
  });
});

describe('gestures', () => {
  it('selects a world to place, and another instead', () => {
    const update = position('choose_world');
    const { selection } = show(update);
    const legal = choices(update).filter((a) => a.startsWith('place:'));
    click(`.hand [data-card="${legal[0]!.slice(6)}"]`);
    expect(selection.picked).toEqual([legal[0]]);
    click(`.hand [data-card="${legal[1]!.slice(6)}"]`);
    expect(selection.picked).toEqual([legal[1]]);
    expect(document.querySelector('.hand .selected')?.getAttribute('aria-pressed')).toBe('true');
    click(`.hand [data-card="${legal[1]!.slice(6)}"]`);
    expect(selection.picked).toEqual([]);
  });

  it('asks why when the card is not legal, and says so for ears', () => {
    const update = position('choose_world');
    const { selection, why } = show(update);
    const card = document.querySelector<HTMLElement>('.hand [aria-disabled="true"]')!;
    expect(said(card)).toContain('Only in Develop');
    click('.hand [aria-disabled="true"]');
    expect(why).toHaveBeenCalledWith(`place:${card.dataset.card}`);
    expect(selection.picked).toEqual([]);
  });

  it('proposes a payment once, and lets it be changed', () => {
    const update = position('pay');
    const need = update.asked!.need;
    const { selection } = show(update);
    expect(selection.picked).toHaveLength(need);
    expect(all('.hand .spent')).toHaveLength(need);
    expect(said(all('.hand .spent')[0]!)).toContain('pays 1');
    click('.hand .spent');
    expect(selection.picked).toHaveLength(need - 1);
    selection.clear();
    flushSync();
    expect(selection.picked).toEqual([]);
  });

  it('gathers the cards to keep', () => {
    const update = position('explore_discard');
    const { selection } = show(update);
    const first = update.asked!.choices[0]!.action;
    click(`.explored [data-card="${first.split(':')[1]}"]`);
    expect(selection.picked).toEqual([first]);
  });

  it('gathers several cards to discard', () => {
    const update = position('first_discard');
    const { selection } = show(update);
    for (const card of all('.hand .legal').slice(0, update.asked!.need)) card.click();
    expect(selection.picked).toHaveLength(update.asked!.need);
    expect(selection.picked.every((action) => action.startsWith('discard:'))).toBe(true);
  });

  it('chooses an action card', () => {
    const { selection } = show(position('choose_action'));
    click('[data-action="settle"]');
    expect(selection.picked).toEqual(['choose:settle']);
    click('[data-action="trade"]');
    expect(selection.picked).toEqual(['choose:trade']);
    expect(board.handles).toContain('choose_action');
  });

  it('says on an action that it would bring nothing, and lets it be chosen', () => {
    const update = position('choose_action');
    for (const place of update.view.empires[0]!.tableau) place.good = false;
    const { selection } = show(update);
    const trade = document.querySelector<HTMLElement>('[data-action="trade"]')!;
    expect(trade.textContent).toContain('no good to sell');
    expect(trade.title).toContain('would bring nothing now: no good to sell');
    click('[data-action="trade"]');
    expect(selection.picked).toEqual(['choose:trade']);
  });

  it('shows the action I chose in secret while the others think', () => {
    const update = position('choose_action');
    update.view.asked = [{ seat: 0, decision: 'choose_action', need: 0, picked: ['choose:settle'], about: '' }];
    show({ ...update, asked: null, waiting: [1] });
    expect(all('.action.mine').map((card) => card.dataset.action)).toEqual(['settle']);
    expect(document.querySelector('.action.mine')!.textContent).toContain('you chose this');
    expect(all('.actions .legal')).toHaveLength(0);
  });

  it('shows the cards I discard in secret while the others think', () => {
    const update = position('first_discard');
    const gone = update.view.empires[0]!.hand!.slice(0, 2);
    update.view.asked = [
      { seat: 0, decision: 'first_discard', need: 0, picked: gone.map((id) => `discard:${id}`), about: '' },
    ];
    show({ ...update, asked: null, waiting: [1] });
    expect(all('.hand .chosen').map((card) => card.dataset.card)).toEqual(gone);
    expect(said(all('.hand .chosen')[0]!)).toContain('you discard this');
  });

  it('does not call a good used up that is only selected', () => {
    const update = position('sell_good');
    const { selection } = show(update);
    click('.tableau .card.legal');
    expect(selection.picked).toHaveLength(1);
    expect(all('.tableau .spent, .tableau .ribbon')).toHaveLength(0);
    expect(all('.tableau .card.selected')).toHaveLength(1);
  });

  it('lets Develop be chosen twice in the game for experienced players', () => {
    const update = position('choose_action');
    update.view.options = { advanced_two_player: true };
    update.asked!.need = 2;
    const { selection } = show(update);
    const [one, two] = all('[data-action="develop"]');
    one!.click();
    flushSync();
    two!.click();
    flushSync();
    expect(selection.picked).toEqual(['choose:develop', 'choose:develop']);
  });

  it('uses a consume power on its card', () => {
    const update = position('consume_next');
    const { selection } = show(update);
    click('.tableau .card.legal');
    expect(choices(update)).toContain(selection.picked[0]);
  });

  it.each(['sell_good', 'consume_goods', 'produce_windfall'].filter((name) => positions.includes(name)))(
    '%s: a click on the world names it',
    (name) => {
      const update = position(name);
      const { selection } = show(update);
      click('.tableau .card.legal');
      expect(choices(update)).toContain(selection.picked[0]);
    },
  );

  it('has a button for each of two powers of one card', () => {
    const update = position('consume_next');
    const id = update.view.empires[0]!.tableau[0]!.card;
    update.asked!.choices = [
      { action: `use:${id}`, words: 'one' },
      { action: `use:${id}.2`, words: 'two' },
    ];
    const { selection } = show(update);
    click(`[data-action="use:${id}.2"]`);
    expect(selection.picked).toEqual([`use:${id}.2`]);
  });

  it('is quiet when the table is only looked at', () => {
    const { selection, why } = show(position('choose_world'), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('.hand [data-card]');
    expect(selection.picked).toEqual([]);
    expect(why).not.toHaveBeenCalled();
    expect(document.querySelector('[role="dialog"]')).not.toBeNull();
  });
});

describe('looking closer', () => {
  it('shows every power as a sentence, and closes by Escape without taking anything back', () => {
    const update = position('choose_action');
    show(update);
    click('.theirs .card');
    const dialog = document.querySelector('[role="dialog"]')!;
    const id = update.view.empires[1]!.tableau[0]!.card;
    const card = things.cards.find((one) => one.id === id)!;
    for (const power of card.powers) expect(dialog.textContent).toContain(power.text);
    const outside = vi.fn();
    window.addEventListener('keydown', outside);
    press('Escape');
    window.removeEventListener('keydown', outside);
    expect(document.querySelector('[role="dialog"]')).toBeNull();
    expect(outside).not.toHaveBeenCalled();
  });

  it('walks through a row by the arrow keys', () => {
    show(position('choose_world'));
    const row = all('.hand li > button');
    row[0]!.focus();
    press('ArrowRight');
    expect(document.activeElement).toBe(row[1]);
    press('End');
    expect(document.activeElement).toBe(row.at(-1));
  });

  it('marks what changed, in words too', () => {
    const update = position('choose_action');
    const id = update.view.empires[1]!.tableau[0]!.card;
    show(update, { changed: new Set([id]) });
    expect(said(document.querySelector('.theirs .changed')!)).toContain('just changed');
  });

  it('explains a score by its sum', () => {
    const update = position('choose_action');
    show(update);
    click('.tableau button.stat');
    expect(document.querySelector('.pop .sum')?.textContent).toContain(String(update.view.empires[0]!.score.total));
  });
});
