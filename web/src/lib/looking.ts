/* A board that is only looked at: nothing on it can be chosen. */
import type { Selection } from '../games/board_contract';

const nothing = () => undefined;
export const NOTHING_CHOSEN: Selection = {
  picked: [],
  offered: [],
  toggle: nothing,
  set: nothing,
  clear: nothing,
  offer: nothing,
  confirm: nothing,
  propose: nothing,
  send: nothing,
};
