// What goes wrong before or beside a use case, answered in the shape of every refusal.
import { type ErrorCode, refuse } from '@wevisu/domain/errors.ts';
import type { FastifyError, FastifyInstance } from 'fastify';
import { refusalAnswer } from './answer-call.ts';

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  400: 'bad_json',
  404: 'not_found',
  405: 'method_not_allowed',
  413: 'payload_too_large',
  415: 'unsupported_media_type',
};

/** A database that is gone or overrun is an outage that passes, not a bug. */
const PASSING = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  '57P01',
  '57P03',
  '53300',
  '08006',
  '08001',
]);

export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const code =
      BY_STATUS[error.statusCode ?? 500] ?? (PASSING.has(error.code) ? 'unavailable' : 'internal');
    const answer = refusalAnswer(refuse(code));
    if (answer.status >= 500) request.log.error({ err: error }, 'request failed');
    const body = answer.status >= 500 ? withRequestId(answer.text, request.id) : answer.text;
    return reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(body);
  });
  app.setNotFoundHandler((_request, reply) => {
    const answer = refusalAnswer(refuse('not_found'));
    return reply
      .code(answer.status)
      .header('content-type', 'application/json; charset=utf-8')
      .send(answer.text);
  });
}

function withRequestId(text: string, requestId: string): string {
  return JSON.stringify({ ...JSON.parse(text), request_id: requestId });
}
