import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { isLoopback } from '../is-loopback.ts';
import type { Metrics } from './metrics.ts';

/** What a balancer on this machine adds: behind one, every request comes from it. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

export interface MetricsRoute {
  readonly metrics: Metrics;
  /** Null: only this machine may read them. */
  readonly token: string | null;
}

/** For this machine, and for whoever has the token. To everybody else there is nothing here. */
export function addMetricsRoute(http: FastifyInstance, { metrics, token }: MetricsRoute): void {
  http.get('/metrics', async (request, reply) => {
    if (!isOfThisMachine(request) && !hasToken(request, token)) return reply.callNotFound();
    return reply
      .header('cache-control', 'no-store')
      .type('text/plain; version=0.0.4; charset=utf-8')
      .send(await metrics.text());
  });
}

/** Also by the name that it was asked by: a page elsewhere may have pointed its own name at this machine. */
function isOfThisMachine(request: FastifyRequest): boolean {
  const from = (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  return (
    isLoopback(from) &&
    isLoopback(request.hostname) &&
    FORWARDED.every((name) => request.headers[name] === undefined)
  );
}

function hasToken(request: FastifyRequest, token: string | null): boolean {
  const [, given] = /^Bearer (.+)$/.exec(request.headers.authorization ?? '') ?? [];
  if (token === null || given === undefined) return false;
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(given), digest(token));
}
