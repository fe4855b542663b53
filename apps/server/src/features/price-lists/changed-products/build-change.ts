// A listing as the rows of a price list describe it: names, texts and sizes. Prices, stock and the like are no part of it.
import type { Listing, ListingVariant } from '@wevisu/domain/listings/listing.ts';
import type { RowValues } from '../columns/read-row.ts';
import { parseSize } from '../new-products/parse-size.ts';

interface DescribedRow {
  readonly sku: string;
  readonly describes: RowValues;
}

export function buildChange(live: Listing, rows: readonly DescribedRow[]): Listing {
  const bySku = new Map(rows.map((row) => [row.sku, row.describes]));
  const said = (key: 'name' | 'description' | 'brand') =>
    rows.find(({ describes }) => describes[key] !== undefined)?.describes[key];
  const isSurface = live.picture?.['type'] === 'surface';
  return {
    ...live,
    name: said('name') ?? live.name,
    description: said('description') ?? live.description,
    brand_name: said('brand') ?? live.brand_name,
    variants: live.variants.map((variant) => {
      const describes = bySku.get(variant.vendor_sku);
      return describes ? describe(variant, describes, isSurface) : variant;
    }),
  };
}

function describe(variant: ListingVariant, of: RowValues, isSurface: boolean): ListingVariant {
  // Which of the numbers of a faucet is its height nobody can tell.
  const size = isSurface && of.size !== undefined ? parseSize(of.size) : null;
  return {
    ...variant,
    size_label: of.size ?? variant.size_label,
    finish: of.finish ?? variant.finish,
    box_sqft_e4: of.boxSqftE4 ?? variant.box_sqft_e4,
    pieces_per_unit: of.pieces ?? variant.pieces_per_unit,
    ...(size !== null && {
      width_tmm: size.width,
      length_tmm: size.length,
      ...(size.thickness !== null && { thickness_tmm: size.thickness }),
    }),
  };
}
