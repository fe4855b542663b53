// Pictures of strangers are unpacked in a process of their own, one after the other: a file that is made to take all
// time or memory costs its sender an answer, and what breaks the library breaks nothing else.
import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import type { PictureProblem, PictureSizes, RemadePicture } from './remake-picture.ts';

export interface PictureDesk {
  /** Refused as unavailable, to be tried again, where too many wait. */
  remake(
    bytes: Uint8Array,
    sizes: PictureSizes,
  ): Promise<Result<RemadePicture, PictureProblem | 'svg_not_drawn' | 'unavailable'>>;
  close(): void;
}

export interface PictureDeskOptions {
  /** Of one picture. The largest that is taken needs 4 s on one core. */
  readonly limitMs: number;
  /** With their files in memory. */
  readonly mostWaiting: number;
}

/**
 * Kilobytes of data, where the system counts them (Linux). Node reserves 650 MB without using them; the largest
 * picture that is taken, 64 million pixels in a progressive JPEG, needs 500 MB more.
 */
const MOST_DATA = 1_500_000;
const PROGRAM = join(import.meta.dirname, 'picture-process.ts');
const LIMITED = `ulimit -d ${MOST_DATA} 2>/dev/null; exec "$0" "$@"`;
/** Longest line before what was made. */
const MOST_HEAD = 1000;

export function createPictureDesk({ limitMs, mostWaiting }: PictureDeskOptions): PictureDesk {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  let isClosed = false;
  let running: ChildProcess | null = null;

  /** Null where it came to no end: out of time, out of memory, or broken by what it read. */
  function work(bytes: Uint8Array, { longestPx, smallPx }: PictureSizes): Promise<Buffer | null> {
    const program = [process.execPath, '--max-old-space-size=256', PROGRAM];
    const args = ['-c', LIMITED, ...program, `${longestPx}`, `${smallPx}`];
    return new Promise((resolve, reject) => {
      const child = spawn('/bin/sh', args, { stdio: ['pipe', 'pipe', 'ignore'], env: {} });
      running = child;
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs);
      const made: Buffer[] = [];
      child.stdout.on('data', (part: Buffer) => made.push(part));
      // It may end before it has read everything.
      child.stdin.on('error', () => {});
      child.stdin.end(bytes);
      child.on('error', reject);
      child.on('close', (code) => {
        clearTimeout(timer);
        running = null;
        resolve(code === 0 ? Buffer.concat(made) : null);
      });
    });
  }

  return {
    async remake(bytes, sizes) {
      const kind = kindOfPicture(bytes);
      if (kind === null) return refuse('image_type_invalid');
      if (kind === 'heic') return refuse('picture_is_heic');
      if (isClosed || waiting >= mostWaiting) return refuse('unavailable');
      waiting += 1;
      try {
        const turn = last.then(() => (isClosed ? null : work(bytes, sizes)));
        last = turn.catch(() => {});
        const made = await turn;
        if (made !== null) return readMade(made);
        if (isClosed) return refuse('unavailable');
        return refuse(kind === 'svg' ? 'svg_not_drawn' : 'file_unreadable');
      } finally {
        waiting -= 1;
      }
    },
    close() {
      isClosed = true;
      running?.kill('SIGKILL');
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
