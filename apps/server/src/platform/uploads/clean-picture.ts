// Re-encodes an uploaded picture: only its pixels are kept, upright, without where and by whom it was taken.
import { formatOf, type PictureType } from './kind-of-file.ts';

/** The best phones take 50 million pixels. Checked before any pixel is decoded. */
export const MAX_PIXELS = 64_000_000;
/** A printed page at 300 dots per inch. */
const LONGEST_PX = 3300;
const MAX_SECONDS = 20;
const QUALITY = 88;

/** Null if it is no picture of that type, is truncated, or has too many pixels. */
export async function cleanPicture(bytes: Uint8Array, type: PictureType): Promise<Buffer | null> {
  // 24 MB of memory that a server without uploads does not need.
  const { default: sharp } = await import('sharp');
  const image = sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS });
  try {
    const { format } = await image.metadata();
    if (format !== formatOf(type)) return null;
    const bounded = image
      .autoOrient()
      .resize({ width: LONGEST_PX, height: LONGEST_PX, fit: 'inside', withoutEnlargement: true })
      .timeout({ seconds: MAX_SECONDS });
    // For a PNG, `quality` would only reduce its colors.
    const options = type === 'image/png' ? {} : { quality: QUALITY };
    return await bounded.toFormat(formatOf(type), options).toBuffer();
  } catch {
    return null;
  }
}
