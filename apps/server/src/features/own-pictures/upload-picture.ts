import { randomUUID } from 'node:crypto';
import type { OwnPicture } from '@wevisu/contract/own-pictures.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { checkImageSize } from '@wevisu/domain/catalog/image-rule.ts';
import { type Refusal, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { OWN_PICTURE } from '@wevisu/domain/projects/own-picture.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { RemadePicture } from '../../platform/uploads/remake-picture.ts';
import type { OwnPictureDeps } from './deps.ts';
import { getOwnPicture } from './own-pictures.ts';
import { dropPictureFiles, putPictureFiles } from './picture-files.ts';
import { countPictures, insertPicture, markPictureKept } from './store.ts';

const FIELD = 'picture';
const UNNAMED = 'Picture';
/** Twice the width of a card. */
const SMALL_PX = 720;

const { maxPictures, minSize, longestPx } = OWN_PICTURE;

/** VIS-02, CAT-14, CAT-15: pictures are re-encoded from their pixels; nothing is kept of a refused file. */
export async function uploadPicture(
  deps: OwnPictureDeps,
  of: { readonly userId: UserId; readonly picture: UploadedFile; readonly name: string },
): Promise<Result<OwnPicture>> {
  const { userId } = of;
  // Checked before the work starts; the insert counts again.
  if ((await countPictures(deps.pool, userId)) >= maxPictures) return full();
  const made = await readPicture(deps, of);
  if (!made.ok) return made;
  const key = `pictures/${randomUUID()}`;
  const { full: whole, width, height } = made.value;
  const name = of.name || UNNAMED;
  const row = {
    userId,
    key,
    name,
    width,
    height,
    bytes: whole.length,
    now: deps.now(),
    max: maxPictures,
  };
  const id = await inTransaction(deps.pool, (trx) => insertPicture(trx, row));
  if (id === null) return refuse('unauthenticated');
  if (id === 'max') return full();
  try {
    await putPictureFiles(deps.files, key, made.value);
  } catch (error) {
    // If this fails as well, the daily job does it.
    await dropPictureFiles(deps, key).catch(() => {});
    throw error;
  }
  if (await markPictureKept(deps.pool, { userId, id, now: deps.now() })) {
    return getOwnPicture(deps, { userId, id });
  }
  await dropPictureFiles(deps, key);
  return refuse('unauthenticated');
}

const full = () => refuse('too_many_pictures', { params: { maximum: maxPictures } });

async function readPicture(
  { processor }: OwnPictureDeps,
  { userId, picture: { bytes } }: { readonly userId: UserId; readonly picture: UploadedFile },
): Promise<Result<RemadePicture>> {
  if (bytes.length === 0) return atField(refuse('file_unreadable'));
  const made = await processor.remake(bytes, { userId, sizes: { longestPx, smallPx: SMALL_PX } });
  if (!made.ok) {
    if (made.code === 'unavailable') return made;
    return atField(refuse(made.code, { params: { ...made.params, field: FIELD } }));
  }
  const small = checkImageSize({ field: FIELD, ...made.value.sent }, minSize);
  return small === null ? made : atField(small);
}

/** Reported like any other error in a form. */
function atField(refusal: Refusal): Refusal<'invalid_input'> {
  return refuseFields({ [FIELD]: refusal });
}
