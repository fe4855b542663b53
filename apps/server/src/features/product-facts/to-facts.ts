import { pictureKeyOf } from '@wevisu/contract/media.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { mergePicture } from '@wevisu/scene/pictures/product-picture.ts';
import { toVariantPrice } from '../showrooms/price-parts.ts';
import type { FactsRow } from './store.ts';

/** Only the price leaves the server, never its parts. */
export function toFacts(row: FactsRow): ProductFacts {
  return {
    sku: row.sku,
    hash: row.hash,
    variantId: row.variant_id,
    name: row.name,
    brand: row.brand,
    vendor: row.vendor,
    category: row.category,
    finish: row.finish,
    size: row.size_label,
    unit: row.unit,
    boxSqftE4: row.box_sqft_e4,
    piecesPerUnit: row.pieces_per_unit,
    minimumUnit: row.minimum_unit,
    leadTimeDays: [row.lead_time_min_days, row.lead_time_max_days],
    priceCents: priceOf(row),
    problem: problemOf(row),
    pictureKey: pictureKeyOf({
      productHash: row.hash,
      productKey: row.product_picture_key,
      variantId: row.variant_id,
      variantKey: row.variant_picture_key,
    }),
    picture: mergePicture(row.picture, row.variant_picture) as Record<string, unknown>,
  };
}

function priceOf({ showroom_ppm, ...parts }: FactsRow): number | null {
  return showroom_ppm === null ? null : toVariantPrice({ ...parts, showroom_ppm }).price;
}

/** While a vendor may not sell, no showroom sells their goods. */
function problemOf(row: FactsRow): ProductFacts['problem'] {
  if (!row.listed) return 'discontinued';
  if (!row.vendor_active) return 'other-showroom';
  return row.in_stock ? null : 'out-of-stock';
}
