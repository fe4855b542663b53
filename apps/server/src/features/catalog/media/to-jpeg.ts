// Our own pictures as JPEGs for print. One at a time: a book has 150 of them, and each takes a thread of the few that
// sign-in and files need too.
import { createWorkQueue } from '@wevisu/workers/work-queue.ts';
import sharp from 'sharp';

const QUALITY = 86;
const queue = createWorkQueue({ concurrency: 1, maxWaiting: 1_000 });

/** Null if too many wait. */
export async function toJpeg(picture: Buffer): Promise<Uint8Array | null> {
  const made = await queue.add(() => sharp(picture).jpeg({ quality: QUALITY }).toBuffer());
  return made === null ? null : new Uint8Array(made);
}
