/** The table of Three Epochs as all parts of the board see it, and how they take part in the gesture of the moment. */
import { Flights } from '../common/flights.svelte';
import { Scene } from '../common/scene.svelte';
import { endPoints } from './count';
import { afterCell, cellsOf } from './market';
import { Names } from './names';
import { myAsked } from './payment';
import { handAction } from './standing';
import type { Card, Things, View, Science, Universe } from './types';

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
  /** The card that is being paid for or placed. */
  get about(): string | undefined {
    return this.mine?.about;
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

  pickCell(cell: string, node: Element): void {
    const card = this.cardIn(cell);
    if (this.decision !== 'turn') {
      if (card) this.look.show(card, node, true);
      return;
    }
    this.look.close();
    const next = afterCell(this.cells, cell, this.legal);
    if (next.why) this.ui.why(next.why);
    this.setAim(next.action ? '' : (next.cells[0] ?? ''));
    this.selection.set(next.action ? [next.action] : []);
  }
  pickHand(card: Card | Science, node: Element): void {
    const action =
      'type' in card
        ? handAction(this.asked, this.legal, card.id)
        : this.decision === 'research'
          ? `research:${card.id}`
          : this.paying
            ? `pay:${card.id}`
            : null;
    if (!this.asked || !action || card.id === this.about) return this.look.show(card.id, node, true);
    if (!this.legal.has(action)) return this.ui.why(action);
    this.look.close();
    this.setAim('');
    if (this.paying) this.pay(action, this.picked.includes(action));
    else this.pick(action);
  }
  /** Of tokens several pay: one that pays already is put back, another is added. */
  pay(action: string, picked: boolean): void {
    if (!this.legal.has(action)) return this.ui.why(action);
    if (!picked) return this.selection.toggle(action);
    this.selection.set(this.picked.toSpliced(this.picked.lastIndexOf(action), 1));
  }
  /** Pick it or put it back; ask why where it is not legal. */
  pick(action: string): void {
    if (!this.legal.has(action)) this.ui.why(action);
    else this.selection.set(this.picked.includes(action) ? [] : [action]);
  }

  /** What the end would add to the points of somebody: words and points. */
  endOf(universe: Universe): [string, number][] {
    const end = endPoints(universe, this.view.universes, this.tiles, this.things);
    return [
      [this.ui.t('duel-part-tiles'), end.tiles],
      [this.ui.t('duel-part-objects'), end.objects],
      [this.ui.t('duel-part-colonised'), end.colonised],
    ];
  }
}
