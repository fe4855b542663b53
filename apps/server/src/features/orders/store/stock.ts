// The stock of an item, in the lots that it was sold from. For the transaction that moves the item.
import { type Expression, sql } from 'kysely';
import { int8 } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Locked by their ids, as everywhere. A lot that the vendor has removed since is passed over. */
const lotsOf = (itemId: Expression<number>) => sql`
  select l.id, sold.qty
  from order_items i
  cross join jsonb_to_recordset(i.lots) as sold("lotCode" text, qty int)
  join stock_lots l on l.variant_id = i.variant_id and l.lot_code = sold."lotCode"
  where i.id = ${itemId}
  order by l.id for update of l`;

/** Puts the units of an item back into their lots, for sale again. */
export const returnStock = sqlStatement({
  takes: { itemId: int8 },
  sql: (p) => sql`
    with lots as (${lotsOf(p.itemId)})
    update stock_lots l set on_hand = l.on_hand + lots.qty from lots where l.id = lots.id`,
}).run;

/** Takes them out again, as far as they have not been sold or promised to others since. */
export const takeStock = sqlStatement({
  takes: { itemId: int8 },
  sql: (p) => sql`
    with lots as (${lotsOf(p.itemId)})
    update stock_lots l set on_hand = greatest(l.held, l.on_hand - lots.qty)
    from lots where l.id = lots.id`,
}).run;
