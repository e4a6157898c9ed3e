/* Who is waited for and can be stood in for by a bot. It comes true by time alone, so it is looked at again and again. */
import type { Seat } from '../generated/socket';
import { longestAway } from './seats';
import type { Table } from './table.svelte';

const AGAIN = 5000;

export class Absent {
  /** Milliseconds since the seats were told. */
  private since = $state(0);

  constructor(
    private readonly table: Table,
    private readonly pace: () => 'live' | 'days',
  ) {
    $effect(() => {
      void table.update?.seats;
      const told = Date.now();
      this.since = 0;
      const timer = setInterval(() => (this.since = Date.now() - told), AGAIN);
      return () => clearInterval(timer);
    });
  }

  /** How long somebody has been away while waited for, in seconds; 0 for all others. */
  away(seat: Seat): number {
    const { update } = this.table;
    if (seat.kind !== 'person' || seat.bot || seat.online || !update?.waiting.includes(seat.seat)) return 0;
    return (seat.left_for ?? 0) + this.since / 1000;
  }
  /** Those a bot may stand in for now, by my word; the server has the last one. */
  get seats(): Seat[] {
    const { update } = this.table;
    if (!update?.view || update.over || update.you === null) return [];
    const longest = longestAway(this.pace());
    return update.seats.filter((seat) => seat.seat !== update.you && this.away(seat) > longest);
  }
}
