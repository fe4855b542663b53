// People's own pictures. One without an owner is about to be removed; one that is not saved yet is shown to nobody.

import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { asJson, type Params } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type RowOf, sqlStatement, statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';

interface Owned {
  readonly userId: UserId;
  readonly id: number;
}

const pictures = () =>
  tables
    .selectFrom('own_pictures')
    .select(['id', 'key', 'name', 'width', 'height', 'bytes', 'created_at'])
    .select((eb) => eb('marks', 'is not', null).as('has_marks'))
    .where('kept_at', 'is not', null);

export const listPictureRows = statement(
  (p: Params<{ userId: UserId }>) =>
    pictures().where('user_id', '=', p.userId).orderBy('id', 'desc'),
  { hasMarks: bool },
).list;

export type OwnPictureRow = RowOf<typeof listPictureRows>;

export const getPictureRow = statement(
  (p: Params<Owned>) => pictures().where('id', '=', p.id).where('user_id', '=', p.userId),
  { hasMarks: bool },
).get;

export const getPictureMarks = statement((p: Params<Owned>) =>
  tables
    .selectFrom('own_pictures')
    .select(['marks', 'marks_revision'])
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where('kept_at', 'is not', null),
).get;

const count = sqlStatement({
  takes: { userId: ID.user },
  gives: { pictures: int4 },
  sql: (p) => sql`select count(*)::int as pictures from own_pictures where user_id = ${p.userId}`,
}).require;

/** Includes uploads in progress. */
export async function countPictures(db: Queryable, userId: UserId): Promise<number> {
  return (await count(db, { userId })).pictures;
}

const lockUser = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('users')
    .select('id')
    .where('id', '=', p.userId)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate(),
).get;

const insertOne = sqlStatement({
  takes: {
    userId: ID.user,
    key: text,
    name: text,
    width: int4,
    height: int4,
    bytes: int4,
    now: timestamptz,
    max: int8,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into own_pictures (user_id, key, name, width, height, bytes, created_at)
    select ${p.userId}::bigint, ${p.key}::text, ${p.name}::text, ${p.width}::int, ${p.height}::int,
      ${p.bytes}::int, ${p.now}::timestamptz
    where (select count(*) from own_pictures where user_id = ${p.userId}) < ${p.max}
    returning id`,
}).get;

/**
 * In a transaction: uploads of one account run one by one, so that the count is exact. Null if the account was deleted
 * while the picture was read: its row may stay for its orders.
 */
export async function insertPicture(
  db: Queryable,
  of: Omit<OwnPictureRow, 'id' | 'hasMarks' | 'createdAt'> & {
    readonly userId: UserId;
    readonly now: Date;
    readonly max: number;
  },
): Promise<number | 'max' | null> {
  if ((await lockUser(db, of)) === null) return null;
  return (await insertOne(db, of))?.id ?? 'max';
}

/** False if its owner has left meanwhile. */
export const markPictureKept = statement((p: Params<Owned & { now: Date }>) =>
  tables
    .updateTable('own_pictures')
    .set({ kept_at: p.now })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId),
).runAny;

export const updatePictureName = statement((p: Params<Owned & { name: string }>) =>
  tables
    .updateTable('own_pictures')
    .set({ name: p.name })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where('kept_at', 'is not', null),
).run;

interface ChangedMarks extends Owned {
  readonly marks: Readonly<Record<string, unknown>> | null;
  readonly baseRevision: number;
}

/** Returns the new revision; null if there is no such picture, or its marks have another revision by now. */
export const updatePictureMarks = statement((p: Params<ChangedMarks>) =>
  tables
    .updateTable('own_pictures')
    .set((eb) => ({ marks: asJson(p.marks), marks_revision: eb('marks_revision', '+', 1) }))
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where('kept_at', 'is not', null)
    .where('marks_revision', '=', p.baseRevision)
    .returning('marks_revision'),
).value;

/** Removes its owner: nobody sees it from now on. Returns the key of its files, null if there is no such picture. */
export const disownPicture = statement((p: Params<Owned>) =>
  tables
    .updateTable('own_pictures')
    .set({ user_id: null, name: '', marks: null })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .where('kept_at', 'is not', null)
    .returning('key'),
).value;

const toDrop = statement(
  (p: Params<{ begunBefore: Date; limit: number }>) =>
    tables
      .selectFrom('own_pictures')
      .select('key')
      .where(({ and, eb, or }) =>
        or([
          eb('user_id', 'is', null),
          and([eb('kept_at', 'is', null), eb('created_at', '<', p.begunBefore)]),
        ]),
      )
      .orderBy('id')
      .limit(p.limit),
  {},
  { rare: true },
).list;

/** Keys of pictures without an owner, and of uploads begun before `begunBefore` and never saved. */
export async function listPicturesToDrop(
  db: Queryable,
  of: { readonly begunBefore: Date; readonly limit: number },
): Promise<readonly string[]> {
  return (await toDrop(db, of)).map(({ key }) => key);
}

export const deletePicture = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('own_pictures').where('key', '=', p.key),
).run;
