// Which files of licenses the file store holds: the row is written before the file and goes after it.
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface LicenseFileRow {
  readonly key: string;
  readonly type: LicenseFileType;
  readonly bytes: number;
}

/** Of no application yet: without one it is dropped again. */
export async function insertLicenseFile(
  db: Queryable,
  { key, type, bytes, now }: LicenseFileRow & { readonly now: Date },
): Promise<void> {
  await db.query('insert into license_files (key, type, bytes, kept_at) values ($1, $2, $3, $4)', [
    key,
    type,
    bytes,
    now,
  ]);
}

export async function giveLicenseFile(
  db: Queryable,
  { key, userId }: { readonly key: string; readonly userId: number },
): Promise<void> {
  await db.query('update license_files set user_id = $2 where key = $1', [key, userId]);
}

export async function getLicenseFile(
  db: Queryable,
  userId: number,
): Promise<LicenseFileRow | null> {
  const { rows } = await db.query('select key, type, bytes from license_files where user_id = $1', [
    userId,
  ]);
  return rows[0] ?? null;
}

export async function insertLicenseLook(
  db: Queryable,
  given: { readonly userId: number; readonly staffId: number; readonly now: Date },
): Promise<void> {
  await db.query('insert into license_looks (user_id, staff_id, looked_at) values ($1, $2, $3)', [
    given.userId,
    given.staffId,
    given.now,
  ]);
}

/** Keys of those that no application named in time, and of those refused before `refusedBefore`. */
export async function listLicensesToDrop(
  db: Queryable,
  given: { readonly orphanedBefore: Date; readonly refusedBefore: Date },
): Promise<readonly string[]> {
  const { rows } = await db.query(
    `select f.key from license_files f left join pro_applications a on a.user_id = f.user_id
     where (f.user_id is null and f.kept_at < $1)
        or (a.decision = 'refuse' and a.decided_at < $2)`,
    [given.orphanedBefore, given.refusedBefore],
  );
  return rows.map((row) => row.key);
}

export async function deleteLicenseFile(db: Queryable, key: string): Promise<void> {
  await db.query('delete from license_files where key = $1', [key]);
}
