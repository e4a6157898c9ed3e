/** A table that goes on, for tests of the board. */
import type { Dealt } from '../seam';

export class Live {
  update = $state.raw() as Dealt;

  constructor(update: Dealt) {
    this.update = update;
  }
}
