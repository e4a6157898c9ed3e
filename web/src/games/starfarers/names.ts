/** Names of things by their ids, in the language of the table. */
import type { EncounterCard, Friendship, Things } from './types';

type Group = Things['groups'][number];

export class Names {
  private readonly words: ReadonlyMap<string, string>;
  private readonly texts: ReadonlyMap<string, string>;
  private readonly cards: ReadonlyMap<string, Friendship>;
  private readonly met: ReadonlyMap<string, EncounterCard>;
  private readonly groups: ReadonlyMap<string, Group>;

  constructor(readonly things: Things) {
    const told = [...things.upgrades, ...things.builds, ...things.civilisations];
    const named = [...things.resources, ...told, ...things.friendship];
    this.words = new Map(named.map((one) => [one.id as string, one.name]));
    this.texts = new Map(told.map((one) => [one.id as string, one.text]));
    this.cards = new Map(things.friendship.map((one) => [one.id, one]));
    this.met = new Map(things.encounters.map((one) => [one.id, one]));
    this.groups = new Map(things.groups.map((one) => [one.id, one]));
  }

  /** A resource, upgrade, ship, port, civilisation or friendship card. */
  of(id: string): string {
    return this.words.get(id) ?? id;
  }
  /** What it is for. */
  text(id: string): string {
    return this.texts.get(id) ?? '';
  }
  card(id: string): Friendship | undefined {
    return this.cards.get(id);
  }
  encounter(id: string | null): EncounterCard | undefined {
    return id === null ? undefined : this.met.get(id);
  }
  group(id: string): Group | undefined {
    return this.groups.get(id);
  }
  /** A ball of the mothership is a thing apart from a colour of the same name. */
  ball(colour: string): { name: string; value: number } {
    const found = this.things.balls.find((one) => one.id === colour || one.id === `ball_${colour}`);
    return found ?? { name: colour, value: 0 };
  }
}
