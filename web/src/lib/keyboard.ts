/* The keys of a table. Fields and dialogs keep theirs; what a board has already answered is left alone. */
export interface KeyActions {
  ready(): boolean;
  confirm(): void;
  /** Take back; false if there was nothing to take back. */
  takeBack(): boolean;
  letter(key: string): boolean;
}

const typing = (target: Element | null): boolean =>
  !!target?.closest('input, textarea, select, dialog, [contenteditable="true"]');

/** Whether Enter on this element means "confirm": on nothing, on the question, on what it is about, or on a pick. */
export function confirmsHere(target: Element | null): boolean {
  if (!target || target === document.body || target.matches('.ask')) return true;
  return target.matches('[aria-pressed="true"], .selected, [data-about]');
}

/** Whether one's own choice left the focus behind: on nothing, or on a thing of the board that can be chosen no more. */
export function leftBehind(target: Element | null): boolean {
  if (!target || target === document.body) return true;
  if (!target.closest('main') || target.closest('.ask')) return false;
  return target.matches('button:not(.legal), [role="button"]:not(.legal)') && !confirmsHere(target);
}

/** The next thing that glows, from the one in focus, in reading order and round the end. */
export function neighbour(things: HTMLElement[], from: Element | null, by: 1 | -1): HTMLElement | undefined {
  if (things.length === 0) return undefined;
  const at = things.indexOf(from as HTMLElement);
  if (at < 0) return by === 1 ? things[0] : things.at(-1);
  return things[(at + by + things.length) % things.length];
}

const ARROWS: Record<string, 1 | -1> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Enter is caught early, before a picked card would take it as "put me back". */
export function onEnter(event: KeyboardEvent, actions: KeyActions): void {
  if (event.key !== 'Enter' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = document.activeElement;
  if (typing(target) || !actions.ready() || !confirmsHere(target)) return;
  event.preventDefault();
  event.stopPropagation();
  actions.confirm();
}

export function onKey(event: KeyboardEvent, root: HTMLElement, actions: KeyActions): void {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  const target = document.activeElement;
  if (typing(target)) return;
  if (event.key === 'Escape') {
    if (actions.takeBack()) event.preventDefault();
    return;
  }
  const by = ARROWS[event.key];
  if (by) {
    if (target?.closest('.scroll, [role="slider"], [role="tablist"]')) return;
    const next = neighbour(
      [...root.querySelectorAll<HTMLElement>('button.legal, a.legal, [role="button"].legal')],
      target,
      by,
    );
    if (!next) return;
    event.preventDefault();
    next.focus();
    next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    return;
  }
  if (actions.letter(event.key)) event.preventDefault();
}
