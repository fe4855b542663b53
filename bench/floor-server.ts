// The machine's upper limit: a bare Fastify process that answers with a constant, and one that
// first runs one pg query for rows by primary key. Started by main.ts; the plan comes as a message.
import Fastify from 'fastify';
import { openPool } from '../apps/server/src/platform/database/connection.ts';
import type { QueryFloor } from './scenario.ts';

export interface FloorPlan {
  readonly databaseUrl: string;
  readonly connections: number;
  readonly floors: readonly {
    readonly name: string;
    /** Size of the scenario's usual reply in bytes. */
    readonly replySize: number;
    readonly query: QueryFloor | null;
  }[];
}

process.once('message', async (plan: FloorPlan) => {
  const http = Fastify();
  const pool = openPool(plan.databaseUrl, {
    connections: plan.connections,
    statementTimeoutMs: 0,
    onError: (error) => console.error(error),
  });
  for (const { name, replySize, query } of plan.floors) {
    const body = JSON.stringify({ body: 'x'.repeat(Math.max(0, replySize - 11)) });
    http.get(`/plain/${name}`, (_request, reply) => reply.type('application/json').send(body));
    if (query === null) continue;
    let next = 0;
    http.get(`/query/${name}`, async (_request, reply) => {
      const values = query.values[next % query.values.length];
      next += 1;
      await pool.query({ name, text: query.text, values: [...(values ?? [])] });
      return reply.type('application/json').send(body);
    });
  }
  const origin = await http.listen({ port: 0, host: '127.0.0.1' });
  process.send?.({ origin });
});
process.once('disconnect', () => process.exit());
