// The service worker of the pro's app. It keeps files and pages, which are the same for every account, and never the
// answer of a call. The build writes it as one file without imports (vite/service-worker.ts), so it imports types alone.
import type { KeepRequest } from './keep-request.ts';
import type { WorkerScope } from './worker-types.ts';

const scope = self as unknown as WorkerScope;
/** One cache for each release. */
const CACHES = 'wevisu-pro-';
const MAX_PAGES = 60;
/** A page that takes longer is shown as it was. */
const PATIENCE_MS = 4_000;
const GATEWAY_FAULTS = [502, 503, 504];

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));
scope.addEventListener('message', (event) => {
  if (isKeepRequest(event.data)) event.waitUntil(keep(event.data));
});
scope.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== scope.location.origin) return;
  if (request.mode === 'navigate') event.respondWith(openPage(request, url.pathname));
  else if (isHashed(url.pathname)) event.respondWith(openFile(request));
});
scope.addEventListener('push', (event) => event.waitUntil(show(event.data?.json())));
scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { link } = event.notification.data ?? {};
  event.waitUntil(openLink(typeof link === 'string' ? link : '/notification'));
});

const isHashed = (path: string) => path.startsWith('/assets/');

function isKeepRequest(data: unknown): data is KeepRequest {
  return typeof data === 'object' && data !== null && Reflect.get(data, 'kind') === 'keep';
}

async function keep({ release, pages, files }: KeepRequest): Promise<void> {
  const cache = await caches.open(CACHES + release);
  const isWhole = await Promise.all([
    ...files.map((path) => keepFile(cache, path)),
    ...pages.map((path) => keepPage(cache, path)),
  ]);
  await dropOldPages(cache);
  // Files and pages go together: a page finds its own files for as long as it is kept.
  if (isWhole.every(Boolean)) await dropOtherReleases(release);
}

async function keepFile(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return true;
  const known = await caches.match(path);
  const file = known ?? (await fetch(path).catch(() => null));
  if (!file?.ok) return false;
  await cache.put(path, file);
  return true;
}

async function keepPage(cache: Cache, path: string): Promise<boolean> {
  if (await cache.match(path)) return true;
  const page = await fetch(path).catch(() => null);
  if (page === null || !isPage(page)) return false;
  await cache.put(path, page);
  return true;
}

/** A page that led elsewhere, or failed, is not kept. */
function isPage(response: Response): boolean {
  const type = response.headers.get('content-type') ?? '';
  return response.ok && !response.redirected && type.startsWith('text/html');
}

async function dropOldPages(cache: Cache): Promise<void> {
  const pages = (await cache.keys()).filter(({ url }) => !isHashed(new URL(url).pathname));
  await Promise.all(pages.slice(0, -MAX_PAGES).map((page) => cache.delete(page)));
}

async function dropOtherReleases(release: string): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith(CACHES) && name !== CACHES + release) await caches.delete(name);
  }
}

/** The page as it is now; without a network as it was kept. */
async function openPage(request: Request, path: string): Promise<Response> {
  const kept = await keptPage(path);
  const fresh = fetch(request);
  if (kept === undefined) return fresh.catch(() => noConnection(path));
  const late = new Promise<Response>((resolve) => setTimeout(resolve, PATIENCE_MS, kept));
  const found = await Promise.race([fresh, late]).catch(() => kept);
  return GATEWAY_FAULTS.includes(found.status) ? kept : found;
}

/** Of the latest release that has it. */
async function keptPage(path: string): Promise<Response | undefined> {
  const names = (await caches.keys()).filter((name) => name.startsWith(CACHES));
  for (const name of names.reverse()) {
    const page = await (await caches.open(name)).match(path);
    if (page) return page;
  }
  return undefined;
}

/** Files of a name never change. Those that are used are kept with what is kept already. */
async function openFile(request: Request): Promise<Response> {
  const kept = await caches.match(request.url);
  if (kept) return kept;
  const file = await fetch(request);
  const name = (await caches.keys()).findLast((one) => one.startsWith(CACHES));
  if (file.ok && name !== undefined) await (await caches.open(name)).put(request.url, file.clone());
  return file;
}

function noConnection(path: string): Response {
  const links = [
    ['/pro', 'Start'],
    ['/pro/orders', 'Orders'],
    ['/pro/chat', 'Messages'],
    ['/pro/hires', 'Hires'],
    ['/pro/tasks', 'Tasks'],
  ].map(([to, label]) => `<li><a href="${to}">${label}</a></li>`);
  const here = encodeURI(path);
  const body = `<!doctype html><html lang="en-US"><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>There is no connection</title>
<style>
:root{color-scheme:light dark}
body{margin:0;min-height:100dvh;display:grid;place-content:center;padding:24px;background:#faf8f4;color:#1d2321;font:16px/1.5 system-ui,sans-serif}
main{max-width:26rem}h1{margin:0 0 12px;font-size:28px;line-height:1.2}a{color:#1f5b47}ul{display:flex;flex-wrap:wrap;gap:8px 20px;padding:0;list-style:none}
li a,.again{display:inline-block;padding:10px 0}
@media(prefers-color-scheme:dark){body{background:#151917;color:#f1efe9}a{color:#8fd0b5}}
</style>
<main><h1>There is no connection</h1>
<p>This page was not opened on this device before, so it cannot be shown now. These pages can:</p>
<ul>${links.join('')}</ul>
<a class="again" href="${here}">Try again</a></main></html>`;
  return new Response(body, {
    status: 503,
    headers: { 'content-type': 'text/html; charset=utf-8' },
  });
}

/** Browsers want something to be shown for each message. */
async function show(message: unknown): Promise<void> {
  const { title, text, link, tag } = (message ?? {}) as Readonly<Record<string, unknown>>;
  await scope.registration.showNotification(String(title ?? 'News for you'), {
    body: String(text ?? ''),
    tag: String(tag ?? ''),
    icon: '/icons/pro-192.png',
    badge: '/icons/pro-192.png',
    data: { link },
  });
}

/** In a window of the site that is open, where there is one. */
async function openLink(link: string): Promise<void> {
  const { origin } = scope.location;
  const url = new URL(link, origin);
  // Of this site alone, whatever the message says.
  const path = url.origin === origin ? url.pathname + url.search + url.hash : '/notification';
  const [open] = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  try {
    if (open !== undefined) {
      await open.focus();
      if ((await open.navigate(path)) !== null) return;
    }
  } catch {
    // A window that this worker does not control is not led anywhere.
  }
  await scope.clients.openWindow(path);
}
