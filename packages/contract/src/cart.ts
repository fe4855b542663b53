import type { CartId, ProjectId, ProUserId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply } from './reply.ts';

/** Whole units; the use case checks the product's minimum. */
export const qtySchema = z
  .number('Enter a whole number.')
  .int('Enter a whole number.')
  .min(1, 'The quantity must be at least 1.')
  .max(100_000, 'The quantity can be at most 100,000.');

/** Square feet in hundredths: 120.5 sq ft is 12050. */
const areaSqftE2 = z.int().min(1, 'Enter an area above 0.').max(100_000_000).nullish();
const tempId = idOf<CartId, string>(z.string().trim().min(24).max(64));
const showroom = idOf<ProUserId>(z.coerce.number().int().positive());
/** Nobody gets near it by hand; a guest's first add creates a cart that is kept for weeks. */
const writes = { max: 120, seconds: 60 } as const;

export const lineProblemCodes = [
  'product_not_sold',
  'vendor_suspended',
  'product_not_offered',
  'sample_taken',
  'out_of_stock',
  'not_enough_stock',
  'quantity_below_minimum',
] as const;
export type LineProblemCode = (typeof lineProblemCodes)[number];

/** Where a guest's room started, as the editor's address says it: 'template=galley-oak', 'empty=1'. */
const roomSchema = z.string().min(1).max(120);

/** One line. `problem` says why it can't be bought as is; the other lines still can. */
export const cartLineSchema = z.object({
  id: z.int(),
  variant_id: idOf<VariantId>(z.int()),
  product_hash: z.string(),
  product_name: z.string(),
  brand: z.string(),
  vendor_id: idOf<VendorId>(z.int()),
  vendor: z.string(),
  /** From which amount of goods on the vendor ships an order free; null if never. */
  free_delivery_from: centsSchema.nullable(),
  sku: z.string(),
  size_label: z.string(),
  finish: z.string(),
  unit: z.string(),
  minimum_unit: z.int(),
  box_sqft: z.string().nullable(),
  picture: z.string(),
  qty: z.int(),
  area_sqft_e2: z.int().nullable(),
  /** Price of one unit before the coupon; total = price x qty - coupon, which covers the whole line. */
  price: centsSchema,
  price_sqft: centsSchema.nullable(),
  /** The price when it was added or last confirmed, if different. */
  seen_price: centsSchema.nullable(),
  coupon: centsSchema,
  total: centsSchema,
  stock: z.int(),
  lots_needed: z.int(),
  lead_time: z.string(),
  project_id: idOf<ProjectId>(z.int()).nullable(),
  /** The guest's room that it is for. */
  room: roomSchema.nullable(),
  /** A sample: one per product, at its own price. */
  is_sample: z.boolean(),
  problem: z.string().nullable(),
  /** The same for programs: what the cart offers as a fix. */
  problem_code: z.enum(lineProblemCodes).nullable(),
});
export type CartLine = z.output<typeof cartLineSchema>;

export const cartSchema = z.object({
  /** Also the `cart_id` that a guest's browser keeps, for the carts of all showrooms; null until something is added. */
  temp_project_id: idOf<CartId>(z.string()).nullable(),
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  /** CART-03: the lines (sic). */
  Project_tans: z.array(cartLineSchema),
  extra_info: z.record(z.string(), z.unknown()),
  /** Counts all lines; the amounts cover only lines without a problem, which are what gets checked out. */
  total_qty: z.int(),
  subtotal: centsSchema,
  coupon: z.object({ code: z.string(), rate_percent: z.string(), amount: centsSchema }).nullable(),
  total: centsSchema,
  /** Zip codes, beginnings and ranges that the showroom serves; empty: everywhere. */
  service_zips: z.array(z.string()),
  /** Whether orders to other addresses are refused. */
  refuses_outside: z.boolean(),
  /** The showroom cannot sell, because its pro's license has expired. */
  stopped: z.boolean(),
  can_checkout: z.boolean(),
});
export type Cart = z.output<typeof cartSchema>;

const cartReply = dataReply(cartSchema);

/** CART-08. With `project`, the lines that came from it; `is_cart=0` reads the project's own lines. */
export const getCart = defineCall({
  name: 'cart.getCart',
  method: 'GET',
  path: '/api/projectCart',
  access: 'public',
  summary: 'The cart of a showroom, for the account or for the guest with its id.',
  query: z.object({
    project: idOf<ProjectId>(z.coerce.number().int().positive()).optional(),
    temp_project_id: tempId.optional(),
    is_cart: z.coerce.number().int().min(0).max(1).default(1),
    showroom,
  }),
  reply: cartReply,
});

const cartOfShowroomSchema = z.object({
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  products: z.int(),
  total_qty: z.int(),
});
export type CartOfShowroom = z.output<typeof cartOfShowroomSchema>;

export const listCarts = defineCall({
  name: 'cart.listCarts',
  method: 'GET',
  path: '/api/projectCart/showrooms',
  access: 'public',
  summary:
    'The showrooms in which the account, or the guest with the id, has a cart; last changed first.',
  query: z.object({ temp_project_id: tempId.optional() }),
  reply: dataReply(z.array(cartOfShowroomSchema)),
});

/** CART-09. Adds to the existing quantity; the same product and project make one line. */
export const syncToCart = defineCall({
  name: 'cart.syncToCart',
  method: 'POST',
  path: '/api/projectCart/sync_to_cart',
  access: 'public',
  summary: 'Add products to the cart.',
  body: z.object({
    action: z.literal('cart'),
    showroom,
    temp_project_id: tempId.nullish(),
    project: idOf<ProjectId>(z.int().positive()).nullish(),
    /** For the lines of this guest's room; their quantities replace what the cart has of them. */
    room: roomSchema.nullish(),
    items: z
      .array(
        z.object({
          variant_id: idOf<VariantId>(z.int().positive()),
          qty: qtySchema,
          area_sqft_e2: areaSqftE2,
        }),
      )
      .min(1)
      .max(400),
  }),
  reply: cartReply,
  limit: writes,
});

/** One sample of a surface; a second one of the same product adds nothing. */
export const addSample = defineCall({
  name: 'cart.addSample',
  method: 'POST',
  path: '/api/projectCart/add_sample',
  access: 'public',
  summary: 'Add a sample of a product to the cart: one per product and person each month.',
  body: z.object({
    showroom,
    temp_project_id: tempId.nullish(),
    /** The variant to sample. */
    variant_id: idOf<VariantId>(z.int().positive()),
  }),
  reply: cartReply,
  limit: { max: 60, seconds: 60 },
});

/** CART-10: the lines of several projects at once. */
export const syncToBulkCart = defineCall({
  name: 'cart.syncToBulkCart',
  method: 'POST',
  path: '/api/projectCart/sync_to_bulk_cart',
  access: ['User'],
  summary: 'Add the lines of several of your projects to the cart.',
  body: z.object({
    showroom,
    projects: z.array(idOf<ProjectId>(z.int().positive())).min(1).max(50),
    /** Only lines picked by hand that can be bought as is; a room's lines go through the scene calls. */
    picked: z.boolean().default(false),
  }),
  reply: cartReply,
  limit: writes,
});

export const updateCart = defineCall({
  name: 'cart.updateCart',
  method: 'POST',
  path: '/api/projectCart/update_cart',
  access: 'public',
  summary: 'Change quantities, or the coupon, of the cart.',
  body: z.object({
    showroom,
    temp_project_id: tempId.nullish(),
    items: z
      .array(z.object({ id: z.int().positive(), qty: qtySchema, area_sqft_e2: areaSqftE2 }))
      .max(200)
      .default([]),
    /** A code to apply, '' to remove the coupon, omitted to leave it alone. */
    coupon: z.string().trim().toUpperCase().max(40).optional(),
    /** Confirms today's prices, after the homeowner saw the change. */
    confirm_prices: z.boolean().default(false),
  }),
  reply: cartReply,
  limit: writes,
});

export const destroyCartLine = defineCall({
  name: 'cart.destroyCartLine',
  method: 'DELETE',
  path: '/api/cart/destroy/:id',
  access: 'public',
  summary: 'Remove a line from the cart of a showroom.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  query: z.object({ showroom, temp_project_id: tempId.optional() }),
  reply: cartReply,
  limit: writes,
});

/**
 * G-43, API-23: a guest's carts of all showrooms move to the account. Lines that are for a room go under its project,
 * which is created; the others under the given one, in its showroom.
 */
export const addProjectToCart = defineCall({
  name: 'cart.addProjectToCart',
  method: 'POST',
  path: '/api/projectCart/add_project_to_cart',
  access: ['User'],
  summary: "Move a guest's cart to the account, under a project.",
  body: z.object({
    re_temp_project_id: tempId,
    project_id: idOf<ProjectId>(z.int().positive()).nullish(),
  }),
  reply: cartReply,
  limit: writes,
});
