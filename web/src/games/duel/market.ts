/** The market: six cells by worth and column, and the one notation that takes one or two of them. */

/** The cells as the view lists them: the lowest shelf first, left before right. */
export const CELLS: readonly string[] = ['1a', '1b', '2a', '2b', '3a', '3b'];
export const SHELVES: readonly number[] = [3, 2, 1];

export const worthOf = (cell: string): number => Number(cell[0]);

/** The notation that takes these cells; the engine names the lower cell first. */
export function takeOf(cells: readonly string[]): string {
  return `take:${[...cells].sort((a, b) => CELLS.indexOf(a) - CELLS.indexOf(b)).join('+')}`;
}

/** The cells an action takes; none if it takes no card. */
export function cellsOf(action: string | undefined): string[] {
  return action?.startsWith('take:') ? action.slice(5).split('+') : [];
}

export interface Pick {
  /** The cells picked now. */
  cells: string[];
  /** The action they make; nothing while a second card is still wanted. */
  action: string | null;
  /** Why two cells could not be put together: the notation to ask about. */
  why: string | null;
}

/** Whether this cell can be taken at all, alone or with another. */
export function takeable(cell: string, legal: ReadonlySet<string>): boolean {
  return [...legal].some((action) => cellsOf(action).includes(cell));
}

/** Whether this cell may join what is picked. */
export function joins(cells: readonly string[], cell: string, legal: ReadonlySet<string>): boolean {
  return cells.length === 1 && !cells.includes(cell) && legal.has(takeOf([...cells, cell]));
}

/** What is picked after a click on a cell: put back, joined, or a new pick. */
export function afterCell(cells: readonly string[], cell: string, legal: ReadonlySet<string>): Pick {
  const made = (next: string[]): Pick => {
    const action = takeOf(next);
    return { cells: next, action: next.length > 0 && legal.has(action) ? action : null, why: null };
  };
  if (cells.includes(cell)) return made(cells.filter((one) => one !== cell));
  if (joins(cells, cell, legal)) return made([...cells, cell]);
  if (!takeable(cell, legal)) return { ...made([...cells]), why: takeOf([cell]) };
  const alone = made([cell]);
  return cells.length === 1 ? { ...alone, why: takeOf([...cells, cell]) } : alone;
}
