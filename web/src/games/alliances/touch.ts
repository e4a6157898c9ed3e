/** How the parts of the board take part in the gesture of the moment. */
export interface Touch {
  /** Something is asked of the viewer: things that do not glow answer why not. */
  readonly asking: boolean;
  /** The kind of action whose targets alone glow. */
  readonly aim: string | null;
  /** Something can be done with this thing now. */
  can(thing: string): boolean;
  /** It is picked, or its ways are on offer. */
  on(thing: string): boolean;
  /** An action of this kind is picked or on offer. */
  doing(verb: string): boolean;
  /** It was touched by the latest moves of the others. */
  changed(thing: string): boolean;
  /** Pick it, offer its ways, or ask why `why` is not possible. */
  press(thing: string, why: string): void;
  /** The legal actions on it. */
  actions(thing: string): string[];
}
