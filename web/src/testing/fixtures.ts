/* Positions of real games for the tests of the boards, as tools/board_fixtures.py keeps them: a name and an update a line. */
import type { Dealt, Things } from '../games/seam';

export function readFixtures<View, Known extends Things>(text: string) {
  const lines = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [name: string, value: unknown]),
  );
  return {
    lines,
    things: lines.get('things') as Known,
    /** The table as it was when it was kept under this name, mostly that of what seat 0 was asked. */
    position(name: string): Dealt {
      const found = lines.get(name);
      if (!found) throw new Error(`no position for ${name}`);
      return structuredClone(found) as Dealt;
    },
    /** All positions in which something is asked. */
    positions: [...lines].flatMap(([name, line]) => ((line as Partial<Dealt>).asked ? [name] : [])),
    viewOf: (update: Dealt): View => update.view as unknown as View,
  };
}
