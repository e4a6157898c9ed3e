/* Icons by their names, as the glossary lists them: those of the shell, and those that a game draws for itself in its
   `signs.ts`, which come first. */
import { icon, ICONS, type IconName } from '../art/icons';

/** A sign as SVG; nothing where there is none of that name. */
export type Draw = (name: string, size: number) => string;

const own = import.meta.glob<{ sign: Draw }>('./*/signs.ts');

const shared: Draw = (name, size) => (name in ICONS ? icon(name as IconName, size) : '');

/** How to draw what the glossary of that game tells of. */
export async function signsOf(game: string): Promise<Draw> {
  const drawn = (await own[`./${game}/signs.ts`]?.())?.sign;
  return drawn ? (name, size) => drawn(name, size) || shared(name, size) : shared;
}
