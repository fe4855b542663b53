import { createHash } from 'node:crypto';
import type { Product } from '@wevisu/contract/catalog.ts';
import { unitName } from '@wevisu/domain/catalog/unit-labels.ts';

/** The content of a product's specification sheet: nothing that depends on a showroom's prices. */
export interface SheetContent {
  readonly name: string;
  readonly brand: string;
  readonly path: readonly string[];
  readonly description: string;
  readonly specification: readonly (readonly [string, string])[];
  /** The first row names the columns. */
  readonly variants: readonly (readonly string[])[];
  readonly leadTime: string;
  /** Whether it is a natural or fired surface, of which no two pieces are alike. */
  readonly varies: boolean;
  /** Where the product is shown. */
  readonly address: string;
  readonly site: string;
}

export function sheetContent(
  product: Product,
  { address, site }: { readonly address: string; readonly site: string },
): SheetContent {
  const one = unitName(product.unit, 1);
  const columns = [
    { head: 'Article', of: (v: Product['variants'][number]) => v.sku },
    { head: 'Size', of: (v: Product['variants'][number]) => v.size_label },
    { head: 'Finish', of: (v: Product['variants'][number]) => v.finish },
    { head: 'Pattern', of: (v: Product['variants'][number]) => v.pattern },
    {
      head: `Sq ft per ${one}`,
      of: (v: Product['variants'][number]) => (product.unit === 'SqFt' ? '' : (v.box_sqft ?? '')),
    },
    {
      head: `Pieces per ${one}`,
      of: (v: Product['variants'][number]) =>
        v.pieces_per_unit > 1 ? String(v.pieces_per_unit) : '',
    },
    { head: `Pounds per ${one}`, of: (v: Product['variants'][number]) => v.weight_lb },
    // Empty columns are left out.
  ].filter(({ of }) => product.variants.some((variant) => of(variant) !== ''));
  return {
    name: product.name,
    brand: product.brand.name,
    path: product.breadcrumb.map(({ name }) => name),
    description: product.description,
    specification: product.specification,
    variants: [
      columns.map(({ head }) => head),
      ...product.variants.map((variant) => columns.map(({ of }) => of(variant))),
    ],
    leadTime: product.lead_time,
    varies: product.views.some((view) => view !== 'size'),
    address,
    site,
  };
}

/** Raise it when write-sheet.ts lays out the same content differently: finished sheets are cached. */
const LAYOUT = 2;

/** Changes with anything that the sheet shows; `picture` covers the picture and the drawing. */
export function sheetVersion(content: SheetContent, picture: string): string {
  return createHash('sha256')
    .update(JSON.stringify([LAYOUT, content, picture]))
    .digest('hex')
    .slice(0, 16);
}
