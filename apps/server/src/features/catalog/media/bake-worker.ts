// A thread that makes pictures. It runs behind everything else on the machine and knows no database.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';
import sharp, { type Sharp } from 'sharp';

export interface BakeJob {
  readonly id: number;
  readonly widthPx: number;
  readonly source:
    | { readonly type: 'surface'; readonly spec: PictureSpecInput }
    | { readonly type: 'file'; readonly path: string };
}

export type BakeAnswer =
  | { readonly id: number; readonly webp: Uint8Array<ArrayBuffer> }
  | { readonly id: number; readonly error: string; readonly missing: boolean };

const LOWEST_PRIORITY = 19;
/** Small pictures are painted at twice their size: joints of a pixel would flicker. */
const SUPERSAMPLED_TO_PX = 240;
const QUALITY = 82;

try {
  // Of this thread alone, on Linux.
  setPriority(LOWEST_PRIORITY);
} catch {
  // Not every system lets one; pictures are then made at the server's own priority.
}
sharp.concurrency(1);
sharp.cache(false);

parentPort?.on('message', (job: BakeJob) => {
  make(job).then(
    (webp) => {
      const bytes = new Uint8Array(webp);
      parentPort?.postMessage({ id: job.id, webp: bytes } satisfies BakeAnswer, [bytes.buffer]);
    },
    (error: Error) => {
      const missing = job.source.type === 'file' && error.message.includes('missing');
      parentPort?.postMessage({ id: job.id, error: error.message, missing } satisfies BakeAnswer);
    },
  );
});

async function make({ source, widthPx }: BakeJob): Promise<Buffer> {
  const image = source.type === 'file' ? sharp(source.path) : bake(source.spec, widthPx);
  return image.resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer();
}

function bake(spec: PictureSpecInput, widthPx: number): Sharp {
  const px = widthPx <= SUPERSAMPLED_TO_PX ? 2 * widthPx : widthPx;
  const { rgba, width, height } = bakePicture({ spec, widthPx: px, heightPx: px });
  return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
}
