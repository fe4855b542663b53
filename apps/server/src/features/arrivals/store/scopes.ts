import type { Role } from '@wevisu/contract/call.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type Expression, type RawBuilder, sql } from 'kysely';

export interface Viewer {
  readonly userId: UserId;
  readonly type: Role;
}

/** Condition on what has a vendor `x.vendor_id` and an order `o`: who may see its arrival. */
export const SCOPES: Readonly<Record<Role, (userId: Expression<UserId>) => RawBuilder<boolean>>> = {
  Vendor: (userId) => sql`x.vendor_id = (select id from vendors where user_id = ${userId})`,
  Contractor: (userId) => sql`o.showroom_id = (select id from showrooms where user_id = ${userId})`,
  Admin: (userId) => sql`${userId}::bigint is not null`,
  User: (userId) => sql`o.user_id = ${userId}`,
};

/** Whether whoever sees it may count and sign as well. */
export const MAY_CHECK: Readonly<Record<Role, RawBuilder<boolean>>> = {
  Vendor: sql`false`,
  Admin: sql`false`,
  User: sql`true`,
  Contractor: sql`exists (select from arrival_access a where a.order_id = o.id)`,
};
