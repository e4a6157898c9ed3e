/** Arrow keys inside a row of cards: left and right go to the neighbour, Home and End to the ends. */
import type { Attachment } from 'svelte/attachments';

export const strip: Attachment<HTMLElement> = (node) => {
  const keydown = (e: KeyboardEvent): void => {
    const cards = [...node.querySelectorAll<HTMLElement>('li > button')];
    const at = cards.indexOf(document.activeElement as HTMLElement);
    if (at < 0 || e.altKey || e.ctrlKey || e.metaKey) return;
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: cards.length - 1 }[e.key];
    if (to === undefined) return;
    e.preventDefault();
    e.stopPropagation();
    const card = cards[Math.max(0, Math.min(to, cards.length - 1))];
    card?.focus();
    card?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  };
  node.addEventListener('keydown', keydown);
  return () => node.removeEventListener('keydown', keydown);
};
