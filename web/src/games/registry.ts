/* Which games have a board here. Each is loaded when a table of that game is opened. */
import type { BoardModule } from './seam';

export const boards: Record<string, () => Promise<BoardModule>> = {
  alliances: () => import('./alliances/Board.svelte') as unknown as Promise<BoardModule>,
  duel: () => import('./duel/Board.svelte') as unknown as Promise<BoardModule>,
  race: () => import('./race/Board.svelte') as unknown as Promise<BoardModule>,
  starfarers: () => import('./starfarers/Board.svelte') as unknown as Promise<BoardModule>,
};
