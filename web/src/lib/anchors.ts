/* What a teacher points at, and where there is room to speak beside it. */
import { shared, type Box } from './boxes';

/** The element an anchor names: a part of the board, a card, a choice, the question; null where it is not to be seen.
    Of several, with a bar between them, the first that is there: a row of a list, else the tab that opens the list. */
export function anchored(at: string, root: ParentNode = document): HTMLElement | null {
  for (const one of at.split('|')) {
    const found = one && named(one, root);
    if (found) return found;
  }
  return null;
}
function named(at: string, root: ParentNode): HTMLElement | null {
  const [kind, ...rest] = at.split(':');
  const name = rest.join(':');
  const selector =
    at === 'question'
      ? '.ask'
      : kind === 'card'
        ? `[data-card="${CSS.escape(name)}"]`
        : kind === 'action'
          ? `[data-action="${CSS.escape(name)}"]`
          : `[data-at~="${CSS.escape(at)}"]`;
  for (const found of root.querySelectorAll<HTMLElement>(selector)) {
    const box = found.getBoundingClientRect();
    if (box.width > 0 && box.height > 0) return found;
  }
  return null;
}

const GAP = 12;
const EDGE = 8;

/** How far two boxes are from each other; 0 side by side. */
const apart = (a: Box, b: Box): number =>
  Math.max(0, a.left - b.left - b.width, b.left - a.left - a.width) +
  Math.max(0, a.top - b.top - b.height, b.top - a.top - a.height);

/** How bad it is to cover a point of something, and to be a point away from what is spoken of. */
const COST = { clear: 4, choice: 1, away: 12 };
/** To cover a little of what is spoken of, or of what has to stay free, is bad already. */
const AT_ALL = 60_000;
/** To cover all of what is spoken of; of something large a part can be spared rather than a button. */
const WHOLE = 800_000;
/** To stay where one is is worth covering that much more of other things. */
const STAY = 12_000;

export interface Around {
  /** What is spoken of. */
  target: Box | null;
  /** What has to stay free: the question with its buttons. */
  clear: Box[];
  /** What stays free as far as that goes: what can be chosen. */
  choices?: Box[];
  /** Where it is already. */
  before?: Box | null;
}

/** Where a bubble of that size covers the least: never what it speaks of if that can be helped, then nothing of `clear`. */
export function placed(size: { width: number; height: number }, screen: Box, around: Around): Box {
  const { target, clear, choices = [], before } = around;
  const within = (left: number, top: number): Box => ({
    left: Math.max(screen.left + EDGE, Math.min(left, screen.left + screen.width - size.width - EDGE)),
    top: Math.max(screen.top + EDGE, Math.min(top, screen.top + screen.height - size.height - EDGE)),
    ...size,
  });
  const spots: Box[] = [];
  if (before) spots.push(within(before.left, before.top));
  if (target) {
    const { left, top, width, height } = target;
    const aligned = (start: number, room: number, wide: number): number[] =>
      [0.5, 0, 1].map((part) => start + part * (room - wide));
    for (const x of aligned(left, width, size.width))
      for (const y of [top + height + GAP, top - size.height - GAP]) spots.push(within(x, y));
    for (const y of aligned(top, height, size.height))
      for (const x of [left + width + GAP, left - size.width - GAP]) spots.push(within(x, y));
  }
  // On top of what stays free at the bottom: the tabs of a phone.
  for (const box of clear) spots.push(within(box.left + (box.width - size.width) / 2, box.top - size.height));
  for (const across of [0.5, 0, 1])
    for (const down of [0, 1 / 3, 1, 0.5, 2 / 3])
      spots.push(
        within(screen.left + across * (screen.width - size.width), screen.top + down * (screen.height - size.height)),
      );
  const sum = (spot: Box, boxes: Box[]): number => boxes.reduce((all, box) => all + shared(spot, box), 0);
  const ofTarget = (spot: Box): number => {
    const covered = target ? shared(spot, target) / (target.width * target.height || 1) : 0;
    return covered && AT_ALL + WHOLE * covered;
  };
  const ofClear = (spot: Box): number => {
    const covered = sum(spot, clear);
    return covered && AT_ALL + COST.clear * covered;
  };
  const cost = (spot: Box): number =>
    ofTarget(spot) +
    ofClear(spot) +
    COST.choice * sum(spot, choices) +
    COST.away * (target ? apart(spot, target) : 0) -
    (before && spot === spots[0] ? STAY : 0);
  let best = spots[0]!;
  let least = Infinity;
  for (const spot of spots) {
    const found = cost(spot);
    if (found < least - 1) [best, least] = [spot, found];
  }
  return best;
}
