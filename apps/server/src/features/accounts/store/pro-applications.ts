import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import { sql } from 'kysely';
import { int8 } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export interface NewProApplication {
  readonly userId: UserId;
  readonly companyName: string;
  readonly licenseNumber: string;
  readonly licenseState: string;
  /** YYYY-MM-DD. */
  readonly licenseExpiresOn: string;
  readonly about: string;
  readonly now: Date;
}

export const insertProApplication = statement((p: Params<NewProApplication>) =>
  tables.insertInto('pro_applications').values({
    user_id: p.userId,
    company_name: p.companyName,
    license_number: p.licenseNumber,
    license_state: p.licenseState,
    license_expires_on: p.licenseExpiresOn,
    about: p.about,
    created_at: p.now,
  }),
).run;

const selectApplication = () =>
  tables
    .selectFrom('pro_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('license_files as f', 'f.user_id', 'a.user_id')
    .leftJoin('users as staff', 'staff.id', 'a.decided_by')
    .select([
      'a.user_id as id',
      'a.company_name',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.phone_number',
      'a.license_number',
      'a.license_state',
      'a.license_expires_on',
      // Null, like its size, once the file is no longer kept.
      'f.type as file_type',
      'f.bytes as file_bytes',
      'a.about',
      'a.version',
      'a.created_at as applied_at',
      'a.decision',
      'a.reason',
      'a.decided_at',
      'staff.email as decided_by',
    ]);

export type ProApplicationRow = RowOf<typeof listProApplicationRows>;

const total = statement(
  () => tables.selectFrom('pro_applications').select((of) => of.fn.countAll().as('total')),
  { total: int8 },
);

export async function countProApplications(db: Queryable): Promise<number> {
  return (await total.require(db)).total;
}

/** Pending ones first, oldest first; then decided ones, newest first. */
export const listProApplicationRows = statement((p: Params<{ limit: number; offset: number }>) =>
  selectApplication()
    .orderBy(sql`a.decision is not null`)
    .orderBy('a.decided_at', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.user_id')
    .limit(p.limit)
    .offset(p.offset),
).list;

const locked = statement((p: Params<{ userId: UserId }>) =>
  selectApplication().where('a.user_id', '=', p.userId).forUpdate('a'),
);

/** Locked, so that concurrent decisions run one after the other. */
export function lockProApplication(db: Queryable, userId: UserId) {
  return locked.get(db, { userId });
}

interface Decision {
  readonly userId: UserId;
  readonly decision: ApplicationDecision;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const setDecision = statement((p: Params<Decision>) =>
  tables
    .updateTable('pro_applications')
    .set({
      decision: p.decision,
      reason: p.reason,
      decided_by: p.staffId,
      decided_at: p.now,
    })
    .where('user_id', '=', p.userId),
).run;
