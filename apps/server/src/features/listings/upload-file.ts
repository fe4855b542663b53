import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { checkImageSize } from '@wevisu/domain/catalog/image-rule.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ListingModel } from '@wevisu/domain/listings/listing.ts';
import { type Crop, LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import sharp from 'sharp';
import { isWholePdf } from '../../platform/uploads/is-whole-pdf.ts';
import { kindOfFile } from '../../platform/uploads/kind-of-file.ts';
import type { FilesDeps } from './deps.ts';
import { documentFile, modelFile, photoFile } from './file-names.ts';
import { requireVendor } from './find-listing.ts';
import { keepFile } from './keep-file.ts';
import { countWaitingFiles } from './store/files.ts';

const FIELD = 'photo';
const { minSize, widths } = LISTING_PHOTO;
const LONGEST_PX = Math.max(...widths);
const QUALITY = 80;
const TMM_PER_METER = 10_000;
const DAY_MS = 86_400_000;
/** A day's uploads of a vendor that no live product shows: a few hundred products with all their pictures. */
const MAX_WAITING = 5_000;

/** G-62, CAT-14, CAT-15: re-encoded from the pixels of its crop in a limited process; nothing is kept of a refused file. */
export async function uploadPhoto(
  deps: Omit<FilesDeps, 'models'>,
  of: {
    readonly userId: UserId;
    readonly photo: UploadedFile;
    readonly crop: Crop;
    /** To find later that it was sent before. */
    readonly sourceHash?: Buffer;
  },
): Promise<Result<{ readonly file: string }>> {
  const { userId, photo, crop, sourceHash } = of;
  const vendor = await requireUploader(deps, userId);
  if (!vendor.ok) return vendor;
  if (photo.bytes.length === 0) return refuseFields({ [FIELD]: 'file_unreadable' });
  const made = await deps.processor.remake(photo.bytes, {
    userId,
    sizes: { longestPx: LONGEST_PX, smallPx: LONGEST_PX, crop },
  });
  if (!made.ok) {
    if (made.code === 'unavailable') return made;
    return refuseFields({
      [FIELD]: refuse(made.code, { params: { ...made.params, field: FIELD } }),
    });
  }
  const { sent, small: picture } = made.value;
  const cut = {
    width: Math.round(sent.width * crop.width),
    height: Math.round(sent.height * crop.height),
  };
  const tooSmall = checkImageSize({ field: FIELD, ...cut }, minSize);
  if (tooSmall !== null) return refuseFields({ [FIELD]: tooSmall });
  // Its pixels are ours by now. A crop that is no square is cut to its middle.
  const squares = await Promise.all(
    widths.map(async (width) => {
      const square = sharp(picture).resize({ width, height: width, fit: 'cover' });
      return [width, await square.webp({ quality: QUALITY }).toBuffer()] as const;
    }),
  );
  const bytes = squares.reduce((sum, [, content]) => sum + content.length, 0);
  const file = await keepFile(deps, {
    ...{ vendorId: vendor.value, kind: 'photo', bytes },
    ...(sourceHash && { sourceHash }),
    contentOf: (key) => squares.map(([width, content]) => [photoFile(key, width), content]),
  });
  return ok({ file });
}

/** G-62: a PDF by its content, kept as it is. */
export async function uploadDocument(
  deps: FilesDeps,
  { userId, document }: { readonly userId: UserId; readonly document: UploadedFile },
): Promise<Result<{ readonly file: string; readonly bytes: number }>> {
  const vendor = await requireUploader(deps, userId);
  if (!vendor.ok) return vendor;
  const content = Buffer.from(document.bytes);
  if (kindOfFile(content) !== 'application/pdf') {
    return refuseFields({ document: 'document_not_pdf' });
  }
  if (!isWholePdf(content)) return refuseFields({ document: 'file_unreadable' });
  const bytes = content.length;
  const file = await keepFile(deps, {
    ...{ vendorId: vendor.value, kind: 'document', bytes },
    contentOf: (key) => [[documentFile(key), content]],
  });
  return ok({ file, bytes });
}

/** G-62: a GLB that passes the Khronos validator in a limited process; its size is measured there. */
export async function uploadModel(
  deps: FilesDeps,
  { userId, model }: { readonly userId: UserId; readonly model: UploadedFile },
): Promise<Result<ListingModel>> {
  const vendor = await requireUploader(deps, userId);
  if (!vendor.ok) return vendor;
  const content = Buffer.from(model.bytes);
  const read = await deps.models.read(content, { userId });
  if (!read.ok) {
    return read.code === 'unavailable' ? read : refuseFields({ model: read.code });
  }
  if ('reasons' in read.value) {
    const reasons = read.value.reasons.join(' ').replace(/\.$/, '');
    return refuseFields({ model: refuse('model_refused', { params: { reasons } }) });
  }
  const { widthM, heightM, depthM, triangles } = read.value;
  const facts = {
    width_tmm: Math.round(widthM * TMM_PER_METER),
    height_tmm: Math.round(heightM * TMM_PER_METER),
    depth_tmm: Math.round(depthM * TMM_PER_METER),
    triangles,
  };
  const bytes = content.length;
  const file = await keepFile(deps, {
    ...{ vendorId: vendor.value, kind: 'model', bytes, facts },
    contentOf: (key) => [[modelFile(key), content]],
  });
  return ok({ file, bytes, ...facts });
}

async function requireUploader({ pool, now }: Pick<FilesDeps, 'pool' | 'now'>, userId: UserId) {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const since = new Date(now().getTime() - DAY_MS);
  const waiting = await countWaitingFiles(pool, { vendorId: vendor.value, since });
  return waiting >= MAX_WAITING
    ? refuse('too_many_requests', { params: { seconds: 3600 } })
    : vendor;
}
