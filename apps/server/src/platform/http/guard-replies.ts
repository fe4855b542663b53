import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

/** A year, the minimum for browsers' preload lists. */
const HTTPS_ONLY = 'max-age=31536000';

/** The shop uses no camera, no location and no wallet. */
const NO_DEVICES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'geolocation',
  'gyroscope',
  'microphone',
  'payment',
  'usb',
]
  .map((name) => `${name}=()`)
  .join(', ');

const NOTHING = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Headers that guard every reply of ours: pages, calls, files, pictures and refusals. */
export function guardReplies(http: FastifyInstance, { https }: { readonly https: boolean }): void {
  http.addHook('onRequest', (request, reply, done) => {
    guardReply(request, reply, { https });
    done();
  });
}

/** Of a reply that no hook sees: that to an address that can't be read. */
export function guardReply(
  request: FastifyRequest,
  reply: FastifyReply,
  { https }: { readonly https: boolean },
): void {
  reply.header('x-content-type-options', 'nosniff');
  reply.header('referrer-policy', 'strict-origin-when-cross-origin');
  reply.header('x-frame-options', 'DENY');
  reply.header('permissions-policy', NO_DEVICES);
  reply.header('cross-origin-opener-policy', 'same-origin');
  reply.header('cross-origin-resource-policy', 'same-site');
  reply.header('x-permitted-cross-domain-policies', 'none');
  // API replies are for scripts; opened as a page, they can do nothing.
  if (request.url.startsWith('/api/')) reply.header('content-security-policy', NOTHING);
  if (https) reply.header('strict-transport-security', HTTPS_ONLY);
}
