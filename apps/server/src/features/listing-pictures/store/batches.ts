// Pictures that were sent for many products. Every query of a person is bound to the vendor of that account.
import type { PictureBatch } from '@wevisu/contract/listing-pictures.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const BATCH = {
  id: int8,
  vendorId: ID.vendor,
  createdBy: ID.user,
  kind: text.as<PictureBatch['kind']>(),
  fileName: text,
  fileKey: text.orNull,
  total: int4,
  added: int4,
  known: int4,
  failed: int4,
  createdAt: timestamptz,
  finishedAt: timestamptz.orNull,
};
export type BatchRow = RowOfColumns<typeof BATCH>;

const BATCH_SQL = sql`b.id, b.vendor_id as "vendorId", b.created_by as "createdBy", b.kind,
  b.file_name as "fileName", b.file_key as "fileKey", b.total, b.added, b.known, b.failed,
  b.created_at as "createdAt", b.finished_at as "finishedAt"`;

export const insertBatch = sqlStatement({
  takes: {
    ...{ vendorId: ID.vendor, userId: ID.user, kind: text, fileName: text },
    ...{ fileKey: text.orNull, total: int4, now: timestamptz },
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into picture_batches
      (vendor_id, created_by, kind, file_name, file_key, total, created_at)
    values (${p.vendorId}, ${p.userId}, ${p.kind}, ${p.fileName}, ${p.fileKey}, ${p.total}, ${p.now})
    returning id`,
}).require;

export interface NewItem {
  readonly source: string;
  readonly sku: string;
  readonly productId: number | null;
  readonly draftId: number | null;
  /** Null: it waits. */
  readonly problem: string | null;
}

/** Numbered in their order; those that have failed already are counted. */
export const insertItems = sqlStatement({
  takes: { batchId: int8, items: json<readonly NewItem[]>() },
  sql: (p) => sql`with made as (
      insert into picture_items (batch_id, number, source, sku, product_id, draft_id, state, problem)
      select ${p.batchId}, number, item ->> 'source', item ->> 'sku', (item ->> 'productId')::bigint,
        (item ->> 'draftId')::bigint, case when item ->> 'problem' is null then 'waiting' else 'failed' end,
        coalesce(item ->> 'problem', '')
      from jsonb_array_elements(${p.items}::jsonb) with ordinality as i(item, number)
      returning state
    )
    update picture_batches set failed = (select count(*) from made where state = 'failed')
    where id = ${p.batchId}`,
}).run;

/** Whose SKUs these are: a product that is live comes first. */
export const findOwners = sqlStatement({
  takes: { vendorId: ID.vendor, skus: arrayOf(text) },
  gives: { sku: text, productId: ID.product.orNull, draftId: int8.orNull },
  sql: (
    p,
  ) => sql`select vendor_sku as sku, product_id as "productId", null::bigint as "draftId" from variants
      where vendor_id = ${p.vendorId} and vendor_sku = any (${p.skus}::text[])
    union all
    select v.sku, null, d.id from (
        select id, jsonb_path_query_array(content, '$.variants[*].vendor_sku') as skus from listing_drafts
        where vendor_id = ${p.vendorId} and product_id is null
      ) d cross join lateral jsonb_array_elements_text(d.skus) v(sku)
      where d.skus ?| ${p.skus}::text[] and v.sku = any (${p.skus}::text[])`,
}).list;

export const getBatch = sqlStatement({
  takes: { id: int8 },
  gives: BATCH,
  sql: (p) => sql`select ${BATCH_SQL} from picture_batches b where b.id = ${p.id}`,
}).get;

export const getOwnBatch = sqlStatement({
  takes: { userId: ID.user, id: int8 },
  gives: BATCH,
  sql: (p) => sql`select ${BATCH_SQL} from picture_batches b
    where b.id = ${p.id} and b.vendor_id = (select id from vendors where user_id = ${p.userId})`,
}).get;

export const listOwnBatches = sqlStatement({
  takes: { userId: ID.user, before: int8.orNull, most: int8 },
  gives: BATCH,
  sql: (p) => sql`select ${BATCH_SQL} from picture_batches b
    where b.vendor_id = (select id from vendors where user_id = ${p.userId})
      and (${p.before}::bigint is null or b.id < ${p.before}::bigint)
    order by b.id desc limit ${p.most}`,
}).list;

const ITEM = {
  number: int4,
  source: text,
  sku: text,
  productId: ID.product.orNull,
  draftId: int8.orNull,
};
export type ItemRow = RowOfColumns<typeof ITEM>;

export const listWaiting = sqlStatement({
  takes: { batchId: int8, most: int8 },
  gives: ITEM,
  sql: (p) => sql`select number, source, sku, product_id as "productId", draft_id as "draftId"
    from picture_items where batch_id = ${p.batchId} and state = 'waiting'
    order by number limit ${p.most}`,
}).list;

/** False if another run of the job was first: it is counted once. */
export const settleItem = sqlStatement({
  takes: { batchId: int8, number: int4, state: text, problem: text },
  sql: (p) => sql`with settled as (
      update picture_items set state = ${p.state}, problem = ${p.problem}
      where batch_id = ${p.batchId} and number = ${p.number} and state = 'waiting' returning state
    )
    update picture_batches b set added = b.added + (s.state = 'added')::int,
      known = b.known + (s.state = 'known')::int, failed = b.failed + (s.state = 'failed')::int
    from settled s where b.id = ${p.batchId}`,
}).runAny;

export const finishBatch = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) => sql`update picture_batches set finished_at = ${p.now}, file_key = null
    where id = ${p.id} and finished_at is null`,
}).run;

export const pageFailed = sqlStatement({
  takes: { batchId: int8, after: int4, most: int8 },
  gives: { number: int4, source: text, sku: text, problem: text },
  sql: (p) => sql`select number, source, sku, problem from picture_items
    where batch_id = ${p.batchId} and state = 'failed' and number > ${p.after}
    order by number limit ${p.most}`,
}).list;

export const listOldBatches = sqlStatement({
  takes: { before: timestamptz, most: int8 },
  gives: { id: int8, fileKey: text.orNull },
  sql: (p) => sql`select id, file_key as "fileKey" from picture_batches
    where created_at < ${p.before} order by created_at limit ${p.most}`,
}).list;

export const deleteBatch = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`delete from picture_batches where id = ${p.id}`,
}).run;
