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
  /** With Stripe's card fields, its script, its frames and its answers are allowed. */
  readonly withStripe: boolean;
}

export function pageOptions(app: App, { origin, withPolicy, ...others }: Options) {
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
          reply.header('content-security-policy', contentPolicy(nonce, { origin, ...others }));
        }
      : undefined,
    // Without the policy Vite serves, and every page is made from what was just written.
    keep: withPolicy ? keepRules({ version: app.pageVersion, callerOf }) : undefined,
  };
}

const MAPS = 'https://maps.googleapis.com';
const PLACES = 'https://places.googleapis.com';

/** https://docs.stripe.com/security/guide#content-security-policy, without the maps of its address field. */
const STRIPE_SCRIPTS = ['https://js.stripe.com', 'https://*.js.stripe.com'];
const STRIPE_FRAMES = [...STRIPE_SCRIPTS, 'https://hooks.stripe.com'];
const STRIPE_API = 'https://api.stripe.com';

export function contentPolicy(
  nonce: string,
  { origin, withMaps, withStripe }: Omit<Options, 'withPolicy'>,
): string {
  const scripts = [...(withMaps ? [MAPS] : []), ...(withStripe ? STRIPE_SCRIPTS : [])];
  const answers = [...(withMaps ? [MAPS, PLACES] : []), ...(withStripe ? [STRIPE_API] : [])];
  return [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...scripts].join(' '),
    ...(answers.length > 0 ? [["connect-src 'self'", ...answers].join(' ')] : []),
    "script-src-attr 'none'",
    // React writes positions and sizes into style attributes, and toasts bring a style sheet of their own.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "manifest-src 'self'",
    `frame-src ${withStripe ? STRIPE_FRAMES.join(' ') : "'none'"}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(origin.startsWith('https:') ? ['upgrade-insecure-requests'] : []),
  ].join('; ');
}
