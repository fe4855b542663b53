// People's own pictures. One without an owner is about to be removed; one that is not saved yet is shown to nobody.
import type { Queryable } from '../../platform/database/queryable.ts';

export interface OwnPictureRow {
  readonly id: number;
  readonly key: string;
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  readonly has_marks: boolean;
  readonly created_at: Date;
}

export interface PictureMarks {
  readonly marks: Record<string, unknown> | null;
  readonly marks_revision: number;
}

interface Owned {
  readonly userId: number;
  readonly id: number;
}

const ROW = 'id, key, name, width, height, bytes, marks is not null as has_marks, created_at';

export async function listPictureRows(db: Queryable, userId: number): Promise<OwnPictureRow[]> {
  const { rows } = await db.query(
    `select ${ROW} from own_pictures where user_id = $1 and kept_at is not null order by id desc`,
    [userId],
  );
  return rows;
}

export async function getPictureRow(
  db: Queryable,
  { userId, id }: Owned,
): Promise<OwnPictureRow | null> {
  const { rows } = await db.query(
    `select ${ROW} from own_pictures where id = $2 and user_id = $1 and kept_at is not null`,
    [userId, id],
  );
  return rows[0] ?? null;
}

export async function getPictureMarks(
  db: Queryable,
  { userId, id }: Owned,
): Promise<PictureMarks | null> {
  const { rows } = await db.query(
    `select marks, marks_revision from own_pictures
     where id = $2 and user_id = $1 and kept_at is not null`,
    [userId, id],
  );
  return rows[0] ?? null;
}

/** Includes uploads in progress. */
export async function countPictures(db: Queryable, userId: number): Promise<number> {
  const { rows } = await db.query(
    'select count(*)::int as n from own_pictures where user_id = $1',
    [userId],
  );
  return rows[0].n;
}

/**
 * In a transaction: uploads of one account run one by one, so that the count is exact. Null if the account was deleted
 * while the picture was read: its row may stay for its orders.
 */
export async function insertPicture(
  db: Queryable,
  of: Omit<OwnPictureRow, 'id' | 'has_marks' | 'created_at'> & {
    readonly userId: number;
    readonly now: Date;
    readonly most: number;
  },
): Promise<number | 'most' | null> {
  const { rowCount } = await db.query(
    'select from users where id = $1 and deleted_at is null for no key update',
    [of.userId],
  );
  if (rowCount !== 1) return null;
  const { rows } = await db.query(
    `insert into own_pictures (user_id, key, name, width, height, bytes, created_at)
     select $1::bigint, $2::text, $3::text, $4::int, $5::int, $6::int, $7::timestamptz
     where (select count(*) from own_pictures where user_id = $1) < $8 returning id`,
    [of.userId, of.key, of.name, of.width, of.height, of.bytes, of.now, of.most],
  );
  return rows[0]?.id ?? 'most';
}

/** False if its owner has left meanwhile. */
export async function markPictureKept(
  db: Queryable,
  { userId, id, now }: Owned & { readonly now: Date },
): Promise<boolean> {
  const { rowCount } = await db.query(
    'update own_pictures set kept_at = $3 where id = $2 and user_id = $1',
    [userId, id, now],
  );
  return rowCount === 1;
}

export async function updatePictureName(
  db: Queryable,
  { userId, id, name }: Owned & { readonly name: string },
): Promise<void> {
  await db.query(
    'update own_pictures set name = $3 where id = $2 and user_id = $1 and kept_at is not null',
    [userId, id, name],
  );
}

/** Returns the new revision; null if there is no such picture, or its marks have another revision by now. */
export async function updatePictureMarks(
  db: Queryable,
  {
    userId,
    id,
    marks,
    baseRevision,
  }: Owned & { readonly marks: object | null; readonly baseRevision: number },
): Promise<number | null> {
  const { rows } = await db.query(
    `update own_pictures set marks = $3::jsonb, marks_revision = marks_revision + 1
     where id = $2 and user_id = $1 and kept_at is not null and marks_revision = $4
     returning marks_revision`,
    [userId, id, marks === null ? null : JSON.stringify(marks), baseRevision],
  );
  return rows[0]?.marks_revision ?? null;
}

/** Removes its owner: nobody sees it from now on. Returns the key of its files, null if there is no such picture. */
export async function disownPicture(db: Queryable, { userId, id }: Owned): Promise<string | null> {
  const { rows } = await db.query(
    `update own_pictures set user_id = null, name = '', marks = null
     where id = $2 and user_id = $1 and kept_at is not null returning key`,
    [userId, id],
  );
  return rows[0]?.key ?? null;
}

/** Keys of pictures without an owner, and of uploads begun before `begunBefore` and never saved. */
export async function listPicturesToDrop(
  db: Queryable,
  { begunBefore, limit }: { readonly begunBefore: Date; readonly limit: number },
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `select key from own_pictures
     where user_id is null or (kept_at is null and created_at < $1) order by id limit $2`,
    [begunBefore, limit],
  );
  return rows.map((row) => row.key);
}

export async function deletePicture(db: Queryable, key: string): Promise<void> {
  await db.query('delete from own_pictures where key = $1', [key]);
}
