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
