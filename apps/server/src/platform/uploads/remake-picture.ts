// Re-encodes an uploaded picture from its pixels: upright, in sRGB, without where and by whom it was taken. Runs in its
// own process (picture-process.ts), since it decodes files from strangers.
import sharp, { type Sharp } from 'sharp';
import { cleanSvg } from './clean-svg.ts';
import { kindOfPicture } from './kind-of-picture.ts';
import { MAX_PIXELS, whyTooLarge } from './picture-limits.ts';
import type { PictureProblem } from './picture-problem.ts';
import { readBmp } from './read-bmp.ts';

export interface RemadePicture {
  /** JPEG, its longest side within the limit. */
  readonly full: Buffer;
  readonly width: number;
  readonly height: number;
  /** WebP for lists. */
  readonly small: Buffer;
  /** Upright pixels of what was sent. */
  readonly sent: { readonly width: number; readonly height: number };
}

export interface PictureSizes {
  readonly longestPx: number;
  readonly smallPx: number;
  /** The part to keep, in fractions of the upright picture; all of it if there is none. */
  readonly crop?: CropBox;
}

interface CropBox {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** For a drawing, which has no pixels of its own. */
const DRAWN_PX = 2048;
const QUALITY = 88;
const SMALL_QUALITY = 78;
const PAPER = '#ffffff';

export async function remakePicture(
  bytes: Buffer,
  { longestPx, smallPx, crop }: PictureSizes,
): Promise<RemadePicture | PictureProblem> {
  try {
    const opened = await openPicture(bytes);
    if (typeof opened === 'string') return opened;
    const { image, sent, isPhoto } = opened;
    const upright = image.autoOrient();
    const { data: full, info } = await (crop ? upright.extract(pixelsOf(crop, sent)) : upright)
      .resize({ width: longestPx, height: longestPx, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: PAPER })
      .toColourspace('srgb')
      // Otherwise the thin lines of a plan lose their color.
      .jpeg({ quality: QUALITY, chromaSubsampling: isPhoto ? '4:2:0' : '4:4:4' })
      .toBuffer({ resolveWithObject: true });
    const small = await sharp(full)
      .resize({ width: smallPx, height: smallPx, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: SMALL_QUALITY })
      .toBuffer();
    return { full, width: info.width, height: info.height, small, sent };
  } catch {
    // sharp throws for a bad file.
    return kindOfPicture(bytes) === 'svg' ? 'svg_not_drawn' : 'file_unreadable';
  }
}

/** At least one pixel, and none outside the picture. */
function pixelsOf({ x, y, width, height }: CropBox, sent: RemadePicture['sent']) {
  const left = Math.min(Math.round(x * sent.width), Math.floor(sent.width) - 1);
  const top = Math.min(Math.round(y * sent.height), Math.floor(sent.height) - 1);
  const fit = (part: number, of: number, at: number) =>
    Math.max(1, Math.min(Math.round(part * of), Math.floor(of) - at));
  return { left, top, width: fit(width, sent.width, left), height: fit(height, sent.height, top) };
}

interface Opened {
  readonly image: Sharp;
  readonly sent: RemadePicture['sent'];
  readonly isPhoto: boolean;
}

async function openPicture(bytes: Buffer): Promise<Opened | PictureProblem> {
  const kind = kindOfPicture(bytes);
  if (kind === null) return 'picture_type_invalid';
  if (kind === 'heic') return 'picture_is_heic';
  if (kind === 'bmp') return openBmp(bytes);
  if (kind === 'svg') return openSvg(bytes);
  // Reads only the header; nothing is decoded.
  const head = await sharp(bytes, { limitInputPixels: false }).metadata();
  if (head.format !== kind) return 'file_unreadable';
  const tooLarge = whyTooLarge(head);
  if (tooLarge !== null) return tooLarge;
  return {
    image: sharp(bytes, { failOn: 'error', limitInputPixels: MAX_PIXELS, pages: 1 }),
    sent: head.autoOrient,
    isPhoto: kind === 'jpeg' || kind === 'webp',
  };
}

function openBmp(bytes: Buffer): Opened | PictureProblem {
  const raw = readBmp(bytes);
  if (raw === 'unread') return 'bmp_not_read';
  if (raw === 'damaged') return 'file_unreadable';
  const { pixels, ...sent } = raw;
  const tooLarge = whyTooLarge(sent);
  if (tooLarge !== null) return tooLarge;
  return { image: sharp(pixels, { raw: { ...sent, channels: 3 } }), sent, isPhoto: false };
}

function openSvg(bytes: Buffer): Opened | PictureProblem {
  const cleaned = cleanSvg(new TextDecoder('utf-8').decode(bytes), DRAWN_PX);
  if (cleaned === 'holds-pictures') return 'svg_holds_pictures';
  if (cleaned === 'damaged') return 'file_unreadable';
  const { width, height } = cleaned.frame;
  const image = sharp(Buffer.from(cleaned.svg), { limitInputPixels: MAX_PIXELS });
  return { image, sent: { width, height }, isPhoto: false };
}
