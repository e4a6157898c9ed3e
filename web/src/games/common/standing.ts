/** How a card stands in the gesture of the moment: what its foot says, and its ribbon. */
import type { IconName } from '../../art';

export interface Standing {
  legal?: boolean;
  selected?: boolean;
  /** It pays, goes or is used up: brass instead of the glow. */
  spent?: boolean;
  cant?: boolean;
  changed?: boolean;
  /** It is the card that is being paid for. */
  subject?: boolean;
  ribbon?: string;
  foot?: { icon: IconName; text: string };
  /** Where a card can do two things: a button for each. */
  ways?: { action: string; text: string; picked: boolean }[];
}
