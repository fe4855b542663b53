// A still is drawn in a process of its own: it takes minutes and hundreds of megabytes, and whoever has asked for it may
// want it ended at any moment.
import { spawn } from 'node:child_process';
import { setPriority } from 'node:os';
import { join } from 'node:path';
import type { StillNews, StillOrder } from './still-order.ts';

export interface DrawingLimits {
  /** Until the scene is made and the first samples are there. */
  readonly beginMs: number;
  /** From one word of it to the next. */
  readonly passMs: number;
  /** Of data, where the system counts them (Linux). */
  readonly mostKilobytes: number;
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
/** The last that it said, where it broke. */
const MOST_WORDS = 2000;

export function startDrawing(
  order: StillOrder,
  {
    limits,
    onNews,
  }: { readonly limits: DrawingLimits; readonly onNews: (news: StillNews) => void },
): Drawing {
  const limited = `ulimit -d ${limits.mostKilobytes} 2>/dev/null; exec "$0" "$@"`;
  const program = [process.execPath, `--max-old-space-size=${HEAP_MB}`, PROGRAM];
  const child = spawn('/bin/sh', ['-c', limited, ...program], {
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    serialization: 'advanced',
    env: {},
  });
  lower(child.pid);
  let isDone = false;
  let reason: string | null = null;
  let words = '';
  const kill = (why: string) => {
    reason ??= why;
    child.kill('SIGKILL');
  };
  let timer = setTimeout(() => kill('it took too long to begin'), limits.beginMs);
  child.on('message', (news: StillNews) => {
    if ('isDone' in news) {
      isDone = true;
    } else if (news.samples > 0 || news.hasPicture) {
      clearTimeout(timer);
      timer = setTimeout(() => kill('it got no further'), limits.passMs);
    }
    onNews(news);
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    words = (words + text).slice(-MOST_WORDS);
  });
  const ended = new Promise<string | null>((resolve) => {
    child.on('error', (error) => {
      reason ??= error.message;
      resolve(reason);
    });
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      // Also where it was to be ended in the moment that it was done.
      const isWhole = code === 0 && isDone;
      resolve(isWhole ? null : (reason ?? `it ended with ${code ?? signal}: ${words}`));
    });
  });
  // It may end before it has read everything.
  child.send(order, () => {});
  return { pid: child.pid, ended, kill };
}

/** Threads that it starts later are as low. */
function lower(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, NICENESS);
  } catch {
    // It has ended already, which is told by its end.
  }
}
