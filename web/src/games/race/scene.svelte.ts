/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are made anew with each update, and never changed */
/** The table of Race as all parts of the board see it, and what a click on a card means. */
import { Flights } from '../common/flights.svelte';
import { commonVerb } from '../common/notation';
import { Scene } from '../common/scene.svelte';
import type { Item } from './CardRow.svelte';
import { actionsOn, afterClick, askWhy, GRIPS, numbered, pickedInRow, type Zone } from './gesture';
import { handStanding, secretStanding, tableauStanding } from './standing';
import type { Card, Empire, Things, View } from './types';

export class RaceScene extends Scene<View, Things> {
  /** Of somebody else cards come from where their hand is counted, all others from the deck. */
  readonly flights = new Flights(
    this,
    (node) =>
      node.closest('[data-seat]:not(.tableau)')?.querySelector('[data-hand]') ??
      this.root?.querySelector('[data-deck]'),
  );
  readonly cards = $derived.by(() => new Map<string, Card>(this.told.cards.map((card) => [card.id, card])));
  readonly me = $derived.by(() => this.view.empires.find((empire) => empire.seat === this.view.seat));
  /** All others in their order, from the left neighbour on. */
  readonly others = $derived.by(() => {
    const { order, seat: you, empires } = this.view;
    const start = order.indexOf(you ?? -1) + 1;
    const around = [...order.slice(start), ...order.slice(0, start)];
    return around.flatMap((seat) => empires.filter((empire) => empire.seat === seat && seat !== you));
  });
  /** Which cards the question is about. */
  readonly grip = $derived.by(() => GRIPS[this.decision]);
  /** What I have chosen face down: in this question so far, or while the others still think. */
  readonly secret: readonly string[] = $derived.by(() => {
    const chosen = this.update.chosen ?? [];
    if (chosen.length > 0) return chosen.map(({ action }) => action);
    return this.view.asked.find((question) => question.seat === this.view.seat)?.picked ?? [];
  });
  /** Two actions are chosen, Develop and Settle also twice. */
  readonly advanced = $derived.by(() => Boolean(this.view.options.advanced_two_player) && this.view.players === 2);

  readonly hand = $derived.by(() => this.row('hand', this.me?.hand ?? []));
  readonly explored = $derived.by(() => this.row('explored', this.me?.explored ?? []));
  readonly tableau = $derived.by(() =>
    this.laid(this.me).map((item): Item => ({
      ...item,
      standing: tableauStanding(this.asked, item.card, this.picked, this.ui),
    })),
  );

  private row(zone: 'hand' | 'explored', ids: readonly string[]): Item[] {
    const { grip, me } = this;
    const mine = grip?.zone === zone;
    const picked = mine ? pickedInRow(ids, grip.verb, this.picked) : [];
    const secret = this.chosenBefore(zone, ids);
    return numbered(ids).flatMap(({ id, key }, i) => {
      const card = this.cards.get(id);
      if (!card || !me) return [];
      const standing = secret[i]
        ? secretStanding(secret[i], card, this.ui)
        : handStanding(this.asked, mine, card, me, picked[i] ?? false, this.cards, this.ui);
      return [{ key, card, standing }];
    });
  }
  /** The verb by which each card of a row was chosen already, while the others still think; '' for the rest. */
  private chosenBefore(zone: Zone, ids: readonly string[]): string[] {
    const verb = commonVerb(this.secret);
    if (this.asked || zone !== (verb === 'keep' ? 'explored' : 'hand')) return [];
    return pickedInRow(ids, verb, this.secret).map((chosen) => (chosen ? verb : ''));
  }
  /** The cards that lie before somebody, as those see them who only watch. */
  laid(empire: Empire | undefined): Item[] {
    return (empire?.tableau ?? []).flatMap(({ card: id, good, active }): Item[] => {
      const card = this.cards.get(id);
      const fresh = empire === this.me && this.view.phase !== '' && !!card && card.powers.length > 0 && !active;
      return card ? [{ key: id, card, standing: { changed: this.changed(id) }, good, fresh }] : [];
    });
  }

  pick(zone: Zone, item: Item, node: Element): void {
    const { asked, selection } = this;
    const actions = actionsOn(asked, zone, item.card.id);
    const first = actions[0];
    if (!asked || !first) {
      const why = askWhy(asked, zone, item.card.id);
      if (why && !this.ui.reviewing) this.ui.why(why);
      else this.look.show(item.card.id, node, true);
      return;
    }
    this.look.close();
    if (actions.length > 1) {
      // A card with two powers: clicks go from one to the other, and then to none.
      const at = actions.findIndex((action) => this.picked.includes(action));
      const next = actions[at + 1];
      selection.set(next ? [next] : []);
      return;
    }
    selection.set(afterClick(this.picked, first, item.standing.selected ?? false, asked.need));
  }
  /** One action instead of all others, or none. */
  toggle(action: string): void {
    this.selection.set(this.picked.includes(action) ? [] : [action]);
  }
}
