// Which license files the file store holds: a row is written before its file and removed after it.
import type { UserId } from '@wevisu/domain/ids.ts';
import type { LicenseFileType } from '@wevisu/domain/people/license-file.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface NewLicenseFile {
  readonly key: string;
  readonly type: LicenseFileType;
  readonly bytes: number;
  readonly now: Date;
}

/** Not claimed yet: without an application it is dropped again. */
export const insertLicenseFile = statement((p: Params<NewLicenseFile>) =>
  tables
    .insertInto('license_files')
    .values({ key: p.key, type: p.type, bytes: p.bytes, kept_at: p.now }),
).run;

export const giveLicenseFile = statement((p: Params<{ key: string; userId: UserId }>) =>
  tables.updateTable('license_files').set({ user_id: p.userId }).where('key', '=', p.key),
).run;

export const getLicenseFile = statement((p: Params<{ userId: UserId }>) =>
  tables
    .selectFrom('license_files')
    .select(['key', 'type', 'bytes'])
    .where('user_id', '=', p.userId),
).get;

export const insertLicenseLook = statement(
  (p: Params<{ userId: UserId; staffId: UserId; now: Date }>) =>
    tables
      .insertInto('license_looks')
      .values({ user_id: p.userId, staff_id: p.staffId, looked_at: p.now }),
).run;

const toDrop = statement(
  (p: Params<{ orphanedBefore: Date; refusedBefore: Date }>) =>
    tables
      .selectFrom('license_files as f')
      .leftJoin('pro_applications as a', 'a.user_id', 'f.user_id')
      // Of a license that waits for review.
      .leftJoin('license_renewals as r', (on) =>
        on.onRef('r.file_key', '=', 'f.key').on('r.decision', 'is', null),
      )
      .select('f.key')
      .where((eb) =>
        eb.or([
          eb.and([
            eb('f.user_id', 'is', null),
            eb('r.id', 'is', null),
            eb('f.kept_at', '<', p.orphanedBefore),
          ]),
          eb.and([eb('a.decision', '=', 'refuse'), eb('a.decided_at', '<', p.refusedBefore)]),
        ]),
      ),
  {},
  { rare: true },
);

/** Keys of the files that no application claimed in time, and of those refused before `refusedBefore`. */
export async function listLicensesToDrop(
  db: Queryable,
  given: { readonly orphanedBefore: Date; readonly refusedBefore: Date },
): Promise<readonly string[]> {
  return (await toDrop.list(db, given)).map(({ key }) => key);
}

export const deleteLicenseFile = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('license_files').where('key', '=', p.key),
).run;
