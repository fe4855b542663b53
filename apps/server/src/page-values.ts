// What server-rendered pages get with each request, and the headers that guard them.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { keepRules, REMEMBERED } from './keep-rules.ts';
import type { Caller } from './platform/http/caller.ts';
import { type CallWatcher, createInProcessApi } from './platform/http/in-process.ts';
import { networkOf } from './platform/http/network-of.ts';
import { createReplyMemory } from './platform/http/reply-memory.ts';
import type { PageValues } from './platform/pages/pages.ts';

interface Options {
  readonly origin: string;
  /** Off while Vite serves: its hot reload injects its own scripts. */
  readonly withPolicy: boolean;
  /** FMT-09: if a key for the maps service is set, its script and its replies are allowed. */
  readonly withMaps: boolean;
}

export function pageOptions(app: App, { origin, withPolicy, withMaps }: Options) {
  // Pages are the same for everybody: the token stays in the browser and never comes with a page's request.
  const callerOf = (request: FastifyRequest): Caller => ({
    user: null,
    address: networkOf(request.ip),
    userAgent: request.headers['user-agent'] ?? '',
    cookies: request.headers.cookie ?? '',
    requestId: request.id,
  });
  const memory = createReplyMemory({ calls: REMEMBERED, version: app.pageVersion });
  return {
    origin,
    valuesFor: (request: FastifyRequest, watch?: CallWatcher): PageValues => ({
      api: createInProcessApi({ calls: app.calls, caller: callerOf(request), watch, memory }),
      requestInfo: { id: request.id, origin },
    }),
    guard: withPolicy
      ? (reply: FastifyReply, nonce: string): void => {
          reply.header('content-security-policy', contentPolicy(nonce, { origin, withMaps }));
        }
      : undefined,
    // Without the policy Vite serves, and every page is made from what was just written.
    keep: withPolicy ? keepRules({ version: app.pageVersion, callerOf }) : undefined,
  };
}

const MAPS = 'https://maps.googleapis.com';
const PLACES = 'https://places.googleapis.com';

export function contentPolicy(
  nonce: string,
  { origin, withMaps }: Pick<Options, 'origin' | 'withMaps'>,
): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'${withMaps ? ` ${MAPS}` : ''}`,
    ...(withMaps ? [`connect-src 'self' ${MAPS} ${PLACES}`] : []),
    "script-src-attr 'none'",
    // React writes positions and sizes into style attributes, and toasts bring a style sheet of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
