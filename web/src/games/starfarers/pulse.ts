/** What is seen to move while something is told: cards that go from place to place, points that are won. Found by comparing
 *  the table with the one before it, so that it is true whatever the words of the log are. */
import { planetsAt } from './figures';
import { RESOURCES, UPGRADES, type Fleet, type MapSlot, type Produced, type Resource, type View } from './types';

/** A place on the table: a planet of the map, a player's row, the supply or the reserve. */
export type Spot =
  | { at: 'planet'; planet: string }
  | { at: 'fleet'; seat: number }
  | { at: 'hand'; resource: Resource }
  | { at: 'supply'; resource: Resource }
  | { at: 'reserve' };

/** Cards that fly; of a card nobody may see only its back. */
export interface Flight {
  card: Resource | null;
  n: number;
  from: Spot;
  to: Spot;
}
export interface Gain {
  seat: number;
  points: number;
}

const MOST = 14;

const size = (fleet: Fleet | undefined): number => fleet?.hand_size ?? 0;

/** Where cards of a seat are seen: one's own in the hand, those of others at their row. */
const home = (view: View, seat: number, card: Resource | null): Spot =>
  seat === view.seat && card ? { at: 'hand', resource: card } : { at: 'fleet', seat };

/** What was produced since: a roll may be told in several looks. */
function newly(then: View, now: View): Produced[] {
  const known = then.turn === now.turn && then.dice?.join() === now.dice?.join() ? then.produced : [];
  return now.produced.flatMap((one) => {
    const had = known.find((other) => other.seat === one.seat && other.resource === one.resource)?.n ?? 0;
    return one.n > had ? [{ ...one, n: one.n - had }] : [];
  });
}

/** Of production: each planet that gave something, to whom. */
function produced(now: View, gains: readonly Produced[], slots: readonly MapSlot[]): Flight[] {
  const sum = now.dice?.reduce((a, b) => a + b) ?? 0;
  const planets = new Map(now.sectors.flatMap((sector) => sector.planets.map((one) => [one.planet, one] as const)));
  return gains.flatMap(({ seat, resource, n }): Flight[] => {
    const giving = now.pieces
      .filter((piece) => piece.owner === seat)
      .flatMap((piece) => planetsAt(piece.node, slots))
      .filter((id) => planets.get(id)?.resource === resource && planets.get(id)?.numbers?.includes(sum));
    const to = home(now, seat, resource);
    const flights = giving
      .slice(0, n)
      .map((planet): Flight => ({ card: resource, n: 1, from: { at: 'planet', planet }, to }));
    const more = n - flights.length; // by the Green Folk's cards
    if (more > 0) flights.push({ card: resource, n: more, from: { at: 'supply', resource }, to });
    return flights;
  });
}

/** Cards that came or went otherwise. Nobody is shown more than they may know: others' cards are backs. */
function passed(then: View, now: View): Flight[] {
  const flights: Flight[] = [];
  const change = now.fleets.map((fleet, seat) => size(fleet) - size(then.fleets[seat]));
  const losers = change.flatMap((n, seat) => (n < 0 ? [seat] : []));
  const winners = change.flatMap((n, seat) => (n > 0 ? [seat] : []));
  const mine = now.seat === null ? undefined : now.fleets[now.seat]?.hand;
  const before = now.seat === null ? undefined : then.fleets[now.seat]?.hand;
  const supplied = RESOURCES.filter((resource) => now.supply[resource] < then.supply[resource]);
  const paid = RESOURCES.filter((resource) => now.supply[resource] > then.supply[resource]);
  // From hand to hand: one loses what another wins.
  if (losers.length === 1 && winners.length === 1 && supplied.length + paid.length === 0) {
    const [from, to] = [losers[0]!, winners[0]!];
    const own = mine && before ? RESOURCES.find((resource) => mine[resource] !== before[resource]) : undefined;
    const card = from === now.seat || to === now.seat ? (own ?? null) : null;
    return [{ card, n: change[to]!, from: home(now, from, card), to: home(now, to, card) }];
  }
  for (const resource of paid) {
    const n = now.supply[resource] - then.supply[resource];
    const giver = losers.length === 1 ? losers[0] : (now.active ?? undefined);
    if (giver !== undefined)
      flights.push({ card: resource, n, from: home(now, giver, resource), to: { at: 'supply', resource } });
  }
  for (const resource of supplied) {
    const n = then.supply[resource] - now.supply[resource];
    const taker = winners.length === 1 ? winners[0] : (now.active ?? undefined);
    if (taker !== undefined)
      flights.push({ card: resource, n, from: { at: 'supply', resource }, to: home(now, taker, resource) });
  }
  if (now.reserve < then.reserve)
    for (const seat of winners) {
      const n = Math.min(change[seat]!, then.reserve - now.reserve);
      flights.push({ card: null, n, from: { at: 'reserve' }, to: { at: 'fleet', seat } });
    }
  return flights;
}

/** All cards that are seen to fly between two looks at the table. */
export function flightsOf(then: View, now: View, slots: readonly MapSlot[]): Flight[] {
  const gains = newly(then, now);
  const all = gains.length > 0 ? produced(now, gains, slots) : passed(then, now);
  return all.filter((one) => one.n > 0).slice(0, MOST);
}

export function gainsOf(then: View, now: View): Gain[] {
  return now.fleets.flatMap((fleet, seat) => {
    const points = fleet.points - (then.fleets[seat]?.points ?? fleet.points);
    return points === 0 ? [] : [{ seat, points }];
  });
}

/** A figure of a player's row. */
export type Figure = 'hand_size' | 'half_medals' | 'points' | (typeof UPGRADES)[number];
const FIGURES: readonly Figure[] = ['points', 'hand_size', 'half_medals', ...UPGRADES];

/** Which figures of which rows are others than they were, as `seat.figure`. */
export function turnedOf(then: View, now: View): Set<string> {
  return new Set(
    now.fleets.flatMap((fleet, seat) =>
      FIGURES.filter((one) => fleet[one] !== (then.fleets[seat]?.[one] ?? fleet[one])).map((one) => `${seat}.${one}`),
    ),
  );
}
