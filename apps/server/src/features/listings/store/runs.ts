// Runs over many drafts. A draft that waits in one names it; a batch of them and the run's counts are one commit.

import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const RUN = {
  id: int8,
  kind: text.as<'send' | 'approve'>(),
  vendorId: ID.vendor,
  startedBy: ID.user,
  total: int4,
  done: int4,
  refused: int4,
  finishedAt: timestamptz.orNull,
};
const RUN_SQL = sql`r.id, r.kind, r.vendor_id as "vendorId", r.started_by as "startedBy", r.total, r.done,
  r.refused, r.finished_at as "finishedAt"`;

export const getRun = sqlStatement({
  takes: { id: int8 },
  gives: RUN,
  sql: (p) => sql`select ${RUN_SQL} from listing_runs r where r.id = ${p.id}`,
}).get;
export type RunRow = RowOf<typeof getRun>;

export const getLastRun = sqlStatement({
  takes: { vendorId: ID.vendor, kind: text },
  gives: RUN,
  sql: (p) => sql`select ${RUN_SQL} from listing_runs r
    where r.vendor_id = ${p.vendorId} and r.kind = ${p.kind} order by r.id desc limit 1`,
}).get;

export const getOpenRun = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: RUN,
  sql: (p) => sql`select ${RUN_SQL} from listing_runs r
    where r.vendor_id = ${p.vendorId} and r.finished_at is null`,
}).get;

/** Null while another run of this vendor is at work. */
export const insertRun = sqlStatement({
  takes: { kind: text, vendorId: ID.vendor, startedBy: ID.user, total: int4, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`insert into listing_runs (kind, vendor_id, started_by, total, created_at)
    values (${p.kind}, ${p.vendorId}, ${p.startedBy}, ${p.total}, ${p.now})
    on conflict (vendor_id) where finished_at is null do nothing returning id`,
}).get;

export const joinComplete = sqlStatement({
  takes: { runId: int8, vendorId: ID.vendor },
  gives: { count: int4 },
  sql: (p) => sql`with joined as (
      update listing_drafts set run_id = ${p.runId}
      where vendor_id = ${p.vendorId} and product_id is null and state = 'draft' and problem_count = 0
      returning id
    ) select count(*)::int as count from joined`,
}).require;

const SIMILAR = { vendorId: ID.vendor, listId: int8.orNull, categoryId: int4.orNull };
const isSimilar = (p: { vendorId: unknown; listId: unknown; categoryId: unknown }) => sql`
  d.vendor_id = ${p.vendorId} and d.product_id is null and d.state = 'submitted' and case
    when ${p.listId}::bigint is not null then d.list_id = ${p.listId}
    else d.list_id is null and (d.content ->> 'category_id')::int = ${p.categoryId}::int end`;

export const joinSimilar = sqlStatement({
  takes: { runId: int8, ...SIMILAR },
  gives: { count: int4 },
  sql: (p) => sql`with joined as (
      update listing_drafts d set run_id = ${p.runId}, refusal = null where ${isSimilar(p)} returning d.id
    ) select count(*)::int as count from joined`,
}).require;

/** With some names, evenly spread. */
export const countSimilar = sqlStatement({
  takes: SIMILAR,
  gives: { count: int4, names: json<readonly string[]>() },
  sql: (p) => sql`with found as (
      select d.content ->> 'name' as name, row_number() over (order by d.submitted_at, d.id) as place,
        count(*) over () as total
      from listing_drafts d where ${isSimilar(p)}
    )
    select count(*)::int as count, coalesce(json_agg(name order by place)
      filter (where (place - 1) % greatest(total / 8, 1) = 0 and place <= 8 * greatest(total / 8, 1)), '[]') as names
    from found`,
}).require;

/** What is common to drafts that are like this one. */
export const readCommon = sqlStatement({
  takes: { id: int8 },
  gives: {
    vendorId: ID.vendor,
    vendor: text,
    listId: int8.orNull,
    categoryId: int4.orNull,
    common: text.orNull,
  },
  sql: (
    p,
  ) => sql`select d.vendor_id as "vendorId", v.company_name as vendor, d.list_id as "listId", c.id as "categoryId",
      coalesce((select file_name from price_lists where id = d.list_id), c.name) as common
    from listing_drafts d join vendors v on v.id = d.vendor_id
    left join categories c on c.id = (d.content ->> 'category_id')::int
    where d.id = ${p.id} and d.product_id is null and d.state = 'submitted'`,
}).get;

/** Of the run, the next drafts, locked. */
export const nextOfRun = sqlStatement({
  takes: { runId: int8, most: int8 },
  gives: {
    id: int8,
    content: json<Listing>(),
    stock: json<Readonly<Record<string, number>>>().orNull,
  },
  sql: (p) => sql`select id, content, opening_stock as stock from listing_drafts
    where run_id = ${p.runId} order by id limit ${p.most} for update`,
}).list;

/** To the queue of our staff. */
export const submitDrafts = sqlStatement({
  takes: { ids: arrayOf(int8), now: timestamptz },
  sql: (
    p,
  ) => sql`update listing_drafts set state = 'submitted', reason = '', refusal = null, run_id = null,
      submitted_at = ${p.now}, version = version + 1
    where id = any (${p.ids}::bigint[])`,
}).run;

/** They stay where they are, with the reason. */
export const leaveDrafts = sqlStatement({
  takes: {
    drafts:
      json<
        readonly { readonly id: number; readonly refusal: string; readonly problems: number }[]
      >(),
  },
  sql: (p) => sql`update listing_drafts d set run_id = null, refusal = l.refusal,
      problem_count = case when l.problems > 0 then l.problems else d.problem_count end
    from jsonb_to_recordset(${p.drafts}::jsonb) as l(id bigint, refusal text, problems int)
    where d.id = l.id`,
}).run;

export const deleteDrafts = sqlStatement({
  takes: { ids: arrayOf(int8) },
  sql: (p) => sql`delete from listing_drafts where id = any (${p.ids}::bigint[])`,
}).run;

export const countRun = sqlStatement({
  takes: { id: int8, done: int4, refused: int4 },
  sql: (p) => sql`update listing_runs set done = done + ${p.done}, refused = refused + ${p.refused}
    where id = ${p.id}`,
}).run;

/** Null if it has finished before. */
export const finishRun = sqlStatement({
  takes: { id: int8, now: timestamptz },
  gives: RUN,
  sql: (p) => sql`update listing_runs r set finished_at = ${p.now}
    where r.id = ${p.id} and r.finished_at is null returning ${RUN_SQL}`,
}).get;

export const readVendorMail = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { email: text },
  sql: (p) =>
    sql`select u.email from vendors v join users u on u.id = v.user_id where v.id = ${p.vendorId}`,
}).get;
