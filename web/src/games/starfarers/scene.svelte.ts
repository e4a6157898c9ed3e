/** The table of Starfarers as all parts of the board see it, and how they take part in the gesture of the moment. */
import { untrack } from 'svelte';
import { mergeLog } from '../../lib/log';
import type { LogLine } from '../../generated/socket';
import { actionsOf, times, verbOf } from '../common/notation';
import { asRead } from '../common/readings';
import { Scene } from '../common/scene.svelte';
import type { BoardProps } from '../board_contract';
import { follow, type Bargain } from './bargain';
import { sample, waysTo } from './build';
import type { Draft } from './draft';
import { withOneLess, withOneMore } from './gesture';
import { story } from './journal';
import { Names } from './names';
import type { Build, Things, View, Upgrade } from './types';

export class StarfarersScene extends Scene<View, Things> {
  readonly things = $derived.by(() => asRead(this.told, this.view.options));
  readonly names = $derived.by(() => new Names(this.things));
  readonly me = $derived.by(() => (this.view.seat === null ? undefined : this.view.fleets[this.view.seat]));
  /** The own ship whose reach the map shows. */
  ship = $state<number | null>(null);
  /** The own offer in the making, and the last one that was made at this table. */
  draft = $state.raw<{ of: Draft; when: string } | null>(null);
  bargain = $state.raw<Bargain | null>(null);
  /* The log comes in pieces; of it the story of the encounter is told. */
  private log = $state.raw<LogLine[]>([]);
  readonly story = $derived.by(() => {
    const { log, step } = this.update;
    return story((this.log.length > 0 ? this.log : log).filter((line) => line.step <= step));
  });

  constructor(props: () => BoardProps<View, Things>) {
    super(props);
    $effect.pre(() => {
      const news = this.update;
      untrack(() => {
        if (this.ui.reviewing) return;
        const whole = (news.log[0]?.number ?? Infinity) <= (this.log[0]?.number ?? 0);
        this.log = mergeLog(this.log, news.log, news.step, whole);
        const turn = this.log.findLastIndex((line) => line.key === 'turn-begins');
        this.bargain = follow(this.bargain, news.view, this.log.slice(turn + 1));
      });
    });
  }

  can(action: string): boolean {
    return this.legal.has(action);
  }
  /** All legal actions of one kind. */
  all(verb: string): string[] {
    return actionsOf(verb, this.legal);
  }
  /** It is picked, or on offer. */
  on(action: string): boolean {
    return this.picked.includes(action) || this.selection.offered.includes(action);
  }
  /** How often it is picked. */
  times(action: string): number {
    return times(action, this.picked);
  }
  /** Pick it or put it back; ask why where it is not legal. */
  press(action: string): void {
    this.setAim('');
    this.take(action, () => {
      if (this.picked.includes(action)) this.selection.clear();
      else this.selection.set([action]);
    });
  }
  /** Send it at once, as the presses of an offer are; ask why where it is not legal. */
  now(action: string): void {
    this.take(action, () => {
      this.selection.set([action]);
      this.selection.confirm();
    });
  }
  private take(action: string, pick: () => void): void {
    this.look.close();
    if (!this.asked) return;
    if (this.can(action)) pick();
    else this.ui.why(action);
  }
  /** One more of it, where the same may be picked several times, and one less. */
  more(action: string): void {
    this.selection.set(withOneMore(action, this.picked, this.need));
  }
  less(action: string): void {
    this.selection.set(withOneLess(action, this.picked));
  }
  /** What makes a button of an action, besides how it looks while it is legal and picked. */
  button(action: string) {
    const can = this.can(action);
    return {
      'data-action': action,
      'aria-pressed': can ? this.on(action) : undefined,
      'aria-disabled': can ? undefined : true,
      onclick: () => this.press(action),
    } as const;
  }

  /** A row of the list was pressed: what has several places on the map is aimed with, and only they glow then. */
  build(id: Build | Upgrade): void {
    if (!this.asked || !this.me) return;
    const ways = waysTo(id, this.legal);
    if (ways.length === 0) {
      this.setAim('');
      this.ui.why(sample(id, this.me, this.view, this.things.map.slots));
    } else if (ways.length === 1) this.press(ways[0]!);
    else {
      const on = this.aim === id;
      this.selection.clear();
      this.setAim(on ? '' : id);
      if (!on) this.show('.mapbox');
    }
  }
  building(id: Build | Upgrade): boolean {
    return this.picked.some((action) => action === `upgrade:${id}` || verbOf(action) === id);
  }

  /** The planets whose number was rolled, while the roll is being told. */
  readonly producing: readonly string[] = $derived.by(() => {
    const { dice } = this.view;
    const now = this.ui.beat?.lines.some((line) => ['rolled', 'produced', 'green'].includes(line.key));
    if (!now || !dice) return [];
    const sum = dice.reduce((a, b) => a + b);
    return this.view.sectors.flatMap((sector) =>
      sector.planets.filter((one) => !one.token && one.numbers?.includes(sum)).map((one) => one.planet),
    );
  });
  /** Send a whole gesture at once. */
  send(actions: string[]): void {
    this.selection.send(actions);
  }

  /** Bring a panel into sight. Where the board scrolls in itself, the page with its question must stay where it is. */
  show(what: string): void {
    const scroll = (node: Element, box: DOMRect): void => {
      const behavior = this.scrolling;
      let scroller = node.parentElement;
      while (scroller && this.root?.contains(scroller) && !scrolls(scroller)) scroller = scroller.parentElement;
      if (scroller && this.root?.contains(scroller)) {
        const margin = parseFloat(getComputedStyle(node).scrollMarginTop) || 0;
        scroller.scrollBy({ top: box.top - scroller.getBoundingClientRect().top - margin, behavior });
      } else node.scrollIntoView({ block: 'start', behavior });
    };
    this.bring(what, scroll, 240);
  }
}

const scrolls = (node: Element): boolean =>
  node.scrollHeight > node.clientHeight && getComputedStyle(node).overflowY === 'auto';
