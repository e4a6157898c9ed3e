/** Payments: by their items, and what production leaves of a price. */
import { times } from '../common/notation';
import { RESOURCES, type Question, type Card, type View, type Resource, type Science, type Universe } from './types';

export const TOKEN = 'pay:token';

/** What is asked of the viewer, with the figures of a payment where one is due. */
export function myAsked(view: View): Question | undefined {
  return view.asked.find((asked) => asked.seat === view.seat);
}

/** Whether two payments are the same, whatever their order. */
export function same(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && [...one].sort().join() === [...other].sort().join();
}

/** A payment by its items: cards by id, tokens counted. */
export function itemsOf(payment: readonly string[]): { cards: string[]; tokens: number } {
  return {
    cards: payment.filter((action) => action !== TOKEN).map((action) => action.slice(4)),
    tokens: times(TOKEN, payment),
  };
}

/** The price of a card, what production takes off, and what is left, for each resource of the price. */
export function bill(card: Card | Science, universe: Universe): { resource: Resource; price: number; left: number }[] {
  const cost: Partial<Record<Resource, number>> = typeof card.cost === 'number' ? { science: card.cost } : card.cost;
  return RESOURCES.flatMap((resource) => {
    const price = cost[resource] ?? 0;
    return price > 0 ? [{ resource, price, left: Math.max(0, price - universe.production[resource]) }] : [];
  });
}
