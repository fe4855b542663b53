import * as contract from '@wevisu/contract/mail-choices.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance } from 'fastify';
import { refusalAnswer } from '../../platform/http/answer-call.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { countInWindows } from '../../platform/http/count-in-windows.ts';
import { networkOf } from '../../platform/http/network-of.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { choose, choosePush, chooseTimes, showChoices } from './choices.ts';
import type { MailChoiceDeps } from './mail-deps.ts';
import { sendHeld } from './send-held.ts';
import { showSubscription, unsubscribe } from './unsubscribe.ts';
import { UNSUBSCRIBE_ROUTE } from './unsubscribe-link.ts';

export function addMailChoices(
  {
    calls,
    http,
    jobs,
  }: {
    readonly calls: CallTable;
    readonly http: FastifyInstance;
    readonly jobs: JobQueue;
  },
  deps: MailChoiceDeps,
): void {
  addChoiceCalls(calls, deps);
  addOneClick(http, deps);
  jobs.every('notifications.send-held', '* * * * *', () => sendHeld(deps));
}

function addChoiceCalls(calls: CallTable, deps: MailChoiceDeps): void {
  calls.add(contract.showMailChoices, async ({ user }) => {
    const shown = await showChoices(deps, user);
    return shown.ok ? ok({ data: shown.value }) : shown;
  });
  calls.add(contract.setMailChoice, async ({ user: { userId, type } }, { body }) => {
    const done = await choose(deps, { ...body, userId, type });
    return done.ok ? ok({ data: done.value }) : done;
  });
  calls.add(contract.setPushChoice, async ({ user: { userId, type } }, { body }) => {
    const done = await choosePush(deps, { ...body, userId, type });
    return done.ok ? ok({ data: done.value }) : done;
  });
  calls.add(contract.setMailTimes, async ({ user: { userId, type } }, { body }) => {
    const done = await chooseTimes(deps, { ...body, userId, type });
    return done.ok ? ok({ data: done.value }) : done;
  });
  calls.add(contract.showSubscription, async (_caller, { params }) => {
    const shown = await showSubscription(deps, params.token);
    return shown.ok ? ok({ data: shown.value }) : shown;
  });
  calls.add(contract.unsubscribe, async (_caller, { params }) => {
    const done = await unsubscribe(deps, params.token);
    return done.ok ? ok({ data: done.value }) : done;
  });
}

const BODY_BYTES = 4 * 1024;
/** Of one network: a large mail provider speaks for many readers. */
const LIMIT = { max: 600, seconds: 60 };

/**
 * RFC 8058: mail programs post a form to the address in the mail's header. It says nothing that the address does not
 * say, so it is not read; the page at the same address is for people.
 */
function addOneClick(http: FastifyInstance, deps: MailChoiceDeps): void {
  const counts = countInWindows(deps.now);
  void http.register(async (routes) => {
    routes.removeAllContentTypeParsers();
    routes.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES },
      (_request, _body, done) => done(null, null),
    );
    routes.post<{ Params: { token: string } }>(UNSUBSCRIBE_ROUTE, async (request, reply) => {
      const from = networkOf(request.ip);
      const isOver = counts.add(from, LIMIT.seconds) > LIMIT.max;
      if (isOver) reply.header('retry-after', counts.secondsLeft(from));
      const done = isOver
        ? refuse('too_many_requests', { params: { seconds: counts.secondsLeft(from) } })
        : await unsubscribe(deps, request.params.token);
      if (done.ok) return reply.code(200).type('text/plain; charset=utf-8').send('Unsubscribed.');
      const { status, text } = refusalAnswer(done);
      return reply.code(status).type('application/json; charset=utf-8').send(text);
    });
  });
}
