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

/* Words on a board are measured, and would all move if their letters came later than they did. A font that is slow, or does
   not come at all, is not waited for. */
const FONTS = ['1em Newsreader', "1em 'Atkinson Next'"];
const PATIENCE = 3000;
function lettered(): Promise<unknown> {
  if (typeof document.fonts?.load !== 'function') return Promise.resolve();
  const all = Promise.allSettled(FONTS.map((font) => document.fonts.load(font)));
  return Promise.race([all, new Promise((late) => setTimeout(late, PATIENCE))]);
}

/** Load it all at once. */
export async function loadBoard(game: string, edition?: string): Promise<LoadedBoard> {
  const [board, , things] = await Promise.all([
    boardOf(game),
    i18n.addGame(game),
    api.things(game, edition),
    lettered(),
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
