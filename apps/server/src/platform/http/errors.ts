// Errors before or outside of a use case, answered in the usual shape of a refusal.
import { type ErrorCode, refuse } from '@wevisu/domain/errors/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isOutage } from '../database/outage.ts';
import { isDiskFull } from '../disk-full.ts';
import { BUSY_RETRY_S, refusalAnswer } from './answer-call.ts';

/** Somebody has to make space. */
const FULL_RETRY_S = '60';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code = codeFor(error);
    const answer = refusalAnswer(refuse(code));
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    if (answer.status === 503) {
      reply.header('retry-after', code === 'disk_full' ? FULL_RETRY_S : BUSY_RETRY_S);
    }
    const body = answer.status >= 500 ? withRequestId(answer.text, request.id) : answer.text;
    return reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(body);
  });
  app.setNotFoundHandler(sendNotFound);
}

/** For Fastify's `frameworkErrors`: an address that can't be decoded, or with a part beyond all ids. */
export function sendUnreadableAddress(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  sendNotFound(request, reply);
}

function sendNotFound(_request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const answer = refusalAnswer(refuse('not_found'));
  return reply
    .code(answer.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(answer.text);
}

function codeFor(error: FastifyError): ErrorCode {
  const { statusCode = 500 } = error;
  const known = BY_STATUS[statusCode];
  if (known !== undefined) return known;
  // Any other client error is bad input, not a failure of ours.
  if (statusCode >= 400 && statusCode < 500) return 'invalid_input';
  if (isDiskFull(error)) return 'disk_full';
  return isOutage(error) ? 'unavailable' : 'internal';
}

function withRequestId(text: string, requestId: string): string {
  return JSON.stringify({ ...JSON.parse(text), request_id: requestId });
}
