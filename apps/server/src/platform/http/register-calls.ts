// Serves the call table over HTTP.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import { type Refusal, type Result, refuse, statusOf } from '@wevisu/domain/errors/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { HashAddress } from '../security/address-hash.ts';
import type { SecurityEvents } from '../security/security-events.ts';
import { type Answer, answerCall, BUSY_RETRY_S, refusalAnswer } from './answer-call.ts';
import type { SecondsToWait } from './call-limits.ts';
import { type CallTable, checkAccess, type RegisteredCall, type SentFile } from './call-table.ts';
import type { Caller } from './caller.ts';
import type { CheckLargeBody } from './large-bodies.ts';
import { noteLimit, noteStaffAct } from './note-answers.ts';
import { type Resolvers, readCallerOf } from './read-caller.ts';
import { readForm } from './read-form.ts';
import { LEAST_RATE, readUpload } from './read-upload.ts';
import type { CallTimes } from './time-calls.ts';
import { createUploadSlots, type TakeUploadSlot } from './upload-slots.ts';
import type { LeastRate } from './watch-rate.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

interface Deps extends Resolvers {
  readonly calls: CallTable;
  readonly secondsToWait: SecondsToWait;
  readonly checkLargeBody: CheckLargeBody;
  readonly events: Pick<SecurityEvents, 'note'>;
  readonly times?: Pick<CallTimes, 'note'>;
  /** For what keeps where a call came from. */
  readonly hashAddress?: HashAddress;
  /** Hears of every answer. */
  readonly onAnswer?: (
    definition: CallDefinition,
    of: { readonly caller: Caller; readonly answer: Answer; readonly params: unknown },
  ) => void;
  /** Of uploads. */
  readonly leastRate?: LeastRate;
}

export function registerCalls(app: FastifyInstance, deps: Deps): void {
  const { calls, secondsToWait, checkLargeBody, events, times, hashAddress, onAnswer } = deps;
  const { leastRate = LEAST_RATE } = deps;
  const takeSlot = createUploadSlots();
  acceptEmptyBodies(app);
  for (const call of calls.all()) {
    const { method, path, bodyLimit } = call.definition;
    app.route({
      method,
      url: path,
      ...(bodyLimit === undefined
        ? {}
        : {
            bodyLimit,
            onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
              const caller = await readCallerOf(call.definition, request, deps);
              const length = request.headers['content-length'];
              const bytes = length === undefined ? bodyLimit : Number(length);
              const refused = checkLargeBody(call.definition, { caller, bytes });
              if (refused === null) return;
              noteLimit(events, call.definition, { caller, status: statusOf(refused.code) });
              return refuseEarly(reply, refused);
            },
          }),
      handler: async (request, reply) => {
        const read = await readCallerOf(call.definition, request, deps);
        const addressHash = hashAddress && (() => hashAddress(read.address));
        const caller = { ...read, ...(addressHash ? { addressHash } : {}) };
        const wait = await secondsToWait(call.definition, caller);
        if (wait > 0) {
          noteLimit(events, call.definition, { caller, status: 429 });
          return refuseEarly(reply, refuse('too_many_requests', { params: { seconds: wait } }));
        }
        const began = performance.now();
        const answer = await answerRequest(call, caller, {
          request,
          reply,
          takeSlot,
          leastRate,
        });
        times?.note(call.definition.name, answer.status, performance.now() - began);
        noteLimit(events, call.definition, { caller, status: answer.status });
        const of = { caller, answer, params: request.params };
        noteStaffAct(events, call.definition, of);
        onAnswer?.(call.definition, of);
        return isKnown(answer, request) ? sendUnchanged(reply, answer) : send(reply, answer);
      },
    });
  }
}

/** API-03: every request names JSON as its content, also the many (DELETE, logout) that have none. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parseJson = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else parseJson(request, body.toString(), done);
  });
}

async function answerRequest(
  call: RegisteredCall,
  caller: Caller,
  of: {
    readonly request: FastifyRequest;
    readonly reply: FastifyReply;
    readonly takeSlot: TakeUploadSlot;
    readonly leastRate: LeastRate;
  },
): Promise<Answer> {
  const { request, takeSlot } = of;
  const { definition } = call;
  const { params, query, body } = request;
  if (definition.encoding !== 'multipart' || !request.isMultipart()) {
    return answerCall(call, caller, { params, query, body });
  }
  // A form is not read before the caller is known to be allowed to send it.
  const verdict = checkAccess(definition, caller);
  if (verdict !== 'ok') return refusalAnswer(refuse(verdict));
  const answerForm = async (form: Result<unknown>) =>
    form.ok ? answerCall(call, caller, { params, query, body: form.value }) : refusalAnswer(form);
  if (definition.file === undefined) return answerForm(await readForm(request, definition));
  const slot = takeSlot(definition, caller);
  if (slot === null) return refusalAnswer(refuse('unavailable'));
  try {
    return await answerForm(await readUpload(definition, { ...of, slot }));
  } finally {
    slot.free();
  }
}

/** What is left of the body is not waited for. */
function refuseEarly(reply: FastifyReply, refused: Refusal): FastifyReply {
  const seconds = refused.params?.seconds;
  if (seconds !== undefined) reply.header('retry-after', String(seconds));
  return send(reply, refusalAnswer(refused));
}

function send(reply: FastifyReply, answer: Answer): FastifyReply {
  for (const cookie of answer.cookies) reply.header('set-cookie', cookie);
  reply.code(answer.status).header('cache-control', 'no-store');
  if (answer.status === 503) reply.header('retry-after', BUSY_RETRY_S);
  if (answer.file === null) return reply.header('content-type', JSON_TYPE).send(answer.text);
  markVersion(reply, answer.file);
  // An uploaded file is never displayed as a page of ours; we choose its name ourselves.
  return reply
    .header('content-type', answer.file.type)
    .header('content-disposition', `attachment; filename="${answer.file.name}"`)
    .send(answer.file.bytes);
}

/** A private file: no shared cache may keep it, and the browser's must revalidate with the current user's token. */
function markVersion(reply: FastifyReply, { version }: SentFile): void {
  if (version === undefined) return;
  reply.header('cache-control', 'private, no-cache').header('etag', `"${version}"`);
  reply.header('vary', 'authorization');
}

function isKnown({ file }: Answer, request: FastifyRequest): boolean {
  return file?.version !== undefined && request.headers['if-none-match'] === `"${file.version}"`;
}

function sendUnchanged(reply: FastifyReply, { file }: Answer): FastifyReply {
  if (file !== null) markVersion(reply, file);
  return reply.code(304).send();
}
