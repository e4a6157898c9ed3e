/** The table of Three Epochs as all parts of the board see it, and how they take part in the gesture of the moment. */
import { Flights } from '../common/flights.svelte';
import { times } from '../common/notation';
import { Scene } from '../common/scene.svelte';
import { projection, type Projection } from './count';
import { afterCell, cellsOf, takeOf } from './market';
import { Names } from './names';
import { itemsOf, myAsked } from './payment';
import { afterPay, bestTarget, placeMatters, planOf, stepsOf, type Plan } from './plan';
import { handAction } from './standing';
import type { Card, Play, Science, Target, Things, Universe, View } from './types';

export class DuelScene extends Scene<View, Things> {
  readonly flights = new Flights(this);
  readonly things = $derived.by(() => this.told);
  readonly names = $derived.by(() => new Names(this.things));
  readonly me = $derived.by(() => (this.view.seat === null ? undefined : this.view.universes[this.view.seat]));
  /** What is asked of the viewer, as the view tells it. */
  readonly mine = $derived.by(() => (this.asked ? myAsked(this.view) : undefined));
  readonly paying = $derived.by(() => this.decision === 'pay' || this.decision === 'pay_research');
  /** The tiles that count at the end of this game. */
  readonly tiles = $derived.by(() => this.things.tiles.filter((tile) => this.view.tiles.includes(tile.id)));
  /** The card that is picked to be played, with its place and payment. */
  readonly plan: Plan | null = $derived.by(() => (this.asked ? planOf(this.picked) : null));
  /** The card that is being paid for or placed. */
  get about(): string | undefined {
    return this.mine?.about || this.plan?.card;
  }
  /** How a card could be played or researched now. */
  playOf(card: string): Play | undefined {
    return this.asked ? this.me?.plays?.[card] : undefined;
  }
  /** All whole payments to choose from now. */
  readonly ways: readonly string[][] = $derived.by(() =>
    this.plan ? (this.playOf(this.plan.card)?.ways ?? []) : this.paying ? (this.mine?.proposals ?? []) : [],
  );
  readonly pays: readonly string[] = $derived.by(() => this.picked.filter((action) => action.startsWith('pay:')));
  /** The places the planned card could go to, by notation. */
  readonly targets: ReadonlyMap<string, Target> = $derived.by(() => {
    const play = this.plan ? this.playOf(this.plan.card) : undefined;
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- made anew each time
    return new Map(play && placeMatters(play) ? play.targets.map((target) => [target.action, target]) : []);
  });
  /** Each choice is confirmed by the button of the question; else a button that says all there is to say sends at once. */
  get confirms(): boolean {
    return this.ui.settings.confirm;
  }

  /** The cells that are picked. One may be too little to take: it waits for the second. */
  readonly cells = $derived.by(() => {
    const taken = cellsOf(this.picked[0]);
    return taken.length > 0 ? taken : this.picked.length === 0 && this.aim ? [this.aim] : [];
  });
  /** What lies in a cell of the market. */
  cardIn(cell: string): string | null | undefined {
    return this.view.market[(Number(cell[0]) - 1) * 2 + (cell[1] === 'b' ? 1 : 0)];
  }

  // -- taking

  pickCell(cell: string, node: Element): void {
    const card = this.cardIn(cell);
    if (this.decision !== 'turn') {
      if (card) this.look.show(card, node, true);
      return;
    }
    this.look.close();
    const next = afterCell(this.cells, cell, this.legal);
    if (next.why) this.ui.why(next.why);
    // The second card of a pair says "take both": that is all there is to say.
    if (next.cells.length === 2 && next.action && !this.confirms) return this.send([next.action]);
    this.setAim(next.action ? '' : (next.cells[0] ?? ''));
    this.selection.set(next.action ? [next.action] : []);
  }
  /** Take one card by the button on it. */
  takeOne(cell: string): void {
    const action = takeOf([cell]);
    this.look.close();
    if (this.confirms) this.selection.set([action]);
    else this.send([action]);
  }

  // -- playing

  pickHand(card: Card | Science, node: Element): void {
    const action =
      'type' in card
        ? handAction(this.asked, this.legal, card.id)
        : this.decision === 'research'
          ? `research:${card.id}`
          : this.paying
            ? `pay:${card.id}`
            : null;
    if (!this.asked || !action || (this.paying && card.id === this.about)) return this.look.show(card.id, node, true);
    if (!this.legal.has(action)) return this.ui.why(action);
    this.look.close();
    this.setAim('');
    if (this.paying) this.pay(action, this.picked.includes(action));
    else if (this.plan?.card === card.id) this.selection.clear();
    else if (this.playOf(card.id)) this.begin(card.id);
    else this.pick(action);
  }
  /** Pick a card to be played: with the best place and the cheapest payment, until one says otherwise. */
  private begin(card: string): void {
    this.wished = [];
    this.propose(this.planFor(card));
  }
  private planFor(card: string): Plan {
    const play = this.playOf(card);
    return {
      verb: this.decision === 'research' ? 'research' : 'play',
      card,
      target: bestTarget(play?.targets ?? [])?.action ?? '',
      pays: play?.ways[0] ?? [],
    };
  }
  /** Play a card by the button on it, as the button says. */
  playNow(card: string): void {
    const plan = this.plan?.card === card ? this.plan : this.planFor(card);
    this.look.close();
    this.setAim('');
    if (this.confirms && this.plan?.card !== card) return this.begin(card);
    this.send(stepsOf(plan, this.playOf(card)!));
  }
  private propose(plan: Plan): void {
    const play = this.playOf(plan.card);
    if (!play) return;
    // The place stands in the picks even where it is not sent: there is only one then, and the board shows it.
    this.selection.propose(stepsOf(plan, play), this.planWords(plan));
  }
  planWords(plan: Plan): string {
    return this.ui.t(`duel-${plan.verb}-for`, { card: this.names.name(plan.card), payment: this.wayWords(plan.pays) });
  }
  /** Where the planned card goes; another click on a quarter puts it there instead. */
  aimAt(action: string): void {
    if (this.plan && this.targets.has(action)) return this.propose({ ...this.plan, target: action });
    if (this.plan) return this.ui.why(action);
    this.pick(action);
  }

  // -- paying

  /** What was clicked on to pay with, the latest last. */
  private wished: string[] = [];
  payBy(way: readonly string[]): void {
    this.wished = [...way];
    if (this.plan) this.propose({ ...this.plan, pays: [...way] });
    else this.selection.propose([...way], this.ui.t('duel-pay-by', { payment: this.wayWords(way) }));
  }
  /** Pay with one thing, or keep it: the payment stays whole. */
  pay(action: string, on: boolean): void {
    if (!this.plan && !this.legal.has(action)) return this.ui.why(action);
    if (this.ways.length === 0) return this.selection.toggle(action); // a payment begun elsewhere goes on item by item
    const next = afterPay(this.ways, this.pays, this.wished, action, on);
    this.payBy(next.pays);
    this.wished = next.wished;
  }
  /** Whether it could pay now, and does. */
  payment(action: string): { can: boolean; on: boolean } {
    return {
      can: this.plan ? this.ways.some((way) => way.includes(action)) : this.legal.has(action),
      on: this.pays.includes(action),
    };
  }
  /** "2 tokens + Ore Hauler". */
  wayWords(way: readonly string[]): string {
    const { cards, tokens } = itemsOf(way);
    return [tokens > 0 ? this.ui.t('duel-n-tokens', { n: tokens }) : '', ...cards.map((id) => this.names.name(id))]
      .filter(Boolean)
      .join(' + ');
  }
  tokensPaying(): number {
    return times('pay:token', this.picked);
  }

  // -- all else

  /** Pick it or put it back; ask why where it is not legal. */
  pick(action: string): void {
    if (!this.legal.has(action)) this.ui.why(action);
    else this.selection.set(this.picked.includes(action) ? [] : [action]);
  }
  send(actions: string[]): void {
    this.setAim('');
    this.selection.send(actions);
  }

  /** What this player would have if the game ended now. */
  projected(universe: Universe): Projection {
    return projection(this.scoreOf(universe).total, universe, this.ui.t);
  }
}
