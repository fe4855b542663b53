// G-30: the products that a pro puts first in the showroom.
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import type { ProductId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { productCardSchema } from './catalog.ts';
import { idOf } from './ids.ts';
import { dataReply, showroomRefShape } from './reply.ts';

const access = ['Contractor'] as const;

const pickedShape = {
  product_id: idOf<ProductId>(z.int()),
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  /** Picture key: see mediaAddress in contract/media.ts. */
  picture: z.string(),
};
export const featurableSchema = z.object(pickedShape);
export type Featurable = z.output<typeof featurableSchema>;

export const featuredSchema = z.object({
  version: z.int(),
  /** Of the showroom, for a preview. */
  vsd_id: z.string(),
  /** In the pro's order. */
  products: z.array(
    z.object({
      ...pickedShape,
      /** Visitors see only what is shown. */
      state: z.enum(['shown', 'hidden_by_assortment', 'off_sale']),
    }),
  ),
});
export type FeaturedView = z.output<typeof featuredSchema>;

export const getFeatured = defineCall({
  name: 'featured.getFeatured',
  method: 'GET',
  path: '/api/pro/featured',
  access,
  summary: 'The products that come first in your showroom, and which of them visitors see.',
  reply: dataReply(featuredSchema),
});

export const saveFeatured = defineCall({
  name: 'featured.saveFeatured',
  method: 'PUT',
  path: '/api/pro/featured',
  access,
  summary: 'Set which products come first in your showroom, in which order.',
  body: z.object({
    /** The one you saw. */
    version: z.int().min(0),
    product_ids: z
      .array(idOf<ProductId>(z.int().positive()))
      .max(MAX_FEATURED, `A showroom can feature at most ${MAX_FEATURED} products.`)
      .refine((ids) => new Set(ids).size === ids.length, 'Name each product once.'),
  }),
  reply: dataReply(featuredSchema),
  limit: { max: 120, seconds: 60 },
});

export const findFeaturable = defineCall({
  name: 'featured.findFeaturable',
  method: 'GET',
  path: '/api/pro/featured/products',
  access,
  summary: 'Products by words, of those that your showroom offers.',
  query: z.object({ q: z.string().trim().max(100).default('') }),
  reply: dataReply(z.object({ rows: z.array(featurableSchema), total: z.int() })),
  limit: { max: 300, seconds: 60 },
});

export const listFeatured = defineCall({
  name: 'featured.listFeatured',
  method: 'GET',
  path: '/api/visualization/featured',
  access: 'public',
  summary: "A pro's pick of the showroom's products, in the pro's order; empty without a showroom.",
  query: z.object(showroomRefShape),
  reply: dataReply(z.array(productCardSchema)),
  limit: { max: 240, seconds: 60 },
});
