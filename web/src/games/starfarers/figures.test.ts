import { describe, expect, it } from 'vitest';
import { actionsOf, times, verbOf, whatOf } from '../common/notation';
import { asRead } from '../common/readings';
import { berthsOf, closedBy, sample, waysTo } from './build';
import { aboutOf, autoTab, momentOf } from './desk';
import { chance, expected, falls, gathered, planetsAt, sumOf, SUMS, yields } from './figures';
import { position, positions, things } from './fixtures/load';
import { seatAction, withOneLess, withOneMore } from './gesture';
import { story } from './journal';
import { Names } from './names';
import { BUILDS, UPGRADES, type Fleet, type View } from './types';
import { entries, lacking, priceWords, sumWords, total } from './words';

const ui = {
  t: (key: string, args?: Record<string, string | number>) => [key, ...Object.values(args ?? {})].join(' '),
};
const { slots } = things.map;
const turn = (): View => position('turn').view;

describe('actions', () => {
  it('are taken apart', () => {
    expect(verbOf('exchange:ore.fuel')).toBe('exchange');
    expect(whatOf('fly:1.n13_22')).toBe('1.n13_22');
    expect(verbOf('shake')).toBe('shake');
    expect(seatAction('deal', 2)).toBe('deal:3');
    expect(actionsOf('give', ['give:ore', 'ask:ore', 'send'])).toEqual(['give:ore']);
  });

  it('may be picked several times, and the oldest makes room', () => {
    expect(withOneMore('return:ore', ['return:ore'], 3)).toEqual(['return:ore', 'return:ore']);
    expect(withOneMore('return:ore', ['return:fuel', 'return:ore'], 2)).toEqual(['return:ore', 'return:ore']);
    expect(withOneMore('return:ore', ['return:ore'], 1)).toEqual(['return:ore']);
    expect(withOneLess('return:ore', ['return:ore', 'return:fuel'])).toEqual(['return:fuel']);
    expect(withOneLess('return:ore', ['return:fuel'])).toEqual(['return:fuel']);
    expect(times('return:ore', ['return:ore', 'return:fuel', 'return:ore'])).toBe(2);
  });
});

describe('chances', () => {
  it('are 36 in all', () => {
    expect(SUMS.reduce((sum, one) => sum + chance(one), 0)).toBe(36);
    expect(chance(7)).toBe(6);
  });

  it('find the two planets of a colony site', () => {
    for (const slot of slots)
      slot.joints.forEach((joint, i) => {
        const found = planetsAt(joint, slots);
        expect(found).toEqual([`${slot.slot}.${i + 1}`, `${slot.slot}.${((i + 1) % 3) + 1}`]);
      });
    expect(planetsAt('n0_0', slots)).toEqual([]);
  });

  it('give everybody 22 of 36 cards at the printed start (starfarers:16.9)', () => {
    const view = turn();
    const home: [string, string[]][] = [
      ['yellow', ['n4_27', 'n19_28', 'n26_27']],
      ['red', ['n11_26', 'n1_28', 'n29_28']],
      ['white', ['n19_26', 'n1_26', 'n11_28']],
      ['blue', ['n29_26', 'n8_27', 'n22_27']],
    ];
    for (const [, nodes] of home) {
      const start: View = {
        ...view,
        pieces: nodes.map((node) => ({ node, owner: 0, kind: 'colony' })),
        fleets: [{ ...view.fleets[0]!, friendship: [] }],
      };
      expect(sumOf(expected(yields(start, 0, slots))) * 36).toBeCloseTo(22);
    }
  });

  it('count the Green Folk once a roll, and nothing from what lies face down', () => {
    const view = turn();
    const start: View = {
      ...view,
      pieces: [{ node: 'n4_27', owner: 0, kind: 'spaceport' }],
      fleets: [{ ...view.fleets[0]!, friendship: [] }],
    };
    const plain = yields(start, 0, slots);
    const [sum] = plain.filter((one) => sumOf(one.gains) > 0);
    const [resource] = entries(sum!.gains)[0]!;
    const friend = { ...start, fleets: [{ ...view.fleets[0]!, friendship: [`green_${resource}`] }] };
    const more = yields(friend, 0, slots).find((one) => one.sum === sum!.sum)!;
    expect(more.gains[resource]).toBe(sum!.gains[resource] + 1);
    const hidden = {
      ...start,
      sectors: start.sectors.map((sector) => ({
        ...sector,
        planets: sector.planets.map((planet) => ({ ...planet, numbers: null })),
      })),
    };
    expect(sumOf(expected(yields(hidden, 0, slots)))).toBe(0);
  });

  it('are told apart from how the dice fell', () => {
    const history = [7, 7, 2].map((roll, i) => ({ turn: i + 1, seat: 0, roll, gained: [i, 1], points: [4, 4 + i] }));
    const all = falls(history);
    expect(all.find((one) => one.sum === 7)).toEqual({ sum: 7, n: 2, mean: 0.5 });
    expect(gathered(history, 2)).toEqual([
      [0, 1, 3],
      [1, 2, 3],
    ]);
  });
});

describe('words', () => {
  it('tell amounts in one order, and what is lacking', () => {
    expect(entries({ goods: 1, ore: 2, food: 0 })).toEqual([
      ['ore', 2],
      ['goods', 1],
    ]);
    expect(priceWords({}, ui, 'nothing')).toBe('nothing');
    expect(lacking({ ore: 1, goods: 2 }, { ore: 1, goods: 1 })).toEqual({ goods: 1 });
    expect(total({ ore: 1, goods: 2 })).toBe(3);
  });

  it('show a sum without what is nothing', () => {
    const parts: [number, string][] = [
      [4, 'balls'],
      [0, 'boosters'],
      [2, 'cards'],
    ];
    expect(sumWords(parts)).toBe('balls 4 + cards 2');
    expect(sumWords([[0, 'cannons']])).toBe('cannons 0');
  });

  it('name every thing, under every reading', () => {
    const names = new Names(things);
    for (const one of [...things.resources, ...things.upgrades, ...things.builds, ...things.civilisations])
      expect(names.of(one.id)).toBe(one.name);
    for (const ball of ['yellow', 'red', 'blue', 'black']) expect(names.ball(ball).name).not.toBe('');
    const reading = things.readings!.find((one) => one.friendship)!;
    const other = reading.friendship![0]!;
    expect(new Names(asRead(things, reading.when)).card(other.id)?.text).toBe(other.text);
    expect(names.card(other.id)?.text).not.toBe(other.text);
  });
});

describe('the build list', () => {
  it('says for every closed row why, and asks the engine about a whole action', () => {
    const update = position('turn');
    const view = update.view;
    const me = view.fleets[0]!;
    const legal = update.asked!.choices.map((choice) => choice.action);
    for (const id of [...BUILDS, ...UPGRADES]) {
      if (waysTo(id, legal).length === 0) expect(closedBy(id, me, view, slots), id).not.toBeNull();
      expect(sample(id, me, view, slots)).toMatch(/^[a-z_]+:(n-?\d+_-?\d+|booster|cannon|freight_pod)$/);
    }
  });

  it('knows the first thing that is missing', () => {
    const view = turn();
    const rich: Fleet = {
      ...view.fleets[0]!,
      hand: { ore: 9, fuel: 9, carbon: 9, food: 9, goods: 9 },
      booster: 1,
      cannon: 1,
      freight_pod: 1,
      stock: { colony: 3, trade_station: 3, transport: 2, shipyard: 1 },
    };
    const bare = { ...view, ships: [] };
    for (const id of [...BUILDS, ...UPGRADES]) expect(closedBy(id, rich, bare, slots), id).toBeNull();
    expect(closedBy('booster', { ...rich, booster: 6 }, bare, slots)).toBe('limit');
    const none = { colony: 0, trade_station: 0, transport: 1, shipyard: 0 };
    expect(closedBy('colony_ship', { ...rich, stock: none }, bare, slots)).toBe('colony');
    expect(closedBy('trade_ship', { ...rich, stock: none }, bare, slots)).toBe('station');
    expect(closedBy('spaceport', { ...rich, stock: none }, bare, slots)).toBe('shipyard');
    expect(closedBy('trade_ship', { ...rich, stock: { ...none, transport: 0 } }, bare, slots)).toBe('transport');
    const berths = berthsOf(0, bare, slots);
    const full = {
      ...bare,
      ships: berths.map((node, i) => ({ ...view.ships[0]!, number: i + 1, node })),
    };
    expect(berths.length).toBeGreaterThan(1);
    expect(closedBy('colony_ship', rich, full, slots)).toBe('berth');
    expect(closedBy('cannon', { ...rich, hand: { ...rich.hand!, carbon: 1 } }, bare, slots)).toBe('cards');
  });
});

describe('the desk', () => {
  it('opens what is of use', () => {
    const view = turn();
    const quiet: View = { ...view, offer: null, composing: null, encounter: null, last_encounter: null };
    expect(autoTab(quiet, 'turn')).toBe('build');
    expect(autoTab(quiet, 'flight')).toBe('ships');
    expect(autoTab({ ...quiet, last_encounter: 'e01', active: quiet.seat }, 'flight')).toBe('met');
    expect(momentOf(quiet, 'friendship')).toBe('friendship');
    expect(momentOf(quiet, 'rob')).toBe('seven');
    expect(momentOf(quiet, 'relief')).toBe('take');
    const { encounter } = position('encounter').view;
    expect(momentOf({ ...quiet, encounter }, 'encounter')).toBe('encounter');
    expect(momentOf({ ...quiet, encounter }, 'jump')).toBeNull();
    expect(momentOf({ ...quiet, asked: [] }, 'turn')).toBeNull();
  });

  it('knows what each question is about', () => {
    for (const name of positions)
      expect(aboutOf(position(name).asked!.decision)).toMatch(/^$|^\.(hand|ship|mapbox|desk)$/);
  });
});

describe('the story of an encounter', () => {
  const line = (number: number, key: string, text = key) => ({ number, step: number, seat: 0, key, text, rule: '' });
  it('begins with its card and ends with it', () => {
    const log = [
      line(1, 'encounter-group'),
      line(2, 'answered-yes'),
      line(3, 'encounter-card'),
      line(4, 'encounter-group'),
      line(5, 'answered-amount', 'Ada gives 2 cards.'),
      line(6, 'gained', 'Ada takes 1 food.'),
      line(7, 'encounter-card'),
      line(8, 'flew'),
    ];
    expect(story(log).map((one) => one.number)).toEqual([5, 6]);
    expect(story(log.slice(0, 2)).map((one) => one.number)).toEqual([2]);
    expect(story([line(1, 'flew')])).toEqual([]);
  });
});
