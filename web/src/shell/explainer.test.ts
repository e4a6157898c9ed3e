/* The glossary on the table: it speaks after a while of hovering, in focus and on a long press, and takes no click of the
   game but the one that ends a long press. */
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { TermAnswer } from '../generated/http';
import { HOVER, PRESS } from '../lib/explaining.svelte';
import { i18n, Words } from '../lib/i18n.svelte';
import { beside } from '../lib/pointing';
import later from '../locale/later/en.ftl?raw';
import Explainer from './Explainer.svelte';

const TERMS: TermAnswer[] = [
  { id: 'good', word: 'Good', text: 'A card face down on a world.', rule: 'race:47', icons: ['rare', 'genes'] },
  { id: 'military', word: 'Military', text: 'Your strength.', rule: 'race:33', icons: ['military'] },
  { id: 'shell-undo', word: 'Take back', text: 'Takes it back.', rule: '', icons: ['undo'] },
];
const icon = (name: string, more = '') => `<svg data-icon="${name}" class="ic"${more}><path d=""/></svg>`;

let mounted: object;
let asked: number;
const openRule = vi.fn();
const chosen = vi.fn();
let games = 0;
beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return Promise.resolve(new Response(JSON.stringify(TERMS)));
  });
  i18n.words = new Words('en', [later]);
  document.body.innerHTML = `
    <button id="chip" title="Your Military: 3">${icon('military')}3</button>
    <span id="plain" data-term="good">goods</span>
    <button id="card" data-tells>${icon('rare')}</button>
    <button id="unknown" title="Nobody knows">${icon('any')}</button>
    <button id="undo">${icon('undo')}Undo</button>
    <p id="far">Nothing</p>`;
  document.querySelector('#chip')!.addEventListener('click', chosen);
  games += 1; // a game of its own, so that nothing is known of it yet
  mounted = mount(Explainer, { target: document.body, props: { game: `race${games}`, openRule } });
  flushSync();
});
afterEach(() => {
  void unmount(mounted);
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.clearAllMocks();
  document.body.innerHTML = '';
});

const one = (selector: string): HTMLElement => document.querySelector<HTMLElement>(selector)!;
const popup = (): string => one('.explained')?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
function pointer(type: string, on: Element, more: PointerEventInit = {}): void {
  const event = new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'mouse', ...more });
  Object.defineProperty(event, 'movementX', { value: 1 });
  on.dispatchEvent(event);
}
async function wait(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  flushSync();
}
const hover = (selector: string): void => pointer('pointermove', one(selector));
/** As the keyboard brings it. */
function focus(selector: string): void {
  const node = one(selector);
  const matches = (css: string): boolean => Element.prototype.matches.call(node, css);
  vi.spyOn(node, 'matches').mockImplementation((css: string) => css === ':focus-visible' || matches(css));
  node.focus();
}

describe('hovering', () => {
  test('speaks after a while, not before; the glossary is asked for once, at the first need', async () => {
    expect(asked).toBe(0);
    hover('#chip svg');
    await wait(HOVER - 1);
    expect(popup()).toBe('');
    await wait(1);
    expect(popup()).toContain('Military');
    expect(popup()).toContain('Your strength.');
    expect(popup()).toContain('race:33');
    hover('#far');
    await wait(400);
    expect(popup()).toBe('');
    hover('#plain');
    await wait(HOVER);
    expect(popup()).toContain('A card face down on a world.');
    expect(asked).toBe(1);
  });
  test('what is only passed over is not spoken of', async () => {
    hover('#chip svg');
    await wait(HOVER - 50);
    hover('#far');
    await wait(HOVER);
    expect(popup()).toBe('');
    expect(asked).toBe(0);
  });
  test('the title of the thing is told in the same popup, and put back after it', async () => {
    hover('#chip svg');
    await wait(HOVER);
    expect(one('#chip').hasAttribute('title')).toBe(false);
    expect(popup()).toContain('Your Military: 3');
    hover('#far');
    await wait(400);
    expect(one('#chip').title).toBe('Your Military: 3');
  });
  test('where the glossary knows nothing, the thing keeps its title', async () => {
    hover('#unknown svg');
    await wait(HOVER + 50);
    expect(popup()).toBe('');
    expect(one('#unknown').title).toBe('Nobody knows');
  });
  test('what tells of itself is left alone: no two popups', async () => {
    hover('#card svg');
    await wait(HOVER + 200);
    expect(popup()).toBe('');
  });
  test('a click goes to the game, and ends it', async () => {
    hover('#chip svg');
    await wait(HOVER);
    pointer('pointerdown', one('#chip svg'));
    one('#chip').click();
    flushSync();
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(popup()).toBe('');
    hover('#chip svg');
    await wait(HOVER + 100);
    expect(popup()).toBe('');
  });
  test('its link opens the rule', async () => {
    hover('#chip svg');
    await wait(HOVER);
    one('.explained .rule').click();
    flushSync();
    expect(openRule).toHaveBeenCalledWith('race:33');
    expect(popup()).toBe('');
  });
});

describe('by the keyboard', () => {
  test('focus speaks, Escape ends it and goes no further, G opens the rule', async () => {
    const heard = vi.fn();
    addEventListener('keydown', heard);
    focus('#chip');
    await wait(HOVER);
    expect(popup()).toContain('Military');
    expect(one('#chip').getAttribute('aria-describedby')).toBe(one('.explained').id);
    one('#chip').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    flushSync();
    expect(popup()).toBe('');
    expect(heard).not.toHaveBeenCalled();
    expect(one('#chip').hasAttribute('aria-describedby')).toBe(false);
    one('#chip').dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
    expect(heard).toHaveBeenCalledTimes(1);
    removeEventListener('keydown', heard);
    focus('#undo');
    await wait(HOVER);
    expect(popup()).toBe('Take back Takes it back.');
    focus('#chip');
    await wait(HOVER);
    one('#chip').dispatchEvent(new KeyboardEvent('keydown', { key: 'g', bubbles: true, cancelable: true }));
    expect(openRule).toHaveBeenCalledWith('race:33');
  });
});

describe('by touch', () => {
  const touch = { pointerType: 'touch' };
  test('a long press speaks and chooses nothing; the next tap chooses', async () => {
    pointer('pointerdown', one('#chip'), touch);
    await wait(PRESS);
    expect(popup()).toContain('Military');
    pointer('pointerup', one('#chip'), touch);
    one('#chip').click();
    flushSync();
    expect(chosen).not.toHaveBeenCalled();
    expect(popup()).toContain('Military');
    pointer('pointerdown', one('#chip'), touch);
    pointer('pointerup', one('#chip'), touch);
    one('#chip').click();
    flushSync();
    expect(chosen).toHaveBeenCalledTimes(1);
    await wait(PRESS);
    expect(popup()).toBe('');
  });
  test('a tap soon after a long press is a first click, not the second of two', async () => {
    pointer('pointerdown', one('#chip'), touch);
    await wait(PRESS);
    pointer('pointerup', one('#chip'), touch);
    const tap = (detail: number) =>
      one('#chip').dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, detail }));
    tap(1);
    pointer('pointerdown', one('#chip'), touch);
    tap(2);
    expect(chosen.mock.calls.map(([event]) => (event as MouseEvent).detail)).toEqual([1]);
    tap(2);
    expect(chosen.mock.calls.map(([event]) => (event as MouseEvent).detail)).toEqual([1, 2]);
  });
  test('a tap chooses as before', async () => {
    pointer('pointerdown', one('#chip svg'), touch);
    await wait(100);
    pointer('pointerup', one('#chip svg'), touch);
    one('#chip').click();
    await wait(PRESS);
    expect(chosen).toHaveBeenCalledTimes(1);
    expect(popup()).toBe('');
  });
  test('who scrolls presses nothing', async () => {
    pointer('pointerdown', one('#chip svg'), { ...touch, clientX: 10, clientY: 10 });
    pointer('pointermove', one('#chip svg'), { ...touch, clientX: 10, clientY: 40 });
    await wait(PRESS);
    expect(popup()).toBe('');
  });
});

describe('its place', () => {
  const screen = { width: 400, height: 300 };
  const covers = (about: DOMRect, at: { left: number; top: number }) =>
    at.left < about.right && at.left + 200 > about.left && at.top < about.bottom && at.top + 80 > about.top;
  test.each([
    ['in the middle', new DOMRect(180, 150, 20, 20)],
    ['at the top', new DOMRect(180, 2, 20, 20)],
    ['in a corner', new DOMRect(378, 278, 20, 20)],
    ['as high as the screen', new DOMRect(0, 0, 60, 300)],
  ])('%s it covers nothing of what it is about', (_, about) => {
    const at = beside(about, 200, 80, screen);
    expect(covers(about, at)).toBe(false);
    expect(at.left).toBeGreaterThanOrEqual(8);
    expect(at.top).toBeGreaterThanOrEqual(8);
    expect(at.left + 200).toBeLessThanOrEqual(screen.width);
  });
});
