/* What this browser adds to the luck of a table: a random number, made once a table and kept, so that one can see later
   that it is among those the luck was made of. Kept too: the seal, as it was before the server knew that number. */
import { api } from './api';
import type { NewTable, CreatedAnswer } from '../generated/http';
import { load, save } from './store';

const BYTES = 32;

function freshSeed(): string {
  return [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The seed this browser has kept for a table; '' where it has none. */
export function keptSeed(table: string): string {
  return load(`seed.${table}`) ?? '';
}

/** The seed for a table, the same however often one comes. */
export function seedFor(table: string): string {
  const kept = keptSeed(table);
  if (kept) return kept;
  const seed = freshSeed();
  save(`seed.${table}`, seed);
  return seed;
}

/** The seal of a table as this browser saw it before it added a seed; '' where it saw none. */
export function keptSeal(table: string): string {
  return load(`seal.${table}`) ?? '';
}

/** Note the seal of a table; the first one counts. */
export function keepSeal(table: string, seal: string): void {
  if (seal && !keptSeal(table)) save(`seal.${table}`, seal);
}

/** Open a table. One's seed follows when one comes to it: the server must have made its promise before it knows that. */
export async function openTable(table: NewTable): Promise<CreatedAnswer> {
  const opened = await api.open({ ...table, seed_later: true });
  keepSeal(opened.id, opened.commitment);
  return opened;
}

/** Take a seat and add one's seed, with the seal as one has seen it. */
export function joinTable(id: string, seal: string, seat?: number, invite?: string): Promise<{ seat: number }> {
  keepSeal(id, seal);
  return api.join(id, seat, invite, seedFor(id));
}
