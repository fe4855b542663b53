// The frozen cost of a checkout: displayed, charged, and copied to the order's items.

import { idOf } from '@wevisu/contract/ids.ts';
import type { VariantId, VendorId } from '@wevisu/domain/ids.ts';
import { TAX_SOURCES } from '@wevisu/domain/money/tax-by-address.ts';
import { z } from 'zod';

const cents = z.int();

const lotSchema = z.object({ lotId: z.int(), lotCode: z.string(), qty: z.int() });

/** One variant across all projects, so that all of it comes from one lot if possible. */
const lineSchema = z.object({
  variantId: idOf<VariantId>(z.int()),
  vendorId: idOf<VendorId>(z.int()),
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
  /** Removed from the cart after purchase; quantities added to a line meanwhile stay. */
  cartLines: z.array(z.object({ id: z.int(), qty: z.int() })),
  /** Per unit, as in order_items: the markup is after the coupon. */
  priceCents: cents,
  wholesaleCents: cents,
  feeCents: cents,
  markupCents: cents,
  couponCents: cents,
  markupPpm: z.int(),
  /** For the line. `platformCents` is fee plus tax. */
  shippingCents: cents,
  taxCents: cents,
  platformCents: cents,
  /** Taken of the goods, as a tax service said; null: by the table of the states. */
  taxPpm: z.int().nullable().default(null),
});

export const quoteSchema = z.object({
  lines: z.array(lineSchema),
  parcels: z.array(
    z.object({
      vendorId: idOf<VendorId>(z.int()),
      vendor: z.string(),
      weightG: z.int(),
      shippingCents: cents,
      /** Days, if ordered then; null where staff have set none for the zone. */
      arrives: z.object({ from: z.string(), to: z.string() }).nullable().default(null),
    }),
  ),
  /** Lines that stay in the cart, and why. */
  skipped: z.array(z.object({ variantId: idOf<VariantId>(z.int()), reason: z.string() })),
  couponCode: z.string().nullable(),
  couponPpm: z.int(),
  platformPpm: z.int(),
  /** Null where a service said the tax: it may differ from line to line. */
  taxPpm: z.int().nullable(),
  taxSource: z.enum(TAX_SOURCES).default('table'),
  /** Whether a tax service was asked, with an answer or without. */
  isTaxAsked: z.boolean().default(false),
  itemsCents: cents,
  couponCents: cents,
  shippingCents: cents,
  taxCents: cents,
  totalCents: cents,
});

export type Quote = z.output<typeof quoteSchema>;
export type QuoteLine = Quote['lines'][number];
