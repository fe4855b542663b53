// What a photo must be like to be used, and messages for the rest. Pure: bytes in, text out.
import { isWhole, type OtherKind, type PictureHeader, readHeader } from './read-header.ts';

export const MEGABYTE = 1024 * 1024;
export const MAX_BYTES = 50 * MEGABYTE;
/** A decoded pixel takes four bytes. */
export const MAX_PIXELS = 64_000_000;
const MIN_SIDE = 240;
/** The longer side of the working copy. */
const WORK_SIDE = 2048;

export const ACCEPTED = 'image/jpeg,image/png,image/webp,image/gif,image/bmp';

const others: Readonly<Record<OtherKind, string>> = {
  svg: 'This is a drawing (SVG). Please choose a photo: JPG, PNG or WebP.',
  heic: 'This photo is in a format (HEIC or AVIF) that not every browser can read. Please save it as JPG and choose it again. On an iPhone: Settings, Camera, Formats, Most Compatible.',
  pdf: 'This is a PDF. Please choose a photo: JPG, PNG or WebP.',
  video: 'This is a video. Please choose a photo: JPG, PNG or WebP.',
};

/** Checked before a file is read at all. */
export function problemOfSize(bytes: number): string | null {
  if (bytes === 0) return 'This file is empty. Please choose another.';
  if (bytes <= MAX_BYTES) return null;
  const size = Math.round(bytes / MEGABYTE).toLocaleString('en-US');
  return `This file is ${size} MB. The limit is 50 MB. Please choose a smaller copy.`;
}

/** Checked before a picture is decoded; null if it is fine. */
export function problemOfBytes(bytes: Uint8Array): string | null {
  const header = readHeader(bytes);
  if (header === null)
    return 'This file is not a photo we can read. Please choose a JPG, PNG or WebP.';
  if (typeof header === 'string') return others[header];
  return (
    problemOfSides(header) ??
    (isWhole(bytes, header) ? null : 'This photo is incomplete. Please download it again.')
  );
}

function problemOfSides({ width, height }: PictureHeader): string | null {
  const size = `${width.toLocaleString('en-US')} x ${height.toLocaleString('en-US')} pixels`;
  if (width * height > MAX_PIXELS) {
    return `This picture has ${size}. The limit is 64 million pixels. Please choose a smaller copy.`;
  }
  return Math.min(width, height) < MIN_SIDE
    ? `This picture has ${size}. Each side needs at least ${MIN_SIDE}. Please choose a larger one.`
    : null;
}

/** The size that a picture is scaled down to; never up. */
export function workSize(width: number, height: number): readonly [width: number, height: number] {
  const by = Math.min(1, WORK_SIDE / Math.max(width, height));
  return [Math.max(1, Math.round(width * by)), Math.max(1, Math.round(height * by))];
}
