/* A game's board with its words and things, ready to be shown. */
import { boardOf } from '../games/registry';
import type { BoardModule } from '../games/board_contract';
import { api } from './api';
import { i18n } from './i18n.svelte';
import type { Asked, Choice } from '../generated/socket';

export interface LoadedBoard {
  board: BoardModule;
  things: unknown;
}

/** Load it all at once. */
export async function loadBoard(game: string, edition?: string): Promise<LoadedBoard> {
  const [board, , things] = await Promise.all([boardOf(game), i18n.addGame(game), api.things(game, edition)]);
  return { board, things };
}

/** The choices the shell draws as buttons: those that stand for themselves, and all where the board draws none. */
export function plainChoices(asked: Asked | null, board: BoardModule | null): Choice[] {
  if (!asked) return [];
  const handled = board?.handles?.includes(asked.decision) ?? false;
  const drawn = board?.draws ?? [];
  return asked.choices.filter(({ action }) => !handled || (!action.includes(':') && !drawn.includes(action)));
}
