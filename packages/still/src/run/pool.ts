// Threads that work on one still.
import { Worker } from 'node:worker_threads';
import { MOST_THREADS } from '../bvh/wide-bvh.ts';
import type { Orders } from './trace-worker.ts';

interface Waiting {
  readonly resolve: (reply: never) => void;
  readonly reject: (error: unknown) => void;
}

function startThread() {
  const worker = new Worker(new URL('./trace-worker.ts', import.meta.url));
  /** Answers come in the order of what was told. */
  const waiting: Waiting[] = [];
  let ended: { readonly why: unknown } | null = null;
  worker.on('message', ({ reply, error }: { reply?: never; error?: unknown }) => {
    const next = waiting.shift();
    if (error === undefined) next?.resolve(reply as never);
    else next?.reject(error);
  });
  const fail = (error: unknown) => {
    ended ??= { why: error };
    for (const { reject } of waiting.splice(0)) reject(error);
  };
  worker.on('error', fail);
  worker.on('exit', (code) => fail(new Error(`A thread of a still ended with ${code}.`)));
  return {
    tell<Name extends keyof Orders>(
      name: Name,
      order: Orders[Name]['order'],
    ): Promise<Orders[Name]['reply']> {
      // One that is no more would never answer.
      if (ended) return Promise.reject(ended.why);
      return new Promise((resolve, reject) => {
        waiting.push({ resolve: resolve as Waiting['resolve'], reject });
        worker.postMessage({ name, order });
      });
    },
    close: () => worker.terminate(),
  };
}
export type Thread = ReturnType<typeof startThread>;

/** Of so many that are wished for, as on a machine of many cores; the first one counts twice, since it measures the light. */
export function poolSize(wished: number): number {
  return Math.max(1, Math.min(MOST_THREADS - 1, wished));
}

/** Whoever opens a pool closes it. */
export function openPool(wished: number) {
  const threads = Array.from({ length: poolSize(wished) }, startThread);
  return {
    threads,
    first: threads[0] as Thread,
    async [Symbol.asyncDispose](): Promise<void> {
      await Promise.all(threads.map((thread) => thread.close()));
    },
  };
}
export type Pool = ReturnType<typeof openPool>;
