/** How the game is drawn on the home page and in lists. */
import type { Cover } from '../cover';

export const cover: Cover = {
  places: [
    { id: 'gem_world', size: 92, css: 'left:8%;top:34px' },
    { id: 'comet_zone', size: 96, css: 'left:24%;bottom:14px' },
    { id: 'galactic_resort', size: 62, css: 'left:42%;top:18px' },
    { id: 'new_earth', size: 230, css: 'right:-56px;top:18px' },
  ],
};
