import type { OwnPicture } from '@wevisu/contract/own-pictures.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { OwnPictureDeps } from './deps.ts';
import {
  dropPictureFiles,
  PICTURE_TYPES,
  type PictureSize,
  pictureFileKey,
} from './picture-files.ts';
import {
  disownPicture,
  getPictureMarks,
  getPictureRow,
  listPictureRows,
  type OwnPictureRow,
  updatePictureMarks,
  updatePictureName,
} from './store.ts';

interface Owned {
  readonly userId: UserId;
  readonly id: number;
}

type Deps = Pick<OwnPictureDeps, 'pool'>;
type Marks = Readonly<Record<string, unknown>> | null;

interface MarkedPicture extends OwnPicture {
  readonly marks: Record<string, unknown> | null;
  readonly marks_revision: number;
}

export async function listOwnPictures({ pool }: Deps, userId: UserId): Promise<OwnPicture[]> {
  return (await listPictureRows(pool, { userId })).map(toCard);
}

export async function getOwnPicture({ pool }: Deps, owned: Owned): Promise<Result<OwnPicture>> {
  const row = await getPictureRow(pool, owned);
  return row === null ? refuse('own_picture_not_found') : ok(toCard(row));
}

export async function getMarkedPicture(deps: Deps, owned: Owned): Promise<Result<MarkedPicture>> {
  const [card, marks] = await Promise.all([
    getOwnPicture(deps, owned),
    getPictureMarks(deps.pool, owned),
  ]);
  if (!card.ok) return card;
  if (marks === null) return refuse('own_picture_not_found');
  return ok({ ...card.value, marks: marks.marks, marks_revision: marks.marksRevision });
}

export async function getPictureFile(
  { pool, files }: Pick<OwnPictureDeps, 'pool' | 'files'>,
  { size, ...owned }: Owned & { readonly size: PictureSize },
): Promise<Result<SentFile>> {
  const row = await getPictureRow(pool, owned);
  const bytes = row && (await files.get(pictureFileKey(row.key, size)));
  if (!row || !bytes) return refuse('own_picture_not_found');
  const ending = size === 'full' ? 'jpg' : 'webp';
  return ok({
    bytes,
    type: PICTURE_TYPES[size],
    name: `picture-${row.id}.${ending}`,
    version: `${row.id}-${size}`,
  });
}

export async function renameOwnPicture(
  deps: Deps,
  { name, ...owned }: Owned & { readonly name: string },
): Promise<Result<OwnPicture>> {
  await updatePictureName(deps.pool, { ...owned, name });
  return getOwnPicture(deps, owned);
}

export async function savePictureMarks(
  { pool }: Deps,
  of: Owned & { readonly marks: Marks; readonly baseRevision: number },
): Promise<Result<{ readonly revision: number }>> {
  const revision = await updatePictureMarks(pool, of);
  if (revision !== null) return ok({ revision });
  const isThere = (await getPictureRow(pool, of)) !== null;
  return refuse(isThere ? 'marks_changed' : 'own_picture_not_found');
}

/** For good: it loses its owner at once, then its files and its row are removed. */
export async function deleteOwnPicture(
  deps: Pick<OwnPictureDeps, 'pool' | 'files'>,
  owned: Owned,
): Promise<Result<null>> {
  const key = await disownPicture(deps.pool, owned);
  if (key === null) return refuse('own_picture_not_found');
  await dropPictureFiles(deps, key);
  return ok(null);
}

function toCard({ key: _, hasMarks, createdAt, ...row }: OwnPictureRow): OwnPicture {
  return { ...row, has_marks: hasMarks, created_at: createdAt.toISOString() };
}
