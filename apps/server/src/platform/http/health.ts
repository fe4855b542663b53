import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';

/** For balancers and supervisors: 200 if this process can serve, 503 if its database does not answer. */
export function addHealth(http: FastifyInstance, pool: Pool): void {
  http.get('/healthz', { schema: { hide: true } }, async (_request, reply) => {
    reply.header('cache-control', 'no-store');
    try {
      await pool.query('select 1');
      return { status: 'ok' };
    } catch {
      return reply.code(503).send({ status: 'the database does not answer' });
    }
  });
}
