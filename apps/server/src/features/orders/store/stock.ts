// The stock of an item, in the lots that it was sold from. For the transaction that moves the item.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** Locked by their ids, as everywhere. A lot that the vendor has removed since is passed over. */
const LOTS_OF_ITEM = `select l.id, sold.qty
  from order_items i
  cross join jsonb_to_recordset(i.lots) as sold("lotCode" text, qty int)
  join stock_lots l on l.variant_id = i.variant_id and l.lot_code = sold."lotCode"
  where i.id = $1
  order by l.id for update of l`;

/** Puts the units of an item back into their lots, for sale again. */
export async function returnStock(db: Queryable, itemId: number): Promise<void> {
  await queryPrepared(
    db,
    `with lots as (${LOTS_OF_ITEM})
     update stock_lots l set on_hand = l.on_hand + lots.qty from lots where l.id = lots.id`,
    [itemId],
  );
}

/** Takes them out again, as far as they are not sold or promised to others by now. */
export async function takeStock(db: Queryable, itemId: number): Promise<void> {
  await queryPrepared(
    db,
    `with lots as (${LOTS_OF_ITEM})
     update stock_lots l set on_hand = greatest(l.held, l.on_hand - lots.qty)
     from lots where l.id = lots.id`,
    [itemId],
  );
}
