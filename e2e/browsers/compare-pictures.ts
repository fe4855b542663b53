import sharp from 'sharp';
import type { Found } from './find-in-page.ts';

/** Of 255: less is what the same picture differs by when light is softened. */
const SEEN = 24;

/** A part of a screenshot in gray, a byte a pixel. */
export async function cutOut(screenshot: Buffer, part: Found): Promise<Buffer> {
  return sharp(screenshot)
    .extract({
      left: Math.max(0, Math.ceil(part.x - part.width / 2)),
      top: Math.max(0, Math.ceil(part.y - part.height / 2)),
      width: Math.floor(part.width) - 1,
      height: Math.floor(part.height) - 1,
    })
    .grayscale()
    .raw()
    .toBuffer();
}

/** Share of the pixels that can be seen to differ from the one in the middle of all shades. */
export function shareDrawn(gray: Buffer): number {
  const middle = gray.toSorted()[gray.length >> 1] ?? 0;
  return shareOf(gray, (shade) => Math.abs(shade - middle) > SEEN);
}

/** Share of the pixels that can be seen to have changed. */
export function shareChanged(before: Buffer, after: Buffer): number {
  return shareOf(before, (shade, at) => Math.abs(shade - (after[at] ?? 0)) > SEEN);
}

function shareOf(gray: Buffer, is: (shade: number, at: number) => boolean): number {
  let count = 0;
  for (const [at, shade] of gray.entries()) if (is(shade, at)) count += 1;
  return count / gray.length;
}
