// Work that follows a change: queued by the transaction that causes it, run by this process or another,
// possibly twice. pg-boss keeps the queue in PostgreSQL.
import { type JobResult, PgBoss } from 'pg-boss';
import { runPackageSql, runPreparedPackageSql } from '../database/package-sql.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import { outsideRequests } from '../http/request-context.ts';
import { dropFailedJob, retryFailedJob } from './failed-jobs.ts';
import { JOBS_SCHEMA } from './install-jobs.ts';

export interface JobQueue {
  /** Call it before `start`. The handler may run twice for one job. */
  define<Data extends object>(
    name: string,
    handler: (data: Data) => Promise<void>,
    options?: JobOptions,
  ): void;
  /** Runs on a schedule, in one process at a time. */
  every(name: string, cron: string, handler: () => Promise<void>): void;
  /** In the transaction of `db`: without its commit there is no job. */
  enqueue(
    db: Queryable,
    name: string,
    jobs: readonly object[],
    when?: { readonly startAfter: Date },
  ): Promise<void>;
  /** Runs a failed one again now; false if it does not fail any more. */
  retry(db: Queryable, id: string): Promise<boolean>;
  /** Gives a failed one up; false if it does not fail any more. */
  drop(db: Queryable, id: string): Promise<boolean>;
  /** Looks for jobs of this name now, in place of at the next turn. */
  wake(name: string): void;
  start(): Promise<void>;
  stop(): Promise<void>;
}

interface JobOptions {
  /** Killed with its process, it runs again within a minute, in place of a quarter of an hour. */
  readonly isLong?: boolean;
}

interface Deps {
  readonly pool: Pool;
  readonly onError: (error: Error) => void;
  /** Otherwise it only queues, and leaves the work and the clock to other processes; true by default. */
  readonly isWorking?: boolean;
}

type Handler = (data: object) => Promise<void>;

const RETRY = { retryLimit: 8, retryDelay: 15, retryBackoff: true } as const;

/** Seconds: a long job that has not been heard of for so long is given to another process. */
const LONG = { heartbeatSeconds: 20 } as const;
/** Seconds between looks at who has not been heard of. */
const LOOK = { superviseIntervalSeconds: 15, monitorIntervalSeconds: 15 } as const;

/** Kept with a failed job, for staff. */
const MAX_MESSAGE = 500;

/** Each job by itself: one that fails is retried without the rest of its batch. */
const WORK = { batchSize: 20, pollingIntervalSeconds: 2, perJobResults: true } as const;

export function createJobQueue({ pool, onError, isWorking = true }: Deps): JobQueue {
  // The owner has installed it: the server's role makes no tables.
  const boss = new PgBoss({
    db: runPackageSql(pool),
    schema: JOBS_SCHEMA,
    migrate: false,
    ...LOOK,
  });
  boss.on('error', onError);
  const handlers = new Map<string, Handler>();
  const long = new Set<string>();
  const clock = new Map<string, string>();
  const workers = new Map<string, string>();

  async function run(handler: Handler, data: object): Promise<Omit<JobResult, 'id'>> {
    try {
      await outsideRequests(() => handler(data));
      return { status: 'completed' };
    } catch (thrown) {
      const error = thrown instanceof Error ? thrown : new Error(String(thrown));
      onError(error);
      return { status: 'failed', output: { message: error.message.slice(0, MAX_MESSAGE) } };
    }
  }

  return {
    define(name, handler, { isLong = false } = {}) {
      if (handlers.has(name)) throw new Error(`Job ${name} is defined twice.`);
      handlers.set(name, handler as Handler);
      if (isLong) long.add(name);
    },
    every(name, cron, handler) {
      this.define(name, handler);
      clock.set(name, cron);
    },
    async enqueue(db, name, jobs, when = undefined) {
      if (jobs.length === 0) return;
      await boss.insert(
        name,
        jobs.map((data) => ({ data, ...when })),
        // The text is the same for all jobs of a queue.
        { db: runPreparedPackageSql(db) },
      );
    },
    retry: (db, id) => retryFailedJob(db, { id }),
    drop: (db, id) => dropFailedJob(db, { id }),
    wake(name) {
      const worker = workers.get(name);
      if (worker !== undefined) boss.notifyWorker(worker);
    },
    async start() {
      await boss.start();
      for (const [name, handler] of handlers) {
        await boss.createQueue(name, RETRY);
        // A queue that is there already keeps what it was made with.
        if (long.has(name)) await boss.updateQueue(name, LONG);
        if (!isWorking) continue;
        const worker = await boss.work(name, WORK, async (batch) => {
          const results: JobResult[] = [];
          for (const { id, data } of batch) {
            results.push({ id, ...(await run(handler, (data ?? {}) as object)) });
          }
          return results;
        });
        workers.set(name, worker);
      }
      if (!isWorking) return;
      for (const [name, cron] of clock) await boss.schedule(name, cron);
    },
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}
