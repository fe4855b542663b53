// G-30: which departments, categories, vendors, brands and single products a showroom shows.
import { ASSORTMENT_KINDS, MAX_ASSORTMENT_RULES } from '@wevisu/domain/catalog/assortment.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const access = ['Contractor'] as const;
const writes = { max: 120, seconds: 60 } as const;
/** A preview follows each click in the draft. */
const previews = { max: 300, seconds: 60 } as const;

const ruleShape = {
  kind: z.enum(ASSORTMENT_KINDS),
  id: z.int().positive(),
  /** False hides what the rule names. */
  shown: z.boolean(),
};

/** All rules of the showroom: what is not among them has none. */
const rulesSchema = z
  .array(z.object(ruleShape))
  .max(MAX_ASSORTMENT_RULES, `A showroom can have at most ${MAX_ASSORTMENT_RULES} rules.`)
  .refine(
    (rules) => new Set(rules.map(({ kind, id }) => `${kind} ${id}`)).size === rules.length,
    'Each thing can have one rule.',
  );

/** `shown` of `total` products on sale. */
const counted = { id: z.int(), name: z.string(), total: z.int(), shown: z.int() };

export const assortmentSchema = z.object({
  version: z.int(),
  rules: z.array(z.object({ ...ruleShape, label: z.string() })),
  total: z.int(),
  shown: z.int(),
  departments: z.array(z.object(counted)),
  /** In the order of the menu. */
  categories: z.array(
    z.object({ ...counted, department_id: z.int(), parent_id: z.int().nullable() }),
  ),
  vendors: z.array(z.object(counted)),
  brands: z.array(z.object({ ...counted, vendor_id: z.int() })),
});
export type AssortmentView = z.output<typeof assortmentSchema>;

export const getAssortment = defineCall({
  name: 'assortment.getAssortment',
  method: 'GET',
  path: '/api/pro/assortment',
  access,
  summary: 'What your showroom shows and hides, with the number of products of each.',
  reply: dataReply(assortmentSchema),
});

export const lostLinesSchema = z.object({
  /** Open carts with a line that could not be bought any more. */
  carts: z.int(),
  lines: z.int(),
  /** Names of the products that most of them hold. */
  products: z.array(z.string()),
});
export type LostLines = z.output<typeof lostLinesSchema>;

export const previewAssortment = defineCall({
  name: 'assortment.previewAssortment',
  method: 'POST',
  path: '/api/pro/assortment/preview',
  access,
  summary: 'What your showroom would show by other rules, and what open carts would lose.',
  body: z.object({ rules: rulesSchema }),
  reply: dataReply(
    assortmentSchema.omit({ version: true, rules: true }).extend({ lost: lostLinesSchema }),
  ),
  limit: previews,
});

export const saveAssortment = defineCall({
  name: 'assortment.saveAssortment',
  method: 'PUT',
  path: '/api/pro/assortment',
  access,
  summary: 'Set what your showroom shows and hides.',
  body: z.object({
    /** The one you saw. */
    version: z.int().min(0),
    rules: rulesSchema,
  }),
  reply: dataReply(assortmentSchema),
  limit: writes,
});

export const assortedProductSchema = z.object({
  product_id: z.int(),
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  category: z.string(),
  picture: z.string(),
  /** What decides whether it is shown, for rules that are not saved yet. */
  brand_id: z.int(),
  vendor_id: z.int(),
  /** From its own category up. */
  category_ids: z.array(z.int()),
  department_id: z.int(),
});
export type AssortedProduct = z.output<typeof assortedProductSchema>;

export const findAssortmentProducts = defineCall({
  name: 'assortment.findAssortmentProducts',
  method: 'GET',
  path: '/api/pro/assortment/products',
  access,
  summary: 'Products on sale by words, shown in your showroom or not.',
  query: z.object({
    q: z.string().trim().max(100).default(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1),
  }),
  reply: dataReply(
    z.object({
      rows: z.array(assortedProductSchema),
      total: z.int(),
      page: z.int(),
      last_page: z.int(),
    }),
  ),
});
