import { expect, it } from 'vitest';
import { Chart, linksOf } from '../geometry';
import { flyingBetween } from './flying';
import { leadsBySector, type Glow } from './stops';
import { map, piece, sectors, ship, table } from './testing';

const chart = new Chart(map, true);
const links = linksOf(map, sectors());

it('a ship that moved flies along the lanes, one that founded flies there and is gone', () => {
  const then = table({ ships: [ship(0, 1, 'trade', 'n13_22'), ship(1, 2, 'colony', 'n11_22')] }).view;
  const now = table({ ships: [ship(0, 1, 'trade', 'n11_22')], pieces: [piece(1, 'colony', 'n11_20')] }).view;
  const flying = flyingBetween(then, now, chart, links);
  expect(flying.map((one) => [one.id, one.way[0], one.way.at(-1)])).toEqual([
    ['0.1.trade', 'n13_22', 'n11_22'],
    ['1.2.colony', 'n11_22', 'n11_20'],
  ]);
  expect(flyingBetween(now, now, chart, links)).toEqual([]);
});

it('says once for each sector what is within reach, with the nearest way', () => {
  const glow = (node: string, lead: Glow['lead'], steps: number): Glow => ({
    node,
    ways: [],
    kind: 'fly',
    steps,
    reveals: lead === 'explore',
    lead,
  });
  const all = [glow('a', 'explore', 4), glow('b', 'explore', 2), glow('c', null, 1), glow('d', 'station', 5)];
  const found = leadsBySector(all, (node) => (node === 'd' ? 'N3' : 'F7'));
  expect([...found]).toEqual([
    ['F7', [{ lead: 'explore', steps: 2 }]],
    ['N3', [{ lead: 'station', steps: 5 }]],
  ]);
});
