/** How the game is drawn on the home page and in lists. */
import type { Cover } from '../cover';

export const cover: Cover = {
  places: [
    { id: '1_34', kind: 'lava', size: 60, css: 'left:10%;bottom:22px' },
    { id: '2_36', kind: 'gem', size: 44, css: 'left:38%;top:20px' },
    { id: '1_31', kind: 'genes', size: 84, css: 'left:12%;top:26px', quartered: true },
    { id: '1_33', kind: 'desert', size: 164, css: 'right:14px;top:21px', quartered: true },
  ],
};
