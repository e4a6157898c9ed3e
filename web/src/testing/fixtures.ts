/* Positions of real games for the tests of the boards, as tools/board_fixtures.py keeps them: a name and an update a line. */
import type { Frame } from '../generated/socket';
import type { Dealt } from '../games/board_contract';

export function readFixtures<View extends Frame, Things>(text: string) {
  const lines = new Map(
    text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as [name: string, value: unknown]),
  );
  return {
    lines,
    things: lines.get('things') as Things,
    /** The table as it was when it was kept under this name, mostly that of what seat 0 was asked. */
    position(name: string): Dealt<View> {
      const found = lines.get(name);
      if (!found) throw new Error(`no position for ${name}`);
      return structuredClone(found) as Dealt<View>;
    },
    /** All positions in which something is asked. */
    positions: [...lines].flatMap(([name, line]) => ((line as Partial<Dealt>).asked ? [name] : [])),
  };
}
