/* What a teacher points at is found, and what is said about it covers neither that nor what has to stay free. */
import { afterEach, expect, test } from 'vitest';
import { anchored, placed } from './anchors';
import type { Box } from './boxes';

// -- what is pointed at

/** An element of the page; without a size it is not to be seen. */
function put(attributes: Record<string, string>, size = { width: 40, height: 20 }, within: Node = document.body) {
  const made = document.createElement('div');
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.getBoundingClientRect = () => new DOMRect(10, 10, size.width, size.height);
  within.appendChild(made);
  return made;
}
afterEach(() => document.body.replaceChildren());

test('a card, a choice, the question and a part of the board by their names', () => {
  const card = put({ 'data-card': 'rebel_base' });
  const choice = put({ 'data-action': 'choose:explore_5' });
  const question = put({ class: 'ask' });
  const part = put({ 'data-at': 'hand' });
  expect(anchored('card:rebel_base')).toBe(card);
  expect(anchored('action:choose:explore_5')).toBe(choice);
  expect(anchored('question')).toBe(question);
  expect(anchored('hand')).toBe(part);
});

test('one part may have several names, and a name is a whole word', () => {
  put({ 'data-at': 'handy market-deck' });
  const part = put({ 'data-at': 'score hand deck' });
  expect(['score', 'hand', 'deck'].map((name) => anchored(name))).toEqual([part, part, part]);
  expect(['han', 'market', 'scores'].map((name) => anchored(name))).toEqual([null, null, null]);
});

test('names are taken as they are, with all signs of a notation', () => {
  const fly = put({ 'data-action': 'fly:1.n4_21' });
  const trade = put({ 'data-action': 'exchange:goods.fuel+2' });
  expect(anchored('action:fly:1.n4_21')).toBe(fly);
  expect(anchored('action:exchange:goods.fuel+2')).toBe(trade);
});

test('nothing is found where there is nothing to be seen', () => {
  put({ 'data-card': 'hidden' }, { width: 0, height: 0 });
  put({ 'data-at': 'flat' }, { width: 50, height: 0 });
  for (const at of ['', 'card:hidden', 'flat', 'card:', 'action:', 'action:end', 'question', 'hand'])
    expect(anchored(at), at).toBeNull();
});

test('of several the first that can be seen', () => {
  put({ 'data-at': 'hand' }, { width: 0, height: 0 });
  const seen = put({ 'data-at': 'hand' });
  put({ 'data-at': 'hand' });
  expect(anchored('hand')).toBe(seen);
});

test('of several names the first that is there', () => {
  const tab = put({ 'data-at': 'tab-build' });
  expect(anchored('build-booster|tab-build')).toBe(tab);
  const row = put({ 'data-at': 'build-booster' });
  expect(anchored('build-booster|tab-build')).toBe(row);
  expect(anchored('hand|card:none')).toBeNull();
});

test('within a part of the page only what is in it', () => {
  const outside = put({ 'data-at': 'hand' });
  const root = put({});
  expect(anchored('hand', root)).toBeNull();
  const inside = put({ 'data-at': 'hand' }, undefined, root);
  expect(anchored('hand', root)).toBe(inside);
  expect(anchored('hand')).toBe(outside);
});

// -- where there is room

const box = (left: number, top: number, width: number, height: number): Box => ({ left, top, width, height });
const covered = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left)) *
  Math.max(0, Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top));
const inside = (a: Box, screen: Box) =>
  a.left >= screen.left &&
  a.top >= screen.top &&
  a.left + a.width <= screen.left + screen.width &&
  a.top + a.height <= screen.top + screen.height;

const DESK = box(0, 0, 1280, 720);
const PHONE = box(0, 0, 360, 740);
const LYING = box(0, 0, 740, 360);
const SCROLLED = box(200, 1000, 800, 600);
const MARGIN = 24; // to the edge of the screen and to the target, at most

/** Targets all over a screen, from the size of an icon to most of it. */
function* targets(screen: Box): Generator<Box> {
  for (const across of [0, 0.2, 0.45, 0.7, 0.95])
    for (const down of [0, 0.3, 0.5, 0.8, 0.95])
      for (const [width, height] of [
        [24, 24],
        [120, 170],
        [screen.width * 0.9, 60],
        [60, screen.height * 0.9],
      ] as const) {
        const left = screen.left + Math.min(across * screen.width, screen.width - width);
        const top = screen.top + Math.min(down * screen.height, screen.height - height);
        yield box(left, top, width, height);
      }
}
/** Whether the bubble has room on some side of the target. */
const fits = (size: { width: number; height: number }, screen: Box, target: Box) =>
  Math.max(target.top - screen.top, screen.top + screen.height - target.top - target.height) >=
    size.height + 2 * MARGIN ||
  Math.max(target.left - screen.left, screen.left + screen.width - target.left - target.width) >=
    size.width + 2 * MARGIN;

for (const [name, screen] of Object.entries({ DESK, PHONE, LYING, SCROLLED })) {
  test(`on the screen, and beside what it speaks of (${name})`, () => {
    let roomy = 0;
    for (const size of [
      { width: 320, height: 140 },
      { width: 260, height: 220 },
    ])
      for (const target of targets(screen)) {
        const spot = placed(size, screen, { target, clear: [] });
        const where = JSON.stringify({ size, target, spot });
        expect([spot.width, spot.height], where).toEqual([size.width, size.height]);
        expect(inside(spot, screen), where).toBe(true);
        if (!fits(size, screen, target)) continue;
        roomy++;
        expect(covered(spot, target), where).toBe(0);
      }
    expect(roomy).toBeGreaterThan(20);
  });
}

test('without a target it is on the screen all the same', () => {
  for (const screen of [DESK, PHONE, LYING, SCROLLED])
    expect(inside(placed({ width: 320, height: 140 }, screen, { target: null, clear: [] }), screen)).toBe(true);
});

test('a target that is wholly or partly off the screen does not take the bubble along', () => {
  for (const target of [box(-300, 100, 100, 100), box(1270, 700, 100, 100), box(200, 5000, 50, 50)])
    expect(inside(placed({ width: 320, height: 140 }, DESK, { target, clear: [] }), DESK)).toBe(true);
});

test('what has to stay free stays free if that can be', () => {
  const size = { width: 300, height: 150 };
  const target = box(600, 300, 80, 100);
  const free = placed(size, DESK, { target, clear: [] });
  expect(covered(free, target)).toBe(0);
  const dock = box(0, 560, 1280, 160);
  for (const clear of [[free], [dock], [free, dock], [box(0, 400, 1280, 320)], [box(0, 0, 1280, 300)]]) {
    const spot = placed(size, DESK, { target, clear });
    const where = JSON.stringify({ clear, spot });
    expect(inside(spot, DESK), where).toBe(true);
    expect(covered(spot, target), where).toBe(0);
    expect(
      clear.map((one) => covered(spot, one)),
      where,
    ).toEqual(clear.map(() => 0));
  }
});

test('without a target too it leaves free what it can', () => {
  const size = { width: 300, height: 150 };
  const alone = placed(size, DESK, { target: null, clear: [] });
  const spot = placed(size, DESK, { target: null, clear: [alone] });
  expect(covered(spot, alone)).toBe(0);
  expect(inside(spot, DESK)).toBe(true);
});

test('where something has to be covered it is not what is spoken of', () => {
  const target = box(600, 300, 80, 100);
  const spot = placed({ width: 300, height: 150 }, DESK, { target, clear: [DESK] });
  expect(covered(spot, target)).toBe(0);
  expect(inside(spot, DESK)).toBe(true);
});

test('the same question has the same answer', () => {
  const ask = () =>
    placed({ width: 300, height: 150 }, PHONE, { target: box(100, 300, 80, 100), clear: [box(0, 600, 360, 140)] });
  expect(ask()).toEqual(ask());
});

test('what can be chosen stays free, unless what is spoken of would be covered for it', () => {
  const size = { width: 300, height: 150 };
  const target = box(600, 300, 80, 100);
  const below = placed(size, DESK, { target, clear: [] });
  const spot = placed(size, DESK, { target, clear: [], choices: [below] });
  expect([covered(spot, below), covered(spot, target)]).toEqual([0, 0]);
  expect(covered(placed(size, DESK, { target, clear: [], choices: [DESK] }), target)).toBe(0);
});

test('it stays where it is as long as it covers nothing that matters', () => {
  const size = { width: 300, height: 150 };
  const target = box(600, 300, 80, 100);
  const before = box(40, 500, 300, 150);
  expect(placed(size, DESK, { target, clear: [], before })).toEqual(before);
  expect(covered(placed(size, DESK, { target, clear: [before], before }), before)).toBe(0);
});

test('who only reads on can spare the question rather than a large thing that is spoken of', () => {
  const [target, question, tabs] = [box(4, 52, 352, 456), box(0, 572, 360, 116), box(0, 688, 360, 52)];
  const spot = placed({ width: 344, height: 172 }, PHONE, { target, clear: [tabs], choices: [question] });
  expect([covered(spot, target), covered(spot, tabs)]).toEqual([0, 0]);
});
