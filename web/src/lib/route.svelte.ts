/* History routing: which page an address means, and links that do not reload. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'review'; id: string }
  | { page: 'join'; id: string; seat: number; invite: string }
  | { page: 'link'; code: string }
  | { page: 'rules'; game: string; rule: string }
  | { page: 'learn'; game: string }
  | { page: 'lesson'; id: string; game: string; kind: 'guided' | 'task' | 'puzzle'; lesson: string }
  | { page: 'picture'; game: string }
  | { page: 'unsubscribe'; code: string }
  | { page: 'person'; id: string }
  | { page: 'best'; game: string }
  | { page: 'watch' }
  | { page: 'account' }
  | { page: 'enter'; code: string }
  | { page: 'moderator' }
  | { page: 'lost' };

export function readRoute(path: string, hash = ''): Route {
  let parts: string[];
  try {
    parts = path.split('/').filter(Boolean).map(decodeURIComponent);
  } catch {
    return { page: 'lost' };
  }
  const [first, a = '', b = '', c = ''] = parts;
  if (first === undefined) return { page: 'home' };
  if (first === 't' && parts.length === 2) return { page: 'table', id: a };
  if (first === 't' && parts.length === 3 && b === 'replay') return { page: 'replay', id: a };
  if (first === 't' && parts.length === 3 && b === 'review') return { page: 'review', id: a };
  if (first === 'join' && parts.length === 4 && /^\d+$/.test(b)) {
    return { page: 'join', id: a, seat: Number(b), invite: c };
  }
  if ((first === 'link' || first === 'enter' || first === 'unsubscribe') && parts.length === 2) {
    return { page: first, code: a };
  }
  if (first === 'rules' && parts.length === 2) {
    return { page: 'rules', game: a, rule: decodeURIComponent(hash.replace(/^#/, '')) };
  }
  if (first === 'learn' && parts.length === 2) return { page: 'learn', game: a };
  if (first === 'learn' && parts.length === 3 && b === 'first') {
    return { page: 'lesson', id: `${a} first`, game: a, kind: 'guided', lesson: 'first' };
  }
  if (first === 'learn' && parts.length === 4 && (b === 'task' || b === 'puzzle')) {
    return { page: 'lesson', id: `${a} ${b} ${c}`, game: a, kind: b, lesson: c };
  }
  if (first === 'picture' && parts.length === 2) return { page: 'picture', game: a };
  if (first === 'people' && parts.length === 2) return { page: 'person', id: a };
  if (first === 'best' && parts.length <= 2) return { page: 'best', game: a };
  if (first === 'watch' && parts.length === 1) return { page: 'watch' };
  if ((first === 'account' || first === 'moderator') && parts.length === 1) return { page: first };
  return { page: 'lost' };
}

class Router {
  route = $state.raw<Route>({ page: 'home' });

  start(): void {
    this.read();
    addEventListener('popstate', () => this.read());
    document.addEventListener('click', (event) => this.follow(event));
  }

  go(path: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', path);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.route = readRoute(location.pathname, location.hash);
  }

  /** A plain click on a link of ours changes the page without loading it anew. */
  private follow(event: MouseEvent): void {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const href = link?.getAttribute('href');
    if (!link || !href?.startsWith('/') || href.startsWith('/api') || link.target || link.hasAttribute('download')) {
      return;
    }
    event.preventDefault();
    this.go(href);
  }
}

export const router = new Router();
