/** How the game is drawn on the home page and in lists. */
import type { Cover } from '../cover';

export const cover: Cover = {
  places: [
    { id: 'HA.2', kind: 'gas', size: 52, css: 'left:7%;bottom:20px' },
    { id: 'N7.1', kind: 'gem', size: 72, css: 'left:17%;top:28px' },
    { id: 'N7.2', kind: 'genes', size: 64, css: 'left:45%;top:18px' },
    { id: 'F2.1', kind: 'rare', size: 156, css: 'right:-18px;top:44px' },
  ],
  // along the edges of hexes, as ships fly there
  flight: {
    way: 'M15 160L25 138L36 154L46 132V104L57 88L72 108',
    ship: 'M12 1L17 10V16L21 22H3L7 16V10Z',
    css: 'left:43%;top:106px',
  },
};
