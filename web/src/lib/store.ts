/* localStorage that never throws: a browser may forbid it, and then things are kept for the page only. */
const kept = new Map<string, string>();

export function load(key: string): string | null {
  try {
    return localStorage.getItem(`starhold.${key}`);
  } catch {
    return kept.get(key) ?? null;
  }
}

export function save(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(`starhold.${key}`);
    else localStorage.setItem(`starhold.${key}`, value);
  } catch {
    if (value === null) kept.delete(key);
    else kept.set(key, value);
  }
}
