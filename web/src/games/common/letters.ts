/** Calls when letters come to be of another size: their fonts are there, or somebody wants the words of cards larger. */
const waiting = new Set<() => void>();
let watched = false;

function watch(): void {
  if (watched || typeof MutationObserver === 'undefined') return;
  watched = true;
  const tell = (): void => waiting.forEach((one) => one());
  void document.fonts?.ready.then(tell);
  new MutationObserver(tell).observe(document.documentElement, { attributes: true, attributeFilter: ['style'] });
}

/** Gives back what ends it. */
export function onLetters(call: () => void): () => void {
  watch();
  waiting.add(call);
  return () => void waiting.delete(call);
}
