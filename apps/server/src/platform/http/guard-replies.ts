import type { FastifyInstance } from 'fastify';

/** A year, as browsers ask for before they take it seriously. */
const HTTPS_ONLY = 'max-age=31536000';

/** Headers that guard every reply of ours: pages, calls, files, pictures and refusals. */
export function guardReplies(http: FastifyInstance, { https }: { readonly https: boolean }): void {
  http.addHook('onRequest', (_request, reply, done) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('referrer-policy', 'strict-origin-when-cross-origin');
    reply.header('x-frame-options', 'DENY');
    if (https) reply.header('strict-transport-security', HTTPS_ONLY);
    done();
  });
}
