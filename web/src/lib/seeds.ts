/* What this browser adds to the luck of a table: a random number, made once a table and kept, so that one can see later
   that it is among those the luck was made of. */
import { api, type NewTable, type Opened } from './api';
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

/** Open a table with a seed of one's own. */
export async function openTable(table: NewTable): Promise<Opened> {
  const seed = freshSeed();
  const opened = await api.open({ ...table, seed });
  save(`seed.${opened.id}`, seed);
  return opened;
}

/** Take a seat and add one's seed. */
export function joinTable(id: string, seat?: number, invite?: string): Promise<{ seat: number }> {
  return api.join(id, seat, invite, seedFor(id));
}
