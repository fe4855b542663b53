// Requests about a vendor's goods. Every query is bound to the vendor's user.

import type { UserId } from '@wevisu/domain/ids.ts';
import type { Advice, RequestState } from '@wevisu/domain/orders/order-requests.ts';
import { type RawBuilder, sql } from 'kysely';
import { date, int4, int8 } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, type RowOf, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

interface Filter {
  readonly userId: UserId;
  readonly states: readonly RequestState[];
  readonly search: string;
}

const selectRequests = () =>
  tables
    .selectFrom('order_requests as r')
    .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
    .innerJoin('orders as o', 'o.id', 'i.order_id')
    .select([
      'r.id',
      'r.kind',
      'r.reason',
      'r.note',
      'r.state',
      'r.qty',
      'r.asked_at',
      'r.decided_at',
      'r.answer',
      'r.vendor_advice',
      'r.vendor_note',
      'r.order_item_id',
      'o.number as order_number',
      'i.product_name',
      'i.sku',
      'i.status',
      sql`(select max(x.until) from clock_extensions x
        where x.order_item_id = i.id and x.clock = 'vendor_refund')`.as('moved_to'),
      sql`(select max(a.parcel_id) from arrival_lines l join arrivals a on a.id = l.arrival_id
        where l.claim_id = r.id)`.as('arrived_in'),
    ]);

/** The day to which staff have moved the refund, and the parcel whose check at the door says it; null for none. */
const COMPUTED = { movedTo: date.orNull, arrivedIn: int8.orNull };

const isOwn = (p: Params<{ userId: UserId }>): RawBuilder<boolean> =>
  sql`i.vendor_id = (select id from vendors where user_id = ${p.userId})`;

const isWanted = (p: Params<Filter>): RawBuilder<boolean> => sql`${isOwn(p)}
  and r.state = any(${p.states})
  and (${p.search}::text = '' or o.number = ${p.search} or upper(i.sku) = ${p.search})`;

export const listRequestPages = byName(['asc', 'desc'] as const, (dir) =>
  statement(
    (p: Params<Filter & { readonly before: number | null; readonly limit: number }>) =>
      selectRequests()
        .where(isWanted(p))
        .where(
          sql<boolean>`(${p.before}::bigint is null or r.id ${sql.raw(dir === 'asc' ? '>' : '<')} ${p.before})`,
        )
        .orderBy('r.id', dir)
        .limit(p.limit),
    COMPUTED,
  ),
);

export const countRequests = statement(
  (p: Params<Filter>) =>
    tables
      .selectFrom('order_requests as r')
      .innerJoin('order_items as i', 'i.id', 'r.order_item_id')
      .innerJoin('orders as o', 'o.id', 'i.order_id')
      .select(sql`count(*)::int`.as('total'))
      .where(isWanted(p)),
  { total: int4 },
).require;

export const findVendorRequest = statement(
  (p: Params<{ userId: UserId; id: number }>) =>
    selectRequests().where(isOwn(p)).where('r.id', '=', p.id),
  COMPUTED,
).get;

export type VendorRequestRow = RowOf<typeof findVendorRequest>;

interface Said {
  readonly userId: UserId;
  readonly id: number;
  readonly advice: Advice;
  readonly note: string;
  readonly now: Date;
}

/** Only while it is open: whose it is; null if it was not set. */
export const setAdvice = statement((p: Params<Said>) =>
  tables
    .updateTable('order_requests as r')
    .from('order_items as i')
    .set({ vendor_advice: p.advice, vendor_note: p.note, vendor_at: p.now })
    .where('r.id', '=', p.id)
    .where('r.state', '=', 'open')
    .whereRef('i.id', '=', 'r.order_item_id')
    .where(isOwn(p))
    .returning('i.vendor_id'),
).value;
