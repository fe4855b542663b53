// A thread that makes pictures, drawings and documents. It runs behind everything else on the machine and knows no database.
import { setPriority } from 'node:os';
import { parentPort } from 'node:worker_threads';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';
import sharp, { type Sharp } from 'sharp';
import type { SheetParts } from '../sheet/write-sheet.ts';
import { drawModelSize, drawSurfaceSize } from './size-drawing.ts';

export interface BakeJob {
  readonly id: number;
  readonly widthPx: number;
  readonly source:
    | { readonly type: 'surface' | 'surface-size'; readonly spec: PictureSpecInput }
    | { readonly type: 'model-size'; readonly spec: ModelSpec }
    | ({ readonly type: 'sheet' } & SheetParts)
    | { readonly type: 'file'; readonly path: string };
}

export type BakeAnswer =
  | { readonly id: number; readonly bytes: Uint8Array<ArrayBuffer> }
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
    (made) => {
      const bytes = new Uint8Array(made);
      parentPort?.postMessage({ id: job.id, bytes } satisfies BakeAnswer, [bytes.buffer]);
    },
    (error: Error) => {
      const missing = job.source.type === 'file' && error.message.includes('missing');
      parentPort?.postMessage({ id: job.id, error: error.message, missing } satisfies BakeAnswer);
    },
  );
});

async function make({ source, widthPx }: BakeJob): Promise<Buffer> {
  if (source.type === 'surface-size') return Buffer.from(drawSurfaceSize(source.spec));
  if (source.type === 'model-size') return Buffer.from(drawModelSize(source.spec));
  if (source.type === 'sheet') {
    // Typefaces and the PDF writer are 30 MB that most threads never need.
    const { writeSheet } = await import('../sheet/write-sheet.ts');
    return writeSheet(source);
  }
  const image = source.type === 'file' ? sharp(source.path) : bake(source.spec, widthPx);
  return image.resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer();
}

function bake(spec: PictureSpecInput, widthPx: number): Sharp {
  const px = widthPx <= SUPERSAMPLED_TO_PX ? 2 * widthPx : widthPx;
  const { rgba, width, height } = bakePicture({ spec, widthPx: px, heightPx: px });
  return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
}
