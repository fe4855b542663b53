// Reads uploaded 3D models in a separate process of low priority, one at a time: a file made to exhaust time or memory
// only costs its sender a reply.
import { join } from 'node:path';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type LimitedProcess, startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import { createWorkQueue, QueueClosed } from '@wevisu/workers/work-queue.ts';
import type { ModelReading } from './read-model.ts';

export interface ModelChecker {
  /** Refuses as unavailable, to be retried, if the queue is full. */
  read(
    bytes: Uint8Array,
    of: { readonly userId: number },
  ): Promise<Result<ModelReading, 'unavailable' | 'file_unreadable'>>;
  close(): void;
}

/** The largest accepted model takes 3 s on one core. */
const LIMIT_MS = 30_000;
const MAX_WAITING = 8;
const MAX_PER_OWNER = 3;
const HEAP_MB = 512;
const MAX_DATA_KB = 1_800_000;
const PROGRAM = join(import.meta.dirname, 'model-process.ts');

export function createModelChecker(): ModelChecker {
  const queue = createWorkQueue({
    ...{ concurrency: 1, maxWaiting: MAX_WAITING },
    ...{ maxRunningPerOwner: 1, maxPerOwner: MAX_PER_OWNER },
  });
  const running = new Set<LimitedProcess>();
  let isClosed = false;

  /** Null if it did not finish: out of time, out of memory, or crashed by the file. */
  async function work(bytes: Uint8Array): Promise<Buffer | null> {
    const process = startLimitedProcess({
      ...{ program: PROGRAM, stdio: ['pipe', 'pipe', 'ignore'] },
      ...{ heapMb: HEAP_MB, maxDataKb: MAX_DATA_KB },
    });
    running.add(process);
    process.limit(LIMIT_MS, 'it took too long');
    const made: Buffer[] = [];
    process.child.stdout?.on('data', (part: Buffer) => made.push(part));
    // It may exit before it has read everything.
    process.child.stdin?.on('error', () => {});
    process.child.stdin?.end(bytes);
    const { isSuccess } = await process.ended;
    running.delete(process);
    return isSuccess ? Buffer.concat(made) : null;
  }

  return {
    async read(bytes, { userId }) {
      const queued = queue.add(() => work(bytes), { owner: userId });
      if (queued === null) return refuse('unavailable');
      const made = await queued.catch((error: unknown) => {
        if (error instanceof QueueClosed) return null;
        throw error;
      });
      if (made === null) return refuse(isClosed ? 'unavailable' : 'file_unreadable');
      return ok(JSON.parse(made.toString('utf8')) as ModelReading);
    },
    close() {
      isClosed = true;
      queue.close();
      for (const process of running) process.kill('the server stops');
    },
  };
}
