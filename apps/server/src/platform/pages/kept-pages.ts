// Finished pages, kept: see docs/decisions/0020-finished-pages.md. A page is made from its key and from the answers of
// its calls, and from nothing else, and is sent only while these answers are what they were.
import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Caller } from '../http/caller.ts';
import type { CallWatcher } from '../http/in-process.ts';
import { areSame, type Followed, type MadeFrom, recordCalls } from './made-from.ts';
import {
  compressPageBody,
  decompressPageBody,
  NONCE_MARK,
  type PageBody,
  toPageBody,
} from './page-body.ts';
import { keyOf, type PageKey } from './page-key.ts';
import { createPageStore } from './page-store.ts';

export interface KeepRules {
  /** Whether pages of this path are kept. */
  readonly keepsPath: (path: string) => boolean;
  /** Names of the cookies that a kept page may read; it sees no other. */
  readonly cookies: readonly string[];
  /** Calls that a kept page may make, by name. */
  readonly followed: Readonly<Record<string, Followed>>;
  /** Changes with every notice of a change; null while no notices arrive. */
  readonly version: () => string | null;
  readonly callerOf: (request: FastifyRequest) => Caller;
  readonly maxBytes: number;
  /** A monotonic clock in milliseconds. */
  readonly now: () => number;
}

/** Renders the page of the key, with `nonce` in its scripts. */
export type RenderPage = (
  key: PageKey,
  request: FastifyRequest,
  how: { readonly nonce: string; readonly watch: CallWatcher },
) => Promise<Response>;

export interface KeptPage {
  readonly status: number;
  readonly contentType: string;
  /** Null if it was rendered for a single request. */
  readonly etag: string | null;
  readonly madeFrom: readonly MadeFrom[];
  /** One or both: the other is made when somebody asks for it. */
  plain: PageBody | null;
  brotli: PageBody | null;
  /** The page can't be sent as Brotli. */
  isPlainOnly: boolean;
  /** When, and at which version, all of its calls were last checked. */
  version: string | null;
  checkedAt: number;
  /** When the calls without notices were last checked. */
  readAt: number;
  checking: Promise<boolean> | null;
}

/** Milliseconds for which a page is served unchecked, whatever changes: a popular page is checked once. */
const UNASKED = 50;
/** After this, answers without notices are checked in the background while the page is still served. */
const BELIEVED = 500;
/** After this, a request waits for the check. */
const OLDEST = 900;
/** After this, everything is checked again, in case a notice was lost. */
const LONGEST = 30_000;

export interface KeptPages {
  /** The current page; null if it is not cached and must be rendered for this request only. */
  find(request: FastifyRequest, origin: string): Promise<KeptPage | null>;
  plainOf(page: KeptPage): Promise<PageBody>;
  /** Null if it can't be sent that way. */
  brotliOf(page: KeptPage): Promise<PageBody | null>;
  readonly bytes: number;
}

export function createKeptPages(rules: KeepRules, render: RenderPage): KeptPages {
  const store = createPageStore<KeptPage>(rules.maxBytes, sizeOf);
  const keys = new WeakMap<KeptPage, string>();
  const rendering = new Map<string, Promise<KeptPage | null>>();

  const isSettled = (page: KeptPage, version: string | null, now: number) =>
    version !== null && version === page.version && now - page.checkedAt < LONGEST;

  async function askAgain(page: KeptPage, caller: Caller): Promise<boolean> {
    const version = rules.version();
    const now = rules.now();
    const settled = isSettled(page, version, now);
    const asked = settled
      ? page.madeFrom.filter(({ call }) => rules.followed[call.definition.name] === 'read-again')
      : page.madeFrom;
    if (!(await areSame(asked, caller))) {
      drop(page);
      return false;
    }
    page.readAt = now;
    if (!settled) Object.assign(page, { version, checkedAt: now });
    return true;
  }

  /** One check serves all concurrent requests. */
  function check(page: KeptPage, caller: Caller): Promise<boolean> {
    page.checking ??= askAgain(page, caller).finally(() => {
      page.checking = null;
    });
    return page.checking;
  }

  /** Whether the page may be sent. Doesn't wait for the database while the page is fresh enough. */
  function isGood(page: KeptPage, caller: Caller): boolean | Promise<boolean> {
    const now = rules.now();
    if (now - page.checkedAt < UNASKED) return true;
    if (!isSettled(page, rules.version(), now)) {
      // The running check may have started before the notice and then leaves the page unsettled.
      return page.checking === null
        ? check(page, caller)
        : page.checking.then((isSame) => isSame && isGood(page, caller));
    }
    const age = now - page.readAt;
    if (age >= OLDEST) return check(page, caller);
    // If it fails, the page grows too old and the next request gets the error.
    if (age >= BELIEVED) check(page, caller).catch(() => {});
    return true;
  }

  function drop(page: KeptPage): void {
    const key = keys.get(page);
    if (key !== undefined && store.get(key) === page) store.delete(key);
  }

  async function renderOnce(key: PageKey, request: FastifyRequest): Promise<KeptPage | null> {
    const version = rules.version();
    const now = rules.now();
    const recorder = recordCalls(rules.followed);
    const response = await render(key, request, { nonce: NONCE_MARK, watch: recorder.watch });
    const { status, headers } = response;
    const contentType = headers.get('content-type') ?? '';
    if (!contentType.startsWith('text/html') || status < 200 || headers.has('set-cookie')) {
      await response.body?.cancel();
      return null;
    }
    const body = toPageBody(Buffer.from(await response.arrayBuffer()));
    // Read only now: a page may make calls until it ends.
    const madeFrom = status === 200 ? recorder.madeFrom() : null;
    const page: KeptPage = {
      status,
      contentType,
      etag: madeFrom === null ? null : etagOf(body),
      madeFrom: madeFrom ?? [],
      plain: body,
      brotli: null,
      isPlainOnly: false,
      version,
      checkedAt: now,
      readAt: now,
      checking: null,
    };
    if (page.etag === null) return page;
    keys.set(page, key.text);
    store.set(key.text, page);
    return page;
  }

  /** If the key is being rendered, waits for that; a page that can't be cached goes only to the request that started it. */
  function renderFor(key: PageKey, request: FastifyRequest): Promise<KeptPage | null> {
    const known = rendering.get(key.text);
    if (known !== undefined) return known.then((page) => (page?.etag ? page : null));
    const begun = renderOnce(key, request).finally(() => rendering.delete(key.text));
    rendering.set(key.text, begun);
    return begun;
  }

  /** Its size in memory has changed. */
  function keepAgain(page: KeptPage): void {
    const key = keys.get(page);
    if (key !== undefined && store.get(key) === page) store.set(key, page);
  }

  return {
    async find(request, origin) {
      const key = keyOf(request, origin, rules);
      if (key === null) return null;
      const caller = rules.callerOf(request);
      const known = store.get(key.text);
      if (known !== undefined) {
        if (isRefused(known, caller)) return null;
        if (await isGood(known, caller)) return known;
      }
      const page = await renderFor(key, request);
      return page !== null && isRefused(page, caller) ? null : page;
    },
    async plainOf(page) {
      if (page.plain !== null) return page.plain;
      page.plain = await decompressPageBody(page.brotli as PageBody);
      keepAgain(page);
      return page.plain;
    },
    async brotliOf(page) {
      if (page.brotli !== null || page.isPlainOnly) return page.brotli;
      const plain = page.plain as PageBody;
      page.brotli = await compressPageBody(plain);
      page.isPlainOnly = page.brotli === null;
      // Nearly all browsers accept it; for others the page is rendered again.
      if (page.brotli !== null) page.plain = null;
      keepAgain(page);
      return page.brotli;
    },
    get bytes() {
      return store.bytes;
    },
  };
}

/** A client over the rate limit of one of its calls gets that call's refusal. */
function isRefused({ madeFrom }: KeptPage, caller: Caller): boolean {
  return madeFrom.some(({ call, args }) => call.refuses(caller, args) !== null);
}

function sizeOf({ plain, brotli, madeFrom }: KeptPage): number {
  return (plain?.bytes.length ?? 0) + (brotli?.bytes.length ?? 0) + 200 * madeFrom.length;
}

/** Weak: the bytes differ in their nonces. */
function etagOf({ bytes, gaps }: PageBody): string {
  const hash = createHash('sha1');
  let from = 0;
  for (const gap of gaps) {
    hash.update(bytes.subarray(from, gap));
    from = gap + NONCE_MARK.length;
  }
  return `W/"${hash.update(bytes.subarray(from)).digest('base64url')}"`;
}
