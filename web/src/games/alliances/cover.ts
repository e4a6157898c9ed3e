/** How the game is drawn on the home page and in lists. */
import type { Cover } from '../cover';

export const cover: Cover = {
  places: [
    { id: 'silver_gate.1', kind: 'genes', size: 58, css: 'left:5%;top:98px' },
    { id: 'frostveil.1', kind: 'ice', size: 76, css: 'left:23%;top:26px' },
    { id: 'ember_reach.2', kind: 'lava', size: 52, css: 'left:44%;bottom:22px' },
    { id: 'duskmire.1', kind: 'ocean', size: 148, css: 'right:-6px;top:20px' },
  ],
  flight: {
    way: 'M13 127C17 70 24 40 36 64S46 168 53 158S64 62 80 94',
    ship: 'M12 1L15 9L21 14V18L14 16L12 22L10 16L3 18V14L9 9Z',
    css: 'left:51%;top:92px;transform:rotate(16deg)',
  },
};
