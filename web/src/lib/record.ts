/* The head of a recorded game, as far as the client needs it; the server reads and checks all of it. */
import { api } from './api';

export interface RecordHeader {
  game: string;
  players: number;
}

/** What is wrong with a file that was taken for a record: no record at all, or a head without its game or its players. */
export class BadRecord extends Error {
  constructor(readonly what: 'none' | 'empty' | 'game' | 'players') {
    super(what);
  }
}

/** The head of a record; throws a BadRecord. */
export function readHeader(text: string): RecordHeader {
  if (text.trim() === '') throw new BadRecord('empty');
  const lines = text
    .replace(/^\uFEFF/, '')
    .slice(0, 4000)
    .split(/\r?\n/);
  if (!lines[0]?.startsWith('starhold-record')) throw new BadRecord('none');
  const field = (name: string) =>
    lines
      .find((line) => line.startsWith(`${name}:`))
      ?.slice(name.length + 1)
      .trim();
  const game = field('game');
  if (!game) throw new BadRecord('game');
  const players = Number(field('players'));
  if (!Number.isInteger(players) || players < 1 || players > 9) throw new BadRecord('players');
  return { game, players };
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
