// Requests that pretend to be from or for our own pages: changes from other sites' pages, and doubled host names.

import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalAnswer } from './answer-call.ts';

const READS = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses what changes something if a browser says that another site's page sends it, and any request with two host
 * names, of which a proxy in front may believe the other one. Programs send no Origin.
 */
export function refuseForeign(http: FastifyInstance, publicUrl: () => string): void {
  http.addHook('onRequest', (request, reply, done) => {
    const wrong =
      hosts(request) > 1 || (!READS.has(request.method) && isForeign(request, publicUrl));
    if (!wrong) return done();
    const answer = refusalAnswer(refuse('forbidden'));
    void reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
  });
}

function hosts({ raw }: FastifyRequest): number {
  return raw.rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length;
}

function isForeign({ headers, host }: FastifyRequest, publicUrl: () => string): boolean {
  const { origin } = headers;
  if (origin === undefined) return false;
  // A page that is opened by another name of this machine is our own too.
  return origin !== new URL(publicUrl()).origin && !origin.endsWith(`//${host}`);
}
