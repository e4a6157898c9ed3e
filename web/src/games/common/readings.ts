/** Some options change what a card says. */
interface Worded {
  id: string;
}
interface Reading {
  /** The options under which it holds. */
  when: Record<string, unknown>;
}

/** The things as the options of a table read them: one reading after another takes the place of what it names. */
export function asRead<Things extends { readings?: Reading[] }>(
  things: Things,
  options: Record<string, unknown>,
): Things {
  const read: Record<string, unknown> = { ...things };
  for (const { when, ...parts } of things.readings ?? []) {
    if (Object.entries(when).some(([option, value]) => options[option] !== value)) continue;
    for (const [part, others] of Object.entries(parts as Record<string, Worded[]>)) {
      const here = new Map(others.map((one) => [one.id, one]));
      read[part] = (read[part] as Worded[]).map((one) => here.get(one.id) ?? one);
    }
  }
  return read as Things;
}
