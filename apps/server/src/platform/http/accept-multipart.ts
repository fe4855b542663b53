// Forms sent as multipart, for the calls whose definition says so and the routes that are named; every other address
// refuses them.
import multipart from '@fastify/multipart';
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refusalAnswer } from './answer-call.ts';

export async function acceptMultipart(
  http: FastifyInstance,
  definitions: readonly CallDefinition[],
  routes: readonly string[],
): Promise<void> {
  const accepting = new Set([
    ...definitions.filter(({ encoding }) => encoding === 'multipart').map(({ path }) => path),
    ...routes,
  ]);
  http.addHook('onRequest', async (request, reply) => {
    const isForm = /^multipart\//i.test(request.headers['content-type'] ?? '');
    if (!isForm || accepting.has(request.routeOptions.url ?? '')) return;
    const { status, text } = refusalAnswer(refuse('unsupported_media_type'));
    return reply.code(status).type('application/json; charset=utf-8').send(text);
  });
  // The reader of a form enforces its own size limit: see read-form.ts.
  await http.register(multipart, { throwFileSizeLimit: false });
}
