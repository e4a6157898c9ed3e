/* The gesture in hand: picks are gathered here until the decision has enough of them, then they go out as one. */
import type { Selection } from '../games/seam';
import type { Asked } from './protocol';

export class Gesture implements Selection {
  picked = $state<string[]>([]);

  constructor(
    private readonly asked: () => Asked | null,
    private readonly send: (actions: string[]) => void,
  ) {}

  get need(): number {
    return this.asked()?.need ?? 0;
  }
  /** All that is asked for is picked. */
  get ready(): boolean {
    return this.need > 0 && this.picked.length === this.need;
  }

  toggle(action: string): void {
    const need = this.need;
    if (need === 0) return;
    const at = this.picked.lastIndexOf(action);
    if (at >= 0) this.picked = this.picked.toSpliced(at, 1);
    // One too many: the oldest pick makes room, so a proposal can be changed by one click.
    else this.picked = [...this.picked, action].slice(-need);
  }

  set(actions: string[]): void {
    this.picked = actions.slice(0, Math.max(this.need, 0));
  }

  clear(): void {
    this.picked = [];
  }

  confirm(): void {
    if (this.ready) this.send([...this.picked]);
  }

  /** Send fewer than are asked for; the server asks on. */
  confirmPart(): void {
    if (this.picked.length > 0) this.send([...this.picked]);
  }

  /** A choice that stands for itself (pass, enough): of several it ends the row, of one it replaces it. */
  sendPlain(action: string): void {
    this.send(this.need > 1 && !action.includes(':') ? [...this.picked, action] : [action]);
  }
}
