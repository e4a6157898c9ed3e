/* History routing: which page an address means, and links that do not reload. */
export type Route =
  | { page: 'home' }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; seat: number; invite: string }
  | { page: 'link'; code: string }
  | { page: 'rules'; game: string; rule: string }
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
  if (first === 'join' && parts.length === 4 && /^\d+$/.test(b)) {
    return { page: 'join', id: a, seat: Number(b), invite: c };
  }
  if (first === 'link' && parts.length === 2) return { page: 'link', code: a };
  if (first === 'rules' && parts.length === 2) {
    return { page: 'rules', game: a, rule: decodeURIComponent(hash.replace(/^#/, '')) };
  }
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
