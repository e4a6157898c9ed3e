/* Whether the person has asked for less motion; follows the system while the page is open. */
class Motion {
  reduced = $state(false);
  constructor() {
    if (typeof matchMedia !== 'function') return;
    const query = matchMedia('(prefers-reduced-motion: reduce)');
    this.reduced = query.matches;
    query.addEventListener?.('change', () => (this.reduced = query.matches));
  }
}
export const motion = new Motion();
