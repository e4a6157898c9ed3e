/* The head of a recorded game, as far as the client needs it; the server reads and checks all of it. */
import { api } from './api';

export interface RecordHeader {
  game: string;
  players: number;
}

export function readHeader(text: string): RecordHeader | null {
  const lines = text.slice(0, 4000).split(/\r?\n/);
  if (!lines[0]?.startsWith('starhold-record')) return null;
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const game = field('game');
  const players = Number(field('players'));
  return game && Number.isInteger(players) && players > 0 && players < 10 ? { game, players } : null;
}

/** Offer the record of a game as a file to keep. */
export async function saveRecord(table: string): Promise<void> {
  const text = await api.record(table);
  const url = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `starhold-${table}.record`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
