/* A game's board with its words and things, ready to be shown. */
import { boards } from '../games/registry';
import type { BoardModule, Things } from '../games/seam';
import { api } from './api';
import { i18n } from './i18n.svelte';
import type { Asked, Choice } from './protocol';

export interface LoadedBoard {
  board: BoardModule | null;
  things: Things;
}

/** Load it all at once; a game without a board here is played by its words alone. */
export async function loadBoard(game: string, edition?: string): Promise<LoadedBoard> {
  const [board, , things] = await Promise.all([
    boards[game]?.() ?? Promise.resolve(null),
    i18n.addGame(game),
    api.things(game, edition),
  ]);
  return { board, things };
}

/** The choices the shell draws as buttons: those that stand for themselves, and all where the board draws none. */
export function plainChoices(asked: Asked | null, board: BoardModule | null): Choice[] {
  if (!asked) return [];
  const handled = board?.handles?.includes(asked.decision) ?? false;
  const drawn = board?.draws ?? [];
  return asked.choices.filter(({ action }) => !handled || (!action.includes(':') && !drawn.includes(action)));
}
