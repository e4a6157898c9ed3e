/* Play on from a step of a finished game: I in one seat, bots in all others. */
import type { GameAnswer, TableAnswer } from '../generated/http';
import { api } from './api';
import { router } from './route.svelte';
import { openTable } from './seeds';
import { session } from './session.svelte';

export async function playFrom(table: TableAnswer, game: GameAnswer | null, seat: number, step: number): Promise<void> {
  await session.ensureGuest();
  const opened = await openTable({
    game: table.game,
    players: table.players,
    options: {},
    seats: table.seats.map((one) => (one.seat === seat ? 'me' : (game?.default_bot ?? ''))),
    public: false,
    pace: 'live',
    record: await api.record(table.id),
    at: step,
  });
  router.go(`/t/${opened.id}`);
}
