// A picture of somebody, made anew: only its pixels are kept, upright, without where and by whom it was taken.
import { formatOf, type PictureType } from './kind-of-file.ts';

/** The best of phones take 50 million pixels. Known before any of them is unpacked. */
export const MAX_PIXELS = 64_000_000;
/** A page of paper at 300 dots per inch. */
const LONGEST_PX = 3300;
const MAX_SECONDS = 20;
const QUALITY = 88;

/** Null where it is no picture of that type, is cut off, or has too many pixels. */
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
    // A PNG has no quality but that of few colours.
    const options = type === 'image/png' ? {} : { quality: QUALITY };
    return await bounded.toFormat(formatOf(type), options).toBuffer();
  } catch {
    return null;
  }
}
