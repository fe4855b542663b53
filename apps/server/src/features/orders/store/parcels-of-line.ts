// Parcels as a line's own steps change them. The caller has locked the line.

import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { ParcelStage } from '@wevisu/domain/orders/parcels.ts';
import type { Carrier } from '@wevisu/domain/orders/tracking.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { LOCKED_COMPUTED, lockable } from './lockable.ts';

/** Lines of one act, locked in the order of their ids, whoever they belong to: the caller has found them as its own. */
export const lockLines = statement(
  (p: Params<{ ids: readonly OrderItemId[] }>) =>
    lockable().where(sql<boolean>`i.id = any(${p.ids})`).orderBy('i.id').forUpdate('i'),
  LOCKED_COMPUTED,
).list;

/** The parcels of a line, locked. */
export const lockParcelsOfLine = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: {
    id: int8,
    carrier: text.as<Carrier>().orNull,
    trackingNumber: text.orNull,
    qty: int4,
    /** It holds nothing else. */
    isOnly: bool,
  },
  sql: (p) => sql`
    select x.id, x.carrier, x.tracking_number as "trackingNumber", l.qty,
      not exists (select from parcel_lines other
        where other.parcel_id = x.id and other.order_item_id <> l.order_item_id) as "isOnly"
    from parcel_lines l join parcels x on x.id = l.parcel_id
    where l.order_item_id = ${p.itemId}
    order by x.id for update of x`,
}).list;

/** A parcel of the vendor with this number that is as far, to put something into. */
export const lockSameNumber = sqlStatement({
  takes: {
    orderId: ID.order,
    vendorId: ID.vendor,
    carrier: text.as<Carrier>(),
    number: text,
    stage: text.as<ParcelStage>(),
  },
  gives: { id: int8 },
  sql: (p) => sql`
    select x.id from parcels x
    where x.order_id = ${p.orderId} and x.vendor_id = ${p.vendorId} and x.carrier = ${p.carrier}
      and x.tracking_number = ${p.number}
      and case when x.delivered_at is not null then 'delivered' when x.shipped_at is not null then 'shipped'
        else 'packed' end = ${p.stage}
    order by x.id limit 1 for update of x`,
}).get;

export const addUnits = sqlStatement({
  takes: { id: int8, itemId: ID.orderItem, qty: int4 },
  sql: (p) => sql`
    with changed as (update parcels set version = version + 1 where id = ${p.id} returning id)
    insert into parcel_lines (parcel_id, order_item_id, qty) select id, ${p.itemId}, ${p.qty} from changed
    on conflict (parcel_id, order_item_id) do update set qty = parcel_lines.qty + excluded.qty`,
}).run;

/** Takes a line out of a parcel that holds others as well. */
export const takeOut = sqlStatement({
  takes: { id: int8, itemId: ID.orderItem },
  sql: (p) => sql`
    with changed as (update parcels set version = version + 1 where id = ${p.id} returning id)
    delete from parcel_lines l using changed where l.parcel_id = changed.id and l.order_item_id = ${p.itemId}`,
}).run;

/** Some of a line's units in parcels are a part's from now on. */
export const giveUnits = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    partId: ID.orderItem,
    units: json<readonly { readonly parcelId: number; readonly qty: number }[]>(),
  },
  sql: (p) => sql`
    with given as (
      select * from jsonb_to_recordset(${p.units}::jsonb) as g("parcelId" bigint, qty int)
    ),
    whole as (
      delete from parcel_lines l using given
      where l.parcel_id = given."parcelId" and l.order_item_id = ${p.itemId} and l.qty = given.qty
    ),
    cut as (
      update parcel_lines l set qty = l.qty - given.qty from given
      where l.parcel_id = given."parcelId" and l.order_item_id = ${p.itemId} and l.qty > given.qty
    ),
    changed as (
      update parcels x set version = x.version + 1 from given where x.id = given."parcelId"
    )
    insert into parcel_lines (parcel_id, order_item_id, qty) select "parcelId", ${p.partId}, qty from given`,
}).runAny;

/** What will not be sent leaves the parcels that have not left. */
export const unpackLine = sqlStatement({
  takes: { itemId: ID.orderItem },
  sql: (p) => sql`
    with taken as (
      delete from parcel_lines l using parcels x
      where l.order_item_id = ${p.itemId} and x.id = l.parcel_id and x.shipped_at is null
      returning l.parcel_id
    ),
    emptied as (
      delete from parcels x using taken where x.id = taken.parcel_id and not exists (
        select from parcel_lines l where l.parcel_id = x.id and l.order_item_id <> ${p.itemId})
    )
    update parcels x set version = x.version + 1 from taken where x.id = taken.parcel_id and exists (
      select from parcel_lines l where l.parcel_id = x.id and l.order_item_id <> ${p.itemId})`,
}).runAny;

/** Parcels are as far as all their lines are said to be. */
export const takeParcelsAlong = sqlStatement({
  takes: { itemId: ID.orderItem, stage: text.as<ParcelStage>(), now: timestamptz },
  sql: (p) => sql`
    update parcels x set shipped_at = coalesce(x.shipped_at, ${p.now}),
      delivered_at = case when ${p.stage} = 'delivered' then coalesce(x.delivered_at, ${p.now}) else x.delivered_at end,
      version = x.version + 1
    where x.id in (select parcel_id from parcel_lines where order_item_id = ${p.itemId})
      and (x.shipped_at is null or (${p.stage} = 'delivered' and x.delivered_at is null))
      and not exists (
        select from parcel_lines l join order_items i on i.id = l.order_item_id
        where l.parcel_id = x.id and i.status not in ('Delivered', 'Return Request', 'Returned', 'Decline', 'Cancle')
          and (${p.stage} = 'delivered' or i.status not in ('Shipped', 'Out For Delivery')))`,
}).runAny;

/** Staff say that a line has not left after all. */
export const takeParcelsBack = sqlStatement({
  takes: { itemId: ID.orderItem },
  sql: (p) => sql`
    update parcels x set shipped_at = null, delivered_at = null, version = x.version + 1
    where x.shipped_at is not null and x.id in (select parcel_id from parcel_lines where order_item_id = ${p.itemId})`,
}).runAny;
