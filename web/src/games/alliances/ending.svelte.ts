/* A turn in which nothing is left to do ends by itself, after a moment in which one may stay. */
import { verbOf } from '../common/notation';
import { load, save } from '../../lib/store';
import type { AlliancesScene } from './scene.svelte';

/** How long one may still say that one stays. */
export const MOMENT = 2000;
const KEPT = 'alliances.then-end';
const CARDS: readonly string[] = ['main', 'ideology', 'boost'];
/** Conversions can wait: whatever they are good for can be done in a later turn as well. */
const IDLE: readonly string[] = ['end', 'convert'];

/** What of the legal choices after the action is worth staying for; `cards` says whether a card would be. */
export function leftToDo(legal: Iterable<string>, cards: boolean): string[] {
  return [...legal].filter((action) => {
    const verb = verbOf(action);
    return !IDLE.includes(verb) && (cards || !CARDS.includes(verb));
  });
}

export class Ending {
  /** Wished for: no card is played after an action, so that the turn ends with it. */
  thenEnd = $state(load(KEPT) === 'yes');
  private stayed = $state.raw('');
  /** One turn of mine has another name than the next. */
  private readonly turn = $derived.by(() => `${this.scene.view.round} ${this.scene.me?.cubes}`);
  /** The turn is about to end. */
  readonly leaving: boolean = $derived.by(() => {
    const { scene } = this;
    if (scene.decision !== 'turn' || !scene.me?.acted || !scene.legal.has('end')) return false;
    if (!scene.ui.settings.endTurn || this.stayed === this.turn) return false;
    if (scene.picked.length + scene.selection.offered.length > 0 || scene.aim || scene.look.now?.pinned) return false;
    return leftToDo(scene.legal, !this.thenEnd).length === 0;
  });

  constructor(private readonly scene: AlliancesScene) {
    $effect(() => {
      if (!this.leaving) return;
      const timer = setTimeout(() => scene.selection.send(['end']), MOMENT);
      return () => clearTimeout(timer);
    });
  }

  stay(): void {
    this.stayed = this.turn;
  }
  toggle(): void {
    this.thenEnd = !this.thenEnd;
    save(KEPT, this.thenEnd ? 'yes' : null);
  }
}
