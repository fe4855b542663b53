import type pg from 'pg';
import { copyRow, copyRows } from './copy-rows.ts';
import type { TradeIds } from './load-trade.ts';
import { pictureKey } from './picture-key.ts';
import { type DemoProduct, type DemoVariant, type JsonObject, skuOf } from './product.ts';
import { Chance, hashText, publicHash } from './random.ts';
import { dealLots } from './stock.ts';
import { requireEntry } from './table.ts';
import { categories } from './taxonomy/categories.ts';
import { children } from './taxonomy/children.ts';
import { requireBrand } from './trade/brands.ts';
import { type DemoSize, generateProducts } from './world.ts';

/** Products of one round of COPY: some 8 MB of rows at a time. */
const BATCH = 2000;
const DAY_MS = 86_400_000;
/** The oldest product came into the catalog so long before the epoch. */
const CATALOG_DAYS = 900;

export interface LoadedCatalog {
  readonly products: number;
  readonly variants: number;
  /** Ids of the first products of each child. */
  readonly firstIds: ReadonlyMap<string, readonly number[]>;
}

interface Batch {
  products: string[];
  variants: string[];
  lots: string[];
}

interface Progress {
  productId: number;
  variantId: number;
  products: number;
  variants: number;
  readonly firstIds: Map<string, number[]>;
  readonly faces: Map<string, JsonObject>;
}

/** Products with variants and stock, then the pictures of the categories they belong to. */
export async function loadCatalog(
  client: pg.PoolClient,
  options: { readonly size: DemoSize; readonly epoch: Date; readonly trade: TradeIds },
): Promise<LoadedCatalog> {
  const progress: Progress = {
    productId: await readMaxId(client, 'products'),
    variantId: await readMaxId(client, 'variants'),
    products: 0,
    variants: 0,
    firstIds: new Map(),
    faces: new Map(),
  };
  await client.query('select begin_catalog_bulk_load()');
  let batch: Batch = { products: [], variants: [], lots: [] };
  for (const product of generateProducts(options.size)) {
    addProduct(batch, product, progress, options);
    if (batch.products.length < BATCH) continue;
    await sendBatch(client, batch);
    batch = { products: [], variants: [], lots: [] };
  }
  await sendBatch(client, batch);
  await client.query(`select setval(pg_get_serial_sequence('products', 'id'), $1)`, [
    progress.productId,
  ]);
  await client.query(`select setval(pg_get_serial_sequence('variants', 'id'), $1)`, [
    progress.variantId,
  ]);
  await client.query('select end_catalog_bulk_load()');
  await client.query('select define_category_attributes()');
  await setFaces(client, options.trade, progress.faces);
  return progress;
}

async function readMaxId(client: pg.PoolClient, table: 'products' | 'variants'): Promise<number> {
  const { rows } = await client.query<{ id: string | number }>(
    `select coalesce(max(id), 0) as id from ${table}`,
  );
  return Number(rows[0]?.id);
}

function addProduct(
  batch: Batch,
  product: DemoProduct,
  progress: Progress,
  { epoch, trade }: { readonly epoch: Date; readonly trade: TradeIds },
): void {
  const brand = requireBrand(product.brandSlug);
  const key = `${brand.slug}|${product.name}`;
  const chance = new Chance(hashText(key, 77));
  const id = ++progress.productId;
  progress.products++;
  const isFirst = remember(progress, product, id);
  const created = new Date(epoch.getTime() - chance.below(CATALOG_DAYS) * DAY_MS).toISOString();
  const [leadMin, leadMax] = product.leadTimeDays;
  batch.products.push(
    copyRow([
      id,
      publicHash(key),
      requireEntry(trade.vendorIds, brand.vendorKey),
      requireEntry(trade.brandIds, brand.slug),
      requireEntry(trade.categoryIds, product.childSlug),
      product.name,
      product.description,
      product.unit,
      product.minimumUnit,
      product.colorFamily,
      product.material,
      product.style,
      JSON.stringify(product.specification),
      JSON.stringify(product.picture),
      pictureKey(product.picture, null),
      leadMin + chance.below(3),
      leadMax + chance.below(5),
      // Few are asked for often, most seldom.
      Math.floor(1000 * (chance.below(1000) / 1000) ** 4),
      created,
      created,
    ]),
  );
  for (const [position, variant] of product.variants.entries()) {
    // The last choice of each child's first product: something sold out to meet in every category.
    const mustBeOut = isFirst && position === product.variants.length - 1;
    addVariant(batch, { product, variant, position, productId: id, mustBeOut }, progress, chance);
  }
}

function addVariant(
  batch: Batch,
  of: {
    readonly product: DemoProduct;
    readonly variant: DemoVariant;
    readonly position: number;
    readonly productId: number;
    readonly mustBeOut: boolean;
  },
  progress: Progress,
  chance: Chance,
): void {
  const { product, variant, position, productId } = of;
  const id = ++progress.variantId;
  progress.variants++;
  batch.variants.push(
    copyRow([
      id,
      productId,
      skuOf(product, position),
      position,
      variant.size,
      variant.finish,
      variant.widthTmm,
      variant.heightTmm,
      variant.lengthTmm,
      variant.thicknessTmm,
      variant.pattern,
      variant.boxSqftE4,
      variant.pieces,
      variant.weightG,
      variant.wholesaleCents,
      variant.picture === null ? null : JSON.stringify(variant.picture),
      variant.picture === null ? null : pictureKey(product.picture, variant.picture),
    ]),
  );
  const { unit, isMadeToOrder = false } = product;
  for (const lot of dealLots({ unit, isMadeToOrder, mustBeOut: of.mustBeOut }, chance)) {
    batch.lots.push(copyRow([id, lot.code, lot.onHand]));
  }
}

/** Whether it is the first of its child. */
function remember(progress: Progress, product: DemoProduct, id: number): boolean {
  const ids = progress.firstIds.get(product.childSlug) ?? [];
  if (ids.length < 3) progress.firstIds.set(product.childSlug, [...ids, id]);
  if (ids.length === 0) progress.faces.set(product.childSlug, product.picture);
  return ids.length === 0;
}

async function sendBatch(client: pg.PoolClient, batch: Batch): Promise<void> {
  await copyRows(
    client,
    `products (id, hash, vendor_id, brand_id, category_id, name, description, unit, minimum_unit,
      color_family, material, style, specification, picture, picture_key, lead_time_min_days,
      lead_time_max_days, popularity, created_at, updated_at)`,
    batch.products,
  );
  await copyRows(
    client,
    `variants (id, product_id, sku, position, size_label, finish, width_tmm, height_tmm, length_tmm,
      thickness_tmm, pattern, box_sqft_e4, pieces_per_unit, weight_g, wholesale_cents, picture, picture_key)`,
    batch.variants,
  );
  await copyRows(client, 'stock_lots (variant_id, lot_code, on_hand)', batch.lots);
}

/** A child is shown by its first product, a category by the child that its table names. */
async function setFaces(
  client: pg.PoolClient,
  trade: TradeIds,
  faces: ReadonlyMap<string, JsonObject>,
): Promise<void> {
  const pictures = [
    ...children.map(({ slug }) => [slug, faces.get(slug)] as const),
    ...categories.map(({ slug, face }) => [slug, faces.get(face)] as const),
  ];
  for (const [slug, picture] of pictures) {
    if (picture === undefined) continue;
    const id = requireEntry(trade.categoryIds, slug);
    await client.query('update categories set picture = $2 where id = $1', [
      id,
      JSON.stringify(picture),
    ]);
  }
}
