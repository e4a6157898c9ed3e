/**
 * How high the question stands, told to the styles as `--ask`: on a phone it lies over the end of the page, and what is
 * below it must be reachable by scrolling.
 */
import type { Attachment } from 'svelte/attachments';

export const reach: Attachment<HTMLElement> = (node) => {
  const ask = node.querySelector<HTMLElement>('.ask');
  if (!ask || typeof ResizeObserver === 'undefined') return;
  const root = document.documentElement.style;
  // Elsewhere it lies over nothing; and a property of the root restyles the whole page.
  const phone = matchMedia('(max-width: 720px)');
  const watch = new ResizeObserver(() => {
    if (phone.matches) root.setProperty('--ask', `${ask.offsetHeight}px`);
  });
  watch.observe(ask);
  return () => {
    watch.disconnect();
    root.removeProperty('--ask');
  };
};
