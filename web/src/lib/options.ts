/* The rules that were chosen for a table, in words. */
import type { GameAnswer } from '../generated/http';
import { t } from './i18n.svelte';

/** What differs from the usual rules of a game. */
export function chosenRules(game: GameAnswer, chosen: Record<string, boolean | number | string>): string[] {
  return game.options.flatMap((option) => {
    const value = chosen[option.name];
    if (value === undefined || value === option.default) return [];
    if (value === true) return [option.label];
    if (value === false) return [t('option-off', { option: option.label })];
    return [`${option.label}: ${option.labels[String(value)] ?? value}`];
  });
}
