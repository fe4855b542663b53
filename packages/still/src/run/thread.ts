// The seam to threads: a still doesn't know who starts them.
import { Worker } from 'node:worker_threads';

/** What a still needs of a thread; a Worker of node:worker_threads is one. */
export interface Thread {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
  on(event: 'error', listener: (error: unknown) => void): unknown;
  on(event: 'exit', listener: (code: number) => void): unknown;
  terminate(): Promise<unknown>;
}

/** Starts a thread that runs a script of this folder; `workerData` is what the script finds under that name. */
export type StartThread = (script: URL, workerData?: unknown) => Thread;

export const startNodeThread: StartThread = (script, workerData) =>
  new Worker(script, { workerData });
