// Counts pages that people open in a showroom: in memory, written every few seconds, and nothing of who opened them.
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReportDeps } from './deps.ts';
import { insertVisits } from './store/refresh.ts';

/** The shop's pages; their data too, which the browser asks for on the way from one page to another. */
const SHOP_PAGE = new RegExp(
  `^(?:${PATHS.showroomShop}|/category/[^/]+(?:/product)?|/department/.+|/product/[^/]+(?:/[^/]+)?|/search)(?:\\.data)?$`,
);
const PRODUCT_IN_SHOWROOM = /^\/product\/[^/]+\/([A-Za-z0-9]{8})(?:\.data)?$/;
const VSD_ID = /^[A-Z0-9]{8}$/;
const NOT_PEOPLE =
  /bot|crawl|spider|slurp|preview|headless|lighthouse|monitor|curl|wget|python|http|scan|fetch/i;

const FLUSH_MS = 5_000;
/** More IDs than that in a few seconds are not people's. */
const MAX_KEYS = 10_000;

interface Opened {
  readonly method: string;
  readonly url: string;
  readonly headers: FastifyRequest['headers'];
}

/** The showroom whose page a person opened; null for everything else. */
export function showroomOpened({ method, url, headers }: Opened): string | null {
  if (method !== 'GET' || isPrefetch(headers)) return null;
  const path = url.split('?', 1)[0] ?? '';
  if (!SHOP_PAGE.test(path)) return null;
  const agent = headers['user-agent'] ?? '';
  if (agent === '' || NOT_PEOPLE.test(agent)) return null;
  const named = PRODUCT_IN_SHOWROOM.exec(path)?.[1] ?? cookieOf(headers.cookie ?? '');
  const vsdId = named.toUpperCase();
  return VSD_ID.test(vsdId) ? vsdId : null;
}

function isPrefetch(headers: Opened['headers']): boolean {
  const purpose = `${headers['sec-purpose'] ?? ''} ${headers.purpose ?? ''}`;
  return purpose.includes('prefetch');
}

function cookieOf(cookies: string): string {
  const found = cookies.split('; ').find((one) => one.startsWith(`${SHOWROOM_COOKIE}=`));
  return found?.slice(SHOWROOM_COOKIE.length + 1) ?? '';
}

export interface VisitCounter {
  add(vsdId: string): void;
  flush(): Promise<void>;
}

export function createVisitCounter({ pool, now }: ReportDeps & { now: () => Date }): VisitCounter {
  let counts = new Map<string, number>();
  return {
    add(vsdId) {
      const key = `${vsdId} ${dayOf(now())}`;
      if (counts.size < MAX_KEYS || counts.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    },
    async flush() {
      if (counts.size === 0) return;
      const taken = [...counts].map(([key, count]) => [...key.split(' '), count] as const);
      counts = new Map();
      await insertVisits(pool, {
        vsdIds: taken.map(([vsdId]) => String(vsdId)),
        days: taken.map(([, day]) => String(day)),
        counts: taken.map(([, , count]) => Number(count)),
      });
    },
  };
}

/** Returns what ends it: the last counts are written then. */
export function countVisits(
  http: FastifyInstance,
  deps: ReportDeps & { readonly now: () => Date; readonly onError: (error: Error) => void },
): () => Promise<void> {
  const counter = createVisitCounter(deps);
  http.addHook('onResponse', async (request, reply) => {
    if (reply.statusCode !== 200 && reply.statusCode !== 304) return;
    const vsdId = showroomOpened(request);
    if (vsdId !== null) counter.add(vsdId);
  });
  const flush = () => counter.flush().catch(deps.onError);
  const timer = setInterval(flush, FLUSH_MS).unref();
  return async () => {
    clearInterval(timer);
    await flush();
  };
}
