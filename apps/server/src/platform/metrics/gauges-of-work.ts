// What waits: connections, jobs and mails.
import { sql } from 'kysely';
import { int8, text } from '../database/columns.ts';
import type { Pool } from '../database/queryable.ts';
import { sqlStatement } from '../database/statement.ts';
import type { Gauge } from './metrics.ts';

/** Of a queue that is empty there is no row. */
const countJobs = sqlStatement({
  gives: { name: text, state: text, total: int8 },
  sql: () => sql`select name, state::text as state, count(*) as total from jobs.job
    where state in ('created', 'retry', 'active', 'failed') group by 1, 2`,
  rare: true,
}).list;

const countMails = sqlStatement({
  gives: { waiting: int8, failed: int8 },
  sql: () => sql`select count(*) filter (where attempts = 0) as waiting,
      count(*) filter (where attempts > 0) as failed
    from mails where sent_at is null and dropped_at is null`,
  rare: true,
}).require;

export function gaugesOfWork(pool: Pool): Gauge[] {
  return [
    {
      name: 'wevisu_database_connections',
      about: 'Connections of the pool that are in use or idle, and callers that wait for one.',
      read: () => [
        { value: pool.totalCount - pool.idleCount, labels: { state: 'used' } },
        { value: pool.idleCount, labels: { state: 'idle' } },
        { value: pool.waitingCount, labels: { state: 'waiting' } },
      ],
    },
    {
      name: 'wevisu_jobs',
      about: 'Jobs of all processes that wait, run, wait to be tried again, or have failed.',
      read: async () =>
        (await countJobs(pool)).map(({ name, state, total }) => ({
          value: total,
          labels: { job: name, state: STATES[state] ?? state },
        })),
    },
    {
      name: 'wevisu_mails',
      about: 'Mails of all processes that wait to be sent, or could not be sent yet.',
      async read() {
        const { waiting, failed } = await countMails(pool);
        return [
          { value: waiting, labels: { state: 'waiting' } },
          { value: failed, labels: { state: 'failed' } },
        ];
      },
    },
  ];
}

const STATES: Readonly<Record<string, string>> = {
  created: 'waiting',
  retry: 'retrying',
  active: 'running',
  failed: 'failed',
};
