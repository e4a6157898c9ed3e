/* Boards mounted for real: with their words, a gesture as the shell keeps it, and a table that may go on. */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { flushSync, mount, unmount } from 'svelte';
import { afterEach, expect, vi } from 'vitest';
import type { BoardModule, Dealt, Ui } from '../games/board_contract';
import type { Language } from '../generated/socket';
import { Gesture } from '../lib/selection.svelte';
import { DEFAULTS } from '../lib/settings.svelte';

const TEXTS = import.meta.glob<string>(['../locale/*.ftl', '../locale/later/*.ftl', '../games/*/locale/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
});
export const LANGUAGES: readonly Language[] = ['en', 'cs', 'lt'];

/** The texts of a game's board in a language. */
export const textOf = (game: string, lang: Language): string => TEXTS[`../games/${game}/locale/${lang}.ftl`] ?? '';

/** Says what a board of that game can say, with the words of the shell; a key nobody knows as it is, as the shell does. */
export function speaker(game: string, lang: Language = 'en'): Ui['t'] {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  for (const source of [TEXTS[`../locale/${lang}.ftl`]!, TEXTS[`../locale/later/${lang}.ftl`]!, textOf(game, lang)])
    expect(bundle.addResource(new FluentResource(source))).toEqual([]);
  return (key, args) => {
    const message = bundle.getMessage(key);
    const errors: Error[] = [];
    const said = message?.value ? bundle.formatPattern(message.value, args, errors) : key;
    expect(errors).toEqual([]);
    return said;
  };
}

/** How to mount a board, or a part of one, before the test as its shell; each time the one before it goes. */
export function stage(game: string, board: Pick<BoardModule, 'default' | 'bundles'>, things: unknown) {
  let mounted: Record<string, unknown> | undefined;
  function clear(): void {
    if (mounted) void unmount(mounted);
    mounted = undefined;
    document.body.innerHTML = '';
  }
  afterEach(clear);
  return (first: Dealt, more: Partial<Ui> = {}, further: Record<string, unknown> = {}) => {
    clear();
    let update = $state.raw(first);
    const why = vi.fn<Ui['why']>();
    const sent: string[][] = [];
    const selection = new Gesture(
      () => update.asked,
      (actions) => sent.push(actions),
      () => board.bundles?.(update) ?? null,
    );
    const ui: Ui = {
      why,
      openRule: vi.fn(),
      lang: 'en',
      t: speaker(game, more.lang),
      // eslint-disable-next-line svelte/prefer-svelte-reactivity -- never changes
      changed: new Set(),
      beat: null,
      pace: 0,
      settings: DEFAULTS,
      reviewing: false,
      reducedMotion: true,
      zoom: vi.fn(),
      ...more,
    };
    const props = {
      get update() {
        return update;
      },
      things,
      selection,
      ui,
      ...further,
    };
    mounted = mount(board.default, { target: document.body, props });
    flushSync();
    /** The table goes on. */
    function next(later: Dealt): void {
      update = later;
      flushSync();
    }
    return { selection, sent, why, next };
  };
}

/** All that is shown is said in words that are known, and every button has a name. */
export function expectWords(game: string): void {
  expect(document.body.textContent).not.toMatch(new RegExp(`${game}-[a-z]`));
  for (const button of all('button, [role="button"]')) {
    const name = button.getAttribute('aria-label') ?? button.textContent?.trim() ?? '';
    expect(name.length, button.outerHTML).toBeGreaterThan(0);
  }
}
export const all = (selector: string): HTMLElement[] => [...document.querySelectorAll<HTMLElement>(selector)];
export function one(selector: string): HTMLElement {
  const node = document.querySelector<HTMLElement>(selector);
  expect(node, selector).not.toBeNull();
  return node!;
}
export function click(selector: string): void {
  one(selector).dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  flushSync();
}
/** A key on what is in focus; whether somebody has answered it. */
export function press(key: string, on: Element = document.activeElement ?? document.body): boolean {
  const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
  on.dispatchEvent(event);
  flushSync();
  return event.defaultPrevented;
}
export const text = (selector: string): string =>
  document.querySelector(selector)?.textContent?.replace(/\s+/g, ' ') ?? '';
export const choices = (update: Dealt): string[] => update.asked!.choices.map((choice) => choice.action);
