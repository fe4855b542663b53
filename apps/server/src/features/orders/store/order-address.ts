// The address of an own order: the user of the session stands in the query.
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export interface AddressedItem {
  readonly order_id: number;
  readonly placed_at: Date;
  readonly address: Address;
  readonly status: OrderStatus;
  readonly ship_from_zip: string;
  readonly vendor_user_id: number;
  readonly vendor_email: string;
  readonly homeowner_email: string;
  readonly homeowner_first_name: string;
}

/** The lines of an own order, locked, so that no vendor approves in between; none for none such. */
export async function lockOwnOrder(
  db: Queryable,
  of: { readonly userId: number; readonly number: string },
): Promise<AddressedItem[]> {
  const { rows } = await queryPrepared(
    db,
    `select o.id as order_id, o.placed_at, o.address, i.status, v.ship_from_zip,
       v.user_id as vendor_user_id, seller.email as vendor_email, u.email as homeowner_email,
       u.first_name as homeowner_first_name
     from orders o join order_items i on i.order_id = o.id join vendors v on v.id = i.vendor_id
     join users seller on seller.id = v.user_id join users u on u.id = o.user_id
     where o.number = $2 and o.user_id = $1 order by i.id for update of o, i`,
    [of.userId, of.number],
  );
  return rows;
}

export async function setOrderAddress(
  db: Queryable,
  of: { readonly orderId: number; readonly address: Address },
): Promise<void> {
  await queryPrepared(db, 'update orders set address = $2 where id = $1', [
    of.orderId,
    JSON.stringify(of.address),
  ]);
}
