// The address of the user's own order: every query is bound to the session's user.

import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderId, UserId } from '@wevisu/domain/ids.ts';
import { asJson, type Params } from '../../../platform/database/parameters.ts';
import { type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

const ownOrder = (p: Params<{ userId: UserId; number: string }>) =>
  tables
    .selectFrom('orders as o')
    .innerJoin('order_items as i', 'i.order_id', 'o.id')
    .innerJoin('vendors as v', 'v.id', 'i.vendor_id')
    .innerJoin('users as seller', 'seller.id', 'v.user_id')
    .innerJoin('users as u', 'u.id', 'o.user_id')
    .select([
      'o.id as order_id',
      'o.showroom_id',
      'i.vendor_id',
      'o.placed_at',
      'o.address',
      'o.tax_source',
      'i.id as item_id',
      'i.line_cents',
      'i.shipping_cents',
      'i.status',
      'v.ship_from_zip',
      'v.user_id as vendor_user_id',
      'seller.email as vendor_email',
      'u.email as homeowner_email',
      'u.first_name as homeowner_first_name',
    ])
    .where('o.number', '=', p.number)
    .where('o.user_id', '=', p.userId)
    .orderBy('i.id');

/** The lines of the user's own order; empty if there is no such order. */
export const listOwnOrder = statement(ownOrder).list;

/** The same, locked, so that no vendor approves meanwhile. */
export const lockOwnOrder = statement((p: Params<{ userId: UserId; number: string }>) =>
  // The lines first, as everybody locks them: whoever changes a line writes its order afterwards.
  ownOrder(p).forNoKeyUpdate(['i']),
).list;

export type AddressedItem = RowOf<typeof lockOwnOrder>;

export const setOrderAddress = statement((p: Params<{ orderId: OrderId; address: Address }>) =>
  tables
    .updateTable('orders')
    .set({ address: asJson(p.address) })
    .where('id', '=', p.orderId),
).run;
