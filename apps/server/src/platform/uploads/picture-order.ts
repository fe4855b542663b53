// What a picture process is asked to make, and what it answers.
import type { PictureType } from './kind-of-file.ts';
import type { PictureProblem } from './picture-problem.ts';
import type { PictureSizes, RemadePicture } from './remake-picture.ts';

export type PictureOrder =
  | { readonly make: 'clean'; readonly type: PictureType }
  | { readonly make: 'full-and-small'; readonly sizes: PictureSizes };

/** The line before the files. */
type Head =
  | { readonly problem: PictureProblem }
  | (Omit<RemadePicture, 'full' | 'small'> & { readonly lengths: readonly number[] });

/** Max length of the line. */
const MAX_HEAD = 1000;

export interface PictureReply {
  readonly head: Exclude<Head, { readonly problem: PictureProblem }>;
  readonly files: readonly Buffer[];
}

export function readPictureReply(made: Buffer): PictureReply | PictureProblem {
  const end = made.subarray(0, MAX_HEAD).indexOf('\n');
  const head = JSON.parse(made.subarray(0, end).toString('utf8')) as Head;
  if ('problem' in head) return head.problem;
  let at = end + 1;
  const files = head.lengths.map((length) => {
    at += length;
    return made.subarray(at - length, at);
  });
  return { head, files };
}
