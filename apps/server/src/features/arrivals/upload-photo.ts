import { randomUUID } from 'node:crypto';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import {
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { OrderItemId, UserId } from '@wevisu/domain/ids.ts';
import { ARRIVAL_LIMITS } from '@wevisu/domain/orders/arrival-check.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { RemadePicture } from '../../platform/uploads/remake-picture.ts';
import type { ArrivalDeps } from './deps.ts';
import { findToCheck } from './find-to-check.ts';
import { type PhotoSize, photoFileKey, putPhotoFiles } from './photo-files.ts';
import { findPhoto, findSentPhoto, insertPhoto, markPhotoKept } from './store/photos.ts';
import type { Viewer } from './store/scopes.ts';

const FIELD = 'photo';
const SIZES = { longestPx: 2400, smallPx: 480 };
/** Those that were taken back count as well, until the daily job. */
const MAX_SENT = ARRIVAL_LIMITS.photos * 4;

/** A photo of a line in the shipment. Sent again under its request, it is the same photo. */
export async function uploadPhoto(
  deps: ArrivalDeps,
  of: {
    readonly viewer: Viewer;
    readonly id: number;
    readonly itemId: OrderItemId;
    readonly requestId: string;
    readonly photo: UploadedFile;
  },
): Promise<Result<{ readonly id: number }>> {
  const { viewer, id: parcelId, itemId, requestId } = of;
  const { userId } = viewer;
  const found = await findToCheck(deps.pool, viewer, parcelId);
  if (!found.ok) return found;
  if (!found.value.lines.some((line) => line.itemId === itemId)) return refuse('parcel_changed');
  const sent = await findSentPhoto(deps.pool, { userId, requestId });
  if (sent !== null && (sent.parcelId !== parcelId || sent.itemId !== itemId))
    return refuse('arrival_photo_not_found');
  if (sent !== null && sent.keptAt !== null) return ok({ id: sent.id });
  const made = await readPhoto(deps, userId, of.photo);
  if (!made.ok) return made;
  const { full, width, height } = made.value;
  const row = {
    ...{ parcelId, itemId, userId, requestId, width, height, key: `arrivals/${randomUUID()}` },
    ...{ bytes: full.length, now: deps.now(), max: MAX_SENT },
  };
  // A process may have died before the files of the same request were there.
  const place =
    sent ?? (await insertPhoto(deps.pool, row)) ?? (await findSentPhoto(deps.pool, row));
  if (place === null)
    return refuse('arrival_photos_full', { params: { maximum: ARRIVAL_LIMITS.photos } });
  await putPhotoFiles(deps.files, place.key, made.value);
  await markPhotoKept(deps.pool, { id: place.id, now: deps.now() });
  return ok({ id: place.id });
}

async function readPhoto(
  { processor }: Pick<ArrivalDeps, 'processor'>,
  userId: UserId,
  { bytes }: UploadedFile,
): Promise<Result<RemadePicture>> {
  if (bytes.length === 0) return atField(refuse('file_unreadable'));
  const made = await processor.remake(bytes, { userId, sizes: SIZES });
  if (made.ok || made.code === 'unavailable') return made;
  return atField(refuse(made.code, { params: { ...made.params, field: FIELD } }));
}

function atField(refusal: Refusal): Refusal<'invalid_input'> {
  return refuseFields({ [FIELD]: refusal });
}

/** For everybody whom the shipment concerns, once it is signed for; before that, for those who count it. */
export async function readPhotoFile(
  { pool, files }: Pick<ArrivalDeps, 'pool' | 'files'>,
  { viewer, id, size }: { readonly viewer: Viewer; readonly id: number; readonly size: PhotoSize },
): Promise<Result<SentFile>> {
  const row = await findPhoto(pool, viewer, id);
  const bytes = row === null ? null : await files.get(photoFileKey(row.key, size));
  if (bytes === null) return refuse('arrival_photo_not_found');
  const isSmall = size === 'small';
  return ok({
    bytes,
    type: isSmall ? 'image/webp' : 'image/jpeg',
    name: `arrival-photo-${id}.${isSmall ? 'webp' : 'jpg'}`,
    version: `arrival-${id}-${size}`,
  });
}
