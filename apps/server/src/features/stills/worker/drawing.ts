// Each still is drawn in its own process: it takes minutes and hundreds of megabytes, and its owner may cancel
// it at any moment.
import { join } from 'node:path';
import { startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import type { StillNews, StillOrder } from './still-order.ts';

export interface DrawingLimits {
  /** Time limit until the scene is built and the first samples are done. */
  readonly beginMs: number;
  /** Time limit from one progress report to the next. */
  readonly passMs: number;
  /** Limit of its data segment, where the system supports one (Linux). */
  readonly maxDataKb: number;
}

export interface Drawing {
  readonly pid: number | undefined;
  /** Null if the still is done, else what went wrong. */
  readonly ended: Promise<string | null>;
  /** Ends it at once. */
  kill(reason: string): void;
}

const PROGRAM = join(import.meta.dirname, 'still-process.ts');
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
    // Even if it was canceled at the moment it finished.
    isSuccess && isDone ? null : (reason ?? words),
  );
  // It may exit before it has read everything.
  child.send(order, () => {});
  return { pid: child.pid, ended, kill };
}
