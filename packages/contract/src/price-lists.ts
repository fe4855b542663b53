// G-62: price lists that a vendor sends. Every call is bound to the vendor of the session.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

export const PRICE_LIST_STATES = [
  'reading',
  'unreadable',
  'mapping',
  'checking',
  'checked',
  'applying',
  'applied',
  'undoing',
  'undone',
  'canceled',
] as const;
export type PriceListState = (typeof PRICE_LIST_STATES)[number];

export const PRICE_LIST_FIELD_KEYS = [
  'sku',
  'price',
  'stock',
  'lot',
  'status',
  'lead_min',
  'lead_max',
  'minimum',
  'weight_lb',
  'weight_kg',
  'name',
  'description',
  'brand',
  'category',
  'unit',
  'size',
  'finish',
  'box_sqft',
  'pieces',
] as const;

export const PRICE_LIST_MAX_BYTES = 50 * 1024 * 1024;

const columnSchema = z.object({
  /** As the file has it. */
  header: z.string(),
  field: z.enum(PRICE_LIST_FIELD_KEYS).nullable(),
  /** What parts dollars from cents. */
  mark: z.enum(['point', 'comma']),
  /** The values don't tell the mark: someone has to say. */
  is_mark_guess: z.boolean(),
  /** The column asks whether a product is discontinued. */
  is_discontinued: z.boolean(),
});

const summarySchema = z.object({
  rows: z.int(),
  same: z.int(),
  changed: z.int(),
  new: z.int(),
  /** That the new rows make. */
  new_products: z.int(),
  /** Rows whose SKU is in a draft already. */
  drafted: z.int(),
  failed: z.int(),
  missing: z.int(),
  prices_up: z.int(),
  prices_down: z.int(),
  /** Parts per million; 0 if none. */
  largest_rise_ppm: z.int(),
  largest_fall_ppm: z.int(),
  stock: z.int(),
  ended: z.int(),
  returned: z.int(),
  other: z.int(),
  /** Products of this vendor that are sold now. */
  live: z.int(),
  /** Rows whose price falls by more than is allowed without a reason: held out. */
  below_allowed: z.int(),
  /** Prices that wait for our staff. */
  to_approve: z.int(),
  /** Rows with a price per square foot of a product that is sold by another unit, of known coverage. */
  convertible: z.int(),
  /** Rows that say another name, text or size than what is live, and their products. */
  described: z.int(),
  described_products: z.int(),
  /** Open carts that have to confirm a new price. */
  carts: z.int(),
  /** What has to be typed to apply it, because so much would change; null if nothing. */
  confirm: z.int().nullable(),
});
export type PriceListSummary = z.output<typeof summarySchema>;

export const priceListSchema = z.object({
  id: z.int(),
  file_name: z.string(),
  bytes: z.int(),
  state: z.enum(PRICE_LIST_STATES),
  version: z.int(),
  /** 'Windows-1252, semicolons' or the names of the sheets. */
  encoding: z.string().nullable(),
  delimiter: z.string().nullable(),
  sheets: z.array(z.string()),
  sheet: z.int(),
  header_row: z.int().nullable(),
  columns: z.array(columnSchema),
  /** The first rows of the file, to choose the header from; then those below it. */
  head: z.array(z.object({ row: z.int(), text: z.string() })),
  samples: z.array(z.object({ row: z.int(), cells: z.array(z.string().nullable()) })),
  is_full: z.boolean(),
  converts_units: z.boolean(),
  drafts_changes: z.boolean(),
  held_reason: z.string().nullable(),
  /** A day in Los Angeles. */
  starts_on: z.string().nullable(),
  rows_read: z.int(),
  rows_done: z.int(),
  summary: summarySchema.nullable(),
  problem: z.string().nullable(),
  problem_row: z.int().nullable(),
  created_at: z.string(),
  applied_at: z.string().nullable(),
  undone_at: z.string().nullable(),
});
export type PriceList = z.output<typeof priceListSchema>;

export const PRICE_LIST_ROW_KINDS = [
  'failed',
  'held',
  'approve',
  'price',
  'stock',
  'ended',
  'new',
  'drafted',
  'missing',
  'described',
  'other',
] as const;

export const priceListRowSchema = z.object({
  row: z.int(),
  sku: z.string().nullable(),
  name: z.string().nullable(),
  /** Label, now, then. */
  changes: z.array(z.object({ field: z.string(), from: z.string(), to: z.string() })),
  problems: z.array(
    z.object({ column: z.string().nullable(), value: z.string(), text: z.string() }),
  ),
  outcome: z.enum(['same', 'change', 'new', 'missing', 'failed', 'drafted']),
  /** Below the allowed price: left out unless a reason is given. */
  is_held: z.boolean(),
  /** Its price waits for our staff. */
  waits_for_staff: z.boolean(),
  /** What becomes, or became, of what it says about a product that is live. */
  described: z.enum(['waiting', 'not_taken', 'drafted', 'left', 'undone', 'kept']).nullable(),
  /** The draft that a new row is in, or was; of a product that is live, the product. */
  draft: z.string().nullable(),
  done: z.enum(['applied', 'overtaken', 'refused']).nullable(),
  undone: z.enum(['undone', 'overtaken']).nullable(),
});

const params = z.object({ id: z.coerce.number().int().positive() });
const seen = z.int();

export const listPriceLists = defineCall({
  name: 'priceLists.list',
  method: 'GET',
  path: '/api/vendor/price-lists',
  access: ['Vendor'],
  summary: 'Your price lists, newest first; 50 at a time.',
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: dataReply(z.array(priceListSchema.omit({ columns: true, head: true, samples: true }))),
});

export const sendPriceList = defineCall({
  name: 'priceLists.send',
  method: 'POST',
  path: '/api/vendor/price-lists',
  access: ['Vendor'],
  summary: 'Send a price list: CSV, TSV or XLSX of any layout, up to 100,000 rows.',
  body: z.object({
    file: uploadedFile('Choose a file.'),
    file_name: z.string().trim().min(1).max(200),
  }),
  encoding: 'multipart',
  file: { field: 'file', maxBytes: PRICE_LIST_MAX_BYTES },
  reply: dataReply(priceListSchema),
  success: 201,
  limit: { max: 60, seconds: 3600 },
});

export const getPriceList = defineCall({
  name: 'priceLists.get',
  method: 'GET',
  path: '/api/vendor/price-lists/:id',
  access: ['Vendor'],
  summary: 'One price list with its columns, first rows, progress and summary.',
  params,
  reply: dataReply(priceListSchema),
});

export const checkPriceList = defineCall({
  name: 'priceLists.check',
  method: 'POST',
  path: '/api/vendor/price-lists/:id/check',
  access: ['Vendor'],
  summary:
    'Say what its columns are and find out what it would change; another sheet or header row has its columns guessed anew. Nothing changes yet.',
  params,
  body: z.object({
    version: seen,
    sheet: z.int().min(0).max(200),
    header_row: z.int().min(1).max(1000),
    columns: z
      .array(columnSchema.pick({ field: true, mark: true, is_discontinued: true }))
      .max(200),
    is_full: z.boolean().default(false),
    /** Prices per square foot become prices of the unit that is sold. */
    converts_units: z.boolean().default(false),
    /** Other names, texts and sizes become drafts, which our staff approve. */
    drafts_changes: z.boolean().default(false),
    /** A day in Los Angeles from which prices count; null: at once. */
    starts_on: z.iso.date().nullable().default(null),
  }),
  reply: dataReply(priceListSchema),
  limit: { max: 60, seconds: 60 },
});

export const applyPriceList = defineCall({
  name: 'priceLists.apply',
  method: 'POST',
  path: '/api/vendor/price-lists/:id/apply',
  access: ['Vendor'],
  summary:
    'Make the changes that the check found. Rows that failed are left out, and those held without a reason.',
  params,
  body: z.object({
    version: seen,
    confirm: z.int().nullable().default(null),
    /** Why prices below the allowed one are meant; null leaves their rows out. */
    held_reason: z
      .string()
      .trim()
      .min(10, 'Say why, in a sentence.')
      .max(500)
      .nullable()
      .default(null),
    /** Why the stock changes, kept with each movement; null for the name of the file. */
    stock_reason: z.string().trim().min(1).max(300).nullable().default(null),
  }),
  reply: dataReply(priceListSchema),
  limit: { max: 60, seconds: 60 },
});

export const undoPriceList = defineCall({
  name: 'priceLists.undo',
  method: 'POST',
  path: '/api/vendor/price-lists/:id/undo',
  access: ['Vendor'],
  summary: 'Take back what it changed; what changed again since then stays, and is listed.',
  params,
  body: z.object({ version: seen }),
  reply: dataReply(priceListSchema),
  limit: { max: 60, seconds: 60 },
});

export const cancelPriceList = defineCall({
  name: 'priceLists.cancel',
  method: 'POST',
  path: '/api/vendor/price-lists/:id/cancel',
  access: ['Vendor'],
  summary: 'Stop it. What was applied by then stays, and can be undone.',
  params,
  body: z.object({ version: seen }),
  reply: dataReply(priceListSchema),
  limit: { max: 60, seconds: 60 },
});

/** Texts of the new rows, and what they are taken for; a vendor says it once. */
export const listNamedCategories = defineCall({
  name: 'priceLists.categories',
  method: 'GET',
  path: '/api/vendor/price-lists/:id/categories',
  access: ['Vendor'],
  summary: 'The categories that new rows name, and ours that each is taken for; at most 200.',
  params,
  reply: dataReply(
    z.array(
      z.object({
        name: z.string(),
        rows: z.int(),
        category: z.object({ id: z.int(), name: z.string() }).nullable(),
      }),
    ),
  ),
});

export const chooseCategory = defineCall({
  name: 'priceLists.chooseCategory',
  method: 'PUT',
  path: '/api/vendor/price-lists/:id/categories',
  access: ['Vendor'],
  summary: 'Say which of our categories a text of your lists means, now and from now on.',
  params,
  body: z.object({ name: z.string().trim().min(1).max(200), category_id: z.int() }),
  reply: emptyReply,
  limit: { max: 600, seconds: 3600 },
});

export const listPriceListRows = defineCall({
  name: 'priceLists.rows',
  method: 'GET',
  path: '/api/vendor/price-lists/:id/rows',
  access: ['Vendor'],
  summary: 'Rows of one kind with what they change or why they failed; 100 at a time.',
  params,
  query: z.object({
    kind: z.enum(PRICE_LIST_ROW_KINDS),
    after: z.coerce.number().int().min(0).default(0),
  }),
  reply: dataReply(z.array(priceListRowSchema)),
});

export const getFailedRows = defineCall({
  name: 'priceLists.failedRows',
  method: 'GET',
  path: '/api/vendor/price-lists/:id/failed',
  access: ['Vendor'],
  summary: 'The rows that failed as CSV: your columns, then row, column, value and reason.',
  params,
  reply: emptyReply,
  sends: 'file',
});
