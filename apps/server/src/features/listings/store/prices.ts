import type { UserId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { date, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export type PriceState = 'waiting' | 'needs_approval' | 'applied' | 'declined' | 'withdrawn';

export interface PriceRow {
  readonly variantId: VariantId;
  readonly fromCents: number;
  readonly toCents: number;
  readonly startsAt: string;
  readonly state: 'waiting' | 'needs_approval';
}

const STATE = text.as<PriceState>();
const COLUMNS = {
  id: int8,
  variantId: ID.variant,
  fromCents: int8,
  toCents: int8,
  startsAt: timestamptz,
  state: STATE,
  reason: text,
};

/** The open ones first, then the last 20 others. */
export const listPriceChanges = sqlStatement({
  takes: { vendorId: ID.vendor, productId: ID.product },
  gives: COLUMNS,
  sql: (p) => sql`select c.id, c.variant_id as "variantId", c.from_cents as "fromCents",
      c.to_cents as "toCents", c.starts_at as "startsAt", c.state, c.reason
    from variants v join price_changes c on c.variant_id = v.id
    where v.product_id = ${p.productId} and c.vendor_id = ${p.vendorId}
    order by c.state in ('waiting', 'needs_approval') desc, c.id desc limit 220`,
}).list;
export type PriceChangeRow = RowOf<typeof listPriceChanges>;

/** Prices of the vendor's own variants, locked in one order so that two who change many don't wait for each other. */
export const lockPrices = sqlStatement({
  takes: { vendorId: ID.vendor, ids: json<readonly VariantId[]>() },
  gives: { id: ID.variant, wholesaleCents: int8 },
  sql: (p) => sql`select id, wholesale_cents as "wholesaleCents" from variants
    where vendor_id = ${p.vendorId} and id in (select jsonb_array_elements(${p.ids}::jsonb)::bigint)
    order by id for no key update`,
}).list;

/** At most one of each variant. */
export const listOpenChanges = sqlStatement({
  takes: { ids: json<readonly VariantId[]>() },
  gives: { id: int8, variantId: ID.variant },
  sql: (p) => sql`select id, variant_id as "variantId" from price_changes
    where variant_id in (select jsonb_array_elements(${p.ids}::jsonb)::bigint)
      and state in ('waiting', 'needs_approval')`,
}).list;

/** A new price takes the place of one that is open. */
export const withdrawOpen = sqlStatement({
  takes: { ids: json<readonly VariantId[]>(), now: timestamptz },
  sql: (p) => sql`update price_changes set state = 'withdrawn', decided_at = ${p.now}
    where variant_id in (select jsonb_array_elements(${p.ids}::jsonb)::bigint)
      and state in ('waiting', 'needs_approval')`,
}).run;

export const insertPriceChanges = sqlStatement({
  takes: {
    vendorId: ID.vendor,
    actorId: ID.user,
    now: timestamptz,
    rows: json<readonly PriceRow[]>(),
  },
  sql: (
    p,
  ) => sql`insert into price_changes (variant_id, vendor_id, from_cents, to_cents, starts_at, state,
      created_by, created_at)
    select "variantId", ${p.vendorId}, "fromCents", "toCents", "startsAt", state, ${p.actorId}, ${p.now}
    from jsonb_to_recordset(${p.rows}::jsonb) as r
      ("variantId" bigint, "fromCents" bigint, "toCents" bigint, "startsAt" timestamptz, state text)`,
}).run;

/**
 * Puts prices that are due into the catalog, oldest first, and gives what it changed. Rows that another process is just
 * applying are left to it.
 */
export const applyDue = sqlStatement({
  takes: { now: timestamptz, limit: int8 },
  gives: {
    id: int8,
    variantId: ID.variant,
    vendorId: ID.vendor,
    fromCents: int8,
    toCents: int8,
    createdBy: ID.user.orNull,
  },
  sql: (p) => sql`with due as (
      select c.id, c.variant_id, c.vendor_id, c.to_cents, v.wholesale_cents
      from price_changes c join variants v on v.id = c.variant_id
      where c.state = 'waiting' and c.starts_at <= ${p.now}
      order by c.starts_at, c.id limit ${p.limit} for update of c skip locked
    ), changed as (
      update variants v set wholesale_cents = due.to_cents from due where v.id = due.variant_id
    )
    update price_changes c set state = 'applied', applied_at = ${p.now}, from_cents = due.wholesale_cents
    from due where c.id = due.id
    returning c.id, c.variant_id as "variantId", c.vendor_id as "vendorId", c.from_cents as "fromCents",
      c.to_cents as "toCents", c.created_by as "createdBy"`,
}).list;

/** Takes back one that is open; false if the vendor has none of this id. */
export const withdrawChange = statement(
  (p: Params<{ vendorId: VendorId; id: number; now: Date }>) =>
    tables
      .updateTable('price_changes')
      .set({ state: 'withdrawn', decided_at: p.now })
      .where('id', '=', p.id)
      .where('vendor_id', '=', p.vendorId)
      .where('state', 'in', ['waiting', 'needs_approval'])
      .returning(['variant_id', 'from_cents', 'to_cents']),
).get;

const TO_DECIDE = {
  ...COLUMNS,
  ...{ vendorId: ID.vendor, vendor: text, product: text, sku: text },
  ...{ createdAt: timestamptz, version: int4 },
};
const SELECT_TO_DECIDE = sql`select c.id, c.variant_id as "variantId", c.from_cents as "fromCents",
    c.to_cents as "toCents", c.starts_at as "startsAt", c.state, c.reason, c.vendor_id as "vendorId",
    d.company_name as vendor, t.name as product, v.vendor_sku as sku, c.created_at as "createdAt",
    c.version
  from price_changes c join variants v on v.id = c.variant_id
  join products t on t.id = v.product_id join vendors d on d.id = c.vendor_id
  where c.state = 'needs_approval'`;

export const listPricesToDecide = sqlStatement({
  takes: { limit: int8 },
  gives: TO_DECIDE,
  sql: (p) => sql`${SELECT_TO_DECIDE} order by c.created_at, c.id limit ${p.limit}`,
}).list;

/** So that concurrent decisions run one after the other. */
export const lockPriceToDecide = sqlStatement({
  takes: { id: int8 },
  gives: TO_DECIDE,
  sql: (p) => sql`${SELECT_TO_DECIDE} and c.id = ${p.id} for update of c`,
}).get;
export type PriceToDecideRow = RowOf<typeof listPricesToDecide>;

interface PriceDecision {
  readonly id: number;
  readonly state: PriceState;
  readonly reason: string;
  readonly staffId: UserId;
  readonly now: Date;
}

export const decideChange = statement((p: Params<PriceDecision>) =>
  tables
    .updateTable('price_changes')
    .set({ state: p.state, reason: p.reason, decided_by: p.staffId, decided_at: p.now })
    .where('id', '=', p.id),
).run;

/** A number, or null where staff have set none. */
export const readPriceLimit = sqlStatement({
  gives: { percent: json<unknown>() },
  sql: () => sql`select value as percent from settings where key = 'price_change_limit_percent'`,
}).value;

/** A number, or null where staff have set none. */
export const readDropLimit = sqlStatement({
  gives: { percent: json<unknown>() },
  sql: () => sql`select value as percent from settings where key = 'price_drop_hold_percent'`,
}).value;

/** A day begins at midnight in Los Angeles (FMT-08). */
export const startOfDay = sqlStatement({
  takes: { day: date },
  gives: { at: timestamptz },
  sql: (p) => sql`select ${p.day}::date::timestamp at time zone 'America/Los_Angeles' as at`,
}).require;
