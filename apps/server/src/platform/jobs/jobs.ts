// Work that follows a change: queued by the transaction that causes it, run by this process or another,
// possibly twice. pg-boss keeps the queue in PostgreSQL.
import { type JobResult, PgBoss } from 'pg-boss';
import { runPackageSql, runPreparedPackageSql } from '../database/package-sql.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import { outsideRequests } from '../http/request-context.ts';
import { createQueues, listDueQueues } from './due-queues.ts';
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
const WORK = {
  batchSize: 20,
  perJobResults: true,
  burstWhenBatchFull: true,
  // Only in case a look failed: see `look`.
  pollingIntervalSeconds: 600,
} as const;
/** Between looks for jobs that are due, of all queues at once. */
const LOOK_EVERY_MS = 2_000;

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
  const workers = new Map<string, Promise<string>>();
  let nextLook: NodeJS.Timeout | undefined;
  let isStarted = false;
  let isStopped = false;

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

  async function planClock(): Promise<void> {
    const schedules = await boss.getSchedules();
    const planned = new Map(schedules.map((schedule) => [schedule.name, schedule.cron]));
    for (const [name, cron] of clock) {
      if (planned.get(name) !== cron) await boss.schedule(name, cron);
    }
  }

  /** A queue has no worker before its first job: most of them have none for hours, and each worker asks by itself. */
  function workOn(name: string): void {
    const working = workers.get(name);
    const handler = handlers.get(name);
    if (working) working.then((worker) => boss.notifyWorker(worker), onError);
    else if (handler) workers.set(name, startWorker(name, handler));
  }

  function startWorker(name: string, handler: Handler): Promise<string> {
    const worker = boss.work(name, WORK, async (batch) => {
      const results: JobResult[] = [];
      for (const { id, data } of batch) {
        results.push({ id, ...(await run(handler, (data ?? {}) as object)) });
      }
      return results;
    });
    worker.catch((error) => {
      workers.delete(name);
      onError(error);
    });
    return worker;
  }

  async function look(): Promise<void> {
    try {
      const due = await listDueQueues(pool, { names: [...handlers.keys()] });
      if (!isStopped) for (const { name } of due) workOn(name);
    } catch (error) {
      onError(error instanceof Error ? error : new Error(String(error)));
    }
    if (!isStopped) nextLook = setTimeout(look, LOOK_EVERY_MS);
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
      if (isStarted && !isStopped) workOn(name);
    },
    async start() {
      const options = { policy: 'standard', ...RETRY };
      await createQueues(pool, { names: [...handlers.keys()], options });
      await boss.start();
      // A queue that is there already keeps what it was made with.
      for (const name of long) await boss.updateQueue(name, LONG);
      if (!isWorking) return;
      await planClock();
      isStarted = true;
      await look();
    },
    async stop() {
      isStopped = true;
      clearTimeout(nextLook);
      await boss.stop({ graceful: true, timeout: 10_000 });
    },
  };
}
