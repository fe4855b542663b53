// What vendors and pros have earned and may be paid from a day on: read by key of that day, so that refunded lines, which
// stay as they are, are passed once in a run and not again in each batch.
import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { sql } from 'kysely';
import { arrayOf, bool, date, int4, int8 } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

const KINDS = ['vendor', 'pro'] as const satisfies readonly PayeeKind[];
const COLUMNS = byName(KINDS, (kind) => ({
  day: sql.raw(`${kind}_available_on`),
  flag: sql.raw(`is_${kind}_available`),
}));

/** The next lines after a place that have come due; whether or not they are paid back. */
export const listDueItems = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { today: date, afterDay: date.orNull, afterId: ID.orderItem.orNull, most: int4 },
    gives: { id: ID.orderItem, day: date.notNull },
    rare: true,
    sql: (p) => sql`
      select id, ${COLUMNS[kind].day} as day from order_items
      where ${COLUMNS[kind].day} <= ${p.today} and not ${COLUMNS[kind].flag}
        and (${p.afterDay}::date is null or (${COLUMNS[kind].day}, id) > (${p.afterDay}::date, ${p.afterId}::bigint))
      order by ${COLUMNS[kind].day}, id limit ${p.most}::int`,
  }),
);

/** Whoever moves or refunds one of them waits; those that somebody else holds are left to the next run. */
export const lockDueItems = sqlStatement({
  takes: { ids: arrayOf(ID.orderItem) },
  gives: { id: ID.orderItem },
  sql: (p) => sql`select id from order_items where id = any(${p.ids}::bigint[]) order by id
    for update skip locked`,
}).list;

/** Of locked lines those that are still due, read after the lock; none of an order whose bank has yet to decide a dispute. */
export const readDueItems = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { ids: arrayOf(ID.orderItem) },
    gives: {
      ...{ id: ID.orderItem, orderId: ID.order, vendorId: ID.vendor, showroomId: ID.showroom },
      ...{ qty: int4, finalPrice: int8, contractorMarkupAmt: int8, feeCents: int8 },
      ...{ shippingCents: int8, taxCents: int8, isVendorAvailable: bool, isProAvailable: bool },
    },
    sql: (p) => sql`
      select i.id, i.order_id as "orderId", i.vendor_id as "vendorId", i.showroom_id as "showroomId", i.qty,
        i.final_price as "finalPrice", i.contractor_markup_amt as "contractorMarkupAmt", i.fee_cents as "feeCents",
        i.shipping_cents as "shippingCents", i.tax_cents as "taxCents",
        i.is_vendor_available as "isVendorAvailable", i.is_pro_available as "isProAvailable"
      from order_items i join captures c on c.id = i.capture_id and c.state = 'done'
      where i.id = any(${p.ids}::bigint[]) and not i.${COLUMNS[kind].flag}
        and not exists (select from refunds r where r.order_item_id = i.id)
        and not exists (select from disputes d
          where d.order_id = i.order_id and d.state in ('needs_response', 'under_review'))
      order by i.id`,
  }),
);

export const markAvailable = byName(KINDS, (kind) =>
  sqlStatement({
    takes: { ids: arrayOf(ID.orderItem) },
    sql: (p) =>
      sql`update order_items set ${COLUMNS[kind].flag} = true where id = any(${p.ids}::bigint[])`,
  }),
);
