import { describe, expect, it } from 'vitest';
import { Chart, linksOf } from './geometry';
import { foundedBy } from './map/founded';
import { map, piece, sectors, ship, stop, table } from './map/testing';
import { glows } from './map/stops';
import { aimOf, meant, shipShown, shipsOf, toward, wayBetween, waysOf, wayTo } from './travel';
import type { View } from './types';

const chart = new Chart(map, true);
const links = linksOf(map, sectors());
const all = { ship: 1, stepping: false, only: null };
const viewOf = (view: Partial<View>): View => table(view).view;

describe('actions', () => {
  it('are about an intersection, a ship, both, or nothing on the map', () => {
    expect(aimOf('place:n1_28')).toEqual({ verb: 'place', ship: null, node: 'n1_28' });
    expect(aimOf('fly:2.n-1_26')).toEqual({ verb: 'fly', ship: 2, node: 'n-1_26' });
    expect(aimOf('ground:3')).toEqual({ verb: 'ground', ship: 3, node: null });
    for (const other of ['end', 'exchange:ore.food', 'draw:2', 'upgrade:cannon']) expect(aimOf(other)).toBeNull();
  });

  it('at an intersection stand in the order of what is likely', () => {
    const actions = [
      'step:1.n7_22',
      'fly:1.n7_22',
      'found:1.n5_20',
      'fly:1.n5_20',
      'step:1.n8_21',
      'fly:2.n13_18',
      'end',
    ];
    const ways = waysOf(actions, all);
    expect(ways.get('n7_22')).toEqual(['fly:1.n7_22']);
    expect(ways.get('n5_20')).toEqual(['found:1.n5_20', 'fly:1.n5_20']);
    expect(ways.get('n8_21')).toEqual(['step:1.n8_21']);
    expect(ways.has('n13_18')).toBe(false);
    expect([...waysOf(actions, { ...all, stepping: true }).keys()]).toEqual(['n7_22', 'n8_21']);
    const builds = ['colony_ship:n5_26', 'trade_ship:n5_26', 'spaceport:n1_28'];
    expect(waysOf(builds, all).get('n5_26')).toEqual(builds.slice(0, 2));
    expect([...waysOf(builds, { ...all, only: 'spaceport' }).keys()]).toEqual(['n1_28']);
  });

  it('name the ships that may do something; one of them is shown', () => {
    expect(shipsOf(['fly:3.n7_22', 'found:1.n5_20', 'fly:1.n7_22', 'end'])).toEqual([1, 3]);
    expect(shipShown(3, [1, 3], null)).toBe(3);
    expect(shipShown(2, [1, 3], 3)).toBe(3);
    expect(shipShown(null, [1, 3], null)).toBe(1);
    expect(shipShown(1, [], null)).toBeNull();
  });
});

describe('ways', () => {
  const reach = [stop(1, 'n7_22', 1, 'n8_21'), stop(1, 'n5_22', 2, 'n7_22'), stop(2, 'n5_22', 1, 'n4_21')];

  it('lead back from a stop to the ship', () => {
    expect(wayTo(reach, 1, 'n8_21', 'n5_22')).toEqual(['n8_21', 'n7_22', 'n5_22']);
    expect(wayTo(reach, 1, 'n8_21', 'n20_7')).toEqual([]);
    expect(wayTo([stop(1, 'a', 1, 'b'), stop(1, 'b', 1, 'a')], 1, 'c', 'a')).toEqual([]);
  });

  it('between two places run along the lanes', () => {
    // starfarers:16.3: exactly five steps.
    const way = wayBetween(links, 'n20_25', 'n13_22');
    expect(way).toHaveLength(6);
    way.slice(1).forEach((node, i) => expect(links.get(way[i]!)).toContain(node));
    expect(wayBetween(links, 'n1_0', 'n29_28')).toEqual(['n1_0', 'n29_28']); // a jump
  });

  it('are walked by arrow keys, straight on when one is held', () => {
    for (const [key, sign] of [
      ['ArrowRight', 1],
      ['ArrowLeft', -1],
    ] as const) {
      let at = { node: 'n16_17', drift: 0 };
      for (let i = 0; i < 6; i++) at = toward(chart, links, at.node, key, at.drift) ?? at;
      expect(Math.sign(chart.at(at.node).x - chart.at('n16_17').x)).toBe(sign);
      expect(Math.abs(chart.at(at.node).y - chart.at('n16_17').y)).toBeLessThan(50);
    }
    let up = { node: 'n16_17', drift: 0 };
    for (let i = 0; i < 8; i++) up = toward(chart, links, up.node, 'ArrowUp', up.drift) ?? up;
    expect(chart.at('n16_17').y - chart.at(up.node).y).toBeGreaterThan(200);
    expect(Math.abs(chart.at(up.node).x - chart.at('n16_17').x)).toBeLessThan(50);
    expect(toward(chart, links, 'n16_17', 'Tab', 0)).toBeNull();
    expect(toward(chart, links, 'n-2_27', 'ArrowLeft', 0)).not.toBe(null);
  });
});

it('stops say how far they are and what would be there', () => {
  const reach = [
    stop(1, 'n14_19', 3, 'n14_18', { found: true }),
    stop(1, 'n7_22', 1, 'n8_21', { reveals: true }),
    stop(1, 'n25_14', 2, 'n23_14', { station: true }),
  ];
  const ways = waysOf(['found:1.n14_19', 'fly:1.n14_19', 'fly:1.n7_22', 'fly:1.n25_14', 'found:1.n8_21'], all);
  const drawn = glows(ways, reach, { number: 1, node: 'n8_21' });
  expect(drawn.map((one) => [one.node, one.kind, one.steps, one.reveals])).toEqual([
    ['n8_21', 'here', null, false],
    ['n7_22', 'fly', 1, true],
    ['n25_14', 'station', 2, false],
    ['n14_19', 'found', 3, false],
  ]);
});

describe('a click where nothing can be done', () => {
  const view = viewOf({
    ships: [ship(0, 2, 'colony', 'n13_22'), ship(1, 1, 'trade', 'n20_21')],
    pieces: [piece(1, 'colony', 'n14_21')],
  });
  it.each([
    ['flight', 'n14_19', 'found:2.n14_19'],
    ['flight', 'n14_21', 'fly:2.n14_21'],
    ['flight', 'n20_21', 'fly:2.n20_21'],
    ['turn', 'n4_27', 'spaceport:n4_27'],
    ['turn', 'n5_26', 'colony_ship:n5_26'],
    ['turn', 'n14_25', 'fly:2.n14_25'],
    ['place_colony', 'n4_27', 'place:n4_27'],
    ['place_port', 'n4_27', 'spaceport:n4_27'],
    ['place_ship', 'n5_26', 'colony_ship:n5_26'],
    ['free_ship', 'n5_26', 'trade_ship:n5_26'],
    ['jump', 'n14_25', 'jump:2.n14_25'],
    ['discard', 'n14_25', 'fly:2.n14_25'],
  ])('while asked for %s at %s asks about %s', (decision, node, action) => {
    expect(meant(view, chart, decision, node, decision === 'flight' ? 2 : null)).toBe(action);
  });
});

it('a ship that is used up has founded what is new', () => {
  const then = viewOf({
    ships: [ship(0, 1, 'colony', 'n8_21'), ship(0, 2, 'trade', 'n22_15'), ship(1, 1, 'trade', 'n1_2')],
  });
  const now = viewOf({ pieces: [piece(0, 'colony', 'n14_19')], ships: [ship(1, 1, 'trade', 'n2_3')] });
  now.sectors.find((one) => one.slot === 'N3')!.docks = [0];
  expect(foundedBy(then, now, chart).map((one) => [one.ship.number, one.node])).toEqual([
    [1, 'n14_19'],
    [2, 'n25_14'],
  ]);
  expect(foundedBy(then, then, chart)).toEqual([]);
});
