// Price lists. Every query of a person is bound to the vendor of that account.
import type { PriceListState, PriceListSummary } from '@wevisu/contract/price-lists.ts';
import { sql } from 'kysely';
import {
  bool,
  bytea,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { ListColumn } from '../columns/list-columns.ts';
import type { SheetFormat } from '../reading/read-sheet.ts';
import type { SheetRow } from '../reading/sheet-row.ts';

const ROW = {
  id: int8,
  vendorId: ID.vendor,
  fileKey: text,
  fileName: text,
  bytes: int4,
  state: text.as<PriceListState>(),
  version: int4,
  format: json<SheetFormat>().orNull,
  head: json<readonly SheetRow[]>().orNull,
  sheet: int4,
  headerRow: int4.orNull,
  columns: json<readonly ListColumn[]>().orNull,
  isFull: bool,
  convertsUnits: bool,
  draftsChanges: bool,
  heldReason: text.orNull,
  stockReason: text.orNull,
  startsAt: timestamptz.orNull,
  rowsRead: int4,
  rowsDone: int4,
  summary: json<PriceListSummary>().orNull,
  problem: text.orNull,
  problemRow: int4.orNull,
  createdBy: int8.orNull,
  createdAt: timestamptz,
  appliedAt: timestamptz.orNull,
  undoneAt: timestamptz.orNull,
};
export type PriceListRow = RowOfColumns<typeof ROW>;

const ROW_SQL = sql`l.id, l.vendor_id as "vendorId", l.file_key as "fileKey", l.file_name as "fileName", l.bytes,
  l.state, l.version, l.format, l.head, l.sheet, l.header_row as "headerRow", l.columns, l.is_full as "isFull",
  l.converts_units as "convertsUnits", l.drafts_changes as "draftsChanges", l.held_reason as "heldReason",
  l.stock_reason as "stockReason",
  l.starts_at as "startsAt", l.rows_read as "rowsRead", l.rows_done as "rowsDone", l.summary, l.problem,
  l.problem_row as "problemRow", l.created_by as "createdBy", l.created_at as "createdAt",
  l.applied_at as "appliedAt", l.undone_at as "undoneAt"`;

const OWN = { userId: ID.user, id: int8 };

export const findVendorId = sqlStatement({
  takes: { userId: ID.user },
  gives: { id: int8 },
  sql: (p) => sql`select id from vendors where user_id = ${p.userId}`,
}).value;

export const insertPriceList = sqlStatement({
  takes: {
    vendorId: int8,
    userId: ID.user,
    fileKey: text,
    fileName: text,
    bytes: int4,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into price_lists
      (vendor_id, file_key, file_name, bytes, state, created_by, created_at, updated_at)
    values (${p.vendorId}, ${p.fileKey}, ${p.fileName}, ${p.bytes}, 'reading', ${p.userId}, ${p.now}, ${p.now})
    returning id`,
}).require;

export const listOwnPriceLists = sqlStatement({
  takes: { userId: ID.user, before: int8.orNull },
  gives: ROW,
  sql: (p) => sql`select ${ROW_SQL} from price_lists l
    where l.vendor_id = (select id from vendors where user_id = ${p.userId})
      and (${p.before}::bigint is null or l.id < ${p.before})
    order by l.id desc limit 50`,
}).list;

export const getOwnPriceList = sqlStatement({
  takes: OWN,
  gives: ROW,
  sql: (p) => sql`select ${ROW_SQL} from price_lists l join vendors v on v.id = l.vendor_id
    where l.id = ${p.id} and v.user_id = ${p.userId}`,
}).get;

/** For jobs. */
export const getPriceList = sqlStatement({
  takes: { id: int8 },
  gives: ROW,
  sql: (p) => sql`select ${ROW_SQL} from price_lists l where l.id = ${p.id}`,
}).get;

/** Moves it on from a version that somebody saw; false if it has moved since, or is in another state. */
export const moveOwnPriceList = sqlStatement({
  takes: { ...OWN, version: int4, from: text, to: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update price_lists l set state = ${p.to}, version = l.version + 1, updated_at = ${p.now}
    from vendors v
    where l.id = ${p.id} and v.id = l.vendor_id and v.user_id = ${p.userId} and l.version = ${p.version}
      and l.state = any (string_to_array(${p.from}, ','))`,
}).runAny;

export const setMapping = sqlStatement({
  takes: {
    id: int8,
    sheet: int4,
    headerRow: int4.orNull,
    columns: json<readonly ListColumn[]>(),
    isFull: bool,
    convertsUnits: bool,
    draftsChanges: bool,
    startsAt: timestamptz.orNull,
  },
  sql: (
    p,
  ) => sql`update price_lists set sheet = ${p.sheet}, header_row = ${p.headerRow}, columns = ${p.columns},
      is_full = ${p.isFull}, converts_units = ${p.convertsUnits}, drafts_changes = ${p.draftsChanges},
      held_reason = null, starts_at = ${p.startsAt}, rows_read = 0, rows_done = 0, summary = null, problem = null,
      problem_row = null
    where id = ${p.id}`,
}).run;

export const setReasons = sqlStatement({
  takes: { id: int8, held: text.orNull, stock: text.orNull },
  sql: (p) =>
    sql`update price_lists set held_reason = ${p.held}, stock_reason = ${p.stock} where id = ${p.id}`,
}).run;

/** A run that begins overtakes one that is still at it: that one stops at its next step. */
export const claimCheck = sqlStatement({
  takes: { id: int8 },
  gives: ROW,
  sql: (p) => sql`update price_lists l set version = l.version + 1
    where l.id = ${p.id} and l.state = 'checking' returning ${ROW_SQL}`,
}).get;

/** What jobs find out, as long as nobody has moved it on. */
export const setHead = sqlStatement({
  takes: {
    id: int8,
    version: int4,
    format: json<SheetFormat>(),
    head: json<readonly SheetRow[]>(),
    sheet: int4,
    headerRow: int4,
    columns: json<readonly ListColumn[]>(),
    now: timestamptz,
  },
  sql: (
    p,
  ) => sql`update price_lists set state = 'mapping', version = version + 1, format = ${p.format},
      head = ${p.head}, sheet = ${p.sheet}, header_row = ${p.headerRow}, columns = ${p.columns},
      problem = null, problem_row = null, updated_at = ${p.now}
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

export const setUnreadable = sqlStatement({
  takes: { id: int8, version: int4, problem: text, row: int4.orNull, now: timestamptz },
  sql: (
    p,
  ) => sql`update price_lists set state = 'unreadable', version = version + 1, problem = ${p.problem},
      problem_row = ${p.row}, updated_at = ${p.now}
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

/** False once somebody has moved it on: the job stops. */
export const setProgress = sqlStatement({
  takes: { id: int8, version: int4, read: int4, done: int4, now: timestamptz },
  sql: (
    p,
  ) => sql`update price_lists set rows_read = ${p.read}, rows_done = ${p.done}, updated_at = ${p.now}
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

export const setChecked = sqlStatement({
  takes: { id: int8, version: int4, summary: json<PriceListSummary>(), now: timestamptz },
  sql: (
    p,
  ) => sql`update price_lists set state = 'checked', version = version + 1, summary = ${p.summary},
      updated_at = ${p.now}
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

export const setDone = sqlStatement({
  takes: { id: int8, version: int4, to: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update price_lists set state = ${p.to}, version = version + 1, updated_at = ${p.now},
      applied_at = case when ${p.to}::text = 'applied' then ${p.now}::timestamptz else applied_at end,
      undone_at = case when ${p.to}::text = 'undone' then ${p.now}::timestamptz else undone_at end
    where id = ${p.id} and version = ${p.version}`,
}).runAny;

export const rememberLayout = sqlStatement({
  takes: {
    vendorId: int8,
    layout: bytea,
    columns: json<readonly ListColumn[]>(),
    now: timestamptz,
  },
  sql: (p) => sql`insert into price_list_layouts (vendor_id, layout, columns, used_at)
    values (${p.vendorId}, ${p.layout}, ${p.columns}, ${p.now})
    on conflict (vendor_id, layout) do update set columns = excluded.columns, used_at = excluded.used_at`,
}).run;

export const findLayout = sqlStatement({
  takes: { vendorId: int8, layout: bytea },
  gives: { columns: json<readonly ListColumn[]>() },
  sql: (p) =>
    sql`select columns from price_list_layouts where vendor_id = ${p.vendorId} and layout = ${p.layout}`,
}).get;

/** How many of these values are SKUs of this vendor. */
export const countKnownSkus = sqlStatement({
  takes: { vendorId: int8, skus: text },
  gives: { count: int4 },
  sql: (p) => sql`select count(*)::int as count from variants
    where vendor_id = ${p.vendorId} and vendor_sku = any (string_to_array(${p.skus}, chr(31)))`,
}).require;
