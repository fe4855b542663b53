// The facts of demo products as a scene carries them, made without a database: rooms are designed and
// checked with them before anything is loaded.
import type { VariantId } from '@wevisu/domain/ids.ts';
import { cents, ppm } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { statedRatings } from '@wevisu/scene/document/stated-ratings.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { pictureKey } from '../picture-key.ts';
import { type DemoProduct, skuOf } from '../product.ts';
import { publicHash } from '../random.ts';
import { requireEntry } from '../table.ts';
import { children } from '../taxonomy/children.ts';
import { requireBrand } from '../trade/brands.ts';
import { vendors } from '../trade/vendors.ts';
import { generateProducts } from '../world.ts';

/** A demo product with the facts of each of its variants. */
export interface DemoChoice {
  readonly product: DemoProduct;
  /** Slug of the third menu level, and of the category above it. */
  readonly child: string;
  readonly category: string;
  readonly variants: readonly ProductFacts[];
}

const vendorNames = new Map(vendors.map(({ key, company }) => [key, company]));
const categoryOf = new Map(children.map(({ slug, category }) => [slug, category]));

/** At the standard rates: 10 % for the platform, 10 % for the pro. */
function standardPrice(wholesaleCents: number): number {
  return unitPrice({
    wholesale: cents(wholesaleCents),
    platformRate: ppm(100_000),
    markupRate: ppm(100_000),
  }).price;
}

function choiceOf(product: DemoProduct): DemoChoice {
  const brand = requireBrand(product.brandSlug);
  const hash = publicHash(`${brand.slug}|${product.name}`);
  return {
    product,
    child: product.childSlug,
    category: requireEntry(categoryOf, product.childSlug),
    variants: product.variants.map((variant, position) => ({
      sku: skuOf(product, position),
      hash,
      variantId: 0 as VariantId,
      name: product.name,
      brand: brand.name,
      vendor: requireEntry(vendorNames, brand.vendorKey),
      category: product.childSlug,
      finish: variant.finish,
      size: variant.size,
      unit: product.unit,
      boxSqftE4: variant.boxSqftE4,
      piecesPerUnit: variant.pieces,
      minimumUnit: product.minimumUnit,
      leadTimeDays: product.leadTimeDays,
      priceCents: standardPrice(variant.wholesaleCents),
      problem: null,
      ...statedRatings(product.specification),
      pictureKey: pictureKey(product.picture, variant.picture),
      picture: mergePicture(product.picture, variant.picture) as Record<string, unknown>,
    })),
  };
}

/** Every product of the standard world, in its order. Takes about a second. */
export function listChoices(): DemoChoice[] {
  return [...generateProducts('full')].map(choiceOf);
}
