/* The gesture in hand: picks are gathered here until the decision has enough of them, then they go out as one. A decision
   needs a fixed number of picks, or it is answered by any one of several whole sets (bundles), as a payment is. */
import type { Selection } from '../games/board_contract';
import type { Asked } from '../generated/socket';

export class Gesture implements Selection {
  picked = $state<string[]>([]);
  offered = $state<string[]>([]);
  /** The words of a whole answer that the board has put together; '' while there is none. */
  proposed = $state('');

  constructor(
    private readonly asked: () => Asked | null,
    private readonly act: (actions: string[]) => void,
    private readonly sets: () => string[][] | null = () => null,
  ) {}

  get need(): number {
    return this.asked()?.need ?? 0;
  }
  /** The whole sets of which one answers the question; null where a number of picks does. */
  get bundles(): string[][] | null {
    const sets = this.need > 0 ? this.sets() : null;
    return sets && sets.length > 0 ? sets : null;
  }
  /** All that is asked for is picked. */
  get ready(): boolean {
    if (this.proposed) return this.need > 0;
    const bundles = this.bundles;
    if (bundles) return bundles.some((set) => set.length === this.picked.length && within(this.picked, set));
    return this.need > 0 && this.picked.length === this.need;
  }

  toggle(action: string): void {
    const need = this.need;
    if (need === 0) return;
    if (this.proposed) this.clear();
    this.offered = [];
    const bundles = this.bundles;
    const at = this.picked.lastIndexOf(action);
    const fits = (picks: string[]): boolean => !!bundles?.some((set) => within(picks, set));
    if (at >= 0 && !fits([...this.picked, action])) this.picked = this.picked.toSpliced(at, 1);
    // One too many: the oldest picks make room, so a proposal can be changed by one click.
    else if (!bundles) this.picked = [...this.picked, action].slice(-need);
    else if (fits([action])) {
      const picks = [...this.picked, action];
      while (!fits(picks)) picks.shift();
      this.picked = picks;
    }
  }

  set(actions: string[]): void {
    this.offered = [];
    this.proposed = '';
    const bundles = this.bundles;
    if (!bundles) this.picked = actions.slice(0, Math.max(this.need, 0));
    else if (bundles.some((set) => within(actions, set))) this.picked = [...actions];
  }

  clear(): void {
    this.picked = [];
    this.offered = [];
    this.proposed = '';
  }

  propose(actions: string[], words: string): void {
    this.clear();
    if (this.need === 0 || actions.length === 0) return;
    this.picked = [...actions];
    this.proposed = words;
  }

  send(actions: string[]): void {
    if (this.need > 0 && actions.length > 0) this.act([...actions]);
  }

  offer(actions: string[]): void {
    this.clear();
    this.offered = actions.filter((action) => this.asked()?.choices.some((choice) => choice.action === action));
  }

  confirm(): void {
    if (this.ready) this.act([...this.picked]);
  }

  /** Send fewer than are asked for; the server asks on. */
  confirmPart(): void {
    if (this.picked.length > 0) this.act([...this.picked]);
  }

  /** A choice that stands for itself (pass, enough): of several it ends the row, of one it replaces it. */
  sendPlain(action: string): void {
    this.act(this.need > 1 && !action.includes(':') ? [...this.picked, action] : [action]);
  }
}

/** Whether a set holds all these actions, each as often. */
function within(picks: readonly string[], set: readonly string[]): boolean {
  const left = [...set];
  return picks.every((action) => {
    const at = left.indexOf(action);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
