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
}

export function pageValues(app: App, { origin, withPolicy }: Options) {
  return (request: FastifyRequest, reply: FastifyReply): PageValues => {
    const nonce = withPolicy ? randomBytes(16).toString('base64') : undefined;
    // Without a word on it a cache may keep a page, and with it the prices of a day.
    reply.header('cache-control', 'no-cache');
    if (nonce) reply.header('content-security-policy', policy(nonce));
    // Pages are rendered for everybody alike: the token stays in the browser and never comes with a page's request.
    const api = createInProcessApi(app.calls, {
      user: null,
      address: request.ip,
      userAgent: request.headers['user-agent'] ?? '',
      requestId: request.id,
    });
    return { nonce, api, requestInfo: { id: request.id, origin } };
  };
}

function policy(nonce: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    // React writes positions and sizes into style attributes.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "worker-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
