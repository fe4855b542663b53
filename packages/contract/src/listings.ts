// G-62, VEND-01: a vendor's products, their drafts, and their approval by staff. Wholesale prices stand in replies to the
// vendor itself and to staff only.
import type { ProductId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import {
  FREIGHT_CLASSES,
  LISTING_DECISIONS,
  LISTING_STATES,
  type Listing,
  MAX_LISTING_VARIANTS,
  SELLING_UNITS,
} from '@wevisu/domain/listings/listing.ts';
import { LISTING_DOCUMENT, LISTING_PHOTO } from '@wevisu/domain/listings/listing-file.ts';
import { z } from 'zod';
import { EXPORT_FORMATS, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { listingDocumentSchema, listingModelSchema, listingPhotoSchema } from './listing-files.ts';
import { lookSizeSchema } from './listing-looks.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

/** A product by its id, or the draft of one that is not live yet: `d` and the draft's id. */
const refSchema = z.string().regex(/^d?[1-9]\d{0,14}$/);
const params = z.object({ ref: refSchema });
const writes = { max: 240, seconds: 60 } as const;

const length = z.int().min(1).max(1_000_000).nullable();
const line = (max: number) => z.string().max(max, `Use at most ${max} characters.`);
const price = centsSchema.min(1, 'Enter a price above zero.').max(100_000_000);
const pictureSchema = z.record(z.string(), z.unknown());

const variantSchema = z.object({
  key: z.string().regex(/^[a-z0-9]{1,20}$/),
  id: z.int().nullable(),
  vendor_sku: line(60),
  size_label: line(60),
  finish: line(60),
  pattern: line(60),
  width_tmm: length,
  height_tmm: length,
  length_tmm: length,
  thickness_tmm: length,
  box_sqft_e4: z.int().min(1).max(100_000_000).nullable(),
  pieces_per_unit: z.int().min(1).max(100_000),
  weight_g: z.int().min(1).max(50_000_000).nullable(),
  wholesale_cents: price.nullable(),
  picture: pictureSchema.nullable(),
  is_sold: z.boolean(),
});

/** May be incomplete: what is missing is told by `problems`. */
export const listingSchema = z.object({
  name: line(160),
  description: line(4_000),
  brand_name: line(80),
  category_id: z.int().nullable(),
  unit: z.enum(SELLING_UNITS),
  minimum_unit: z.int().min(1).max(10_000),
  color_family: line(60).nullable(),
  material: line(60).nullable(),
  style: line(60).nullable(),
  specification: z.array(z.tuple([line(60).min(1), line(400)])).max(80),
  picture: pictureSchema.nullable(),
  lead_time_min_days: z.int().min(0).max(365),
  lead_time_max_days: z.int().min(0).max(365),
  freight_class: z.enum(FREIGHT_CLASSES as unknown as readonly [string, ...string[]]).nullable(),
  photos: z.array(listingPhotoSchema).max(LISTING_PHOTO.maxFiles),
  documents: z.array(listingDocumentSchema).max(LISTING_DOCUMENT.maxFiles),
  model: listingModelSchema.nullable(),
  variants: z
    .array(variantSchema)
    .max(MAX_LISTING_VARIANTS)
    .refine(
      (variants) => new Set(variants.map(({ key }) => key)).size === variants.length,
      'Two variants have one key.',
    ),
}) satisfies z.ZodType<Listing>;

export const changeSchema = z.object({
  path: z.string(),
  label: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
});

const draftSchema = z.object({
  content: listingSchema,
  version: z.int(),
  state: z.enum(LISTING_STATES),
  /** What staff wrote about the last submission. */
  reason: z.string(),
  submitted_at: z.string().nullable(),
  updated_at: z.string(),
  /** Against what is live. */
  changes: z.array(changeSchema),
  problems: z.record(z.string(), z.string()),
  /** Units on hand by SKU once it is live; only of variants that are new. */
  opening_stock: z.record(z.string(), z.int()),
  /** What was changed live since the draft was begun, and differently in the draft. */
  conflicts: z.array(
    z.object({
      path: z.string(),
      label: z.string(),
      base: z.string().nullable(),
      live: z.string().nullable(),
      draft: z.string().nullable(),
    }),
  ),
});

const priceChangeSchema = z.object({
  id: z.int(),
  variant_id: idOf<VariantId>(z.int()),
  from_cents: centsSchema,
  to_cents: centsSchema,
  starts_at: z.string(),
  state: z.enum(['waiting', 'needs_approval', 'applied', 'declined', 'withdrawn']),
  reason: z.string(),
});

export const vendorListingSchema = z.object({
  ref: z.string(),
  product_id: idOf<ProductId>(z.int()).nullable(),
  /** Of the product's page in the shop; null until it is live. */
  hash: z.string().nullable(),
  status: z.enum(['active', 'draft', 'withdrawn']).nullable(),
  live: listingSchema.nullable(),
  live_version: z.int().nullable(),
  draft: draftSchema.nullable(),
  /** Real sizes of the looks that our kind models draw: of the draft, or of what is live. */
  looks: z.array(lookSizeSchema),
  prices: z.array(
    z.object({
      variant_id: idOf<VariantId>(z.int()),
      vendor_sku: z.string(),
      wholesale_cents: centsSchema,
    }),
  ),
  /** The open ones, then the last others, newest first. */
  price_changes: z.array(priceChangeSchema),
  /** Open carts that have its products: a new price asks each of them to confirm. */
  carts: z.int(),
});
export type VendorListing = z.output<typeof vendorListingSchema>;

const SORTS = ['name', 'updated'] as const;
export const vendorProductSchema = z.object({
  ref: z.string(),
  hash: z.string().nullable(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  status: z.enum(['active', 'draft', 'withdrawn']).nullable(),
  draft_state: z.enum(LISTING_STATES).nullable(),
  skus: z.int(),
  first_sku: z.string(),
  least_wholesale_cents: centsSchema.nullable(),
  most_wholesale_cents: centsSchema.nullable(),
  /** Units that can be sold now, over all variants and lots. */
  stock: z.int(),
  lead_time_min_days: z.int(),
  lead_time_max_days: z.int(),
  picture: z.string().nullable(),
  updated_at: z.string(),
});
export type VendorProduct = z.output<typeof vendorProductSchema>;

const filterShape = {
  q: z.string().trim().max(120).default(''),
  status: z.enum(['all', 'active', 'withdrawn']).default('all'),
  category: z.coerce.number().int().positive().optional(),
  brand: z.coerce.number().int().positive().optional(),
  stock: z.enum(['all', 'in', 'out']).default('all'),
  draft: z.enum(['all', 'none', ...LISTING_STATES]).default('all'),
};

export const listVendorProducts = defineCall({
  name: 'listings.listVendorProducts',
  method: 'GET',
  path: '/api/vendor/products',
  access: ['Vendor'],
  summary: "A vendor's own products, with their drafts. `after` is the `next` of the page before.",
  query: z.object({
    ...filterShape,
    sort: z.enum(SORTS).default('name'),
    dir: z.enum(['asc', 'desc']).default('asc'),
    after: z.string().max(400).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
  }),
  reply: dataReply(
    z.object({
      rows: z.array(vendorProductSchema),
      next: z.string().nullable(),
      total: z.int(),
      total_is_exact: z.boolean(),
    }),
  ),
});

/** One row per product. */
export const exportVendorProducts = defineCall({
  name: 'listings.exportVendorProducts',
  method: 'GET',
  path: '/api/vendor/product-table',
  access: ['Vendor'],
  summary: 'Everything that a filter of your products finds, in its order, as CSV or XLSX.',
  query: z.object({
    ...filterShape,
    sort: z.enum(SORTS).default('name'),
    dir: z.enum(['asc', 'desc']).default('asc'),
    format: z.enum(EXPORT_FORMATS).default('csv'),
    columns: z.string().max(1_000).default(''),
  }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

const newListingSchema = z.object({
  ref: z.string(),
  name: z.string(),
  first_sku: z.string(),
  state: z.enum(LISTING_STATES),
  /** What staff wrote, or why it could not be sent or approved with others. */
  reason: z.string(),
  skus: z.int(),
  /** Fields to be filled in; null if nobody has counted them. */
  problems: z.int().nullable(),
  updated_at: z.string(),
});
export type NewListing = z.output<typeof newListingSchema>;

/** Drafts of products that were never live. */
export const listNewListings = defineCall({
  name: 'listings.listNewListings',
  method: 'GET',
  path: '/api/vendor/new-products',
  access: ['Vendor'],
  summary: 'Products that are not live yet, last changed first.',
  query: listQuery({
    sorts: ['updated'],
    dir: 'desc',
    filters: {
      state: z.enum(LISTING_STATES).optional(),
      complete: z.enum(['yes', 'no']).optional(),
      /** The price list that they came from. */
      list: z.coerce.number().int().positive().optional(),
    },
  }),
  reply: listReply(newListingSchema),
});

export const getListingForm = defineCall({
  name: 'listings.getListingForm',
  method: 'GET',
  path: '/api/vendor/listing-form',
  access: ['Vendor'],
  summary:
    'What the editor offers: categories with their specification, own brands, the price limit.',
  reply: dataReply(
    z.object({
      categories: z.array(
        z.object({
          id: z.int(),
          /** With the names above it. */
          name: z.string(),
          unit: z.enum(SELLING_UNITS),
          /** How its products look until their vendor says more. */
          picture: pictureSchema.nullable(),
          attributes: z.array(
            z.object({
              key: z.string(),
              label: z.string(),
              type: z.enum(['text', 'number', 'choice', 'yes_no']),
              unit: z.string(),
              options: z.array(z.string()),
              required: z.boolean(),
            }),
          ),
        }),
      ),
      brands: z.array(z.object({ id: z.int(), name: z.string() })),
      price_limit_percent: z.number(),
    }),
  ),
});

export const createListing = defineCall({
  name: 'listings.createListing',
  method: 'POST',
  path: '/api/vendor/products',
  access: ['Vendor'],
  summary: 'Begin a new product, empty or as a copy of one of your own.',
  body: z.object({ copy_of: refSchema.optional() }),
  reply: dataReply(z.object({ ref: z.string() })),
  success: 201,
  limit: writes,
});

export const getVendorListing = defineCall({
  name: 'listings.getVendorListing',
  method: 'GET',
  path: '/api/vendor/products/:ref',
  access: ['Vendor'],
  summary: 'One of your products: what is live, its draft, what differs, and its prices.',
  params,
  reply: dataReply(vendorListingSchema),
});

/** Prices in it are not read: see setListingPrices. Refused with `changed_meanwhile` if it has another version by now. */
export const saveListingDraft = defineCall({
  name: 'listings.saveListingDraft',
  method: 'PUT',
  path: '/api/vendor/products/:ref/draft',
  access: ['Vendor'],
  summary: 'Keep a draft. What is live stays as it is.',
  params,
  body: z.object({
    content: listingSchema,
    /** Of the draft; null if there is none yet. */
    version: z.int().nullable(),
    /** Of what is live, as the vendor saw it; null for a new product. */
    live_version: z.int().nullable(),
  }),
  bodyLimit: 1024 * 1024,
  reply: dataReply(vendorListingSchema),
  limit: writes,
});

export const discardListingDraft = defineCall({
  name: 'listings.discardListingDraft',
  method: 'DELETE',
  path: '/api/vendor/products/:ref/draft',
  access: ['Vendor'],
  summary: 'Drop a draft; of a product that is not live yet, the whole product.',
  params,
  /** Of the draft as it was seen. */
  query: z.object({ version: z.coerce.number().int() }),
  /** Null if the whole product is gone. */
  reply: dataReply(vendorListingSchema.nullable()),
  limit: writes,
});

export const submitListing = defineCall({
  name: 'listings.submitListing',
  method: 'POST',
  path: '/api/vendor/products/:ref/submit',
  access: ['Vendor'],
  summary: 'Send a draft to our staff.',
  params,
  body: z.object({ version: z.int() }),
  reply: dataReply(vendorListingSchema),
  limit: writes,
});

export const recallListing = defineCall({
  name: 'listings.recallListing',
  method: 'POST',
  path: '/api/vendor/products/:ref/recall',
  access: ['Vendor'],
  summary: 'Take a draft back from our staff, to change it.',
  params,
  reply: dataReply(vendorListingSchema),
  limit: writes,
});

/**
 * Of variants that are live: from the day on. Of new ones: with the approval of the listing. Refused with
 * `changed_meanwhile` if one of the prices is no longer the one that was seen.
 */
export const setListingPrices = defineCall({
  name: 'listings.setListingPrices',
  method: 'PUT',
  path: '/api/vendor/products/:ref/prices',
  access: ['Vendor'],
  summary:
    'Set wholesale prices, from now or from a day on. Placed orders keep theirs; open carts ask to confirm.',
  params,
  body: z.object({
    prices: z
      .array(
        z.object({
          /** Of the listing's variant. */
          key: z.string().max(20),
          wholesale_cents: price,
          /** As it was when the new price was typed. */
          seen: z.object({
            wholesale_cents: centsSchema.nullable(),
            /** A change that had not begun; null if there was none. */
            open_change: z.int().nullable(),
          }),
        }),
      )
      .min(1)
      .max(MAX_LISTING_VARIANTS),
    /** YYYY-MM-DD in Los Angeles; today if null. */
    starts_on: z.iso.date().nullable(),
  }),
  reply: dataReply(vendorListingSchema),
  limit: writes,
});

/** Of variants that are not live yet. Refused with `changed_meanwhile` if one is no longer what was seen. */
export const setOpeningStock = defineCall({
  name: 'listings.setOpeningStock',
  method: 'PUT',
  path: '/api/vendor/products/:ref/opening-stock',
  access: ['Vendor'],
  summary: 'Say how many units of new variants are on hand once they are live.',
  params,
  body: z.object({
    stock: z
      .array(
        z.object({
          sku: line(60).min(1),
          units: z.int().min(0).max(1_000_000).nullable(),
          seen: z.int().nullable(),
        }),
      )
      .min(1)
      .max(MAX_LISTING_VARIANTS),
  }),
  reply: dataReply(vendorListingSchema),
  limit: writes,
});

export const withdrawPriceChange = defineCall({
  name: 'listings.withdrawPriceChange',
  method: 'DELETE',
  path: '/api/vendor/price-changes/:id',
  access: ['Vendor'],
  summary: 'Take back a price that has not begun.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: emptyReply,
  limit: writes,
});

/** Needs no approval. `all` means everything that the filter finds, less `except`; refused if that is not `count` any more. */
export const changeVendorProducts = defineCall({
  name: 'listings.changeVendorProducts',
  method: 'POST',
  path: '/api/vendor/products/bulk',
  access: ['Vendor'],
  summary: 'Withdraw products, put them back, or set their lead time.',
  body: z.object({
    change: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('withdraw') }),
      z.object({ kind: z.literal('put_back') }),
      z.object({
        kind: z.literal('lead_time'),
        min_days: z.int().min(0).max(365),
        max_days: z.int().min(0).max(365),
      }),
    ]),
    products: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('ids'), ids: z.array(z.int()).min(1).max(1_000) }),
      z.object({
        kind: z.literal('all'),
        filter: z.object(filterShape),
        except: z.array(z.int()).max(1_000).default([]),
        count: z.int(),
      }),
    ]),
  }),
  /** `count`: how many matched. Refused with `selection_changed`, the reply's `now` has it. */
  reply: dataReply(z.object({ changed: z.int(), unchanged: z.int(), count: z.int() })),
  limit: writes,
});

const queueRowSchema = z.object({
  id: z.int(),
  vendor_id: idOf<VendorId>(z.int()),
  vendor: z.string(),
  name: z.string(),
  is_new: z.boolean(),
  version: z.int(),
  submitted_at: z.string(),
});

export const listSubmittedListings = defineCall({
  name: 'listings.listSubmittedListings',
  method: 'GET',
  path: '/api/staff/listings',
  access: ['Admin'],
  summary: 'Products that wait for approval, longest waiting first.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  reply: dataReply(z.object({ rows: z.array(queueRowSchema), total: z.int() })),
});

export const getSubmittedListing = defineCall({
  name: 'listings.getSubmittedListing',
  method: 'GET',
  path: '/api/staff/listings/:id',
  access: ['Admin'],
  summary: 'A submitted product with what differs from what is live.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(
    queueRowSchema.extend({
      state: z.enum(LISTING_STATES),
      reason: z.string(),
      content: listingSchema,
      live: listingSchema.nullable(),
      hash: z.string().nullable(),
      changes: z.array(changeSchema),
      conflicts: draftSchema.shape.conflicts,
      looks: z.array(lookSizeSchema),
    }),
  ),
});

/** Refused with `changed_meanwhile` if it is another version by now, and with `listing_conflicts` if what is live has changed under it. */
export const decideListing = defineCall({
  name: 'listings.decideListing',
  method: 'POST',
  path: '/api/staff/listings/:id',
  access: ['Admin'],
  summary: 'Approve, which publishes it, decline, or ask for changes; the vendor reads the reason.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z
    .object({
      decision: z.enum(LISTING_DECISIONS),
      reason: z.string().trim().max(2_000).default(''),
      version: z.int(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      message: 'Tell the vendor what to fix.',
    }),
  reply: dataReply(z.object({ product_id: idOf<ProductId>(z.int()).nullable() })),
  limit: writes,
});

const priceToDecideSchema = priceChangeSchema.extend({
  vendor: z.string(),
  product: z.string(),
  sku: z.string(),
  created_at: z.string(),
  version: z.int(),
});
export type PriceToDecide = z.output<typeof priceToDecideSchema>;

export const listPriceChangesToDecide = defineCall({
  name: 'listings.listPriceChangesToDecide',
  method: 'GET',
  path: '/api/staff/price-changes',
  access: ['Admin'],
  summary: 'Prices that move more than the limit, longest waiting first.',
  query: z.object({ limit: z.coerce.number().int().min(1).max(200).default(50) }),
  reply: dataReply(z.array(priceToDecideSchema)),
});

export const decidePriceChange = defineCall({
  name: 'listings.decidePriceChange',
  method: 'POST',
  path: '/api/staff/price-changes/:id',
  access: ['Admin'],
  summary: 'Let a price begin at its date, or decline it with a reason.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z
    .object({
      decision: z.enum(['approve', 'decline']),
      reason: z.string().trim().max(2_000).default(''),
      /** Of the price as it was seen. */
      version: z.int(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      message: 'Tell the vendor why.',
    }),
  reply: dataReply(priceToDecideSchema),
  limit: writes,
});
