import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import {
  all,
  choices,
  click,
  expectWords,
  LANGUAGES,
  one,
  press,
  speaker,
  stage,
  text,
} from '../../testing/board.svelte';
import { DEFAULTS } from '../../lib/settings.svelte';
import type { Beat } from '../board_contract';
import * as board from './Board.svelte';
import { position, positions, things } from './fixtures/load';
import { verbOf, whatOf } from '../common/notation';
import { RESOURCES } from './types';

const show = stage('starfarers', board, things);
/** Verbs whose choices are places on the map. */
const MAP = ['place', 'colony_ship', 'trade_ship', 'spaceport', 'fly', 'found', 'step', 'jump'];

describe('the board of Starfarers', () => {
  // Every position in one language or another, and those with most words in all three.
  const WORDY = ['turn', 'close', 'ground', 'friendship'];
  it.each(
    positions.flatMap((name, i) =>
      (WORDY.includes(name) ? LANGUAGES : [LANGUAGES[i % LANGUAGES.length]!]).map((lang) => [name, lang] as const),
    ),
  )('draws the table for %s in %s, every word known', (name, lang) => {
    const update = position(name);
    show(update, { lang });
    expect(board.handles).toContain(update.asked!.decision);
    expectWords('starfarers');
  });

  it.each(positions)(
    'has something that glows for every choice of %s beside the map, and the shell has the rest',
    (name) => {
      const update = position(name);
      show(update);
      const glowing = new Set<string>();
      const look = () => all('.legal[data-action]').forEach((node) => glowing.add(node.dataset.action!));
      look();
      for (const tab of ['build', 'trade', 'bank', 'ships', 'cards']) {
        click(`[data-tab="${tab}"]`);
        look();
        for (const resource of RESOURCES) {
          if (!document.querySelector(`[data-give="${resource}"].legal`)) continue;
          click(`[data-give="${resource}"]`);
          look();
        }
        all('[data-build].legal').forEach((node) => glowing.add(`upgrade:${node.dataset.build}`));
      }
      for (const action of choices(update)) {
        if (!action.includes(':') && !board.draws.includes(action)) continue;
        if (MAP.includes(verbOf(action))) continue;
        expect(glowing, action).toContain(action);
      }
    },
  );

  it('draws a finished game with its charts, and what a spectator sees', () => {
    show(position('over'));
    expect(all('.legal')).toHaveLength(0);
    expect(all('.past figure')).toHaveLength(2);
    const seen = position('turn');
    const view = seen.view;
    view.seat = null;
    view.fleets[0]!.hand = null;
    show({ ...seen, you: null, asked: null });
    expect(all('.fleets tbody')).toHaveLength(view.players);
    expect(all('.hand, .ship')).toHaveLength(0);
  });

  it('keeps a place for the question, and says how far the game is', () => {
    const update = position('turn');
    show(update);
    expect(document.querySelector('[data-question-place]')).not.toBeNull();
    expect(board.stage(update, speaker('starfarers'))).toMatch(/^turn \d+, trade and build$/);
    expect(board.stage(position('flight'), speaker('starfarers', 'cs'))).toMatch(/^tah \d+, let$/);
  });

  it('is quiet when the table is only looked at', () => {
    const { selection, why } = show(position('turn'), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('[data-tab="trade"]');
    for (const node of all('.desk button:not([role="tab"])')) node.click();
    expect(selection.picked).toEqual([]);
    expect(why).not.toHaveBeenCalled();
  });
});

describe('building', () => {
  it('picks what has one way, and puts it back', () => {
    const update = position('turn');
    const { selection } = show(update);
    const action = choices(update).find((one) => one.startsWith('upgrade:'))!;
    click(`[data-build="${whatOf(action)}"]`);
    expect(selection.picked).toEqual([action]);
    click(`[data-build="${whatOf(action)}"]`);
    expect(selection.picked).toEqual([]);
  });

  it('aims at the map where there are several places, until Escape', () => {
    const update = position('turn');
    const { selection } = show(update);
    const id = ['colony_ship', 'trade_ship', 'spaceport'].find(
      (verb) => choices(update).filter((one) => verbOf(one) === verb).length > 1,
    )!;
    click(`[data-build="${id}"]`);
    expect(selection.picked).toEqual([]);
    expect(document.querySelector(`[data-build="${id}"]`)?.getAttribute('aria-pressed')).toBe('true');
    expect(text(`[data-build="${id}"]`)).toContain('choose on the map');
    press('Escape');
    expect(document.querySelector(`[data-build="${id}"]`)?.getAttribute('aria-pressed')).toBe('false');
  });

  it('says what is missing, and asks why of what is closed', () => {
    const update = position('turn');
    update.view.fleets[0]!.hand = { ore: 0, fuel: 1, carbon: 0, food: 0, goods: 0 };
    update.asked!.choices = update.asked!.choices.filter(
      ({ action }) => !/^(upgrade|[a-z]+_ship|spaceport):/.test(action),
    );
    const { why } = show(update);
    expect(text('[data-build="booster"] .state')).toContain('missing 1 fuel');
    const closed = all('[data-build][aria-disabled="true"]');
    expect(closed.length).toBeGreaterThan(0);
    for (const node of closed) {
      node.click();
      flushSync();
      const [action] = why.mock.lastCall as [string];
      expect(choices(update)).not.toContain(action);
      expect(action).not.toMatch(/undefined|:$/);
      expect(node.querySelector('.state')?.textContent).not.toBe('');
    }
  });
});

describe('trade', () => {
  it('with the supply: what to give, then what to take', () => {
    const update = position('turn');
    const { selection } = show(update);
    click('[data-tab="bank"]');
    const action = choices(update).find((one) => one.startsWith('exchange:'))!;
    const [give] = whatOf(action).split('.');
    click(`[data-give="${give}"]`);
    click(`[data-action="${action}"]`);
    expect(selection.picked).toEqual([action]);
  });

  it('is put together card by card, changed, and goes out as one gesture', () => {
    const update = position('turn');
    const hand = update.view.fleets[0]!.hand!;
    const mine = RESOURCES.find((resource) => hand[resource] > 0)!;
    const wanted = RESOURCES.filter((resource) => resource !== mine);
    const { sent } = show(update);
    click('[data-tab="trade"]');
    click('[data-action="offer"]');
    expect(one('[data-action="send"]').getAttribute('aria-disabled')).toBe('true');
    click(`[data-action="give:${mine}"]`);
    click(`[data-action="ask:${wanted[0]}"]`);
    click(`[data-less="ask:${wanted[0]}"]`);
    click(`[data-action="ask:${wanted[1]}"]`);
    click('[data-action="to:2"]');
    expect(sent).toEqual([]);
    click('[data-action="send"]');
    expect(sent).toEqual([['offer', `give:${mine}`, `ask:${wanted[1]}`, 'to:2', 'send']]);
  });

  it('names nobody who has no cards, and says why', () => {
    const update = position('turn');
    update.view.fleets[1]!.hand_size = 0;
    show(update);
    click('[data-tab="trade"]');
    click('[data-action="offer"]');
    const nobody = one('[data-action="to:2"]');
    click('[data-action="to:2"]');
    expect(nobody.getAttribute('aria-pressed')).toBe('false');
    expect(nobody.getAttribute('aria-disabled')).toBe('true');
    expect(nobody.title).toContain('has no cards');
    click('[data-action="to:3"]');
    expect(one('[data-action="to:3"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('goes on with what the table has begun', () => {
    const update = position('offer');
    update.view.composing = {
      give: { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 },
      ask: { ore: 0, fuel: 1, carbon: 0, food: 0, goods: 0 },
      to: [],
    };
    const { sent } = show(update);
    click('[data-action="send"]');
    expect(sent).toEqual([['cancel', 'offer', 'ask:fuel', 'send']]);
  });

  it('keeps the last offer in sight with each answer, to be changed and sent again', () => {
    const update = position('wait');
    const { offer } = update.view;
    const { next, sent } = show(update);
    expect(all('.trade .lines li')).toHaveLength(offer!.to.length);
    const last = Math.max(...update.log.map((line) => line.number));
    const lines = ['offer', ...offer!.to.map(() => 'declined')].map((key, i) => ({
      ...update.log[0]!,
      number: last + 1 + i,
      step: update.step + 1,
      seat: i === 0 ? 0 : offer!.to[i - 1]!,
      key,
    }));
    const turn = position('turn');
    const view = { ...turn.view, turn: update.view.turn, offer: null, composing: null };
    const asked = { ...turn.asked!, choices: [...turn.asked!.choices, { action: 'offer', words: 'Offer' }] };
    next({ ...turn, step: update.step + 1, view, asked, log: lines });
    click('[data-tab="trade"]');
    expect(all('.trade .lines li').map((node) => node.textContent)).toEqual(
      offer!.to.map(() => expect.stringContaining('declines') as string),
    );
    click('[data-again]');
    click('[data-action="send"]');
    expect(sent[0]).toContain('offer');
    expect(sent[0]!.filter((action) => /^(give|ask):/.test(action)).length).toBeGreaterThan(0);
  });

  it('starts a counter-offer from the offer', () => {
    const update = position('answer');
    const { offer, fleets } = update.view;
    Object.assign(offer!, {
      give: { ore: 2, fuel: 0, carbon: 0, food: 0, goods: 0 },
      ask: { ore: 0, fuel: 1, carbon: 0, food: 0, goods: 0 },
      open: false,
    });
    fleets[0]!.hand = { ore: 0, fuel: 3, carbon: 0, food: 0, goods: 0 };
    fleets[offer!.by]!.hand_size = 5;
    const { sent } = show(update);
    click('[data-action="counter"]');
    click('[data-action="give:fuel"]');
    click('[data-action="send"]');
    expect(sent).toEqual([['counter', 'give:fuel', 'give:fuel', 'ask:ore', 'ask:ore', 'send']]);
  });

  it('declines what one cannot give, where that is wished', () => {
    const update = position('answer');
    update.view.offer!.open = false;
    update.asked!.choices = update.asked!.choices.filter(({ action }) => action !== 'accept');
    expect(show(update).sent).toEqual([]);
    expect(show(update, { settings: { ...DEFAULTS, declineUnpayable: true } }).sent).toEqual([['decline']]);
  });

  it('shows all answers side by side, and closes with one', () => {
    const update = position('close');
    const { selection } = show(update);
    expect(all('.trade .lines li')).toHaveLength(update.view.offer!.answers.length);
    const deal = choices(update).find((one) => one.startsWith('deal:'))!;
    click(`[data-action="${deal}"]`);
    expect(selection.picked).toEqual([deal]);
  });

  it('says that the others are thinking, and nothing about what they hold', () => {
    const update = position('wait');
    show(update);
    expect(text('.trade .lines')).toContain('choosing');
    expect(text('.trade')).not.toMatch(/accepts|declines|counter/);
  });

  it('tells those who are asked what they would give and get', () => {
    const update = position('answer');
    show(update);
    const { offer } = update.view;
    const [gets, gives] = all('.trade .incoming .half').map((node) => node.textContent ?? '');
    for (const resource of RESOURCES) {
      if (offer!.give[resource] > 0) expect(gets).toContain(`${offer!.give[resource]} ${resource}`);
      if (offer!.ask[resource] > 0) expect(gives).toContain(`${offer!.ask[resource]} ${resource}`);
    }
  });
});

describe('a request with an open side', () => {
  const none = { ore: 0, fuel: 0, carbon: 0, food: 0, goods: 0 };

  it('says to the others that it waits for proposals', () => {
    const update = position('answer');
    const { offer } = update.view;
    Object.assign(offer!, { give: none, ask: { ...none, fuel: 1 }, open: true });
    show(update);
    const [gets, gives] = all('.trade .incoming .half').map((node) => node.textContent ?? '');
    expect(gets).toContain('open to proposals');
    expect(gives).toContain('1 fuel');
    expect(text('.trade')).toContain('asks:');
  });

  it('can be sent, and says what that means', () => {
    const update = position('offer');
    update.view.composing = { give: none, ask: { ...none, fuel: 1 }, to: [] };
    update.asked!.choices.push({ action: 'send', words: 'Send the request' });
    show(update);
    expect(text('.trade [role="status"]')).toContain('the others make proposals');
  });

  it('has no count of offers where there is no limit', () => {
    const update = position('turn');
    update.view.offers_left = null;
    show(update);
    click('[data-tab="trade"]');
    expect(text('.trade .begin')).not.toMatch(/left/);
  });

  it('is answered card by card while the proposals stay in sight', () => {
    const update = position('close');
    const view = update.view;
    view.composing = { give: none, ask: none, to: [] };
    view.offer!.answers.forEach((answer) => (answer.answer = 'counter'));
    const partner = view.offer!.answers[0]!.seat;
    update.asked!.choices = ['cancel', 'give:ore', 'ask:fuel', `to:${partner + 1}`].map((action) => ({
      action,
      words: action,
    }));
    const { sent } = show(update);
    expect(text('.trade')).toContain('Your new offer');
    expect(all('.trade .lines li')).toHaveLength(view.offer!.answers.length);
    click('[data-action="ask:fuel"]');
    if (view.offer!.answers.length > 1) click(`[data-action="to:${partner + 1}"]`);
    click('[data-action="send"]');
    expect(sent[0]!.slice(0, 3)).toEqual(['cancel', 'counter', 'ask:fuel']);
  });
});

describe('cards of the hand', () => {
  it.each(['discard', 'pay', 'hand_over'])('are picked for %s, several of one kind', (name) => {
    const update = position(name);
    const { selection } = show(update);
    const { need } = update.asked!;
    for (let i = 0; i < need; i += 1) click('.hand .res.legal');
    expect(selection.picked).toHaveLength(need);
    for (const action of selection.picked) expect(choices(update)).toContain(action);
    const hand = update.view.fleets[0]!.hand!;
    for (const resource of RESOURCES) {
      const n = selection.picked.filter((one) => whatOf(one) === resource).length;
      expect(n).toBeLessThanOrEqual(hand[resource]);
    }
    click('.hand .less');
    expect(selection.picked).toHaveLength(need - 1);
  });

  it('are taken from the supply', () => {
    const update = position('gain');
    const { selection } = show(update);
    const { need } = update.asked!;
    for (let i = 0; i < need; i += 1) click('.take .legal');
    expect(selection.picked).toHaveLength(need);
  });
});

describe('the rest of a turn', () => {
  it.each(['rob', 'encounter', 'friendship', 'lose_upgrade', 'ground', 'bonus'])('answers %s', (name) => {
    const update = position(name);
    const { selection } = show(update);
    click(':is(.right, [data-middle]) .legal[data-action]');
    expect(selection.picked).toHaveLength(1);
    expect(choices(update)).toContain(selection.picked[0]);
  });

  it('lets a card of the supply be taken for relief, or none', () => {
    const update = position('rob');
    const choices = ['take:ore', 'take:food', 'none'].map((action) => ({ action, words: action }));
    update.view.asked = [{ seat: 0, decision: 'relief', need: 1, picked: [], about: '' }];
    const { selection } = show({ ...update, asked: { ...update.asked!, decision: 'relief', choices } });
    click('[data-action="take:food"]');
    expect(selection.picked).toEqual(['take:food']);
    click('[data-action="take:food"]');
    expect(selection.picked).toEqual([]);
  });

  it('tells an encounter by its opening, and no result before the answer', () => {
    const update = position('encounter');
    show(update);
    const group = things.groups.find((one) => one.id === update.view.encounter!.group)!;
    expect(text('.met')).toContain(group.opening);
    expect(document.querySelector('.met .branch')).toBeNull();
  });

  it('shows the whole card once it is resolved, with the branch that applied', () => {
    const update = position('resolved');
    show(update);
    const card = things.encounters.find((one) => one.id === update.view.last_encounter)!;
    expect(all('.whole .branch')).toHaveLength(card.branches.length);
    expect(all('.whole .branch.here')).toHaveLength(1);
  });

  it('writes speed and combat as sums', () => {
    const update = position('flight');
    show(update);
    const { flight, fleets } = update.view;
    expect(text('.ship')).toContain(`Speed ${flight!.speed} =`);
    expect(text('.ship')).toContain(`Combat ${fleets[0]!.cannon + fleets[0]!.combat_bonus} =`);
    expect(all('.line .ball')).toHaveLength(2);
  });

  it('tells what the dice brought, and the chances on demand', () => {
    const update = position('turn');
    show(update);
    const { dice, produced } = update.view;
    expect(text('.line .sum')).toBe(String(dice!.reduce((a, b) => a + b)));
    expect(all('.line .share')).toHaveLength(new Set(produced.map((one) => one.seat)).size);
    click('[data-tab="odds"]');
    expect(all('.odds thead th')).toHaveLength(12);
  });

  it('shows a friendship card large', () => {
    const update = position('turn');
    const { fleets } = update.view;
    fleets[1]!.friendship = ['green_ore'];
    show(update);
    click('.fleets [data-card="green_ore"]');
    const card = things.friendship.find((one) => one.id === 'green_ore')!;
    expect(text('[role="dialog"]')).toContain(card.text);
    press('Escape');
    expect(document.querySelector('[role="dialog"]')).toBeNull();
  });

  it('walks through the tabs by arrow keys', () => {
    show(position('turn'));
    const tab = document.querySelector<HTMLElement>('[data-tab="build"]')!;
    tab.focus();
    press('ArrowRight');
    expect(document.activeElement?.getAttribute('data-tab')).toBe('trade');
    expect(document.querySelector('[data-tab="trade"]')?.getAttribute('aria-selected')).toBe('true');
  });
});

describe('the pulse', () => {
  const told = (key: string): Beat => ({
    id: 1,
    lines: [{ number: 1, step: 1, seat: 0, key, text: '', rule: '', level: 1 }],
    update: position('flight'),
    seat: 0,
    key,
    mine: false,
    group: { id: 1, seat: 0, condensed: false },
  });

  it('shows dice and shake large while they are told', () => {
    show(position('turn'), { beat: told('rolled'), pace: 600, reducedMotion: false });
    expect(all('.pulse .roll svg')).toHaveLength(2);
    show(position('flight'), { beat: told('shake'), pace: 600, reducedMotion: false });
    expect(all('.pulse .ball')).toHaveLength(2);
    show(position('flight'));
    expect(all('.pulse .luck')).toHaveLength(0);
  });

  it('stands still where motion is not wanted, and still tells it', () => {
    show(position('flight'), { beat: told('shake'), pace: 0 });
    expect(all('.pulse .luck.still .ball')).toHaveLength(2);
  });
});
