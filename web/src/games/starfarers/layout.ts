/** How the board uses its box: how large its type is, and what stands where. */

/** `wide`: the map has the whole height, all else stands beside it. `tall`: there is room below the map, too. `stack`: too
 *  narrow for two columns, so the board scrolls in itself. `phone`: the page scrolls; question and hand are fixed. */
export type Layout = 'wide' | 'tall' | 'stack' | 'phone';

/** The column beside the map, and the strips below it, at the usual size of type. */
const SIDE = 440;
const BELOW = 100;
const GAP = 8;
/** The smallest box in which everything has its place. */
const LEAST = { width: 1256, height: 566 };
const LARGEST = 1.9;
/** Width to height of the chart on its side. */
const CHART = 1.48;

export interface Plan {
  layout: Layout;
  /** The type is so much larger than usual. */
  scale: number;
  /** The width of the column beside the map, in pixels. */
  side: number;
}

export function plan(width: number, height: number, phone: boolean, dock = 64): Plan {
  if (phone) return { layout: 'phone', scale: 1, side: 0 };
  const by = Math.min(width / LEAST.width, height / LEAST.height);
  const scale = Math.round(Math.min(Math.max(by, 1), LARGEST) * 100) / 100;
  if (width > 0 && width < LEAST.width - 120) return { layout: 'stack', scale: 1, side: 0 };
  const least = Math.min(SIDE * scale, width * 0.4);
  const high = height - dock * scale - GAP;
  const tall = (width - least - GAP) / CHART + BELOW * scale + GAP <= high;
  // What the map cannot use goes to the column.
  const side = tall ? least : Math.max(least, width - GAP - high * CHART);
  return { layout: tall ? 'tall' : 'wide', scale, side: Math.round(Math.min(side, width * 0.5)) };
}
