import { describe, expect, it } from 'vitest';
import { Chart, latticeOf, linksOf, SIDE } from './geometry';
import { map, sectors } from './map/testing';

const wide = new Chart(map, true);
const tall = new Chart(map, false);

describe.each([
  ['on its side', wide],
  ['upright', tall],
])('the chart %s', (_, chart) => {
  it('draws every lane equally long, and everything inside', () => {
    expect(map.nodes).toHaveLength(320);
    for (const node of map.nodes) {
      const a = chart.at(node.id);
      expect(a.x).toBeGreaterThan(0);
      expect(a.y).toBeGreaterThan(0);
      expect(a.x).toBeLessThan(chart.width);
      expect(a.y).toBeLessThan(chart.height);
      for (const other of node.neighbours) {
        const b = chart.at(other);
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIDE);
      }
    }
  });

  it('puts planets around the middle of their sector', () => {
    for (const { slot, hexes } of map.slots)
      for (const { planet } of hexes) {
        const [a, b] = [chart.planet(planet), chart.centre(slot)];
        expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(SIDE);
      }
  });

  it('finds the intersection that is meant by a click', () => {
    const { x, y } = chart.at('n13_22');
    expect(chart.nearest({ x: x + 8, y: y - 6 })).toBe('n13_22');
    expect(chart.nearest(chart.planet('N7.1'))).toBeNull();
    expect(chart.planetAt(chart.planet('N7.1'))).toBe('N7.1');
    expect(chart.planetAt({ x: 0, y: 0 })).toBeNull();
  });
});

it('lays home to the left on wide screens and to the bottom on phones', () => {
  expect(wide.width).toBeGreaterThan(wide.height);
  expect(wide.at('n4_27').x).toBeLessThan(wide.at('n4_1').x);
  expect(tall.height).toBeGreaterThan(tall.width);
  expect(tall.at('n4_27').y).toBeGreaterThan(tall.at('n4_1').y);
});

it('knows what an intersection is to its sector', () => {
  expect(wide.roles.get('n13_20')).toEqual({ slot: 'N7', kind: 'centre' });
  expect(wide.roles.get('n14_19')).toEqual({ slot: 'N7', kind: 'site' });
  expect(wide.roles.get('n5_26')).toEqual({ slot: 'HA', kind: 'berth', site: 'n4_27' });
  expect(wide.roles.get('n14_25')).toBeUndefined();
  // No berth belongs to two sites, and none is a site itself (starfarers:5.10).
  const berths = map.slots.flatMap((slot) => Object.values(slot.berths).flat());
  expect(new Set(berths).size).toBe(114);
  expect(map.slots.flatMap((slot) => slot.joints).filter((node) => berths.includes(node))).toEqual([]);
});

it('has no lane through the middle of a system, nor through what nobody has seen', () => {
  const links = linksOf(map, sectors());
  expect(links.has('n13_20')).toBe(false); // a system
  expect(links.has('n17_10')).toBe(false); // unknown
  expect(links.get('n25_14')).toHaveLength(3); // a docking point
  expect(links.get('n17_16')).toHaveLength(3); // an empty sector
  expect(links.get('n14_19')).not.toContain('n13_20');
  expect(links.size).toBe(320 - 17);
  const { lanes, dots } = latticeOf(wide, links);
  expect(dots.match(/M/g)).toHaveLength(links.size);
  const lines = [...links.values()].reduce((sum, others) => sum + others.length, 0) / 2;
  expect(lanes.match(/M/g)).toHaveLength(lines);
});
