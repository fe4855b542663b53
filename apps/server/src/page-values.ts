// What server-rendered pages get with each request, and the headers that guard them.
import { randomBytes } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { App } from './app.ts';
import { createInProcessApi } from './platform/http/in-process.ts';
import type { PageValues } from './platform/http/pages.ts';

interface Options {
  readonly origin: string;
  /** Off while Vite serves: its hot reload puts in scripts of its own. */
  readonly withPolicy: boolean;
  /** FMT-09: where a key for the maps service is set, its script and its answers are let in. */
  readonly withMaps: boolean;
}

export function pageValues(app: App, { origin, withPolicy, withMaps }: Options) {
  return (request: FastifyRequest, reply: FastifyReply): PageValues => {
    const nonce = withPolicy ? randomBytes(16).toString('base64') : undefined;
    // Without a word on it a cache may keep a page, and with it the prices of a day.
    reply.header('cache-control', 'no-cache');
    if (nonce) reply.header('content-security-policy', contentPolicy(nonce, { origin, withMaps }));
    // Pages are rendered for everybody alike: the token stays in the browser and never comes with a page's request.
    const api = createInProcessApi(app.calls, {
      user: null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      cookies: request.headers.cookie ?? '',
      requestId: request.id,
    });
    return { nonce, api, requestInfo: { id: request.id, origin } };
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
