// What arrives when in the showroom's orders; no amount is read here.
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  date,
  int4,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const ARRIVAL = {
  orderNumber: text,
  vendorId: ID.vendor,
  vendor: text,
  client: text,
  place: text,
  arrivesFrom: date,
  arrivesTo: date,
  isOnTheWay: bool,
  isDelivered: bool,
  /** Null unless delivered. */
  deliveredAt: timestamptz.orNull,
  changedAt: timestamptz,
  products: arrayOf(text),
  lines: int4,
};
export type ArrivalRow = RowOfColumns<typeof ARRIVAL>;

/** What one vendor sends of one order arrives together; declined, canceled and returned lines are left out. */
const arrivals = (showroom: RawBuilder<unknown>, from: unknown, to: unknown) => sql`
  select parcel.* from (
    select o.number as "orderNumber", v.id as "vendorId", v.company_name as vendor,
      trim(u.first_name || ' ' || u.last_name) as client,
      concat_ws(', ', o.address ->> 'city', o.address ->> 'state') as place,
      min(i.arrives_from) as "arrivesFrom", max(i.arrives_to) as "arrivesTo",
      bool_or(i.status in ('Picked Up', 'Shipping', 'Shipped', 'Out For Delivery')) as "isOnTheWay",
      bool_and(i.status = 'Delivered') as "isDelivered",
      case when bool_and(i.status = 'Delivered') then max(i.status_date) end as "deliveredAt",
      max(i.status_date) as "changedAt",
      (array_agg(distinct i.product_name))[1:3] as products, count(*)::int as lines
    from order_items i join orders o on o.id = i.order_id join users u on u.id = o.user_id
      join vendors v on v.id = i.vendor_id
    where i.showroom_id = ${showroom} and i.status not in ('Decline', 'Cancle', 'Return Request', 'Returned')
      and i.arrives_to between ${from}::date - 120 and ${to}::date + 120
    group by o.id, v.id, u.id
  ) parcel
  where coalesce((parcel."deliveredAt" at time zone 'America/Los_Angeles')::date,
      parcel."arrivesTo") >= ${from}::date
    and coalesce((parcel."deliveredAt" at time zone 'America/Los_Angeles')::date,
      parcel."arrivesFrom") <= ${to}::date
  order by parcel."arrivesFrom", parcel."orderNumber", parcel."vendorId" limit 2000`;

export const listArrivalRows = sqlStatement({
  takes: { proId: ID.pro, from: date, to: date },
  gives: ARRIVAL,
  sql: (p) => arrivals(sql`(select id from showrooms where user_id = ${p.proId})`, p.from, p.to),
}).list;

/** For whoever holds the secret address. */
export const listArrivalsOfShowroom = sqlStatement({
  takes: { showroomId: ID.showroom, from: date, to: date },
  gives: ARRIVAL,
  sql: (p) => arrivals(sql`${p.showroomId}::bigint`, p.from, p.to),
}).list;
