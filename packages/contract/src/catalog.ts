import { eachFacet } from '@wevisu/domain/catalog/facets.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { PICTURE_VIEWS } from './media.ts';
import {
  centsSchema,
  dataReply,
  pagedSchema,
  pageSchema,
  pppSchema,
  replyOf,
  showroomRefShape,
} from './reply.ts';

/** Prices exist only inside a showroom: without one they are null. */
export const priceSchema = z.object({
  /** Per selling unit; on a card, the lowest of the product's variants. */
  price: centsSchema,
  /** Per square foot, if the unit covers an area. */
  price_sqft: centsSchema.nullable(),
});

export const productCardSchema = z.object({
  hash: z.string(),
  name: z.string(),
  brand: z.string(),
  brand_slug: z.string(),
  category: z.string(),
  category_slug: z.string(),
  unit: z.string(),
  box_sqft: z.string().nullable(),
  minimum_unit: z.int(),
  price: priceSchema.nullable(),
  /** Whether variants differ in price; the card then says "from". */
  from_price: z.boolean(),
  total_variants: z.int(),
  colors: z.string().nullable(),
  in_stock: z.boolean(),
  lead_time: z.string(),
  /** From which amount of goods on its vendor ships an order free; null if never. */
  free_delivery_from: centsSchema.nullable(),
  /** Picture key: see mediaAddress in contract/media.ts. */
  picture: z.string(),
});
export type ProductCard = z.output<typeof productCardSchema>;

const facetValueSchema = z.object({ value: z.string(), label: z.string(), count: z.int() });

/** Counted with the other facets' filters applied, so that no choice leads to an empty list. */
export const facetsSchema = z.object({
  ...eachFacet(() => z.array(facetValueSchema)),
  category: z.array(facetValueSchema),
  in_stock: z.int(),
  price: z.object({ min: centsSchema, max: centsSchema }).nullable(),
});

export const SORTS = ['popular', 'price_asc', 'price_desc', 'newest', 'name', 'relevance'] as const;

/** Several values of one facet are joined by commas in the URL. */
const valueList = z
  .union([z.string(), z.array(z.string())])
  .transform((value) =>
    (Array.isArray(value) ? value : value.split(',')).map((v) => v.trim()).filter((v) => v !== ''),
  )
  .pipe(z.array(z.string().max(80)).max(40))
  .default([]);

const amount = z.coerce.number().int().min(0).max(100_000_000).optional();

export const productFilterShape = {
  ...showroomRefShape,
  /** Slug or id of a department's category or child; 'all' or nothing for the whole showroom. */
  category: z.string().trim().max(120).default('all'),
  q: z.string().trim().max(120).default(''),
  ...eachFacet(() => valueList),
  /** In cents per selling unit. */
  min_price: amount,
  max_price: amount,
  in_stock: z.stringbool().catch(false).or(z.boolean()).default(false),
  sort: z.enum(SORTS).catch('popular').optional(),
  page: pageSchema,
  ppp: pppSchema,
};

export const productListSchema = pagedSchema(productCardSchema).extend({
  facets: facetsSchema,
  /** The words that were searched for, if typos were corrected. */
  corrected: z.string().nullable(),
});

/** The list behind every shop page: category, facets, search, sort and page in one. */
export const listProducts = defineCall({
  name: 'catalog.listProducts',
  method: 'GET',
  path: '/api/products',
  access: 'public',
  summary: 'Products of a category or a search, with facets, at the prices of a showroom.',
  query: z.object(productFilterShape),
  reply: dataReply(productListSchema),
});

/** VIS-11, API-47: the same list at the spec's path. */
export const listShowroomProducts = defineCall({
  name: 'catalog.listShowroomProducts',
  method: 'POST',
  path: '/api/visualization/products',
  access: 'public',
  summary: 'Products of a category in a showroom.',
  body: z.object(productFilterShape),
  reply: dataReply(productListSchema),
  limit: { max: 240, seconds: 60 },
});

/** Shown while typing: matching products, categories and brands. */
export const suggest = defineCall({
  name: 'catalog.suggest',
  method: 'GET',
  path: '/api/suggest',
  access: 'public',
  summary: 'Search suggestions while typing.',
  query: z.object({ q: z.string().trim().max(80).default(''), ...showroomRefShape }),
  reply: dataReply(
    z.object({
      products: z.array(
        z.object({ hash: z.string(), name: z.string(), brand: z.string(), picture: z.string() }),
      ),
      categories: z.array(z.object({ name: z.string(), slug_url: z.string(), total: z.int() })),
      brands: z.array(z.object({ name: z.string(), slug: z.string(), total: z.int() })),
    }),
  ),
});

/** DATA-16: dimensions in inches as displayed, sizes and coverage per variant. */
export const variantSchema = z.object({
  id: idOf<VariantId>(z.int()),
  sku: z.string(),
  size_label: z.string(),
  finish: z.string(),
  pattern: z.string(),
  width_size: z.string().nullable(),
  height_size: z.string().nullable(),
  length_size: z.string().nullable(),
  /** In millimeters and inches; null if the product has none. */
  thickness: z.string().nullable(),
  box_sqft: z.string().nullable(),
  pieces_per_unit: z.int(),
  weight_lb: z.string(),
  price: priceSchema.nullable(),
  /** Units in stock, capped at 999; by lot, largest first. */
  stock: z.int(),
  lots: z.array(z.object({ lot_code: z.string(), available: z.int() })),
  picture: z.string(),
});

export const productSchema = z.object({
  hash: z.string(),
  name: z.string(),
  description: z.string(),
  brand: z.object({ name: z.string(), slug: z.string(), logo: z.string().nullable() }),
  breadcrumb: z.array(z.object({ name: z.string(), path: z.string() })),
  category: z.object({ id: z.int(), name: z.string(), slug_url: z.string(), unit: z.string() }),
  unit: z.string(),
  minimum_unit: z.int(),
  color: z.string().nullable(),
  material: z.string().nullable(),
  specification: z.array(z.tuple([z.string(), z.string()])),
  lead_time: z.string(),
  /** The company that ships it, and from which amount of its goods on it does so free; null if never. */
  vendor: z.object({ name: z.string(), free_delivery_from: centsSchema.nullable() }),
  picture: z.string(),
  /** Other views of its picture (see viewKeyOf in contract/media.ts); 'size' is its dimension drawing. */
  views: z.array(z.enum([...PICTURE_VIEWS, 'size'])),
  /** The vendor's own pictures and documents, as staff have approved them. */
  photos: z.array(z.object({ picture: z.string(), alt: z.string() })),
  documents: z.array(
    z.object({ address: z.string(), name: z.string(), kind: z.string(), bytes: z.int() }),
  ),
  /** A GLB in meters; null if there is none. */
  model: z.object({ address: z.string(), size: z.string(), bytes: z.int() }).nullable(),
  variants: z.array(variantSchema),
  /** Price of a sample; null if there are none, or outside a showroom. */
  sample: priceSchema.pick({ price: true }).nullable(),
  /** False once it is discontinued: the page stays and says so. */
  available: z.boolean(),
  /** False where the showroom does not offer it: the page says so and shows no price. */
  offered: z.boolean(),
});
export type Product = z.output<typeof productSchema>;

export const getProduct = defineCall({
  name: 'catalog.getProduct',
  method: 'GET',
  path: '/api/product/:hash',
  access: 'public',
  summary: 'A product with its variants, at the prices of a showroom.',
  params: z.object({ hash: z.string().min(1).max(40) }),
  query: z.object(showroomRefShape),
  reply: dataReply(productSchema),
});

/** Similar products: same child category, other brands first. */
export const listRelatedProducts = defineCall({
  name: 'catalog.listRelatedProducts',
  method: 'GET',
  path: '/api/product/:hash/related',
  access: 'public',
  summary: 'Products like this one.',
  params: z.object({ hash: z.string().min(1).max(40) }),
  query: z.object(showroomRefShape),
  reply: dataReply(z.array(productCardSchema)),
});

/** G-35: the input of the related rows; unknown hashes are skipped. */
const rowInput = z.object({
  ...showroomRefShape,
  products: z.array(z.string().min(1).max(40)).max(24).default([]),
});
const rowReply = dataReply(z.array(productCardSchema));

/** CAT-16, API-40. */
export const listTopProducts = defineCall({
  name: 'catalog.listTopProducts',
  method: 'POST',
  path: '/api/top_products/',
  access: 'public',
  summary: 'Best sellers: in the category of the first product named, else overall.',
  body: rowInput,
  reply: rowReply,
  limit: { max: 240, seconds: 60 },
});

/** CAT-16, API-41. */
export const listCustomerViewed = defineCall({
  name: 'catalog.listCustomerViewed',
  method: 'POST',
  path: '/api/customer_also_viewed/',
  access: 'public',
  summary: 'What people who viewed these products also viewed; empty if too few did.',
  body: rowInput,
  reply: rowReply,
  limit: { max: 240, seconds: 60 },
});

/** CAT-16, API-42. When signed in, the list is merged with the one stored in the account. */
export const listRecentlyViewed = defineCall({
  name: 'catalog.listRecentlyViewed',
  method: 'POST',
  path: '/api/recently_viewed/',
  access: 'public',
  summary: 'Recently viewed products, newest first.',
  body: rowInput,
  reply: rowReply,
  limit: { max: 120, seconds: 60 },
});

/** Days are YYYY-MM-DD in Los Angeles (FMT-08). */
export const estimateDelivery = defineCall({
  name: 'catalog.estimateDelivery',
  method: 'GET',
  path: '/api/product/:hash/delivery',
  access: 'public',
  summary: 'When a product arrives at a zip code, if ordered now, and what shipping it costs.',
  params: z.object({ hash: z.string().min(1).max(40) }),
  query: z.object({
    ...showroomRefShape,
    zip: z.string().trim().max(10),
    /** For its shipping charge: by default the first variant, in its minimum quantity. */
    variant: idOf<VariantId>(z.coerce.number().int().positive()).optional(),
    qty: z.coerce.number().int().min(1).max(100_000).optional(),
  }),
  reply: dataReply(
    z.object({
      zip_code: z.string(),
      state: z.string(),
      from: z.string(),
      to: z.string(),
      lead_time: z.string(),
      /** Business days in transit. */
      transit: z.object({ min: z.int(), max: z.int() }),
      /**
       * Of this product alone, as a checkout charges it; outside a showroom, where there are no prices, as for goods below
       * the amount of free delivery. Null where the vendor does not deliver.
       */
      shipping: centsSchema.nullable(),
    }),
  ),
});

/** Designed rooms that use a product. */
export const listRoomsWithProduct = defineCall({
  name: 'catalog.listRoomsWithProduct',
  method: 'GET',
  path: '/api/product/:hash/rooms',
  access: 'public',
  summary: 'Templates that use a product.',
  params: z.object({ hash: z.string().min(1).max(40) }),
  reply: dataReply(
    z.array(z.object({ id: z.string(), name: z.string(), style: z.string(), picture: z.string() })),
  ),
});

const menuChildSchema = z.object({
  id: z.int(),
  name: z.string(),
  slug_url: z.string(),
  total: z.int(),
});

/** DATA-17, DATA-18: departments, categories, children. */
export const menuSchema = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    menu_slug: z.string(),
    categories: z.array(
      menuChildSchema.extend({
        unit: z.string(),
        picture: z.string().nullable(),
        children: z.array(menuChildSchema.extend({ picture: z.string().nullable() })),
      }),
    ),
  }),
);
export type Menu = z.output<typeof menuSchema>;

export const getMenu = defineCall({
  name: 'catalog.getMenu',
  method: 'GET',
  path: '/api/menu_category',
  access: 'public',
  summary: 'The three-level menu.',
  query: z.object(showroomRefShape),
  reply: dataReply(menuSchema),
});

export const listBrands = defineCall({
  name: 'catalog.listBrands',
  method: 'GET',
  path: '/api/brands',
  access: 'public',
  summary: 'All brands with their logos; in a showroom those that it offers.',
  query: z.object(showroomRefShape),
  reply: dataReply(
    z.array(
      z.object({
        name: z.string(),
        slug: z.string(),
        tagline: z.string(),
        logo: z.string().nullable(),
        total: z.int(),
      }),
    ),
  ),
});

/** Settings that pages show (API-37, G-28), as staff set them. */
export const getSettings = defineCall({
  name: 'catalog.getSettings',
  method: 'GET',
  path: '/api/setting',
  access: 'public',
  summary: 'Public settings of the site.',
  reply: replyOf({ data: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])) }),
});

export const findMovedEntry = defineCall({
  name: 'catalog.findMovedEntry',
  method: 'GET',
  path: '/api/menu_moved/:kind/:slug',
  access: 'public',
  summary: 'The address that a department or a category has now, by one that it had before.',
  params: z.object({ kind: z.enum(['department', 'category']), slug: z.string().min(1).max(80) }),
  reply: dataReply(z.object({ slug: z.string() })),
});
