/** Names of things by their ids, in the language of the table. */
import type { Things, Faction, Technology } from './types';

export class Names {
  private readonly words: ReadonlyMap<string, string>;
  private readonly texts: ReadonlyMap<string, string>;
  private readonly factions: ReadonlyMap<string, Faction>;
  private readonly technologies: ReadonlyMap<string, Technology>;

  constructor(things: Things) {
    const named = [
      ...things.resources,
      ...things.kinds,
      ...things.systems,
      ...things.trade_cards,
      ...things.factions,
      ...things.technologies,
    ];
    // An action and an ideology may have the id of a resource or of each other: they are asked for apart.
    this.words = new Map([
      ...things.actions.map((one) => [`action ${one.id}`, one.name] as const),
      ...things.ideologies.map((one) => [`ideology ${one.id}`, one.name] as const),
      ...named.map((one) => [one.id as string, one.name] as const),
    ]);
    this.texts = new Map([
      ...things.actions.map((one) => [`action ${one.id}`, one.text] as const),
      ...things.ideologies.map((one) => [`ideology ${one.id}`, one.text] as const),
      ...things.explore_tokens.map((one) => [one.id, one.text] as const),
    ]);
    this.factions = new Map(things.factions.map((one) => [one.id, one]));
    this.technologies = new Map(things.technologies.map((one) => [one.id, one]));
  }

  /** A resource, kind, system, trade card, faction or technology. */
  of(id: string): string {
    return this.words.get(id) ?? id;
  }
  action(id: string): string {
    return this.words.get(`action ${id}`) ?? id;
  }
  actionText(id: string): string {
    return this.texts.get(`action ${id}`) ?? '';
  }
  ideology(id: string): string {
    return this.words.get(`ideology ${id}`) ?? id;
  }
  /** What a main ideology scores. */
  ideologyText(id: string): string {
    return this.texts.get(`ideology ${id}`) ?? '';
  }
  token(id: string): string {
    return this.texts.get(id) ?? id;
  }
  faction(id: string): Faction | undefined {
    return this.factions.get(id);
  }
  technology(id: string): Technology | undefined {
    return this.technologies.get(id);
  }
  /** The system a site lies in. */
  systemOf(site: string): string {
    return this.of(site.split('.')[0] ?? site);
  }
}
