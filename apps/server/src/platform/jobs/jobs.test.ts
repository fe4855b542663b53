import { afterEach, expect, test, vi } from 'vitest';
import { testDatabase } from '../database/test-database.ts';
import { createJobQueue, type JobQueue } from './jobs.ts';

const { pool } = await testDatabase();
const started: JobQueue[] = [];
afterEach(async () => {
  for (const jobs of started.splice(0)) await jobs.stop();
});

/** A process of its own. */
function aProcess(define: (jobs: JobQueue) => void, isWorking = true): JobQueue {
  const onError = (error: Error) => {
    if (error.message !== 'not yet') throw error;
  };
  const jobs = createJobQueue({ pool, onError, isWorking });
  define(jobs);
  started.push(jobs);
  return jobs;
}

/** Texts of the statements sent while that works. */
async function heardWhile(work: () => Promise<unknown>): Promise<readonly string[]> {
  const heard: string[] = [];
  const query = vi.spyOn(pool, 'query');
  await work();
  for (const [asked] of query.mock.calls as unknown as [string | { text: string }][])
    heard.push(typeof asked === 'string' ? asked : asked.text);
  query.mockRestore();
  return heard;
}

const aBitMoreThan = (seconds: number) =>
  new Promise((done) => setTimeout(done, seconds * 1_000 + 500));

test('a job runs once however many processes look for it, and one that fails runs again', async () => {
  const done: string[] = [];
  let failures = 1;
  const define = (jobs: JobQueue) =>
    jobs.define<{ name: string }>('work', async ({ name }) => {
      if (name === 'hard' && failures-- > 0) throw new Error('not yet');
      done.push(name);
    });
  const [one, other] = [aProcess(define), aProcess(define)];
  await one.start();
  await other.start();
  const names = Array.from({ length: 50 }, (_, n) => `easy ${n}`);
  await one.enqueue(
    pool,
    'work',
    [...names, 'hard'].map((name) => ({ name })),
  );
  await vi.waitFor(() => expect(done).toHaveLength(names.length), { timeout: 30_000 });
  const failed = async () => {
    const { rows } = await pool.query<{ id: string }>(
      "select id from jobs.job where name = 'work' and state = 'retry'",
    );
    return rows.map(({ id }) => id);
  };
  await vi.waitFor(async () => expect(await failed()).toHaveLength(1), { timeout: 30_000 });
  for (const id of await failed()) expect(await one.retry(pool, id)).toBe(true);
  await vi.waitFor(() => expect(done).toContain('hard'), { timeout: 30_000 });
  expect(done.toSorted()).toEqual([...names, 'hard'].toSorted());
});

test('nobody works on a job before its time, nor a process that only queues', async () => {
  const done: string[] = [];
  const define = (jobs: JobQueue) =>
    jobs.define<{ name: string }>('later', async ({ name }) => void done.push(name));
  const idle = aProcess(define, false);
  await idle.start();
  await idle.enqueue(pool, 'later', [{ name: 'now' }]);
  const startAfter = new Date(Date.now() + 3_600_000);
  await idle.enqueue(pool, 'later', [{ name: 'in an hour' }], { startAfter });
  idle.wake('later');
  await aBitMoreThan(3);
  expect(done).toEqual([]);
  await aProcess(define).start();
  await vi.waitFor(() => expect(done).toEqual(['now']), { timeout: 30_000 });
});

test('many queues take no more statements than few: neither at a second start nor while nothing is to do', async () => {
  const define = (jobs: JobQueue) => {
    for (let n = 0; n < 60; n += 1) {
      jobs.define(`many ${n}`.replace(' ', '-'), async () => {});
      jobs.every(`clock-${n}`, '7 3 * * *', async () => {});
    }
  };
  await aProcess(define).start();
  const { rows } = await pool.query(
    "select count(*)::int as n from jobs.queue where name like 'many-%' or name like 'clock-%'",
  );
  expect(rows[0]).toEqual({ n: 120 });
  const second = await heardWhile(() => aProcess(define).start());
  expect(second.length).toBeLessThan(30);
  // Both processes look.
  const idle = await heardWhile(() => aBitMoreThan(6));
  expect(idle.length).toBeGreaterThan(3);
  expect(idle.length).toBeLessThan(40);
});

test('a job by the clock follows the table of the program', async () => {
  const at = (cron: string) => (jobs: JobQueue) => jobs.every('moved', cron, async () => {});
  const cron = async () =>
    (await pool.query("select cron from jobs.schedule where name = 'moved'")).rows;
  await aProcess(at('7 3 * * *')).start();
  expect(await cron()).toEqual([{ cron: '7 3 * * *' }]);
  await aProcess(at('9 4 * * *')).start();
  expect(await cron()).toEqual([{ cron: '9 4 * * *' }]);
});
