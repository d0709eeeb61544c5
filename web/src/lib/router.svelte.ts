/** Where we are: a page with its parameters, from the address bar and back. */

export type Page =
  | { name: 'lobby' }
  | { name: 'table'; id: string }
  | { name: 'replay'; id: string }
  | { name: 'rules'; game: string }
  | { name: 'learn'; game: string }
  | { name: 'nowhere' };

interface Place {
  page: Page;
  query: URLSearchParams;
  hash: string;
}

export function parse(url: URL): Place {
  return { page: pageOf(url.pathname), query: url.searchParams, hash: decoded(url.hash.slice(1)) };
}

/** Without its percent signs; what is no text is left as it stands, and leads nowhere. */
function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function pageOf(path: string): Page {
  const [name, what, ...rest] = path.split('/').filter(Boolean).map(decoded);
  if (name === undefined) return { name: 'lobby' };
  if (what === undefined || rest.length > 0) return { name: 'nowhere' };
  if (name === 'table' || name === 'replay') return { name, id: what };
  if (name === 'rules' || name === 'learn') return { name, game: what };
  return { name: 'nowhere' };
}

/** Whether a click on this link is ours to follow without a page load. */
function follows(link: HTMLAnchorElement, event: MouseEvent, here: URL): boolean {
  if (event.defaultPrevented || event.button !== 0) return false;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false;
  if (link.hasAttribute('download') || (link.target && link.target !== '_self')) return false;
  const url = new URL(link.href, here);
  return url.origin === here.origin && !url.pathname.startsWith('/api/');
}

class Router {
  place = $state.raw<Place>(parse(new URL(globalThis.location?.href ?? 'http://localhost/')));

  /** Follow links and the back button from now on; returns how to stop. */
  start(): () => void {
    const onPop = (): void => this.#read();
    const onClick = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!(link instanceof HTMLAnchorElement) || !follows(link, event, new URL(location.href))) return;
      event.preventDefault();
      this.go(link.href);
    };
    addEventListener('popstate', onPop);
    addEventListener('click', onClick);
    return () => {
      removeEventListener('popstate', onPop);
      removeEventListener('click', onClick);
    };
  }

  go(href: string): void {
    const before = location.pathname;
    history.pushState(null, '', href);
    this.#read();
    if (location.pathname !== before) scrollTo(0, 0);
  }

  /** Change the address of the same page without a step in the history. */
  replace(href: string): void {
    history.replaceState(null, '', href);
    this.#read();
  }

  #read(): void {
    this.place = parse(new URL(location.href));
  }
}

export const router = new Router();
