// A still is drawn in a process of its own: it takes minutes and hundreds of megabytes, and whoever has asked for it may
// want it ended at any moment.
import { join } from 'node:path';
import { startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import type { StillNews, StillOrder } from './still-order.ts';

export interface DrawingLimits {
  /** Until the scene is made and the first samples are there. */
  readonly beginMs: number;
  /** From one word of it to the next. */
  readonly passMs: number;
  /** Of data, where the system counts them (Linux). */
  readonly maxDataKb: number;
}

export interface Drawing {
  readonly pid: number | undefined;
  /** Null where the still is done, else what went wrong. */
  readonly ended: Promise<string | null>;
  /** Ends it at once. */
  kill(reason: string): void;
}

const PROGRAM = join(import.meta.dirname, 'still-process.ts');
/** The shop goes before. */
const NICENESS = 10;
const HEAP_MB = 1024;

export function startDrawing(
  order: StillOrder,
  {
    limits,
    onNews,
  }: { readonly limits: DrawingLimits; readonly onNews: (news: StillNews) => void },
): Drawing {
  const process = startLimitedProcess({
    program: PROGRAM,
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    heapMb: HEAP_MB,
    maxDataKb: limits.maxDataKb,
    niceness: NICENESS,
  });
  const { child, kill } = process;
  let isDone = false;
  process.limit(limits.beginMs, 'it took too long to begin');
  child.on('message', (news: StillNews) => {
    if ('isDone' in news) isDone = true;
    else if (news.samples > 0 || news.hasPicture) process.limit(limits.passMs, 'it got no further');
    onNews(news);
  });
  const ended = process.ended.then(({ isSuccess, reason, words }) =>
    // Also where it was to be ended in the moment that it was done.
    isSuccess && isDone ? null : (reason ?? words),
  );
  // It may end before it has read everything.
  child.send(order, () => {});
  return { pid: child.pid, ended, kill };
}
