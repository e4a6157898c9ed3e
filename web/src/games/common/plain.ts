/** A view as labelled lists, for a game that has no board of its own. What things and fields are called its texts say. */
import type { Frame, Score } from '../../generated/socket';

/** What the plain board reads of GET /api/games/{id}/things: lists of things with names, and the words of fields. */
export interface Named {
  id: string;
  name: string;
}
export type Things = { fields?: Record<string, string> } & Record<string, unknown>;

export type Shown =
  | { kind: 'text'; text: string }
  /** Things by name, each with how often it lies there. */
  | { kind: 'things'; things: { id: string; name: string; count: number }[] }
  | { kind: 'fields'; fields: Field[] }
  | { kind: 'rows'; rows: Shown[] };
export interface Field {
  key: string;
  label: string;
  value: Shown;
}
export interface Player {
  seat: number;
  score: Score | null;
  fields: Field[];
}
export interface Sheet {
  fields: Field[];
  players: Player[];
}

type Plain = Record<string, unknown>;
const FRAME = new Set<string>([
  'game',
  'seat',
  'players',
  'round',
  'options',
  'asked',
  'over',
  'end_reason',
] satisfies (keyof Frame)[]);
const isRecord = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isNamed = (value: unknown): value is Named =>
  isRecord(value) && typeof value.id === 'string' && typeof value.name === 'string';

/** The whole view: what lies on the table, and what each player has. */
export function sheetOf(view: Frame, things: Things, t: (key: string) => string): Sheet {
  const names = new Map(
    Object.values(things).flatMap((list) =>
      Array.isArray(list) ? list.filter(isNamed).map((one) => [one.id, one.name]) : [],
    ),
  );
  /** A field nobody has words for is called by its code, so that whoever writes the game sees what is missing. */
  const label = (key: string): string => things.fields?.[key] ?? key.replaceAll('_', ' ');
  const word = (value: unknown): string => {
    if (value === null || value === '') return '–';
    if (typeof value === 'boolean') return t(value ? 'yes' : 'no');
    return names.get(String(value)) ?? String(value);
  };
  function shown(value: unknown): Shown {
    if (isRecord(value)) return { kind: 'fields', fields: fieldsOf(value) };
    if (!Array.isArray(value)) return { kind: 'text', text: word(value) };
    if (value.some((one) => typeof one === 'object' && one !== null)) return { kind: 'rows', rows: value.map(shown) };
    const counts = new Map<unknown, number>();
    for (const one of value) counts.set(one, (counts.get(one) ?? 0) + 1);
    return { kind: 'things', things: [...counts].map(([one, count]) => ({ id: String(one), name: word(one), count })) };
  }
  const fieldsOf = (record: Plain, leave: ReadonlySet<string> = new Set()): Field[] =>
    Object.entries(record).flatMap(([key, value]) =>
      leave.has(key) ? [] : [{ key, label: label(key), value: shown(value) }],
    );

  const table: Plain = {};
  let players: Player[] = [];
  for (const [key, value] of Object.entries(view)) {
    if (FRAME.has(key)) continue;
    const rows: unknown[] = Array.isArray(value) ? value : [];
    if (rows.length === view.players && rows.every((one, seat) => isRecord(one) && one.seat === seat))
      players = (rows as (Plain & { seat: number; score?: Score })[]).map((one) => ({
        seat: one.seat,
        score: one.score ?? null,
        fields: fieldsOf(one, new Set(['seat', 'score'])),
      }));
    else table[key] = value;
  }
  return { fields: fieldsOf(table), players };
}
