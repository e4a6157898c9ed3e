/** Numbers from names: everything drawn from an id is the same on every machine, at every visit. */

/** FNV-1a: a name as 32 bits. */
export function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

export type Random = () => number;

/** Mulberry32: numbers from 0 up to 1, in a row fixed by the seed. */
export function random(seed: number): Random {
  let a = seed | 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One decimal, as short as it goes: drawings are long texts. */
export function n1(value: number): string {
  const text = (Math.round(value * 10) / 10).toString();
  return text === '-0' ? '0' : text.replace(/^(-?)0\./, '$1.');
}

/** The same answer for the same question, worked out once. Keeps the latest `most` answers. */
export function memo<A extends unknown[]>(make: (...args: A) => string, most = 600): (...args: A) => string {
  const known = new Map<string, string>();
  return (...args) => {
    const key = JSON.stringify(args);
    let found = known.get(key);
    if (found === undefined) {
      found = make(...args);
      if (known.size >= most) known.delete(known.keys().next().value as string);
      known.set(key, found);
    }
    return found;
  };
}
