import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { ApplicationDecision } from '@wevisu/domain/people/accounts.ts';
import { sql } from 'kysely';
import { int8 } from '../../../platform/database/columns.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface NewVendorApplication {
  readonly userId: UserId;
  readonly companyName: string;
  readonly taxNumber: string;
  readonly shipFrom: Address;
  readonly returnAddress: Address;
  readonly about: string;
  readonly now: Date;
}

export const insertVendorApplication = statement((p: Params<NewVendorApplication>) =>
  tables.insertInto('vendor_applications').values({
    user_id: p.userId,
    company_name: p.companyName,
    tax_number: p.taxNumber,
    ship_from: asJson(p.shipFrom),
    return_address: asJson(p.returnAddress),
    about: p.about,
    created_at: p.now,
  }),
).run;

const selectApplication = () =>
  tables
    .selectFrom('vendor_applications as a')
    .innerJoin('users as u', 'u.id', 'a.user_id')
    .leftJoin('vendor_documents as f', 'f.user_id', 'a.user_id')
    .leftJoin('users as staff', 'staff.id', 'a.decided_by')
    .select([
      'a.user_id as id',
      'a.company_name',
      'u.first_name',
      'u.last_name',
      'u.email',
      'u.email_verified_at',
      'u.phone_number',
      'a.tax_number',
      'a.ship_from',
      'a.return_address',
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

export type VendorApplicationRow = RowOf<typeof listVendorApplicationRows>;

const total = statement(
  () => tables.selectFrom('vendor_applications').select((of) => of.fn.countAll().as('total')),
  { total: int8 },
);

export async function countVendorApplications(db: Queryable): Promise<number> {
  return (await total.require(db)).total;
}

/** Pending ones first, oldest first; then decided ones, newest first. */
export const listVendorApplicationRows = statement((p: Params<{ limit: number; offset: number }>) =>
  selectApplication()
    .orderBy(sql`a.decision is not null`)
    .orderBy('a.decided_at', 'desc')
    .orderBy('a.created_at')
    .orderBy('a.user_id')
    .limit(p.limit)
    .offset(p.offset),
).list;

/** Locked, so that concurrent decisions run one after the other. */
export const lockVendorApplication = statement((p: Params<{ userId: UserId }>) =>
  selectApplication().where('a.user_id', '=', p.userId).forUpdate('a'),
).get;

interface Decision {
  readonly userId: UserId;
  readonly decision: ApplicationDecision;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const setVendorDecision = statement((p: Params<Decision>) =>
  tables
    .updateTable('vendor_applications')
    .set({
      decision: p.decision,
      reason: p.reason,
      decided_by: p.staffId,
      decided_at: p.now,
    })
    .where('user_id', '=', p.userId),
).run;
