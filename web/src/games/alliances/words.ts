/** Amounts, prices and places in words. */
import { entriesOf } from '../common/bundles';
import type { Ui } from '../board_contract';
import { RESOURCES, type Bundle, type Resource } from './types';

type Say = Pick<Ui, 't'>;

/** The entries of a bundle in the usual order, without the empty ones. */
export const entries = (bundle: Bundle): [Resource, number][] => entriesOf(RESOURCES, bundle);

/** "3 credits, 1 discovery"; where there is nothing, "free" or whatever is given. */
export function bundleWords(bundle: Bundle, ui: Say, nothing = ''): string {
  const all = entries(bundle).map(([resource, n]) => `${n} ${ui.t('alliances-unit', { resource, n })}`);
  return all.join(', ') || nothing;
}

/** Several ways to pay, with "or" between them. */
export function waysWords(ways: readonly Bundle[], ui: Say): string {
  return ways.map((way) => bundleWords(way, ui, ui.t('alliances-free'))).join(` ${ui.t('alliances-or')} `);
}

/** Names in a row, without the empty ones. */
export const list = (words: readonly string[], between = ', '): string => words.filter(Boolean).join(between);
