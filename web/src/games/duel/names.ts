/** Names of things by their ids, in the language of the table. */
import type { Card, CardType, Things, Science, SpaceObject } from './types';

export class Names {
  /** Resources, tracks and objects. */
  readonly words: ReadonlyMap<string, string>;
  private readonly types: ReadonlyMap<string, string>;
  private readonly cards: ReadonlyMap<string, Card | Science>;

  constructor(things: Things) {
    const all = [...things.resources, ...things.tracks, ...things.objects];
    this.words = new Map(all.map((one) => [one.id, one.name]));
    this.types = new Map(things.types.map((one) => [one.id, one.name]));
    this.cards = new Map([...things.cards, ...things.science].map((card) => [card.id, card]));
  }

  of(id: string): string {
    return this.words.get(id) ?? id;
  }
  object(id: SpaceObject): string {
    return this.of(id);
  }
  type(id: CardType): string {
    return this.types.get(id) ?? id;
  }
  any(id: string): Card | Science | undefined {
    return this.cards.get(id);
  }
  /** An epoch card. */
  card(id: string | null | undefined): Card | undefined {
    const found = id ? this.cards.get(id) : undefined;
    return found && 'type' in found ? found : undefined;
  }
  science(id: string): Science | undefined {
    const found = this.cards.get(id);
    return found && !('type' in found) ? found : undefined;
  }
  name(id: string): string {
    return this.cards.get(id)?.name ?? id;
  }
}
