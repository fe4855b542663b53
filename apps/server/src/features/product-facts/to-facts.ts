import { pictureKeyOf } from '@wevisu/contract/media.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { statedRatings } from '@wevisu/scene/document/stated-ratings.ts';
import { mergePicture } from '@wevisu/scene/pictures/merge-picture.ts';
import { toVariantPrice } from '../showrooms/price-parts.ts';
import type { FactsRow } from './store.ts';

/** Only the price leaves the server, never its parts. */
export function toFacts(row: FactsRow): ProductFacts {
  return {
    sku: row.sku,
    hash: row.hash,
    variantId: row.variantId,
    name: row.name,
    brand: row.brand,
    vendor: row.vendor,
    category: row.category,
    finish: row.finish,
    size: row.sizeLabel,
    unit: row.unit,
    boxSqftE4: row.boxSqftE4,
    piecesPerUnit: row.piecesPerUnit,
    minimumUnit: row.minimumUnit,
    leadTimeDays: [row.leadTimeMinDays, row.leadTimeMaxDays],
    priceCents: priceOf(row),
    problem: problemOf(row),
    ...statedRatings(row.specification),
    pictureKey: pictureKeyOf({
      productHash: row.hash,
      productKey: row.productPictureKey,
      variantId: row.variantId,
      variantKey: row.variantPictureKey,
    }),
    picture: mergePicture(row.picture, row.variantPicture) as Record<string, unknown>,
  };
}

function priceOf({ showroomPpm, ...parts }: FactsRow): number | null {
  return showroomPpm === null ? null : toVariantPrice({ ...parts, showroomPpm }).price;
}

/** What a showroom does not offer, it does not sell; while a vendor may not sell, none sells their goods. */
function problemOf(row: FactsRow): ProductFacts['problem'] {
  if (!row.listed) return 'discontinued';
  if (!row.vendorActive || !row.offered) return 'other-showroom';
  return row.inStock ? null : 'out-of-stock';
}
