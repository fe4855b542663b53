// A thread that makes pictures, drawings and documents. It runs at the lowest priority and has no database access.
import { setPriority } from 'node:os';
import type { ModelSpec } from '@wevisu/scene/kinds/model-spec.ts';
import { bakePicture } from '@wevisu/scene/materials/bake-picture.ts';
import type { PictureSpecInput } from '@wevisu/scene/materials/picture-spec.ts';
import { serveTasks } from '@wevisu/workers/serve-tasks.ts';
import sharp, { type Sharp } from 'sharp';
import type { SheetParts } from '../sheet/write-sheet.ts';
import { paintedPx } from './painted-px.ts';

export type BakeSource =
  | { readonly type: 'surface'; readonly spec: PictureSpecInput }
  | { readonly type: 'surface-size'; readonly spec: PictureSpecInput }
  | { readonly type: 'model-size'; readonly spec: ModelSpec }
  /** Its outline, until the model is rendered. */
  | { readonly type: 'model-outline'; readonly spec: ModelSpec }
  | ({ readonly type: 'sheet' } & SheetParts)
  | { readonly type: 'file'; readonly path: string }
  /** A picture that was made before, wider than asked for. */
  | { readonly type: 'larger'; readonly bytes: Uint8Array };

interface BakeJob {
  readonly source: BakeSource;
  readonly widthPx: number;
}

export interface BakeTasks {
  readonly bake: (job: BakeJob) => Promise<Uint8Array<ArrayBuffer> | 'missing'>;
  readonly [task: string]: (job: BakeJob) => unknown;
}

const LOWEST_PRIORITY = 19;
const QUALITY = 82;

try {
  // On Linux this applies to this thread alone.
  setPriority(LOWEST_PRIORITY);
} catch {
  // Not every system allows this; pictures are then made at the server's own priority.
}
sharp.concurrency(1);
sharp.cache(false);

async function bakeJob(job: BakeJob): Promise<Uint8Array<ArrayBuffer> | 'missing'> {
  try {
    return new Uint8Array(await make(job));
  } catch (error) {
    const isMissing = error instanceof Error && error.message.includes('missing');
    if (job.source.type === 'file' && isMissing) return 'missing';
    throw error;
  }
}

serveTasks({ bake: bakeJob } satisfies BakeTasks, (output) =>
  output instanceof Uint8Array ? [output.buffer as ArrayBuffer] : [],
);

async function make({ source, widthPx }: BakeJob): Promise<Buffer> {
  if (source.type === 'surface-size' || source.type === 'model-size') {
    // The shapes of all models come with it.
    const { drawModelSize, drawSurfaceSize } = await import('./size-drawing.ts');
    const drawn =
      source.type === 'surface-size' ? drawSurfaceSize(source.spec) : drawModelSize(source.spec);
    return Buffer.from(drawn);
  }
  if (source.type === 'sheet') {
    // Typefaces and the PDF writer take 30 MB that most threads never need.
    const { writeSheet } = await import('../sheet/write-sheet.ts');
    return writeSheet(source);
  }
  if (source.type === 'model-outline') {
    const { drawModelOutline } = await import('./size-drawing.ts');
    const drawn = sharp(Buffer.from(drawModelOutline(source.spec)));
    return drawn.resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer();
  }
  return imageOf(source, widthPx).resize({ width: widthPx }).webp({ quality: QUALITY }).toBuffer();
}

function imageOf(
  source: Extract<BakeSource, { type: 'surface' | 'file' | 'larger' }>,
  widthPx: number,
): Sharp {
  if (source.type === 'file') return sharp(source.path);
  if (source.type === 'larger') return sharp(source.bytes);
  return paint(source.spec, widthPx);
}

function paint(spec: PictureSpecInput, widthPx: number): Sharp {
  const px = paintedPx(widthPx);
  const { rgba, width, height } = bakePicture({ spec, widthPx: px, heightPx: px });
  return sharp(rgba, { raw: { width, height, channels: 4 } }).removeAlpha();
}
