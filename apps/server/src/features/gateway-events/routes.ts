import { refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import { countInWindows } from '../../platform/http/count-in-windows.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { GatewayEventDeps } from './deps.ts';
import { type LookAgain, lookAgain } from './look-again.ts';
import { deleteOldEvents } from './store.ts';
import { LOOK_AGAIN, takeWebhook } from './take-webhook.ts';

export const WEBHOOK_PATH = '/gateway-events';
const BODY_BYTES = 256 * 1024;
/** Of one address. A gateway sends some for each payment, and what it is refused it sends again later. */
const LIMIT = { max: 1_200, seconds: 60 };
/** Longer than any gateway repeats an event. */
const KEPT_DAYS = 30;
const DAY_MS = 24 * 3600 * 1000;

export function addGatewayEvents(
  http: FastifyInstance,
  { jobs, ...of }: Omit<GatewayEventDeps, 'jobs'> & { readonly jobs: JobQueue },
): void {
  addWebhook(http, { ...of, jobs });
  addJobs(jobs, { ...of, jobs, http });
}

/** For the gateway, which has no session: its signature is what counts. */
function addWebhook(http: FastifyInstance, deps: GatewayEventDeps): void {
  const { gateway, now } = deps.checkout;
  const counts = countInWindows(now);
  void http.register(async (routes) => {
    // The signature is of the bytes as they came.
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, body, done) => done(null, body),
    );
    routes.post(
      WEBHOOK_PATH,
      {
        onRequest: async (request, reply) => {
          const from = networkOf(request.ip);
          if (counts.add(from, LIMIT.seconds) <= LIMIT.max) return;
          const seconds = counts.secondsLeft(from);
          reply.header('retry-after', seconds);
          return send(reply, refusalAnswer(refuse('too_many_requests', { params: { seconds } })));
        },
      },
      async ({ body, headers }, reply) => {
        const signature = headers[gateway.signatureHeader];
        const isTaken =
          Buffer.isBuffer(body) &&
          typeof signature === 'string' &&
          (await takeWebhook(deps, { body, signature }));
        if (!isTaken) return send(reply, refusalAnswer(refuse('forbidden')));
        return reply.code(200).send();
      },
    );
  });
}

function send(
  reply: FastifyReply,
  answer: { readonly status: number; readonly text: string },
): FastifyReply {
  return reply.code(answer.status).type('application/json; charset=utf-8').send(answer.text);
}

function addJobs(
  jobs: JobQueue,
  { http, ...deps }: GatewayEventDeps & { readonly http: Pick<FastifyInstance, 'inject'> },
): void {
  const { pool, now, gateway } = deps.checkout;
  jobs.define<LookAgain>(LOOK_AGAIN, (job) => lookAgain(deps, job));
  jobs.every('gateway-events.drop-old', '52 3 * * *', async () => {
    const before = new Date(now().getTime() - KEPT_DAYS * DAY_MS);
    await inBatches((limit) => deleteOldEvents(pool, { before, limit }));
  });
  jobs.every('gateway-events.send', '* * * * *', async () => {
    await gateway.sendWebhooks?.(async ({ body, signature }) => {
      const { statusCode } = await http.inject({
        ...{ method: 'POST', url: WEBHOOK_PATH, payload: body },
        headers: { 'content-type': 'application/json', [gateway.signatureHeader]: signature },
      });
      return statusCode === 200;
    });
  });
}
