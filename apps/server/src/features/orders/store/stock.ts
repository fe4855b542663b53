// An item's stock, in the lots that it was sold from. Call it in the transaction that moves the item.

import { type Expression, sql } from 'kysely';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Locked in the order of their ids, as everywhere. A lot that the vendor has since removed is skipped. */
const lotsOf = (itemId: Expression<number>) => sql`
  select l.id, sold.qty
  from order_items i
  cross join jsonb_to_recordset(i.lots) as sold("lotCode" text, qty int)
  join stock_lots l on l.variant_id = i.variant_id and l.lot_code = sold."lotCode"
  where i.id = ${itemId}
  order by l.id for update of l`;

/** Returns an item's units to their lots, for sale again. */
export const returnStock = sqlStatement({
  takes: { itemId: ID.orderItem },
  sql: (p) => sql`
    with lots as (${lotsOf(p.itemId)})
    update stock_lots l set on_hand = l.on_hand + lots.qty from lots where l.id = lots.id`,
}).run;

/** Takes them out again, unless they have since been sold or reserved. */
export const takeStock = sqlStatement({
  takes: { itemId: ID.orderItem },
  sql: (p) => sql`
    with lots as (${lotsOf(p.itemId)})
    update stock_lots l set on_hand = greatest(l.held, l.on_hand - lots.qty)
    from lots where l.id = lots.id`,
}).run;
