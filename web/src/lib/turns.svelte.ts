/* The tables that wait for me, on whichever page I am: asked for now and then while the page is in sight. */
import type { TurnAnswer } from '../generated/http';
import { toldApi as api } from './told_api';
import { router } from './route.svelte';
import { session } from './session.svelte';

const EVERY = 30_000;
const SOON = 800; // after something of mine has changed

type Badged = Navigator & { setAppBadge?: (count: number) => Promise<void>; clearAppBadge?: () => Promise<void> };

class Turns {
  all = $state.raw<TurnAnswer[]>([]);
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** Those at other tables than the one I am at: of that one the page itself tells. */
  readonly elsewhere = $derived.by(() => {
    const { route } = router;
    const here = route.page === 'table' ? route.id : '';
    return this.all.filter((turn) => turn.id !== here);
  });

  /** From now on, until told otherwise. */
  follow(): () => void {
    const again = () => !document.hidden && void this.ask();
    document.addEventListener('visibilitychange', again);
    const timer = setInterval(again, EVERY);
    void this.ask();
    return () => {
      document.removeEventListener('visibilitychange', again);
      clearInterval(timer);
      clearTimeout(this.timer);
    };
  }
  /** Something has just changed: ask in a moment, once, however much it was. */
  soon(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.ask(), SOON);
  }
  private async ask(): Promise<void> {
    const asked = session.guest?.id;
    const found = asked ? await api.turns().catch(() => null) : [];
    if (!found || session.guest?.id !== asked) return; // out of reach: as it was; or somebody else by now
    this.all = found;
    const { setAppBadge, clearAppBadge } = navigator as Badged;
    const done = found.length > 0 ? setAppBadge?.call(navigator, found.length) : clearAppBadge?.call(navigator);
    done?.catch(() => undefined);
  }
}
export const turns = new Turns();
