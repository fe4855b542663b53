// The program of a thread for tests.
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';
import { serveTasks } from './serve-tasks.ts';

export const testTasks = {
  double: (n: number) => n * 2,
  fail: (message: string) => {
    throw new RangeError(message);
  },
  wait: (ms: number) => sleep(ms, ms),
  spin: (_input: null) => {
    for (;;);
  },
  exhaust: (_input: null) => {
    const kept: number[][] = [];
    for (;;) kept.push(new Array(1_000_000).fill(kept.length));
  },
  leave: (_input: null) => process.exit(3),
  threadId: (_input: null) => threadId,
  give: (length: number) => new Uint8Array(length),
};
export type TestTasks = typeof testTasks;

serveTasks(testTasks, (output) =>
  output instanceof Uint8Array ? [output.buffer as ArrayBuffer] : [],
);
