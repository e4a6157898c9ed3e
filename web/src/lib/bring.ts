/* Turning the pages of what is read. */

/** Bring a part of it into sight, in the box it scrolls in or on the page; quietly, nothing else moves or has the focus. */
export function bring(root: HTMLElement | undefined, part: string, quiet = false): void {
  const target = root?.querySelector<HTMLElement>(part);
  const box = root?.closest<HTMLElement>('.scroll');
  if (!target) return;
  const SEARCH = 52; // stays at the top
  if (box && box.scrollHeight > box.clientHeight) {
    box.scrollTop += target.getBoundingClientRect().top - box.getBoundingClientRect().top - SEARCH;
  } else if (!quiet) target.scrollIntoView({ block: 'start' });
  if (!quiet) target.focus({ preventScroll: true });
}

/** Back to its beginning, where that is out of sight. */
export function toTop(root: HTMLElement | undefined): void {
  const box = root?.closest<HTMLElement>('.scroll');
  if (box && box.scrollHeight > box.clientHeight) box.scrollTop = 0;
  else if (root && root.getBoundingClientRect().top < 0) root.scrollIntoView({ block: 'start' });
}
