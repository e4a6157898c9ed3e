/* eslint-disable svelte/prefer-svelte-reactivity -- sets and maps are made anew with each update, and never changed */
/** The table of Age of Galaxy as all parts of the board see it, and how they take part in the gesture of the moment. */
import { innerHeight, innerWidth } from 'svelte/reactivity/window';
import { verbOf } from '../common/notation';
import { asRead } from '../common/readings';
import { Scene } from '../common/scene.svelte';
import { SWARMING } from './cards';
import { actionsOn, atOnce, thingOf, tileClick } from './gesture';
import { Names } from './names';
import { poorWords } from './poor';
import { sample } from './reasons';
import { toggled } from './redraw';
import type { Act, Things, View } from './types';

export class AlliancesScene extends Scene<View, Things> {
  readonly things = $derived.by(() => asRead(this.told, this.view.options));
  readonly names = $derived.by(() => new Names(this.things));
  readonly me = $derived.by(() => (this.view.seat === null ? undefined : this.view.alliances[this.view.seat]));
  override readonly players = $derived.by(() => this.view.alliances.map(({ seat }) => this.player(seat)));
  /** My turn: an action is to be chosen, or has been done. */
  readonly turn = $derived.by(() => this.decision === 'turn' || this.decision === 'nomads_action');
  /** The action of the turn is still to be done. */
  readonly toAct = $derived.by(() => this.decision === 'nomads_action' || (this.turn && !this.me?.acted));
  readonly setup = $derived.by(() => this.view.phase === 'setup');
  /** A phone, either way up: the page scrolls, and a card is used from its large picture. */
  readonly compact = $derived.by(() => (innerWidth.current ?? 1440) <= 720 || (innerHeight.current ?? 900) < 500);
  /** High enough for whole sentences on a row of cards. */
  readonly roomy = $derived.by(() => this.compact || (innerHeight.current ?? 900) >= 760);
  /** The planet a question is about. */
  readonly about = $derived.by(() =>
    this.asked ? (this.view.asked.find((one) => one.seat === this.view.seat)?.about ?? null) : null,
  );
  private readonly glowing = $derived.by(
    () => new Set([...this.legal].filter((one) => !this.aim || verbOf(one) === this.aim).map(thingOf)),
  );
  private readonly inHand = $derived.by(() => [...this.picked, ...this.selection.offered]);
  private readonly held = $derived.by(() => new Set(this.inHand.map(thingOf)));
  /** Of the legal actions those that lose something or bring nothing, with the words for it. */
  private readonly poorly = $derived.by(() => {
    const { me, view, names, ui } = this;
    if (!me) return new Map<string, string>();
    const told = [...this.legal].map((action) => [action, poorWords(action, view, me, names, ui)] as const);
    return new Map(told.filter(([, words]) => words));
  });

  override player(seat: number): string {
    return this.view.alliances[seat]?.automa ? this.ui.t('alliances-automa') : super.player(seat);
  }

  /** Something can be done with this thing now. */
  can(thing: string): boolean {
    return this.glowing.has(thing);
  }
  /** It is picked, or its ways are on offer. */
  on(thing: string): boolean {
    return this.held.has(thing);
  }
  /** An action of this kind is picked or on offer. */
  doing(verb: string): boolean {
    return this.inHand.some((action) => verbOf(action) === verb);
  }
  /** The legal actions on it. */
  actions(thing: string): string[] {
    return actionsOn(thing, this.legal, null);
  }
  /** Why a legal action is a poor one; '' for any other. */
  poor(action: string): string {
    return this.poorly.get(action) ?? '';
  }
  /** The same of a thing all of whose actions are. */
  poorThing(thing: string): string {
    const all = this.actions(thing).map((action) => this.poor(action));
    return all.every(Boolean) ? (all[0] ?? '') : '';
  }

  /** A button that says in words what it costs and brings: it is sent at once, unless people want to confirm all. */
  choose(action: string): void {
    this.look.close();
    this.setAim('');
    if (this.need === 1 && !this.ui.settings.confirm && !this.poor(action)) this.selection.send([action]);
    else if (this.picked.includes(action)) this.selection.clear();
    else this.selection.set([action]);
  }
  /** Pick it, offer its ways, or ask why `why` is not possible. */
  press(thing: string, why: string): void {
    const { selection } = this;
    this.look.close();
    const found = actionsOn(thing, this.legal, this.aim);
    // While something is aimed at, all else can still be clicked: the aim is given up for it.
    const others = found.length === 0 && this.aim ? this.actions(thing) : [];
    if (others.length > 0) this.setAim('');
    const ways = found.length > 0 ? found : others;
    if (ways.length === 0) this.ui.why(why);
    else if (this.decision === 'redraw') selection.set(toggled(this.picked, ways[0]!, this.need));
    else if (this.need > 1 && ways.length === 1) selection.toggle(ways[0]!);
    // Its tile has said what it costs and brings: the target is all that was left to say.
    else if (ways.length === 1 && (atOnce(ways[0]!) || (this.aim && found.length > 0))) this.choose(ways[0]!);
    else if (this.on(thing)) selection.clear();
    else if (ways.length === 1) selection.set(ways);
    else selection.offer(ways);
  }
  /** What makes a button of a thing, besides how it looks while it glows and is picked. */
  button(thing: string, why: string) {
    const can = this.can(thing);
    return {
      'aria-pressed': can ? this.on(thing) : undefined,
      'aria-disabled': can ? undefined : true,
      onclick: () => this.press(thing, why),
    } as const;
  }

  /** One of the nine tiles was pressed. */
  act(tile: Act): void {
    const { selection } = this;
    const click = tileClick(tile, this.legal);
    if (!this.asked) return;
    if (!click) {
      if (this.me) this.ui.why(sample(tile, this.view, this.me));
    } else if ('aim' in click) {
      selection.clear();
      this.setAim(this.aim === tile ? '' : tile);
      if (this.aim === tile) this.show('.legal:is([data-site], [data-thing], [data-tech])');
    } else if ('pick' in click && atOnce(click.pick)) this.choose(click.pick);
    else if (this.doing(tile)) selection.clear();
    else {
      this.setAim('');
      if ('pick' in click) selection.set([click.pick]);
      else selection.offer(click.offer);
    }
  }
  /** A main faction: its ability is used, its targets are shown, or it is looked at. */
  pressMain(id: string, node: Element): void {
    if (id === SWARMING && [...this.legal].some((action) => verbOf(action) === 'swarm')) {
      this.selection.clear();
      this.setAim(this.aim === 'swarm' ? '' : 'swarm');
      if (this.aim) this.show('.site.legal');
    } else if (this.actions(id).length > 0) this.press(id, '');
    else this.look.show(id, node, true);
  }

  /** Bring something into sight on a screen that has to be scrolled. */
  show(what: string): void {
    if (this.compact)
      this.bring(what, (node) => node.scrollIntoView({ block: 'center', inline: 'center', behavior: this.scrolling }));
  }
}
