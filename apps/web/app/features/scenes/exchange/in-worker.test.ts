import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { inWorker, JobRefused, type JobWorker, type WorkerNote } from './in-worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function thread() {
  const listeners = new Map<string, (event: { data: never }) => void>();
  let isGone = false;
  const worker: JobWorker = {
    postMessage: () => {},
    addEventListener: (type: string, listener: (event: { data: never }) => void) =>
      void listeners.set(type, listener),
    terminate: () => {
      isGone = true;
    },
  };
  return {
    start: () => worker,
    say: (note: WorkerNote<string>) => listeners.get('message')?.({ data: note as never }),
    fail: () => listeners.get('error')?.({ data: null as never }),
    isGone: () => isGone,
  };
}

function run(worker: ReturnType<typeof thread>) {
  const control = new AbortController();
  const shares: number[] = [];
  const result = inWorker<string>('job', {
    start: worker.start,
    signal: control.signal,
    limitMs: 30_000,
    onProgress: (share) => shares.push(share),
  });
  result.catch(() => {});
  return { control, shares, result };
}

test('a job reports its progress, returns its result and ends its worker', async () => {
  const worker = thread();
  const { shares, result } = run(worker);
  worker.say({ note: 'progress', share: 0.5 });
  expect(worker.isGone()).toBe(false);
  worker.say({ note: 'done', result: 'plan' });
  expect(await result).toBe('plan');
  expect(shares).toEqual([0.5]);
  expect(worker.isGone()).toBe(true);
});

test('a job that is refused, crashes or takes too long rejects with a message and ends its worker', async () => {
  const refused = thread();
  const first = run(refused);
  refused.say({ note: 'refused', why: 'Line 1: no DXF.' });
  await expect(first.result).rejects.toThrow('Line 1: no DXF.');
  const broken = thread();
  const second = run(broken);
  broken.fail();
  await expect(second.result).rejects.toBeInstanceOf(JobRefused);
  const slow = thread();
  const third = run(slow);
  await vi.advanceTimersByTimeAsync(30_000);
  await expect(third.result).rejects.toThrow('longer than 30 seconds');
  expect([refused, broken, slow].map((one) => one.isGone())).toEqual([true, true, true]);
});

test('canceling a job ends its worker at once', async () => {
  const worker = thread();
  const { control, result } = run(worker);
  control.abort();
  await expect(result).rejects.toMatchObject({ name: 'AbortError' });
  expect(worker.isGone()).toBe(true);
});
