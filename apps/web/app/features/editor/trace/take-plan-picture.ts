import { MAX_BYTES, MAX_PIXELS, MEGABYTE } from '../../own-pictures/check-picture.ts';
import { readHeader } from '../../own-pictures/read-header.ts';
import type { TracePicture } from '../workspace/trace-store.ts';

/** Lines of a scan stay sharp at this size; larger pictures are scaled down. */
const LONGEST = 4096;
const MIN = 50;

export const PICTURE_TYPES = 'image/*,.svg';

/** Why a file can't lie under a plan, in words. */
export class NoPicture extends Error {}

const words = {
  heic: 'This picture is in a format (HEIC or AVIF) that not every browser reads. Save it as JPG and choose it again.',
  pdf: 'This is a PDF. Save its page as a picture (PNG or JPG), or take a screenshot of it.',
  video: 'This is a video. Choose a picture: JPG, PNG, WebP or SVG.',
} as const;
const UNREADABLE = 'This file is not a picture we can read. Choose a JPG, PNG, WebP or SVG.';

function checkBytes(bytes: Uint8Array): void {
  const header = readHeader(bytes);
  if (header === 'svg') return;
  if (header === null) throw new NoPicture(UNREADABLE);
  if (typeof header === 'string') throw new NoPicture(words[header]);
  const { width, height } = header;
  if (width * height > MAX_PIXELS) {
    const size = `${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')}`;
    throw new NoPicture(`This picture has ${size} pixels. Choose a copy of up to 64 million.`);
  }
}

async function unpacked(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    return image;
  } catch {
    throw new NoPicture(
      'This picture is broken or not complete. Download it again, or save it again.',
    );
  } finally {
    URL.revokeObjectURL(address);
  }
}

/** Prepares a chosen file: upright, small enough for every device to show, and only its pixels. */
export async function takePlanPicture(file: Blob): Promise<TracePicture> {
  if (file.size === 0) throw new NoPicture('This file is empty. Choose another.');
  if (file.size > MAX_BYTES) {
    const size = Math.round(file.size / MEGABYTE).toLocaleString('en-US');
    throw new NoPicture(`This file has ${size} MB. Pictures may have up to 50 MB.`);
  }
  const bytes = new Uint8Array(await file.arrayBuffer());
  checkBytes(bytes);
  const isDrawing = readHeader(bytes) === 'svg';
  const image = await unpacked(isDrawing ? new Blob([bytes], { type: 'image/svg+xml' }) : file);
  const [wide, high] = [image.naturalWidth, image.naturalHeight];
  if (Math.min(wide, high) < (isDrawing ? 1 : MIN)) {
    throw new NoPicture(
      `This picture has ${wide} x ${high} pixels, which is too small for a plan.`,
    );
  }
  // A drawing has no pixel size of its own, so it gets that of a scan.
  const by = isDrawing
    ? LONGEST / 2 / Math.max(wide, high)
    : Math.min(1, LONGEST / Math.max(wide, high));
  const width = Math.max(1, Math.round(wide * by));
  const height = Math.max(1, Math.round(high * by));
  return { file: await redrawn(image, width, height), width, height };
}

const NO_MEMORY = 'This device does not have enough memory for it. Choose a smaller copy.';

async function redrawn(image: HTMLImageElement, width: number, height: number): Promise<Blob> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d');
  if (!context) throw new NoPicture(NO_MEMORY);
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, width, height);
  context.drawImage(image, 0, 0, width, height);
  const drawn = await new Promise<Blob | null>((resolve, reject) => {
    try {
      canvas.toBlob(resolve, 'image/webp', 0.9);
    } catch (error) {
      // Some browsers do not let a page read a canvas with a drawing that embeds HTML.
      reject(new NoPicture(UNREADABLE, { cause: error }));
    }
  });
  if (!drawn) throw new NoPicture(NO_MEMORY);
  return drawn;
}
