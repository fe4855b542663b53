// PRO-04 to PRO-06: what a pro adds to the cost of products. Only the pro receives any of it: cost, markup and rules
// never appear in a reply for another role.
import { ppm } from '@wevisu/domain/money/money.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor'] as const;
const writes = { max: 120, seconds: 60 } as const;
const bulkWrites = { max: 20, seconds: 60 } as const;

/** Parts per million, as `packages/domain` has them: 125,000 is 12.5 %. */
const rate = z
  .int()
  .min(0)
  .max(10_000_000)
  .transform((value) => ppm(value));
const shownRate = z.int();
const id = z.coerce.number().int().positive();

/** What a rule covers: all three null are the showroom's standard. */
const scopeShape = {
  category_id: id.nullable().default(null),
  brand_id: id.nullable().default(null),
  product_id: id.nullable().default(null),
};
const scopeSchema = z.object({
  category_id: z.int().nullable(),
  brand_id: z.int().nullable(),
  product_id: z.int().nullable(),
});
export type MarkupScope = z.output<typeof scopeSchema>;

export const markupRuleSchema = scopeSchema.extend({
  /** "Marble tile", "Oakmont in Marble tile", a product's name; "Standard". */
  label: z.string(),
  rate_ppm: shownRate,
  version: z.int(),
});
export type MarkupRule = z.output<typeof markupRuleSchema>;

const named = z.object({ id: z.int(), name: z.string() });

export const priceRulesSchema = z.object({
  standard: markupRuleSchema,
  /** By category and by brand, in the order of their names. */
  rules: z.array(markupRuleSchema),
  /** The latest rules of single products. */
  product_rules: z.array(markupRuleSchema),
  product_rules_total: z.int(),
  /** What the largest coupon that runs or will run takes off a price; null for none. */
  largest_coupon: z.object({ code: z.string(), rate_ppm: shownRate }).nullable(),
  categories: z.array(named.extend({ parent_id: z.int().nullable() })),
  brands: z.array(named),
});
export type PriceRules = z.output<typeof priceRulesSchema>;

export const listPriceRules = defineCall({
  name: 'showroomPrices.listPriceRules',
  method: 'GET',
  path: '/api/pro/prices/rules',
  access,
  summary: 'The markups of your showroom: the standard, and those by category, brand and product.',
  reply: dataReply(priceRulesSchema),
});

const MARKUP_SOURCES = ['product', 'brand', 'category', 'standard'] as const;

export const pricedProductSchema = z.object({
  product_id: z.int(),
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  unit: z.string(),
  /** Of the cheapest variant, per selling unit: wholesale and the platform's fee. */
  cost: centsSchema,
  markup: centsSchema,
  price: centsSchema,
  rate_ppm: shownRate,
  source: z.enum(MARKUP_SOURCES),
  /** The product's own rule, to change or end it; null where it has none. */
  own_version: z.int().nullable(),
  /** Whether a rule of the scope that was asked for would decide its price. */
  follows: z.boolean(),
});
export type PricedProduct = z.output<typeof pricedProductSchema>;

const filterShape = {
  category_id: id.nullable().default(null),
  brand_id: id.nullable().default(null),
  q: z.string().trim().max(100).default(''),
};

export const listPricedProducts = defineCall({
  name: 'showroomPrices.listPricedProducts',
  method: 'GET',
  path: '/api/pro/prices/products',
  access,
  summary: 'Products with your cost, your markup and the price in your showroom.',
  query: z.object({
    ...filterShape,
    product_id: id.nullable().default(null),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: dataReply(
    z.object({
      rows: z.array(pricedProductSchema),
      total: z.int(),
      page: z.int(),
      last_page: z.int(),
    }),
  ),
});

export const setMarkup = defineCall({
  name: 'showroomPrices.setMarkup',
  method: 'PUT',
  path: '/api/pro/prices/rules',
  access,
  summary: 'Set the markup of your showroom, a category, a brand or a product, or end a rule.',
  body: z.object({
    ...scopeShape,
    /** Null ends the rule; the standard has no end. */
    rate_ppm: rate.nullable(),
    /** The one you saw; null if there was no such rule. */
    version: z.int().nullable(),
  }),
  reply: dataReply(markupRuleSchema.nullable()),
  limit: writes,
});

export const markupChangeSchema = scopeSchema.extend({
  id: z.int(),
  label: z.string(),
  from_ppm: shownRate.nullable(),
  to_ppm: shownRate.nullable(),
  by: z.string(),
  at: z.string(),
  batch_id: z.int().nullable(),
});
export type MarkupChange = z.output<typeof markupChangeSchema>;

export const listMarkupChanges = defineCall({
  name: 'showroomPrices.listMarkupChanges',
  method: 'GET',
  path: '/api/pro/prices/history',
  access,
  summary: 'What your markups were before: who changed them, when, from and to.',
  query: z.object({
    ...scopeShape,
    /** True for one rule alone: the one that the ids name. */
    of_rule: z.stringbool().default(false),
    after: id.nullable().default(null),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: dataReply(z.object({ rows: z.array(markupChangeSchema), next: z.int().nullable() })),
});

/** A change of the rates of all products that a filter finds; each gets a rule of its own. */
const bulkShape = {
  ...filterShape,
  act: z.enum(['set', 'raise', 'lower']),
  /** The new rate, or by how many percentage points. */
  by_ppm: rate,
};

export const bulkPreviewSchema = z.object({
  products: z.int(),
  changed: z.int(),
  /** Of those: kept at the minimum, or at the maximum, where the change goes beyond. */
  held: z.int(),
  largest: z
    .object({ name: z.string(), from: centsSchema, to: centsSchema, to_ppm: shownRate })
    .nullable(),
  /** The lowest rate that would come out; null where nothing changes. */
  lowest_ppm: shownRate.nullable(),
  /** A page of the products that would change, in the order of the list, at the price of the cheapest variant. */
  rows: z.array(
    z.object({
      product_id: z.int(),
      name: z.string(),
      from_ppm: shownRate,
      to_ppm: shownRate,
      from: centsSchema,
      to: centsSchema,
      /** Kept at the minimum or the maximum. */
      is_held: z.boolean(),
    }),
  ),
  page: z.int(),
  last_page: z.int(),
});
export type BulkPreview = z.output<typeof bulkPreviewSchema>;

export const previewBulkMarkup = defineCall({
  name: 'showroomPrices.previewBulkMarkup',
  method: 'POST',
  path: '/api/pro/prices/bulk/preview',
  access,
  summary: 'What a change of many markups would do, product by product, without doing it.',
  body: z.object({ ...bulkShape, page: z.int().min(1).default(1) }),
  reply: dataReply(bulkPreviewSchema),
  limit: writes,
});

/** A job that is at work for the showroom, or the last one of its kind. */
export const priceRunSchema = z.object({
  id: z.int(),
  kind: z.enum(['change', 'undo', 'print']),
  /** Products to go through, and gone through. */
  total: z.int(),
  done: z.int(),
  finished_at: z.string().nullable(),
  /** Why it changed nothing; null where it did what was asked. */
  refusal: z.string().nullable(),
  /** Of an undoing: how many products have their markup back, and how many were changed since and stay. */
  restored: z.int().nullable(),
  skipped_total: z.int().nullable(),
  /** A print that can be fetched. */
  has_file: z.boolean(),
});
export type PriceRun = z.output<typeof priceRunSchema>;

export const listPriceRuns = defineCall({
  name: 'showroomPrices.listPriceRuns',
  method: 'GET',
  path: '/api/pro/prices/runs',
  access,
  summary: 'The last job of each kind over your prices, and how far it is.',
  reply: dataReply(z.array(priceRunSchema)),
});

export const applyBulkMarkup = defineCall({
  name: 'showroomPrices.applyBulkMarkup',
  method: 'POST',
  path: '/api/pro/prices/bulk',
  access,
  summary: 'Change the markups of all products that a filter finds, as previewed.',
  body: z.object({
    ...bulkShape,
    /** As previewed; another number is refused. */ changed: z.int(),
  }),
  /** Of more than 25,000 products it begins a job: `run` says how far it is, and `id` is not known yet. */
  reply: dataReply(
    z.object({ id: z.int().nullable(), changed: z.int(), run: priceRunSchema.nullable() }),
  ),
  success: 201,
  limit: bulkWrites,
});

export const markupBatchSchema = z.object({
  id: z.int(),
  summary: z.string(),
  products: z.int(),
  by: z.string(),
  at: z.string(),
  undone_at: z.string().nullable(),
});
export type MarkupBatch = z.output<typeof markupBatchSchema>;

export const listMarkupBatches = defineCall({
  name: 'showroomPrices.listMarkupBatches',
  method: 'GET',
  path: '/api/pro/prices/bulk',
  access,
  summary: 'Your latest changes of many markups at once.',
  reply: dataReply(z.array(markupBatchSchema)),
});

export const undoMarkupBatch = defineCall({
  name: 'showroomPrices.undoMarkupBatch',
  method: 'POST',
  path: '/api/pro/prices/bulk/:id/undo',
  access,
  summary: 'Undo a change of many markups. What was changed since stays, and is listed.',
  params: z.object({ id }),
  reply: dataReply(
    z.object({
      restored: z.int(),
      skipped: z.array(z.object({ label: z.string(), rate_ppm: shownRate.nullable() })),
      /** `skipped` names the first hundred of them. */
      skipped_total: z.int(),
      /** Of more than 25,000 products it begins a job, and the rest of the reply is empty. */
      run: priceRunSchema.nullable(),
    }),
  ),
  limit: bulkWrites,
});

/** Homeowners' prices alone: no cost, no markup. */
export const exportPriceList = defineCall({
  name: 'showroomPrices.exportPriceList',
  method: 'GET',
  path: '/api/pro/prices/list',
  access,
  summary: 'The price list of your showroom as CSV, XLSX or PDF, with the prices of homeowners.',
  query: z.object({
    category_id: id.nullable().default(null),
    brand_id: id.nullable().default(null),
    format: z.enum(['csv', 'xlsx', 'pdf']).default('xlsx'),
  }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 60 },
});

export const startPricePrint = defineCall({
  name: 'showroomPrices.startPricePrint',
  method: 'POST',
  path: '/api/pro/prices/print',
  access,
  summary:
    'Begin the price list of the whole showroom as PDF: a job, with one PDF for each category.',
  reply: dataReply(priceRunSchema),
  success: 201,
  limit: { max: 6, seconds: 600 },
});

export const getPricePrint = defineCall({
  name: 'showroomPrices.getPricePrint',
  method: 'GET',
  path: '/api/pro/prices/print/:id',
  access,
  summary: 'The PDFs of a finished print, in a ZIP file.',
  params: z.object({ id }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 60 },
});
