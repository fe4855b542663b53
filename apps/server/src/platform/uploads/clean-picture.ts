// Re-encodes an uploaded picture in its own format: only its pixels are kept, upright, without where and by whom it was
// taken. Runs in its own process (picture-process.ts), since it decodes files from strangers.
import sharp from 'sharp';
import { formatOf, type PictureType } from './kind-of-file.ts';
import { MAX_PIXELS, whyTooLarge } from './picture-limits.ts';
import type { PictureProblem } from './picture-problem.ts';

/** A printed page at 300 dots per inch. */
const LONGEST_PX = 3300;
const QUALITY = 88;

/** `type` is what its first bytes say. */
export async function cleanPicture(
  bytes: Uint8Array,
  type: PictureType,
): Promise<{ readonly clean: Buffer } | PictureProblem> {
  try {
    // Reads only the header; nothing is decoded.
    const head = await sharp(bytes, { limitInputPixels: false }).metadata();
    if (head.format !== formatOf(type)) return 'file_unreadable';
    const tooLarge = whyTooLarge(head);
    if (tooLarge !== null) return tooLarge;
    const bounded = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS })
      .autoOrient()
      .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true });
    // For a PNG, `quality` would only reduce its colors.
    const options = type === 'image/png' ? {} : { quality: QUALITY };
    return { clean: await bounded.toFormat(formatOf(type), options).toBuffer() };
  } catch {
    return 'file_unreadable';
  }
}
