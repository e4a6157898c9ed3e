/** A selection as the shell keeps it, for tests of the board. */
import type { Selection } from '../seam';

export function picks(): Selection {
  let picked = $state<string[]>([]);
  return {
    get picked() {
      return picked;
    },
    toggle: (action) =>
      (picked = picked.includes(action) ? picked.filter((one) => one !== action) : [...picked, action]),
    set: (actions) => (picked = actions),
    clear: () => (picked = []),
    offered: [],
    offer: () => undefined,
    confirm: () => undefined,
  };
}
