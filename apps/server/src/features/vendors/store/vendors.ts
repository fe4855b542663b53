import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { AccountStatus } from '@wevisu/domain/people/accounts.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface NewVendor {
  readonly userId: UserId;
  readonly companyName: string;
  readonly shipFromZip: string;
  readonly returnAddress: Address;
}

/** Null if another vendor has the name. */
export const insertVendor = statement((p: Params<NewVendor>) =>
  tables
    .insertInto('vendors')
    .values({
      user_id: p.userId,
      company_name: p.companyName,
      ship_from_zip: p.shipFromZip,
      return_address: asJson(p.returnAddress),
    })
    .onConflict((on) => on.column('company_name').doNothing())
    .returning('id'),
).get;

export const setVendorStatus = statement((p: Params<{ userId: UserId; status: AccountStatus }>) =>
  tables
    .updateTable('users')
    .set({ status: p.status })
    .where('id', '=', p.userId)
    .where('type', '=', 'Vendor'),
).run;

const COMPANY = [
  'id',
  'company_name',
  'ship_from_zip',
  'return_address',
  'lead_time_min_days',
  'lead_time_max_days',
  'free_shipping_from_cents',
  'version',
] as const;

export const getVendorOf = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('vendors').select(COMPANY).where('user_id', '=', p.userId),
).get;

export type VendorRow = RowOf<typeof getVendorOf>;

/** Until the transaction ends nobody else changes it. */
export const lockVendorOf = statement((p: Params<{ userId: UserId }>) =>
  tables.selectFrom('vendors').select(COMPANY).where('user_id', '=', p.userId).forUpdate(),
).get;

interface CompanyChange {
  readonly userId: UserId;
  readonly shipFromZip: string;
  readonly returnAddress: Address;
  readonly leadTimeMinDays: number;
  readonly leadTimeMaxDays: number;
}

export const updateVendor = statement((p: Params<CompanyChange>) =>
  tables
    .updateTable('vendors')
    .set((eb) => ({
      ship_from_zip: p.shipFromZip,
      return_address: asJson(p.returnAddress),
      lead_time_min_days: p.leadTimeMinDays,
      lead_time_max_days: p.leadTimeMaxDays,
      version: eb('version', '+', 1),
    }))
    .where('user_id', '=', p.userId),
).run;

export const setFreeDelivery = statement((p: Params<{ userId: UserId; cents: number | null }>) =>
  tables
    .updateTable('vendors')
    .set({ free_shipping_from_cents: p.cents })
    .where('user_id', '=', p.userId),
).run;
