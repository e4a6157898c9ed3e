/** Amounts and sums in words. */
import { entriesOf } from '../common/bundles';
import type { Ui } from '../board_contract';
import { RESOURCES, type Price, type Resource } from './types';

type Say = Pick<Ui, 't'>;

/** The entries in the usual order, without the empty ones. */
export const entries = (price: Price): [Resource, number][] => entriesOf(RESOURCES, price);

export const amountWords = (resource: Resource, n: number, ui: Say): string =>
  ui.t('starfarers-amount', { resource, n });

/** "2 ore, 1 food"; where there is nothing, whatever is given. */
export function priceWords(price: Price, ui: Say, nothing = ''): string {
  return (
    entries(price)
      .map(([resource, n]) => amountWords(resource, n, ui))
      .join(', ') || nothing
  );
}

/** How many cards these are. */
export const total = (price: Price): number => entries(price).reduce((sum, [, n]) => sum + n, 0);

/** What is lacking of a price. */
export function lacking(price: Price, hand: Price): Price {
  return Object.fromEntries(
    entries(price).flatMap(([resource, n]) => {
      const left = n - (hand[resource] ?? 0);
      return left > 0 ? [[resource, left]] : [];
    }),
  );
}

/** A sum that is shown: "4 balls + 1 boosters", without parts that are nothing. */
export function sumWords(parts: readonly (readonly [n: number, word: string])[]): string {
  const told = parts.filter(([n]) => n !== 0);
  return (told.length > 0 ? told : parts.slice(0, 1)).map(([n, word]) => `${word} ${n}`).join(' + ');
}
