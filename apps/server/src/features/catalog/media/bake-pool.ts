import { Worker } from 'node:worker_threads';
import type { BakeAnswer, BakeJob } from './bake-worker.ts';

export type PictureSource = BakeJob['source'];

export interface BakePool {
  /** WebP of a picture, SVG of drawn measures, PDF of a sheet; 'busy' where too many wait already, 'missing' where its file is not there. */
  bake(source: PictureSource, widthPx: number): Promise<Buffer | 'busy' | 'missing'>;
  close(): Promise<void>;
}

export interface BakePoolOptions {
  readonly workers: number;
  /** Pictures that may wait; more are refused, so that a flood ends in 503 and not in memory. */
  readonly mostWaiting: number;
}

interface Waiting {
  readonly job: BakeJob;
  readonly resolve: (made: Buffer | 'missing') => void;
  readonly reject: (error: Error) => void;
}

interface Hand {
  readonly worker: Worker;
  current: Waiting | null;
}

/** Threads are started with the first picture and ended with `close`. */
export function createBakePool({ workers, mostWaiting }: BakePoolOptions): BakePool {
  const hands: Hand[] = [];
  const queue: Waiting[] = [];
  let lastId = 0;
  let closed = false;

  function hire(): Hand {
    const worker = new Worker(new URL('./bake-worker.ts', import.meta.url));
    const hand: Hand = { worker, current: null };
    worker.unref();
    worker.on('message', (answer: BakeAnswer) => {
      const done = hand.current;
      hand.current = null;
      settle(done, answer);
      work();
    });
    worker.on('error', (error) => dismiss(hand, error as Error));
    worker.on('exit', () => dismiss(hand, new Error('a picture thread ended')));
    hands.push(hand);
    return hand;
  }

  function dismiss(hand: Hand, error: Error): void {
    const place = hands.indexOf(hand);
    if (place === -1) return;
    hands.splice(place, 1);
    hand.current?.reject(error);
    hand.current = null;
    if (!closed) work();
  }

  function work(): void {
    const hand =
      hands.find(({ current }) => current === null) ?? (hands.length < workers ? null : undefined);
    if (hand === undefined) return;
    const next = queue.shift();
    if (next === undefined) return;
    const free = hand ?? hire();
    free.current = next;
    free.worker.postMessage(next.job);
  }

  return {
    bake(source, widthPx) {
      if (closed || queue.length >= mostWaiting) return Promise.resolve('busy');
      return new Promise((resolve, reject) => {
        lastId += 1;
        queue.push({ job: { id: lastId, source, widthPx }, resolve, reject });
        work();
      });
    },
    async close() {
      closed = true;
      for (const { reject } of queue.splice(0)) reject(new Error('the server stops'));
      await Promise.all(hands.map(({ worker }) => worker.terminate()));
    },
  };
}

function settle(waiting: Waiting | null, answer: BakeAnswer): void {
  if (waiting === null) return;
  if ('bytes' in answer) waiting.resolve(Buffer.from(answer.bytes.buffer));
  else if (answer.missing) waiting.resolve('missing');
  else waiting.reject(new Error(answer.error));
}
