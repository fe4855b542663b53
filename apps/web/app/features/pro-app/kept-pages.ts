// What the app holds for the time without a network: its pages with their code, and what the account saw last.
import type { QueryClient } from '@tanstack/react-query';
import { PRO_PATHS, PRO_SCOPE } from '@wevisu/site/pro-paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { browserStore } from '../../platform/browser-store.ts';
import { KEPT_DATABASE } from '../../platform/drop-kept.ts';
import { createKeeper } from '../../platform/kept-queries.ts';
import { createKeptStore } from '../../platform/kept-store.ts';
import { setKeeper } from '../../platform/query-keeper.ts';
import { readStored } from '../../platform/storage.ts';
import { readToken } from '../../platform/tokens.ts';
import type { KeepRequest } from './worker/keep-request.ts';

/** Always kept, opened before or not. */
const FIRST_PAGES: readonly string[] = [
  PRO_SCOPE,
  PRO_PATHS.orders,
  PRO_PATHS.chats,
  PRO_PATHS.hires,
  PRO_PATHS.offers,
  PRO_PATHS.tasks,
  PRO_PATHS.calendar,
];

/** Queries by how their keys begin: orders, chats, requests and approvals. Not money, prices and reports. */
const KEPT_QUERIES: readonly (readonly string[])[] = [
  ['session', 'user'],
  ['pro', 'start'],
  ['orders'],
  ['table-views', 'pro.orders'],
  ['pro-tasks'],
  ['pro-calendar'],
  ['offers'],
  ['hires'],
  ['chat', 'list'],
  ['chat', 'room'],
];

interface SiteManifest {
  readonly version: string;
  readonly url: string;
  readonly entry: RouteFiles;
  readonly routes: Readonly<Record<string, RouteFiles & { readonly path?: string }>>;
}

interface RouteFiles {
  readonly module: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** React Router's table of all routes with their files, as every page has it. */
function readManifest(): SiteManifest | null {
  return Reflect.get(globalThis, '__reactRouterManifest') ?? null;
}

function isKeptQuery(key: readonly unknown[]): boolean {
  return KEPT_QUERIES.some((begin) => begin.every((part, at) => key[at] === part));
}

/** Before the first query of a page of the area. */
export function keepQueries(): void {
  const store = createKeptStore({
    store: browserStore(KEPT_DATABASE, 'queries'),
    release: readManifest()?.version ?? '',
    now: Date.now,
  });
  // Other pages of the same tab keep nothing.
  const isKept = (key: readonly unknown[]) => isWithinScope(location.pathname) && isKeptQuery(key);
  setKeeper(createKeeper({ store, isKept, readOwner }));
}

/** Kept queries are asked without a network as well: what is kept answers. */
export function askOffline(queryClient: QueryClient): void {
  for (const queryKey of KEPT_QUERIES) {
    queryClient.setQueryDefaults(queryKey, { networkMode: 'always' });
  }
}

/** Names the sign-in without telling its token. Nothing is kept of a visit by staff. */
async function readOwner(): Promise<string | null> {
  const token = readToken();
  if (token === null || readStored(STORAGE_KEYS.actingStaffToken) !== null) return null;
  if (globalThis.crypto?.subtle === undefined) return null;
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(token));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Null while Vite serves: its files have no release. */
export function buildKeepRequest(opened: readonly string[]): KeepRequest | null {
  const manifest = readManifest();
  if (manifest === null) return null;
  const { version, url, entry, routes } = manifest;
  const used = performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith('/assets/'))
    .map(({ pathname }) => pathname);
  return {
    kind: 'keep',
    release: version,
    pages: [...new Set([...FIRST_PAGES, ...opened.filter(isWithinScope)])],
    files: [...new Set([url, ...used, ...filesOf(entry), ...routeFiles(routes)])],
  };
}

export function isWithinScope(path: string): boolean {
  return path === PRO_SCOPE || path.startsWith(`${PRO_SCOPE}/`);
}

/** Files of the kept pages and of the layouts around them. */
function routeFiles(routes: SiteManifest['routes']): readonly string[] {
  const kept = FIRST_PAGES.map((path) => path.slice(1));
  return Object.entries(routes)
    .filter(
      ([id, { path }]) =>
        ['root', 'layout/areas/pro-layout', 'pro-boundary'].includes(id) ||
        kept.some((one) => path === one || (one !== 'pro' && path?.startsWith(`${one}/`))),
    )
    .flatMap(([, files]) => filesOf(files));
}

function filesOf({ module, imports = [], css = [] }: RouteFiles): readonly string[] {
  // Style sheets have a mark behind their name.
  return [module, ...imports, ...css].map((path) => path.replace(/#.*$/, ''));
}
