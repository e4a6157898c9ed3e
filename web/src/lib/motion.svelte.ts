/* Whether there is to be less motion: as the person has set it, else as the system says; follows both. */
import { settings } from './settings.svelte';

class Motion {
  private system = $state(false);
  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.system = query.matches;
    query.addEventListener?.('change', () => (this.system = query.matches));
  }
  get reduced(): boolean {
    const { motion } = settings.now;
    return motion === 'system' ? this.system : motion === 'reduced';
  }
}
export const motion = new Motion();
