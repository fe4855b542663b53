import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { askModelPictures } from '../catalog/media/ask-model-pictures.ts';
import { toPictureKey } from '../catalog/picture-key.ts';
import type { ListingsDeps } from './deps.ts';
import { addProductFiles, dropProductFiles } from './store/files.ts';
import {
  freeSkus,
  insertProduct,
  insertVariants,
  listTakenSkus,
  type PublishedVariant,
  requireBrand,
  updateProduct,
  updateVariants,
} from './store/publish.ts';
import { listFileKeys } from './with-own-files.ts';

export const HASH_LENGTH = 12;

/**
 * VEND-01: puts a complete listing into the catalog, whose triggers follow. In the caller's transaction: either all of it
 * is live, or nothing has changed. Prices of variants that are live already stay.
 */
export async function publishListing(
  { jobs }: Pick<ListingsDeps, 'jobs'>,
  db: Queryable,
  given: {
    readonly vendorId: VendorId;
    readonly productId: ProductId | null;
    readonly listing: Listing;
    readonly now: Date;
  },
): Promise<Result<ProductId>> {
  const { vendorId, productId, listing, now } = given;
  const { picture, category_id: categoryId } = listing;
  if (picture === null || categoryId === null) return refuse('listing_incomplete');
  const skus = listing.variants.map(({ vendor_sku: sku }) => sku.trim());
  const [taken] = await listTakenSkus(db, { vendorId, productId, skus });
  if (taken !== undefined) return refuse('sku_taken', { params: { sku: taken.sku } });
  const name = listing.brand_name.trim();
  const brand = await requireBrand(db, { vendorId, name, slug: toSlug(name) });
  if (brand === null) return refuse('brand_taken', { params: { name } });
  const rows = listing.variants.map((variant, position) => toRow(variant, position, picture));
  if (rows.some((row) => row === null)) return refuse('listing_incomplete');
  const fields = {
    ...{ vendorId, brandId: brand.id, categoryId, picture, now },
    name: listing.name.trim(),
    description: listing.description.trim(),
    unit: listing.unit,
    minimumUnit: listing.minimum_unit,
    colorFamily: listing.color_family,
    material: listing.material,
    style: listing.style,
    specification: listing.specification,
    pictureKey: toPictureKey(picture),
    photos: listing.photos,
    documents: listing.documents,
    model: listing.model,
    leadTimeMinDays: listing.lead_time_min_days,
    leadTimeMaxDays: listing.lead_time_max_days,
    freightClass: listing.freight_class,
  };
  await askModelPictures({ jobs }, db, { vendorId, looks: looksOf(listing, picture) });
  let id = productId;
  if (id === null) {
    ({ id } = await insertProduct(db, { ...fields, hash: newToken().slice(0, HASH_LENGTH) }));
  } else {
    await updateProduct(db, { ...fields, productId: id });
  }
  const files = { productId: id, vendorId, keys: listFileKeys(listing) };
  await dropProductFiles(db, files);
  await addProductFiles(db, files);
  const of = { productId: id, rows: rows.filter((row) => row !== null) };
  await freeSkus(db, of);
  await updateVariants(db, of);
  await insertVariants(db, of);
  return ok(id);
}

/** The columns of a product that a listing says, but for brand and category. */
export function toFields(listing: Listing, picture: NonNullable<Listing['picture']>) {
  return {
    name: listing.name.trim(),
    description: listing.description.trim(),
    unit: listing.unit,
    minimum_unit: listing.minimum_unit,
    color_family: listing.color_family,
    material: listing.material,
    style: listing.style,
    specification: listing.specification,
    picture,
    picture_key: toPictureKey(picture),
    photos: listing.photos,
    documents: listing.documents,
    model: listing.model,
    lead_time_min_days: listing.lead_time_min_days,
    lead_time_max_days: listing.lead_time_max_days,
    freight_class: listing.freight_class,
  };
}

/** The look of the product, and those of variants that differ from it. */
export function looksOf({ variants }: Listing, picture: unknown): readonly unknown[] {
  const own = variants.flatMap((one) => (one.picture === null ? [] : [one.picture]));
  return [picture, ...own.map((one) => mergePicture(picture, one))];
}

/** Null if it lacks its weight, or its price where it is new. */
export function toRow(
  variant: Listing['variants'][number],
  position: number,
  picture: NonNullable<Listing['picture']>,
): PublishedVariant | null {
  const { key: _, id, is_sold, weight_g, wholesale_cents: cents, ...same } = variant;
  if (weight_g === null || (id === null && cents === null)) return null;
  return {
    ...same,
    weight_g,
    position,
    id: id as VariantId | null,
    vendor_sku: variant.vendor_sku.trim(),
    wholesale_cents: cents,
    picture_key:
      variant.picture === null ? null : toPictureKey(mergePicture(picture, variant.picture)),
    status: is_sold ? 'active' : 'withdrawn',
  };
}

export function toSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
