/** Amounts of several kinds. */
type Bundle<Kind extends string> = Partial<Record<Kind, number>>;

/** The entries in this order, without the empty ones. */
export function entriesOf<Kind extends string>(kinds: readonly Kind[], bundle: Bundle<Kind>): [Kind, number][] {
  return kinds.flatMap((kind): [Kind, number][] => {
    const n = bundle[kind] ?? 0;
    return n > 0 ? [[kind, n]] : [];
  });
}
