/** A table that goes on, for tests of the board. */
import type { Update } from '../../lib/protocol';

export class Live {
  update = $state.raw() as Update;

  constructor(update: Update) {
    this.update = update;
  }
}
