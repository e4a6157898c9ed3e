/* Which games have a board of their own here. Each is loaded when a table of that game is opened. */
import type { BoardModule } from './board_contract';

const boards = import.meta.glob<BoardModule>('./*/Board.svelte');

export async function boardOf(game: string): Promise<BoardModule> {
  const own = boards[`./${game}/Board.svelte`];
  return own ? own() : import('./common/PlainBoard.svelte');
}
