/** A card on its way: which one, where it goes and what pays for it, put together here and sent as one gesture. */
import { times } from '../common/notation';
import type { Play, Target } from './types';

export interface Plan {
  verb: 'play' | 'research';
  card: string;
  /** The place by notation; '' where it needs none. */
  target: string;
  pays: string[];
}

/** The plan that these picks are, if they are one. */
export function planOf(picked: readonly string[]): Plan | null {
  const [verb, card] = picked[0]?.split(':') ?? [];
  if ((verb !== 'play' && verb !== 'research') || !card) return null;
  return {
    verb,
    card,
    target: picked.find((action) => /^(quarter|dock):/.test(action)) ?? '',
    pays: picked.filter((action) => action.startsWith('pay:')),
  };
}

/** What a plan sends. A place that is the only one the engine takes by itself, and must not be told. */
export function stepsOf(plan: Plan, play: Play): string[] {
  const place = plan.target && play.targets.length > 1 ? [plan.target] : [];
  return [`${plan.verb}:${plan.card}`, ...place, ...plan.pays];
}

/** Tokens a place would bring. */
export const tokensAt = (target: Target): number => Object.values(target.objects).reduce((sum, n) => sum + n, 0);

/** The place that is proposed: one that completes its planet, else the one that brings most; of equals the first. */
export function bestTarget(targets: readonly Target[]): Target | undefined {
  const worth = (target: Target): number => (target.completes ? 100 : 0) + tokensAt(target);
  return [...targets].sort((a, b) => worth(b) - worth(a))[0];
}

/** Whether it matters which place is taken: a ship does the same wherever it docks (duel:E6). */
export function placeMatters(play: Play): boolean {
  return play.targets.length > 1 && play.targets.some((target) => target.action.startsWith('quarter:'));
}

/** Whether the first way costs less than the next one; else none is the cheapest. */
export function hasCheapest(ways: readonly (readonly string[])[]): boolean {
  const [first, second] = ways.map((way) => [way.length, way.length - times('pay:token', way)] as const);
  return !!first && !!second && (first[0] < second[0] || (first[0] === second[0] && first[1] < second[1]));
}

/** The whole way that holds most of what was wished, the latest wish above all; of equals the first, the cheapest. */
export function nearest(ways: readonly string[][], wished: readonly string[]): string[] | undefined {
  const worth = (way: readonly string[]): number => {
    const left = [...way];
    return wished.reduce((sum, item, i) => {
      const at = left.indexOf(item);
      if (at < 0) return sum;
      left.splice(at, 1);
      return sum + 2 ** i;
    }, 0);
  };
  let best: string[] | undefined;
  for (const way of ways) if (!best || worth(way) > worth(best)) best = way;
  return best;
}

/** Another whole way after a click on something to pay with: with it, or without it where it pays already. */
export function afterPay(
  ways: readonly string[][],
  pays: readonly string[],
  wished: readonly string[],
  item: string,
  on: boolean,
): { pays: string[]; wished: string[] } {
  if (on) {
    const fewer = ways.filter((way) => times(item, way) < times(item, pays));
    const rest = wished.toSpliced(wished.lastIndexOf(item), wished.includes(item) ? 1 : 0);
    return { pays: nearest(fewer, rest) ?? [...pays], wished: rest };
  }
  const more = ways.filter((way) => times(item, way) > times(item, pays));
  const next = [...wished, item];
  const found = nearest(more, next);
  return found ? { pays: found, wished: next } : { pays: [...pays], wished: [...wished] };
}
