// Files of listings: who uploaded them, and which live products show them.
import type { VendorId } from '@wevisu/domain/ids.ts';
import type { ListingModel } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import {
  bool,
  bytea,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export type FileKind = 'photo' | 'document' | 'model';
const kind = text.as<FileKind>();

/** Of a model; nothing of other files. */
export type FileFacts = Partial<Omit<ListingModel, 'file' | 'bytes'>>;

export const insertFile = sqlStatement({
  takes: {
    ...{ key: text, vendorId: ID.vendor, kind, bytes: int4, now: timestamptz },
    facts: json<FileFacts>(),
    /** Of the file that it was made from; null if nobody compares it. */
    sourceHash: bytea.orNull,
  },
  sql: (
    p,
  ) => sql`insert into listing_files (key, vendor_id, kind, bytes, facts, source_hash, created_at)
    values (${p.key}, ${p.vendorId}, ${p.kind}, ${p.bytes}, ${p.facts}, ${p.sourceHash}, ${p.now})`,
}).run;

/** Of any vendor: for staff. */
export const getFile = sqlStatement({
  takes: { key: text },
  gives: { key: text, kind },
  sql: (p) => sql`select key, kind from listing_files where key = ${p.key}`,
}).get;

export const getFileOfVendor = sqlStatement({
  takes: { vendorId: ID.vendor, key: text },
  gives: { key: text, kind },
  sql: (p) => sql`select key, kind from listing_files
    where key = ${p.key} and vendor_id = ${p.vendorId}`,
}).get;

/** Null unless a live product shows it. */
export const getLiveFile = sqlStatement({
  takes: { key: text, kind },
  gives: { id: int8 },
  sql: (p) => sql`select f.id from listing_files f
    where f.key = ${p.key} and f.kind = ${p.kind} and exists (
      select from product_files s join products p on p.id = s.product_id
      where s.file_id = f.id and p.status <> 'draft')`,
}).get;

/** Those of the list that the vendor has uploaded. */
export const listFilesOf = sqlStatement({
  takes: { vendorId: ID.vendor, keys: json<readonly string[]>() },
  gives: { key: text, kind, bytes: int4, facts: json<FileFacts>() },
  sql: (p) => sql`select key, kind, bytes, facts from listing_files where vendor_id = ${p.vendorId}
    and key in (select jsonb_array_elements_text(${p.keys}::jsonb))`,
}).list;

/** Whether one of these files was made from such a file. */
export const hasSource = sqlStatement({
  takes: { vendorId: ID.vendor, keys: json<readonly string[]>(), sourceHash: bytea },
  gives: { is: bool },
  sql: (p) => sql`select exists (select from listing_files where vendor_id = ${p.vendorId}
    and key in (select jsonb_array_elements_text(${p.keys}::jsonb))
    and source_hash = ${p.sourceHash}) as "is"`,
}).require;

const OF = { productId: ID.product, vendorId: ID.vendor, keys: json<readonly string[]>() } as const;

export const dropProductFiles = sqlStatement({
  takes: OF,
  sql: (p) => sql`delete from product_files s using listing_files f
    where s.product_id = ${p.productId} and f.id = s.file_id and f.vendor_id = ${p.vendorId}
      and f.key not in (select jsonb_array_elements_text(${p.keys}::jsonb))`,
}).run;

export const addProductFiles = sqlStatement({
  takes: OF,
  sql: (p) => sql`insert into product_files (product_id, file_id)
    select ${p.productId}, id from listing_files where vendor_id = ${p.vendorId}
      and key in (select jsonb_array_elements_text(${p.keys}::jsonb))
    on conflict do nothing`,
}).run;

/** Files that neither a live product nor a draft shows any more. */
export const listFilesToDrop = sqlStatement({
  takes: { before: timestamptz, limit: int8 },
  gives: { key: text, kind },
  sql: (p) => sql`select f.key, f.kind from listing_files f
    where f.created_at < ${p.before} and not exists (select from product_files where file_id = f.id)
      and not exists (select from listing_drafts d where d.vendor_id = f.vendor_id
        and (position(f.key in d.content::text) > 0 or position(f.key in d.base::text) > 0))
    order by f.id limit ${p.limit}`,
}).list;

export const deleteFile = statement((p: Params<{ key: string }>) =>
  tables.deleteFrom('listing_files').where('key', '=', p.key),
).run;

const count = sqlStatement({
  takes: { vendorId: ID.vendor, since: timestamptz },
  gives: { files: int4 },
  sql: (p) => sql`select count(*)::int as files from listing_files f
    where vendor_id = ${p.vendorId} and created_at > ${p.since}
      and not exists (select from product_files where file_id = f.id)`,
}).require;

/** Uploaded since then, and shown by no live product. */
export async function countWaitingFiles(
  db: Parameters<typeof count>[0],
  of: { readonly vendorId: VendorId; readonly since: Date },
): Promise<number> {
  return (await count(db, of)).files;
}
