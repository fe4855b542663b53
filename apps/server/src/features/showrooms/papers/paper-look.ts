// How a showroom's own papers look: its color and its logo as they are at that moment, frozen with what is issued or sent.
import type { ProUserId, ShowroomId } from '@wevisu/domain/ids.ts';
import { isBranded } from '@wevisu/domain/people/branding.ts';
import { computeContrast, isHexColor, SHAPE_CONTRAST } from '@wevisu/domain/people/contrast.ts';
import sharp from 'sharp';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { RowOf } from '../../../platform/database/statement.ts';
import { readDrawnPicture } from '../../../platform/uploads/draw-picture.ts';
import { findKeptLook, findLook, findLookSource, insertLook, readLookRow } from './store.ts';

export interface PaperLook {
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
): Promise<PaperLook | null> {
  const found = await findLook.pro.get(db, { id: proId });
  if (found === null || !hasOwn(found)) return null;
  const logo = await drawLogoOf(found);
  return { color: colorOf(found), logo: logo?.toString('base64') ?? null };
}

/**
 * Its look as it is now, kept for papers that are read again later; each look is kept, and its logo drawn, once. Null for
 * a showroom without a brand of its own.
 */
export async function keepLook(
  trx: Queryable,
  { showroomId }: { readonly showroomId: ShowroomId },
): Promise<number | null> {
  const source = await findLookSource(trx, { showroomId });
  if (source === null || !hasOwn(source)) return null;
  const known = await findKeptLook(trx, { showroomId, source: source.source });
  if (known !== null) return known.id;
  const found = await findLook.showroom.get(trx, { id: showroomId });
  if (found === null) return null;
  const logo = await drawLogoOf(found);
  const { id } = await insertLook(trx, {
    ...{ showroomId, source: source.source, logo },
    color: colorOf(found),
  });
  return id;
}

/** One that was kept. */
export async function readKeptLook(
  db: Queryable,
  { lookId }: { readonly lookId: number | null },
): Promise<PaperLook | null> {
  const kept = lookId === null ? null : await readLookRow(db, { id: lookId });
  return kept && { color: kept.color, logo: kept.logo?.toString('base64') ?? null };
}

type Found = NonNullable<RowOf<typeof findLook.pro.get>>;

function hasOwn(of: Omit<Found, 'themeColor' | 'logoSvg'>): boolean {
  const { basicAddon, customAddon, plan, planStatus, planPaidAmount } = of;
  return isBranded({
    basicAddon: { subscription_status: basicAddon },
    customAddon: { subscription_status: customAddon },
    ...{ plan, planStatus, planPaidAmount },
  });
}

function colorOf({ themeColor }: Pick<Found, 'themeColor'>): string | null {
  return themeColor !== null && isHexColor(themeColor) ? themeColor.toLowerCase() : null;
}

async function drawLogoOf({ logoSvg }: Pick<Found, 'logoSvg'>): Promise<Buffer | null> {
  // Uploads are kept as pixels that we made ourselves; a drawing that holds anything else is not printed.
  const pixels = readDrawnPicture(logoSvg);
  return pixels === null ? null : drawLogo(pixels);
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
