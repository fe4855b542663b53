// What a checkout costs, frozen: shown from here, charged from here, and copied onto the order's items.
import { z } from 'zod';

const cents = z.int();

const lotSchema = z.object({ lotId: z.int(), lotCode: z.string(), qty: z.int() });

/** One variant, whatever projects it came from, so that all of it is taken from one lot if any. */
const lineSchema = z.object({
  variantId: z.int(),
  vendorId: z.int(),
  productHash: z.string(),
  productName: z.string(),
  brand: z.string(),
  sku: z.string(),
  sizeLabel: z.string(),
  finish: z.string(),
  unit: z.string(),
  boxSqftE4: z.int().nullable(),
  pictureKey: z.string(),
  leadTimeMinDays: z.int(),
  leadTimeMaxDays: z.int(),
  qty: z.int(),
  lots: z.array(lotSchema),
  /** Taken out of the cart once they are bought; what was added to a line meanwhile stays in it. */
  cartLines: z.array(z.object({ id: z.int(), qty: z.int() })),
  /** Per unit, as order_items has them: the markup without what a coupon took off it. */
  priceCents: cents,
  wholesaleCents: cents,
  feeCents: cents,
  markupCents: cents,
  couponCents: cents,
  markupPpm: z.int(),
  /** Of the line. `platformCents` is fee and tax. */
  shippingCents: cents,
  taxCents: cents,
  platformCents: cents,
});

export const quoteSchema = z.object({
  lines: z.array(lineSchema),
  parcels: z.array(
    z.object({ vendorId: z.int(), vendor: z.string(), weightG: z.int(), shippingCents: cents }),
  ),
  /** Lines that stay in the cart, and why. */
  skipped: z.array(z.object({ variantId: z.int(), reason: z.string() })),
  couponCode: z.string().nullable(),
  couponPpm: z.int(),
  platformPpm: z.int(),
  taxPpm: z.int(),
  itemsCents: cents,
  couponCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
});

export type Quote = z.output<typeof quoteSchema>;
export type QuoteLine = Quote['lines'][number];
