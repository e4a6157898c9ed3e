/** The picture of a game: a few of its worlds among stars. A game brings it as `cover` in its cover.ts. */
import type { WorldKind } from '../art/palettes';

export interface Cover {
  /** The last is the one that stands for the game where there is little room. */
  places: {
    id: string;
    kind?: WorldKind;
    /** Drawn in quarters, some of them settled. */
    quartered?: true;
    size: number;
    css: string;
  }[];
  /** From world to world, and what flies it. */
  flight?: { way: string; ship: string; css: string };
}

const covers = import.meta.glob<Cover>('./*/cover.ts', { import: 'cover' });

/** A game without a picture gets worlds seeded by its name. */
export async function coverOf(game: string): Promise<Cover> {
  const own = await covers[`./${game}/cover.ts`]?.();
  if (own) return own;
  const places = [
    { id: `${game}_a`, size: 110, css: 'left:12%;top:30px' },
    { id: `${game}_b`, size: 210, css: 'right:-40px;top:30px' },
  ];
  return { places };
}
