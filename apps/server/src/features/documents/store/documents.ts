import { ROLES } from '@wevisu/contract/call.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import type { DocumentKind } from '@wevisu/domain/orders/order-documents.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';

export interface DocumentLine {
  readonly product: string;
  readonly details: string;
  readonly sku: string;
  readonly vendor: string;
  readonly qty: number;
  readonly unit: string;
  /** Cents, as are all amounts. */
  readonly price: number;
  readonly line: number;
  readonly shipping: number;
  readonly tax: number;
}

/** What stands in a document, as it was when it was issued. */
export interface DocumentContent {
  readonly company: string;
  readonly vsdId: string;
  readonly order: string;
  readonly placedAt: string;
  readonly address: Address;
  readonly card: { readonly brand: string; readonly last4: string };
  readonly coupon: string | null;
  /** Where its tax came from; papers of earlier days do not say. */
  readonly taxSource?: TaxSource;
  readonly lines: readonly DocumentLine[];
  /** Charged, or paid back. */
  readonly amount: number;
  /** Kept of a return. */
  readonly restocking: number;
}

const LINE = sql`json_build_object('product', i.product_name, 'details', concat_ws(', ', nullif(i.size_label, ''), nullif(i.finish, '')),
  'sku', i.sku, 'vendor', v.company_name, 'qty', i.qty, 'unit', i.unit, 'price', i.price_cents, 'line', i.line_cents,
  'shipping', i.shipping_cents, 'tax', i.tax_cents)`;
const HEAD = sql`'company', s.company_name, 'vsdId', s.vsd_id, 'order', o.number, 'placedAt', o.placed_at, 'address', o.address,
  'card', json_build_object('brand', coalesce(c.card_brand, a.card_brand), 'last4', coalesce(c.card_last4, a.card_last4)), 'coupon', o.coupon_code,
  'taxSource', o.tax_source`;
const ORDER = sql`orders o join showrooms s on s.id = o.showroom_id join authorizations a on a.order_id = o.id`;

/** What a document is issued of: a charge or a refund. */
export const SOURCES = ['capture', 'refund'] as const;
export type Source = (typeof SOURCES)[number];
const TABLES = { capture: sql`captures`, refund: sql`refunds` } as const;

/** The next ones without a document, in the order in which they were decided; those that somebody else issues are left. */
export const takeUndocumented = byName(SOURCES, (source) =>
  sqlStatement({
    takes: { most: int4 },
    gives: { id: int8, doneAt: timestamptz.notNull, amount: int8, showroomId: ID.showroom },
    sql: (p) => sql`
      with taken as (
        update ${TABLES[source]} set has_document = true where id in (
          select id from ${TABLES[source]} where state = 'done' and not has_document
          order by id limit ${p.most}::int for update skip locked)
        returning id, order_id, ended_at, amount_cents
      )
      select t.id, t.ended_at as "doneAt", t.amount_cents as amount, o.showroom_id as "showroomId"
      from taken t join orders o on o.id = t.order_id order by t.id`,
  }),
);

/** Locks the counter until the transaction ends: a number is never lost, and never given twice. Gives the last one. */
export const takeSerials = sqlStatement({
  takes: { kind: text.as<DocumentKind>(), year: int4, count: int4 },
  gives: { last: int4 },
  sql: (p) => sql`
    insert into document_counters as c (kind, year, last) values (${p.kind}, ${p.year}, ${p.count})
    on conflict (kind, year) do update set last = c.last + excluded.last returning last`,
}).require;

export const insertDocuments = byName(SOURCES, (source) =>
  sqlStatement({
    takes: {
      ids: arrayOf(int8),
      serials: arrayOf(int4),
      lookIds: arrayOf(int8.orNull),
      year: int4,
    },
    sql: (p) =>
      source === 'capture'
        ? sql`
          insert into order_documents (order_id, kind, year, serial, capture_id, issued_at, look_id, content)
          select o.id, 'invoice', ${p.year}, n.serial, c.id, c.ended_at, n.look_id, json_build_object(${HEAD}, 'amount', c.amount_cents,
            'restocking', 0, 'lines', (select json_agg(${LINE} order by i.id) from order_items i join vendors v on v.id = i.vendor_id
              where i.capture_id = c.id))
          from unnest(${p.ids}::bigint[], ${p.serials}::int[], ${p.lookIds}::bigint[]) n (id, serial, look_id) join captures c on c.id = n.id
            join ${ORDER} on o.id = c.order_id order by n.serial`
        : sql`
          insert into order_documents (order_id, kind, year, serial, refund_id, issued_at, look_id, content)
          select o.id, 'credit_note', ${p.year}, n.serial, r.id, r.ended_at, n.look_id, json_build_object(${HEAD}, 'amount', r.amount_cents,
            'restocking', r.restocking_cents, 'lines', json_build_array(${LINE}))
          from unnest(${p.ids}::bigint[], ${p.serials}::int[], ${p.lookIds}::bigint[]) n (id, serial, look_id) join refunds r on r.id = n.id
            join captures c on c.id = r.capture_id join order_items i on i.id = r.order_item_id
            join vendors v on v.id = i.vendor_id join ${ORDER} on o.id = r.order_id order by n.serial`,
  }),
);

const DOCUMENT = {
  kind: text.as<DocumentKind>(),
  year: int4,
  serial: int4,
  issuedAt: timestamptz,
  lookId: int8.orNull,
  content: json<DocumentContent>(),
};

const SCOPES = {
  User: (p) => sql`o.user_id = ${p.userId}`,
  Contractor: (p) =>
    sql`o.showroom_id = (select own.id from showrooms own where own.user_id = ${p.userId})`,
  Admin: (p) => sql`${p.userId}::bigint is not null`,
  Vendor: (p) => sql`${p.userId}::bigint is null`,
} as const satisfies Readonly<
  Record<(typeof ROLES)[number], (p: Params<{ userId: UserId }>) => RawBuilder<unknown>>
>;

/** An order that the viewer may see. */
export const findVisibleOrder = byName(ROLES, (role) =>
  sqlStatement({
    takes: { userId: ID.user, number: text },
    gives: { orderId: ID.order },
    sql: (p) =>
      sql`select o.id as "orderId" from orders o where o.number = ${p.number} and ${SCOPES[role](p)}`,
  }),
);

export const listDocuments = sqlStatement({
  takes: { orderId: ID.order },
  gives: DOCUMENT,
  sql: (
    p,
  ) => sql`select kind, year, serial, issued_at as "issuedAt", look_id as "lookId", content from order_documents
    where order_id = ${p.orderId} order by id`,
}).list;
