// Pictures of strangers are unpacked in processes of their own, two at a time and one of a person: a file that is made to
// take all time or memory costs its sender an answer, and what breaks the library breaks nothing else.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import type { PictureProblem, PictureSizes, RemadePicture } from './remake-picture.ts';

type Remade = Result<RemadePicture, PictureProblem | 'unavailable'>;

export interface PictureDesk {
  /** Refused as unavailable, to be tried again, where too many wait. */
  remake(
    bytes: Uint8Array,
    of: { readonly userId: number; readonly sizes: PictureSizes },
  ): Promise<Remade>;
  close(): void;
}

export interface PictureDeskOptions {
  /** Of one picture. The largest that is taken needs 4 s on one core. */
  readonly limitMs: number;
  /** Of one drawing, which may be written to take for ever; a plan of a house takes half a second. */
  readonly drawingLimitMs: number;
  /** With their files in memory, beside those at work. */
  readonly mostWaiting: number;
}

interface Job {
  readonly userId: number;
  readonly start: () => Promise<void>;
}

const AT_ONCE = 2;
/**
 * Kilobytes of data, where the system counts them (Linux). Node reserves 650 MB without using them; the largest
 * picture that is taken, 64 million pixels in a progressive JPEG, needs 500 MB more.
 */
const MOST_DATA = 1_500_000;
const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
const LIMITED = `ulimit -d ${MOST_DATA} 2>/dev/null; exec "$0" "$@"`;
/** Longest line before what was made. */
const MOST_HEAD = 1000;

export function createPictureDesk(options: PictureDeskOptions): PictureDesk {
  const waiting: Job[] = [];
  /** Whose pictures are at work. */
  const atWork = new Set<number>();
  const children = new Set<ChildProcess>();
  let isClosed = false;

  function next(): void {
    while (atWork.size < AT_ONCE) {
      const place = waiting.findIndex(({ userId }) => !atWork.has(userId));
      const [job] = place === -1 ? [] : waiting.splice(place, 1);
      if (job === undefined) return;
      atWork.add(job.userId);
      void job.start().finally(() => {
        atWork.delete(job.userId);
        next();
      });
    }
  }

  /** Null where it came to no end: out of time, out of memory, or broken by what it read. */
  function work(bytes: Uint8Array, sizes: PictureSizes, limitMs: number): Promise<Buffer | null> {
    const program = [process.execPath, '--max-old-space-size=256', PROGRAM];
    const args = ['-c', LIMITED, ...program, `${sizes.longestPx}`, `${sizes.smallPx}`];
    return new Promise((resolve, reject) => {
      const child = spawn('/bin/sh', args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
      children.add(child);
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      const made: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => made.push(part));
      // It may end before it has read everything.
      child.stdin.on('error', () => {});
      child.stdin.end(bytes);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        children.delete(child);
        resolve(code === 0 ? Buffer.concat(made) : null);
      });
    });
  }

  return {
    async remake(bytes, { userId, sizes }) {
      const kind = kindOfPicture(bytes);
      if (kind === null) return refuse('image_type_invalid');
      if (kind === 'heic') return refuse('picture_is_heic');
      if (isClosed || waiting.length >= options.mostWaiting) return refuse('unavailable');
      const limitMs = kind === 'svg' ? options.drawingLimitMs : options.limitMs;
      const made = await new Promise<Buffer | null>((resolve, reject) => {
        const start = async () => {
          if (isClosed) resolve(null);
          else await work(bytes, sizes, limitMs).then(resolve, reject);
        };
        waiting.push({ userId, start });
        next();
      });
      if (made !== null) return readMade(made);
      if (isClosed) return refuse('unavailable');
      return refuse(kind === 'svg' ? 'svg_not_drawn' : 'file_unreadable');
    },
    close() {
      isClosed = true;
      for (const child of children) child.kill('SIGKILL');
    },
  };
}

type Head =
  | { readonly problem: PictureProblem }
  | (Omit<RemadePicture, 'full' | 'small'> & { readonly lengths: readonly [number, number] });

function readMade(made: Buffer): Result<RemadePicture, PictureProblem> {
  const end = made.subarray(0, MOST_HEAD).indexOf('\n');
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
