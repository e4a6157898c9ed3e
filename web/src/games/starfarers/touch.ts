/** How the panels take part in the gesture of the moment. */
export interface Touch {
  /** What is asked of the viewer; '' where nothing is. */
  readonly decision: string;
  /** How many choices it wants. */
  readonly need: number;
  /** This action is legal now. */
  can(action: string): boolean;
  /** All legal actions of one kind. */
  all(verb: string): string[];
  /** The words of a legal action. */
  words(action: string): string;
  /** It is picked, or on offer. */
  on(action: string): boolean;
  /** How often it is picked. */
  times(action: string): number;
  /** Pick it or put it back; ask why where it is not legal. */
  press(action: string): void;
  /** Send it at once, as the presses of an offer are; ask why where it is not legal. */
  now(action: string): void;
  /** One more of it, where the same may be picked several times, and one less. */
  more(action: string): void;
  less(action: string): void;
  /** It was touched by the latest moves of the others. */
  changed(thing: string): boolean;
}
