// Decodes uploaded pictures in separate processes of low priority: a file made to exhaust time or memory only costs its
// sender a reply, and a crash of the library breaks nothing else. People who are signed in and visitors who are not
// have queues of their own, and in each queue senders take turns.
import { join } from 'node:path';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { type LimitedProcess, startLimitedProcess } from '@wevisu/workers/limited-process.ts';
import { createWorkQueue, QueueClosed, type WorkQueue } from '@wevisu/workers/work-queue.ts';
import type { PictureType } from './kind-of-file.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import { MAX_PIXELS, MAX_SIDE_PX } from './picture-limits.ts';
import { type PictureOrder, type PictureReply, readPictureReply } from './picture-order.ts';
import type { PictureProblem } from './picture-problem.ts';
import type { PictureSizes, RemadePicture } from './remake-picture.ts';

type Made<T> = Result<T, PictureProblem | 'unavailable'>;

/** Both refuse as unavailable, to be retried, if the queue is full. */
export interface PictureProcessor {
  /** For people who are signed in: a JPEG and a small WebP, from any kind of picture. */
  remake(
    bytes: Uint8Array,
    of: { readonly userId: number; readonly sizes: PictureSizes },
  ): Promise<Made<RemadePicture>>;
  /** For visitors: the picture in its own format. */
  clean(
    bytes: Uint8Array,
    of: { readonly owner: string; readonly type: PictureType },
  ): Promise<Made<Buffer>>;
  close(): void;
}

export interface PictureProcessorOptions {
  /** Time limit of one picture. The largest accepted one takes 4 s on one core. */
  readonly limitMs: number;
  /** Time limit of one drawing, which can be made to take forever; a house plan takes half a second. */
  readonly drawingLimitMs: number;
  /** Max length of each queue, whose files are held in memory. */
  readonly maxWaiting: number;
}

const MEMBERS_AT_ONCE = 2;
const VISITORS_AT_ONCE = 1;
/** Running and waiting, by account or address. */
const MAX_PER_OWNER = 3;
/** The largest accepted picture, 64 million pixels in a progressive JPEG, needs 500 MB on top of what Node reserves. */
const MAX_DATA_KB = 1_500_000;
const HEAP_MB = 256;
const PROGRAM = join(import.meta.dirname, 'picture-process.ts');

const NUMBERS = { megapixels: MAX_PIXELS / 1e6, pixels: MAX_SIDE_PX.toLocaleString('en-US') };

export function createPictureProcessor(options: PictureProcessorOptions): PictureProcessor {
  const openQueue = (concurrency: number) =>
    createWorkQueue({
      concurrency,
      maxWaiting: options.maxWaiting,
      maxRunningPerOwner: 1,
      maxPerOwner: MAX_PER_OWNER,
    });
  const members = openQueue(MEMBERS_AT_ONCE);
  const visitors = openQueue(VISITORS_AT_ONCE);
  const running = new Set<LimitedProcess>();
  let isClosed = false;

  /** Null if it did not finish: out of time, out of memory, or crashed by the file. */
  async function work(
    bytes: Uint8Array,
    order: PictureOrder,
    limitMs: number,
  ): Promise<Buffer | null> {
    const process = startLimitedProcess({
      program: PROGRAM,
      args: [JSON.stringify(order)],
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

  async function make(
    queue: WorkQueue,
    of: {
      readonly bytes: Uint8Array;
      readonly owner: number | string;
      readonly order: PictureOrder;
    },
  ): Promise<Made<PictureReply>> {
    const { bytes, owner, order } = of;
    const isDrawing = kindOfPicture(bytes) === 'svg';
    const limitMs = isDrawing ? options.drawingLimitMs : options.limitMs;
    const queued = queue.add(() => work(bytes, order, limitMs), { owner });
    if (queued === null) return refuse('unavailable');
    const made = await queued.catch((error: unknown) => {
      if (error instanceof QueueClosed) return null;
      throw error;
    });
    if (made === null) {
      if (isClosed) return refuse('unavailable');
      return refuse(isDrawing ? 'svg_not_drawn' : 'file_unreadable');
    }
    const reply = readPictureReply(made);
    return typeof reply === 'string' ? refuse(reply, { params: NUMBERS }) : ok(reply);
  }

  return {
    async remake(bytes, { userId, sizes }) {
      const kind = kindOfPicture(bytes);
      if (kind === null) return refuse('picture_type_invalid');
      if (kind === 'heic') return refuse('picture_is_heic');
      const order = { make: 'full-and-small', sizes } as const;
      const made = await make(members, { bytes, owner: userId, order });
      if (!made.ok) return made;
      const { head, files } = made.value;
      const { width, height, sent } = head;
      const [full, small] = files as [Buffer, Buffer];
      return ok({ full, width, height, small, sent });
    },
    async clean(bytes, { owner, type }) {
      const made = await make(visitors, { bytes, owner, order: { make: 'clean', type } });
      return made.ok ? ok(made.value.files[0] as Buffer) : made;
    },
    close() {
      isClosed = true;
      members.close();
      visitors.close();
      for (const process of running) process.kill('the server stops');
    },
  };
}
