/* What this browser remembers of my tables between two visits. */
import type { TableAnswer } from '../generated/http';

/** The list of last time, so that the page stands at once as it will stay. */
export function readKept(text: string | null): TableAnswer[] {
  try {
    const kept = JSON.parse(text ?? '[]') as unknown;
    return Array.isArray(kept) ? kept.filter((one: TableAnswer) => !!one?.id && Array.isArray(one.seats)) : [];
  } catch {
    return [];
  }
}
