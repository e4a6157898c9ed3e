/** Words of cards: short on the face, whole for ears. */
import type { Ui } from '../board_contract';
import type { Card, Effect, Quarter, Resource, Science } from './types';

/** Effects in a row, as on the face of a card: sentences without their full stops. */
export function brief(effects: readonly Effect[]): string {
  return effects.map((effect, i) => (i === 0 ? bare(effect.text) : lower(bare(effect.text)))).join(', ');
}
const bare = (text: string): string => text.replace(/\.$/, '');

/** A capital that is not part of a name or of "VP" becomes small. */
export function lower(text: string): string {
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLocaleLowerCase() + text.slice(1) : text;
}

/** What a card does, with the time it does it where that is not at once. */
export function effectsOf(card: Card, ui: Pick<Ui, 't'>): string {
  const text = brief(card.effects);
  return card.delayed ? ui.t('duel-colonised-then', { effects: lower(text) }) : text;
}

/** What a science card does: at once, and for good. */
export function scienceEffects(card: Science): string {
  return [...card.effects, ...card.permanent].map((effect) => effect.text).join(' ');
}

/** How a quarter stands, in words. */
export function quarterWords(quarter: Quarter, content: string, card: string, ui: Pick<Ui, 't'>): string {
  if (content === 'open') return ui.t(`duel-quarter-${quarter.kind}`, { colour: quarter.colour ?? 'grey' });
  if (content === 'filled') return ui.t('duel-quarter-filled', { colour: quarter.colour ?? 'grey' });
  return ui.t('duel-quarter-settled', { card });
}

/** A price in words: "1 energy, 2 metal". */
export function priceWords(cost: Partial<Record<Resource, number>>, ui: Pick<Ui, 't'>): string {
  return Object.entries(cost)
    .map(([resource, n]) => `${n} ${ui.t('duel-unit', { resource, n })}`)
    .join(', ');
}
