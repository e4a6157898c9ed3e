/* Keeps the shell only: pages, scripts, styles, fonts, icons. Never anything under /api: the server is the truth. */
const CACHE = 'starhold-shell-1';

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(['/', '/theme.js', '/icon.svg'])));
  self.skipWaiting();
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== CACHE).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

async function keep(request, response) {
  if (response.ok && response.type === 'basic') await (await caches.open(CACHE)).put(request, response.clone());
  return response;
}
/* Files with a hash in their name never change: from the cache first. */
async function fromCache(request) {
  return (await caches.match(request)) ?? keep(request, await fetch(request));
}
/* Another build has another page: the files of the old one are of no use any more. */
async function forgetOldBuild(response) {
  const old = await caches.match('/');
  if (!response.ok || !old || (await old.text()) === (await response.clone().text())) return;
  const cache = await caches.open(CACHE);
  const kept = await cache.keys();
  await Promise.all(
    kept.filter(({ url }) => new URL(url).pathname.startsWith('/assets/')).map((file) => cache.delete(file)),
  );
}
/* A page comes from the server while it can be reached, else the shell as it was last. */
async function page(request) {
  try {
    const response = await fetch(request);
    await forgetOldBuild(response);
    return await keep(new Request('/'), response);
  } catch (error) {
    const shell = await caches.match('/');
    if (shell) return shell;
    throw error;
  }
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== location.origin) return;
  if (url.pathname.startsWith('/api') || url.pathname === '/healthz') return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else if (url.pathname.startsWith('/assets/') || url.pathname.startsWith('/fonts/')) {
    event.respondWith(fromCache(request));
  }
});

/* -- being told */

/* Only pages of ours are opened, whatever a message says. */
function pageOf(url) {
  return typeof url === 'string' && /^\/(t\/[a-z0-9]{1,40})?$/.test(url) ? url : '/';
}
async function show(told) {
  const url = pageOf(told.url);
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  // Who has the table before their eyes sees it there.
  if (url !== '/' && open.some((client) => client.focused && new URL(client.url).pathname === url)) return;
  await self.registration.showNotification(String(told.title || 'Starhold'), {
    body: String(told.body || ''),
    icon: '/icon-192.png',
    badge: '/icon-192.png',
    tag: url === '/' ? 'starhold' : `table-${url.slice(3)}`,
    renotify: true,
    data: { url },
  });
  if (told.kind === 'turn') await self.navigator.setAppBadge?.().catch(() => undefined);
}
self.addEventListener('push', (event) => {
  let told = null;
  try {
    told = event.data?.json();
  } catch {
    // Not ours; something has to be shown all the same.
  }
  event.waitUntil(show(told && typeof told === 'object' ? told : {}));
});

async function goTo(url) {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = open.find((client) => new URL(client.url).pathname === url);
  if (there) await there.focus();
  else await self.clients.openWindow(url);
}
self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(goTo(pageOf(event.notification.data?.url)));
});

const written = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
/* The browser has got another address: the server is told, with what it knows the old one by. */
async function renew(event) {
  const old = event.oldSubscription;
  if (!old) return; // the next page that is opened sees to it
  const fresh = event.newSubscription ?? (await self.registration.pushManager.subscribe(old.options));
  const { endpoint, keys } = fresh.toJSON();
  const body = JSON.stringify({ endpoint, keys, old: old.endpoint, old_auth: written(old.getKey('auth')) });
  await fetch('/api/places/renew', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body });
}
self.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renew(event)));
