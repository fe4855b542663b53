// What a scene needs to draw, count and price its products.
import { productFacts } from '@wevisu/scene/document/product-facts.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { facetsSchema, productFilterShape } from './catalog.ts';
import { dataReply, pagedSchema, showroomRefShape } from './reply.ts';

/** Facts of up to 500 products by SKU, for a scene stored in the browser. Unknown SKUs are left out. */
export const listFacts = defineCall({
  name: 'productFacts.listFacts',
  method: 'POST',
  path: '/api/visualization/facts',
  access: 'public',
  summary: 'What a scene needs to draw, count and price its products.',
  body: z.object({ ...showroomRefShape, skus: z.array(z.string().min(1).max(80)).max(500) }),
  limit: { max: 120, seconds: 60 },
  reply: dataReply(z.array(productFacts)),
});

/** The products that fit a surface or an object: the catalog's list, each product with the facts of its first variant. */
export const listChoices = defineCall({
  name: 'productFacts.listChoices',
  method: 'GET',
  path: '/api/visualization/choices',
  access: 'public',
  summary: 'Products for a slot of the scene, filtered as in the shop, with their facts.',
  query: z.object({
    ...productFilterShape,
    /** One category, or those that fit, joined by commas, most likely first: `like` decides which is listed. */
    category: z.string().trim().max(300).default('all'),
    /** Only products whose model is of this kind. */
    kind: z.string().max(60).optional(),
    /**
     * Category of the product that is there now. It picks the category that is listed, and its products come
     * first.
     */
    like: z.string().trim().max(120).optional(),
  }),
  reply: dataReply(
    pagedSchema(productFacts).extend({
      facets: facetsSchema,
      /** The category that was listed, as it was asked for. */
      category: z.string(),
    }),
  ),
});

export const listVariantChoices = defineCall({
  name: 'productFacts.listVariantChoices',
  method: 'GET',
  path: '/api/visualization/choices/:hash',
  access: 'public',
  summary: 'Every size and finish of a product with its facts.',
  params: z.object({ hash: z.string().min(1).max(80) }),
  query: z.object(showroomRefShape),
  reply: dataReply(z.array(productFacts)),
});
