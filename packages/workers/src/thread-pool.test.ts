import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import type { TestTasks } from './test-tasks.ts';
import { createThreadCrew, type ThreadCrew, type ThreadCrewOptions } from './thread-crew.ts';
import { createThreadPool, type ThreadPool, type ThreadPoolOptions } from './thread-pool.ts';
import { QueueClosed } from './work-queue.ts';

const program = new URL('./test-tasks.ts', import.meta.url);
type Closable = Pick<ThreadPool<TestTasks>, 'close'>;
const opened: Closable[] = [];
afterEach(async () => {
  for (const one of opened.splice(0).reverse()) await one.close();
});

function openCrew(over: Partial<ThreadCrewOptions> = {}): ThreadCrew<TestTasks> {
  const crew = createThreadCrew<TestTasks>({ program, ...over });
  opened.push(crew);
  return crew;
}

function open(over: Partial<ThreadPoolOptions<TestTasks>> = {}): ThreadPool<TestTasks> {
  const crew = over.crew ?? openCrew();
  const pool = createThreadPool({ threads: 1, maxWaiting: 4, ...over, crew });
  opened.push(pool);
  return pool;
}

test('a task answers with its output, bytes among them', async () => {
  const pool = open({ threads: 2 });
  const doubled = await Promise.all([1, 2, 3].map((n) => pool.run('double', n)));
  expect(doubled).toEqual([{ output: 2 }, { output: 4 }, { output: 6 }]);
  expect(await pool.run('give', 3)).toEqual({ output: new Uint8Array(3) });
});

test('a task that throws rejects with its own error, and the thread goes on', async () => {
  const pool = open();
  await expect(pool.run('fail', 'too wide')).rejects.toThrow(RangeError);
  expect(await pool.run('double', 4)).toEqual({ output: 8 });
});

test('tasks beyond the queue are refused as busy', async () => {
  const pool = open({ maxWaiting: 1 });
  const [running, waiting, refused] = [1, 2, 3].map((n) => pool.run('double', n));
  expect(await refused).toEqual({ failure: 'busy' });
  expect(await Promise.all([running, waiting])).toEqual([{ output: 2 }, { output: 4 }]);
});

test('a task over its time limit ends its thread, and a new one takes the next', async () => {
  const pool = open({ timeLimit: { taskMs: 50, loadMs: 60_000 } });
  expect(await pool.run('spin', null)).toEqual({ failure: 'timed-out' });
  expect(await pool.run('double', 5)).toEqual({ output: 10 });
});

test('a task that takes more memory than its thread has loses it, and a new one takes the next', async () => {
  const pool = open({ crew: openCrew({ heapMb: 64 }) });
  expect(await pool.run('exhaust', null)).toEqual({ failure: 'lost' });
  expect(await pool.run('leave', null)).toEqual({ failure: 'lost' });
  expect(await pool.run('double', 6)).toEqual({ output: 12 });
});

test('closing rejects what runs and what waits, and refuses what comes later', async () => {
  const pool = open();
  const left = [pool.run('wait', 60_000), pool.run('double', 1)];
  const ends = Promise.allSettled(left);
  await pool.close();
  for (const end of await ends) {
    expect(end.status === 'rejected' && end.reason).toBeInstanceOf(QueueClosed);
  }
  expect(await pool.run('double', 1)).toEqual({ failure: 'busy' });
});

test('a thread that has rested long enough is ended, and a new one takes the next task', async () => {
  const pool = open({ crew: openCrew({ idleMs: 30 }) });
  const first = await pool.run('threadId', null);
  expect(await pool.run('threadId', null)).toEqual(first);
  await sleep(120);
  const later = await pool.run('threadId', null);
  expect(later).not.toEqual(first);
});

test('pools of one crew use the threads that the others leave idle, and run beside each other', async () => {
  const crew = openCrew();
  const [reading, counting] = [open({ crew }), open({ crew })];
  const first = await reading.run('threadId', null);
  expect(await counting.run('threadId', null)).toEqual(first);
  const both = await Promise.all([reading, counting].map((pool) => pool.run('threadId', null)));
  expect(both).toContainEqual(first);
  expect(new Set(both.map((done) => 'output' in done && done.output)).size).toBe(2);
});

test('closing a pool leaves the tasks of another pool of its crew alone', async () => {
  const crew = openCrew();
  const [closed, other] = [open({ crew }), open({ crew })];
  const left = closed.run('wait', 60_000);
  const done = other.run('double', 4);
  await Promise.all([closed.close(), expect(left).rejects.toBeInstanceOf(QueueClosed)]);
  expect(await done).toEqual({ output: 8 });
});
