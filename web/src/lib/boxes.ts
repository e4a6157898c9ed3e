/* Boxes on the screen: where things lie, and what they have in common. */

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** Where an element lies on the screen. */
export function boxOf(element: Element): Box {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}
export const screenBox = (): Box => ({ left: 0, top: 0, width: innerWidth, height: innerHeight });

/** What two boxes have in common; without width or height where that is nothing. */
export function within(a: Box, b: Box): Box {
  const [left, top] = [Math.max(a.left, b.left), Math.max(a.top, b.top)];
  const right = Math.min(a.left + a.width, b.left + b.width);
  const bottom = Math.min(a.top + a.height, b.top + b.height);
  return { left, top, width: Math.max(0, right - left), height: Math.max(0, bottom - top) };
}

/** How many square pixels two boxes share. */
export function shared(a: Box, b: Box): number {
  const { width, height } = within(a, b);
  return width * height;
}

/** The smallest box that holds them all. */
export function together(boxes: readonly Box[]): Box {
  const [left, top] = [Math.min(...boxes.map((one) => one.left)), Math.min(...boxes.map((one) => one.top))];
  return {
    left,
    top,
    width: Math.max(...boxes.map((one) => one.left + one.width)) - left,
    height: Math.max(...boxes.map((one) => one.top + one.height)) - top,
  };
}
