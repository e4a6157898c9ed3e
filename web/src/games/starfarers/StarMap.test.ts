import { flushSync, tick } from 'svelte';
import { describe, expect, it } from 'vitest';
import * as harness from '../../testing/board.svelte';
import { all, click, LANGUAGES, one, stage } from '../../testing/board.svelte';
import type { Dealt } from '../board_contract';
import { piece, sectors, ship, stop, table, things } from './map/testing';
import Alone from './map/Alone.svelte';
import type { View } from './types';

const show = stage('starfarers', { default: Alone }, things);
async function press(key: string): Promise<boolean> {
  const answered = harness.press(key);
  await tick();
  return answered;
}

const flight = (more: Partial<View> = {}): Dealt<View> =>
  table(
    {
      sectors: sectors(['N7']),
      ships: [ship(0, 1, 'colony', 'n13_22'), ship(0, 2, 'trade', 'n22_15'), ship(1, 1, 'colony', 'n13_24')],
      pieces: [piece(0, 'spaceport', 'n4_27'), piece(1, 'colony', 'n14_21'), piece(null, 'colony', 'n1_28')],
      flight: {
        balls: ['yellow', 'red'],
        base: 5,
        encounter: false,
        speed: 5,
        moving: null,
        left: null,
        reach: [
          stop(1, 'n11_22', 1, 'n13_22'),
          stop(1, 'n10_21', 2, 'n11_22', { reveals: true }),
          stop(1, 'n11_20', 3, 'n10_21', { found: true }),
          stop(2, 'n23_14', 1, 'n22_15'),
          stop(2, 'n25_14', 2, 'n23_14', { station: true }),
        ],
      },
      ...more,
    },
    'flight',
    [
      'fly:1.n11_22',
      'step:1.n11_22',
      'fly:1.n10_21',
      'fly:1.n11_20',
      'found:1.n11_20',
      'fly:2.n23_14',
      'fly:2.n25_14',
      'end',
    ],
  );
const stopAt = (node: string): string => `.stop[data-node="${node}"]`;

describe('the star map', () => {
  it.each(LANGUAGES)('draws everything, in words too, in %s', (lang) => {
    const view: Partial<View> = { closed: ['n1_26'] };
    const update = flight(view);
    const table = update.view;
    const outpost = table.sectors.find((sector) => sector.slot === 'N3')!;
    Object.assign(outpost, { docks: [1, 0], marker: 1 });
    const system = table.sectors.find((sector) => sector.slot === 'N4')!;
    system.planets[0]!.token = { kind: 'pirate', value: 4 };
    system.planets[1]!.token = { kind: 'ice', value: 3 };
    show(update, { lang });
    expect(document.body.innerHTML).not.toMatch(/starfarers-map/);
    expect(all('.chart [data-slot]')).toHaveLength(18);
    expect(all('.chart image')).toHaveLength(16 * 3);
    expect(all('.chart [data-piece]')).toHaveLength(3);
    expect(all('.chart [data-ship]')).toHaveLength(3);
    for (const named of all('.chart [role="img"], .chart [role="button"], button'))
      expect((named.getAttribute('aria-label') ?? named.textContent ?? '').trim().length).toBeGreaterThan(3);
    expect(one('[data-slot="N3"]').getAttribute('aria-label')).toContain('Brahe, Ada');
  });

  it('shows the reach of the first ship that may move, nearest first', () => {
    show(flight());
    expect(all('.stop').map((node) => node.dataset.node)).toEqual(['n11_22', 'n10_21', 'n11_20']);
    expect(one(stopAt('n11_20')).classList.contains('found')).toBe(true);
    expect(one(stopAt('n10_21')).classList.contains('reveals')).toBe(true);
    expect(one(stopAt('n10_21')).getAttribute('aria-label')).toBe('do fly:1.n10_21');
    expect(all('.craft.legal').map((node) => node.dataset.ship)).toEqual(['0.1', '0.2']);
    expect(one('[data-ship="0.1"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('shows another own ship when that is clicked', () => {
    const { selection } = show(flight());
    click(stopAt('n11_22'));
    click('[data-ship="0.2"]');
    expect(selection.picked).toEqual([]);
    expect(all('.stop').map((node) => node.dataset.node)).toEqual(['n23_14', 'n25_14']);
    click(stopAt('n25_14'));
    expect(selection.picked).toEqual(['fly:2.n25_14']);
  });

  it('picks, draws the way with what it reveals, and puts back', () => {
    const { selection } = show(flight());
    expect(document.querySelector('.way')).toBeNull();
    click(stopAt('n11_20'));
    expect(selection.picked).toEqual(['found:1.n11_20']);
    expect(one('.way').getAttribute('d')!.match(/L/g)).toHaveLength(3);
    expect(all('.sights circle')).toHaveLength(1);
    expect(all('.stop.passed')).toHaveLength(3);
    click(stopAt('n11_20')); // to stop there without founding
    expect(selection.picked).toEqual(['fly:1.n11_20']);
    click(stopAt('n11_20'));
    expect(selection.picked).toEqual([]);
  });

  it('follows a pick made elsewhere', () => {
    const { selection } = show(flight());
    selection.set(['fly:2.n23_14']);
    flushSync();
    expect(one(stopAt('n23_14')).getAttribute('aria-pressed')).toBe('true');
  });

  it('lets the way be chosen step by step', () => {
    const { selection } = show(flight());
    click('.tools .words');
    expect(all('.stop').map((node) => node.dataset.node)).toEqual(['n11_22']);
    click(stopAt('n11_22'));
    expect(selection.picked).toEqual(['step:1.n11_22']);
  });

  it('offers the ways where none is the obvious one', () => {
    const ways = ['colony_ship:n5_26', 'trade_ship:n5_26'];
    const update = table(
      { phase: 'trade', pieces: [piece(0, 'spaceport', 'n4_27'), piece(0, 'colony', 'n8_27')] },
      'turn',
      [...ways, 'spaceport:n8_27', 'shake'],
    );
    const { selection } = show(update);
    click(stopAt('n5_26'));
    expect(selection.offered).toEqual(ways);
    click(stopAt('n5_26'));
    expect(selection.offered).toEqual([]);
    click('[data-piece="n8_27"]');
    expect(selection.picked).toEqual(['spaceport:n8_27']);
    expect(document.querySelector('.tools .words')).toBeNull();
    show(update, {}, { aim: 'spaceport' });
    expect(all('.stop').map((node) => node.dataset.node)).toEqual(['n8_27']);
  });

  it('asks why of what cannot be done', () => {
    const { why, selection } = show(flight());
    click('[data-ship="1.1"]');
    expect(why).toHaveBeenLastCalledWith('fly:1.n13_24');
    click('[data-piece="n14_21"]');
    expect(why).toHaveBeenLastCalledWith('fly:1.n14_21');
    expect(selection.picked).toEqual([]);
  });

  it('grounds a ship by a click on it', () => {
    const { selection } = show(table({ ships: [ship(0, 1, 'trade', 'n13_22')] }, 'ground', ['ground:1']));
    click('[data-ship="0.1"]');
    expect(selection.picked).toEqual(['ground:1']);
    expect(one('[data-ship="0.1"]').getAttribute('aria-pressed')).toBe('true');
  });

  it('is quiet when the table is only looked at', () => {
    const { why } = show(flight(), { reviewing: true });
    expect(all('.legal')).toHaveLength(0);
    click('[data-ship="1.1"]');
    expect(why).not.toHaveBeenCalled();
  });

  it('marks what has changed', () => {
    show(flight(), { changed: new Set(['n13_24', 'N7.1', 'F2']) });
    expect(all('[data-ship="1.1"] .news')).toHaveLength(1);
    expect(all('[data-slot="N7"] .news')).toHaveLength(1);
    expect(all('[data-slot="F2"] .news')).toHaveLength(3);
  });
});

describe('keys', () => {
  it('walk along the lanes over all intersections', async () => {
    const { selection, why } = show(flight());
    one('[data-ship="0.1"]').focus();
    expect(await press('ArrowUp')).toBe(true);
    expect((document.activeElement as HTMLElement).dataset.node).toBe('n11_22');
    expect(document.activeElement!.classList.contains('stop')).toBe(true);
    await press('Enter');
    expect(selection.picked).toEqual(['fly:1.n11_22']);
    await press('ArrowLeft'); // nothing glows there
    const cursor = document.activeElement as HTMLElement;
    expect(cursor.classList.contains('cursor')).toBe(true);
    expect(cursor.getAttribute('aria-label')).toContain('open space');
    await press('Enter');
    expect(why).toHaveBeenCalledWith(`fly:1.${cursor.dataset.node}`);
  });

  it('zoom and fit, and leave the others alone', async () => {
    show(flight());
    one('.cursor').focus();
    for (const key of ['+', '-', '0']) expect(await press(key)).toBe(true);
    for (const key of ['Escape', 'Tab', 'l']) expect(await press(key)).toBe(false);
  });
});
