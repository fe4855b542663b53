// How large an uploaded picture may be by its header, checked before any pixel is decoded.
import type { PictureProblem } from './picture-problem.ts';

/** The best phones take 50 million pixels. */
export const MAX_PIXELS = 64_000_000;
/** A phone's panorama has 16,000. A picture one pixel wide takes far longer to scale than a square one of as many pixels. */
export const MAX_SIDE_PX = 30_000;

/** Null if it is within the limits. */
export function whyTooLarge({
  width,
  height,
}: {
  readonly width: number;
  readonly height: number;
}): PictureProblem | null {
  if (Math.max(width, height) > MAX_SIDE_PX) return 'picture_side_too_long';
  return width * height > MAX_PIXELS ? 'picture_too_many_pixels' : null;
}
