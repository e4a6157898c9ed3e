/** Calls when letters come to be of another size: a font of theirs has come, or somebody wants the words of cards larger. */
const waiting = new Set<() => void>();
let watched = false;

function watch(): void {
  if (watched || typeof MutationObserver === 'undefined') return;
  watched = true;
  const tell = (): void => waiting.forEach((one) => one());
  document.fonts?.addEventListener?.('loadingdone', tell);
  new MutationObserver(tell).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
}

/** Gives back what ends it. */
export function onLetters(call: () => void): () => void {
  watch();
  waiting.add(call);
  return () => void waiting.delete(call);
}
