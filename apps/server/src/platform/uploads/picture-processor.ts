// Decodes uploaded pictures in separate processes, two at a time and one per account: a file made to exhaust time or
// memory only costs its sender a reply, and a crash of the library breaks nothing else.
import { join } from 'node:path';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type LimitedProcess, startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import { createWorkQueue, QueueClosed } from '@wevisu/workers/work-queue.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import type { PictureProblem, PictureSizes, RemadePicture } from './remake-picture.ts';

type Remade = Result<RemadePicture, PictureProblem | 'unavailable'>;

export interface PictureProcessor {
  /** Refused as unavailable, to be retried, if the queue is full. */
  remake(
    bytes: Uint8Array,
    of: { readonly userId: number; readonly sizes: PictureSizes },
  ): Promise<Remade>;
  close(): void;
}

export interface PictureProcessorOptions {
  /** Time limit of one picture. The largest accepted one takes 4 s on one core. */
  readonly limitMs: number;
  /** Time limit of one drawing, which can be made to take forever; a house plan takes half a second. */
  readonly drawingLimitMs: number;
  /** Max length of the queue, whose files are held in memory. */
  readonly maxWaiting: number;
}

const CONCURRENCY = 2;
/** The largest accepted picture, 64 million pixels in a progressive JPEG, needs 500 MB on top of what Node reserves. */
const MAX_DATA_KB = 1_500_000;
const HEAP_MB = 256;
const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
/** Max length of the line before the results. */
const MAX_HEAD = 1000;

export function createPictureProcessor(options: PictureProcessorOptions): PictureProcessor {
  const queue = createWorkQueue({
    concurrency: CONCURRENCY,
    maxWaiting: options.maxWaiting,
    maxRunningPerOwner: 1,
  });
  const running = new Set<LimitedProcess>();
  let isClosed = false;

  /** Null if it did not finish: out of time, out of memory, or crashed by the file. */
  async function work(
    bytes: Uint8Array,
    sizes: PictureSizes,
    limitMs: number,
  ): Promise<Buffer | null> {
    const process = startLimitedProcess({
      program: PROGRAM,
      args: [`${sizes.longestPx}`, `${sizes.smallPx}`],
      stdio: ['pipe', 'pipe', 'ignore'],
      heapMb: HEAP_MB,
      maxDataKb: MAX_DATA_KB,
    });
    running.add(process);
    process.limit(limitMs, 'it took too long');
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
    async remake(bytes, { userId, sizes }) {
      const kind = kindOfPicture(bytes);
      if (kind === null) return refuse('image_type_invalid');
      if (kind === 'heic') return refuse('picture_is_heic');
      const limitMs = kind === 'svg' ? options.drawingLimitMs : options.limitMs;
      const queued = queue.add(() => work(bytes, sizes, limitMs), userId);
      if (queued === null) return refuse('unavailable');
      const made = await queued.catch((error: unknown) => {
        if (error instanceof QueueClosed) return null;
        throw error;
      });
      if (made !== null) return readMade(made);
      if (isClosed) return refuse('unavailable');
      return refuse(kind === 'svg' ? 'svg_not_drawn' : 'file_unreadable');
    },
    close() {
      isClosed = true;
      queue.close();
      for (const process of running) process.kill('the server stops');
    },
  };
}

type Head =
  | { readonly problem: PictureProblem }
  | (Omit<RemadePicture, 'full' | 'small'> & { readonly lengths: readonly [number, number] });

function readMade(made: Buffer): Result<RemadePicture, PictureProblem> {
  const end = made.subarray(0, MAX_HEAD).indexOf('\n');
  const head = JSON.parse(made.subarray(0, end).toString('utf8')) as Head;
  if ('problem' in head) return refuse(head.problem);
  const { lengths, ...rest } = head;
  const small = end + 1 + lengths[0];
  return ok({
    ...rest,
    full: made.subarray(end + 1, small),
    small: made.subarray(small, small + lengths[1]),
  });
}
