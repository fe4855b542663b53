import type { VariantId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { sku } from './node-id.ts';
import { valves } from './stated-ratings.ts';

/**
 * What a scene needs to know of a product it uses: enough to draw, count and price it without a
 * server. The server fills it in for the showroom each time it hands a scene out; what a browser
 * sends is not believed.
 */
export const productFacts = z.strictObject({
  sku,
  /** Identifies the product page. */
  hash: z.string().max(80),
  variantId: z.int().nonnegative() as unknown as z.ZodType<VariantId, VariantId>,
  name: z.string().max(300),
  brand: z.string().max(120),
  vendor: z.string().max(120),
  /** Slug of the category or of its child. */
  category: z.string().max(120),
  finish: z.string().max(120),
  size: z.string().max(120),
  /** Box, Piece, SqFt, LinearFt, Slab, Pallet. */
  unit: z.string().max(40),
  /** Square feet that one unit covers, in ten-thousandths; null where not sold by area. */
  boxSqftE4: z.int().positive().nullable(),
  piecesPerUnit: z.int().positive(),
  minimumUnit: z.int().positive(),
  leadTimeDays: z.tuple([z.int().nonnegative(), z.int().nonnegative()]).readonly(),
  /** Price of one unit in the showroom; null outside a showroom. */
  priceCents: z.int().nonnegative().nullable(),
  /** Whether it can be bought here today, and if not, why. */
  problem: z.enum(['discontinued', 'other-showroom', 'out-of-stock']).nullable(),
  /** Address key of its picture. */
  pictureKey: z.string().max(200),
  /** Air that a fan or hood moves, in cubic feet a minute; left out where its maker states none. */
  airflowCfm: z.int().positive().max(100_000).optional(),
  /** How a shower's valve holds the temperature; left out where its maker says nothing of it. */
  valve: z.enum(valves).optional(),
  /** What it looks like: see product-picture.ts. */
  picture: z.record(z.string(), z.unknown()),
});
export type ProductFacts = z.output<typeof productFacts>;
