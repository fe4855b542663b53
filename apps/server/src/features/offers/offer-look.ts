// How a showroom's own papers look: its color and its logo as they are at that moment, frozen with what is sent.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isBranded } from '@wevisu/domain/people/branding.ts';
import { computeContrast, isHexColor, SHAPE_CONTRAST } from '@wevisu/domain/people/contrast.ts';
import sharp from 'sharp';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readDrawnPicture } from '../../platform/uploads/draw-picture.ts';
import { findLook } from './store/look.ts';

export interface OfferLook {
  /** As the showroom has chosen it; what is set in it is darkened as far as paper needs. */
  readonly color: string | null;
  /** A PNG without transparency, in Base64. */
  readonly logo: string | null;
}

const WHITE = '#ffffff';
/** Behind a logo that is made for dark ground. */
const INK = '#1d2321';
const LOGO = { width: 480, height: 160 } as const;
const PADDING = 12;
const SAMPLE = 48;
const OPAQUE = 128;
/** Of a logo's area, what has to be seen on white paper. */
const SEEN = 0.2;

/** Null for a showroom without a brand of its own (U-46). */
export async function readLook(
  db: Queryable,
  { proId }: { readonly proId: ProUserId },
): Promise<OfferLook | null> {
  const found = await findLook(db, { proId });
  if (found === null) return null;
  const { themeColor, logoSvg, basicAddon, customAddon, plan, planStatus, planPaidAmount } = found;
  const isOwn = isBranded({
    basicAddon: { subscription_status: basicAddon },
    customAddon: { subscription_status: customAddon },
    ...{ plan, planStatus, planPaidAmount },
  });
  if (!isOwn) return null;
  const color = themeColor !== null && isHexColor(themeColor) ? themeColor.toLowerCase() : null;
  // Uploads are kept as pixels that we made ourselves; a drawing that holds anything else is not printed.
  const pixels = readDrawnPicture(logoSvg);
  return { color, logo: pixels === null ? null : (await drawLogo(pixels)).toString('base64') };
}

/** The same picture gives the same bytes. */
async function drawLogo(picture: Buffer): Promise<Buffer> {
  const ground = (await isSeenOnWhite(picture)) ? WHITE : INK;
  const padding = ground === WHITE ? 0 : PADDING;
  return sharp(picture)
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: ground })
    .extend({ top: padding, bottom: padding, left: padding, right: padding, background: ground })
    .png({ compressionLevel: 9 })
    .toBuffer();
}

/** Whether enough of what is opaque contrasts with paper. */
async function isSeenOnWhite(picture: Buffer): Promise<boolean> {
  const { data } = await sharp(picture)
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .ensureAlpha()
    .toColorspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  let opaque = 0;
  let seen = 0;
  for (let at = 0; at < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4);
    if (alpha < OPAQUE) continue;
    opaque += 1;
    const hex = [red, green, blue].map((part) => part.toString(16).padStart(2, '0')).join('');
    if (computeContrast(`#${hex}`, WHITE) >= SHAPE_CONTRAST) seen += 1;
  }
  return seen >= opaque * SEEN;
}
