/* Who is waited for and can be stood in for by a bot. It comes true by time alone, so it is looked at again and again. */
import type { Seat } from '../generated/socket';
import type { Table } from './table.svelte';

const AGAIN = 5000;

export class Absent {
  /** Milliseconds since the seats were told. */
  private since = $state(0);

  constructor(
    private readonly table: Table,
    /** Whether I opened the table: the host may have those stood in for, too, who are here and do nothing. */
    private readonly host: () => boolean,
  ) {
    $effect(() => {
      void table.update?.seats;
      const told = Date.now();
      this.since = 0;
      const timer = setInterval(() => (this.since = Date.now() - told), AGAIN);
      return () => clearInterval(timer);
    });
  }

  /** How long somebody has been waited for in vain, in seconds; 0 for all others. */
  waited(seat: Seat): number {
    const { update } = this.table;
    if (seat.kind !== 'person' || seat.bot || !update?.waiting.includes(seat.seat)) return 0;
    return ((seat.online ? seat.idle_for : seat.left_for) ?? 0) + this.since / 1000;
  }
  /** Those a bot may stand in for now, by my word; the server has the last one. */
  get seats(): Seat[] {
    const { update } = this.table;
    if (!update?.view || update.over || update.you === null || update.clock) return [];
    const { left_after = Infinity, idle_after = Infinity } = update;
    return update.seats.filter((seat) => {
      if (seat.seat === update.you) return false;
      if (seat.online && !this.host()) return false;
      return this.waited(seat) >= (seat.online ? idle_after : left_after);
    });
  }
}
