import { messageOf, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, VendorId } from '@wevisu/domain/ids.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { askModelPictures } from '../catalog/media/ask-model-pictures.ts';
import type { ListingsDeps } from './deps.ts';
import { HASH_LENGTH, looksOf, toFields, toRow, toSlug } from './publish-listing.ts';
import { addProductFiles } from './store/files.ts';
import { listTakenSkus, requireBrand } from './store/publish.ts';
import { insertProducts, insertVariantsOfMany, type NewProductRow } from './store/publish-many.ts';
import { listFileKeys } from './with-own-files.ts';

export interface NewListing {
  readonly id: number;
  readonly content: Listing;
  readonly stock: Readonly<Record<string, number>> | null;
}

export interface Left {
  readonly id: number;
  readonly refusal: string;
  /** Fields to be filled in; 0 if it is for another reason. */
  readonly problems: number;
}

/**
 * VEND-01: puts new products into the catalog, as publishListing does with one, in a number of statements that does not
 * depend on theirs. What cannot be live is left, with the reason.
 */
export async function publishMany(
  { jobs }: Pick<ListingsDeps, 'jobs'>,
  db: Queryable,
  of: {
    readonly vendorId: VendorId;
    readonly drafts: readonly NewListing[];
    readonly now: Date;
  },
): Promise<{ readonly products: ReadonlyMap<number, ProductId>; readonly left: readonly Left[] }> {
  const { vendorId, drafts, now } = of;
  const free = await findFree(db, { vendorId, drafts });
  const left: Left[] = [...free.left];
  const brands = await findBrands(db, { vendorId, drafts: free.drafts });
  const fitting: { draft: NewListing; row: NewProductRow; variants: Row[] }[] = [];
  for (const draft of free.drafts) {
    const { content: listing } = draft;
    const { picture, category_id: categoryId } = listing;
    const name = listing.brand_name.trim();
    const brandId = brands.get(name) ?? null;
    const variants = listing.variants.map((one, at) =>
      picture === null ? null : toRow(one, at, picture),
    );
    const rows = variants.filter((row) => row !== null);
    if (picture === null || categoryId === null || rows.length < variants.length) {
      left.push(leave(draft, refuse('listing_incomplete')));
    } else if (brandId === null) {
      left.push(leave(draft, refuse('brand_taken', { params: { name } })));
    } else {
      const hash = newToken().slice(0, HASH_LENGTH);
      const row = {
        ...toFields(listing, picture),
        hash,
        brand_id: brandId,
        category_id: categoryId,
      };
      fitting.push({ draft, row, variants: rows });
    }
  }
  if (fitting.length === 0) return { products: new Map(), left };
  const looks = fitting.flatMap(({ draft, row }) => looksOf(draft.content, row.picture));
  await askModelPictures({ jobs }, db, { vendorId, looks });
  const made = await insertProducts(db, { vendorId, rows: fitting.map(({ row }) => row), now });
  const byHash = new Map(made.map(({ hash, id }) => [hash, id]));
  const products = new Map<number, ProductId>();
  for (const { draft, row } of fitting) {
    const id = byHash.get(row.hash);
    if (id === undefined) throw new Error('A new product is not there.');
    products.set(draft.id, id);
  }
  await insertVariantsOfMany(db, {
    rows: fitting.flatMap(({ draft, variants }) =>
      variants.map(({ id: _, ...variant }) => ({
        ...variant,
        product_id: products.get(draft.id) ?? 0,
        stock: draft.stock?.[variant.vendor_sku] ?? null,
      })),
    ),
  });
  for (const { draft } of fitting) {
    const keys = listFileKeys(draft.content);
    const productId = products.get(draft.id);
    if (keys.length > 0 && productId) await addProductFiles(db, { productId, vendorId, keys });
  }
  return { products, left };
}

type Row = NonNullable<ReturnType<typeof toRow>>;

export function leave(draft: { readonly id: number }, why: Parameters<typeof messageOf>[0]): Left {
  return { id: draft.id, refusal: messageOf(why), problems: 0 };
}

/** Drafts none of whose SKUs is taken by a product, or by a draft before it. */
export async function findFree<Draft extends Pick<NewListing, 'id' | 'content'>>(
  db: Queryable,
  { vendorId, drafts }: { readonly vendorId: VendorId; readonly drafts: readonly Draft[] },
): Promise<{ readonly drafts: readonly Draft[]; readonly left: readonly Left[] }> {
  const skusOf = ({ content }: Draft) => content.variants.map((one) => one.vendor_sku.trim());
  const skus = drafts.flatMap(skusOf);
  const taken = new Set(
    (await listTakenSkus(db, { vendorId, productId: null, skus })).map(({ sku }) => sku),
  );
  const free: Draft[] = [];
  const left: Left[] = [];
  for (const draft of drafts) {
    const own = skusOf(draft);
    const sku = own.find((one) => taken.has(one));
    if (sku === undefined) {
      free.push(draft);
      for (const one of own) taken.add(one);
    } else left.push(leave(draft, refuse('sku_taken', { params: { sku } })));
  }
  return { drafts: free, left };
}

/** By name; a brand of another vendor is not among them. */
async function findBrands(
  db: Queryable,
  { vendorId, drafts }: { readonly vendorId: VendorId; readonly drafts: readonly NewListing[] },
): Promise<ReadonlyMap<string, number>> {
  const brands = new Map<string, number>();
  for (const name of new Set(drafts.map(({ content }) => content.brand_name.trim()))) {
    const brand = await requireBrand(db, { vendorId, name, slug: toSlug(name) });
    if (brand !== null) brands.set(name, brand.id);
  }
  return brands;
}
