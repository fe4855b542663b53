// The draft of a new product, of the rows of a price list that are its variants. What the rows don't say stays to be
// filled in.
import type {
  CategoryAttribute,
  Listing,
  ListingVariant,
} from '@wevisu/domain/listings/listing.ts';
import type { DraftCategory, DraftDefaults, NewDraft } from '../../listings/begin-drafts.ts';
import { normalizeHeader } from '../columns/price-list-fields.ts';
import type { RowValues } from '../columns/read-row.ts';
import type { SheetCell } from '../reading/sheet-row.ts';
import { parseSize } from './parse-size.ts';

export interface NewRow {
  readonly number: number;
  readonly sku: string;
  readonly asks: RowValues;
  readonly cells: readonly SheetCell[];
}

/** Columns of the file that hold none of our fields, by their normalized header. */
export type OtherColumns = ReadonlyMap<string, number>;

const LONGEST_FACT = 400;

export function buildListing(of: {
  readonly rows: readonly NewRow[];
  readonly category: DraftCategory | null;
  readonly defaults: Omit<DraftDefaults, 'categories'>;
  readonly others: OtherColumns;
}): NewDraft {
  const { rows, category, defaults, others } = of;
  const first = <K extends keyof RowValues>(key: K): RowValues[K] | undefined =>
    rows.find(({ asks }) => asks[key] !== undefined)?.asks[key];
  const other = (header: string) => firstCell(rows, others.get(header));
  const min = first('leadMin');
  const max = first('leadMax');
  const picture = category?.picture ?? null;
  const isSurface = picture?.['type'] === 'surface';
  const content: Listing = {
    name: first('name') ?? '',
    description: first('description') ?? '',
    brand_name: first('brand') ?? defaults.brand,
    category_id: category?.id ?? null,
    unit: first('unit') ?? category?.unit ?? 'Piece',
    minimum_unit: first('minimum') ?? 1,
    color_family: other('color family')?.slice(0, 60) ?? null,
    material: other('material')?.slice(0, 60) ?? null,
    style: other('style')?.slice(0, 60) ?? null,
    specification: specificationOf(category?.attributes ?? [], other),
    picture,
    lead_time_min_days: min ?? Math.min(defaults.leadTimeMinDays, max ?? Infinity),
    lead_time_max_days: max ?? Math.max(defaults.leadTimeMaxDays, min ?? 0),
    freight_class: null,
    photos: [],
    documents: [],
    model: null,
    variants: rows.map((row, at) => toVariant(row, at, isSurface)),
  };
  const stock = rows.flatMap(({ sku, asks }) => (asks.stock ? [[sku, asks.stock] as const] : []));
  return { content, stock: Object.fromEntries(stock) };
}

function toVariant({ sku, asks }: NewRow, at: number, isSurface: boolean): ListingVariant {
  // Which of the numbers of a faucet is its height nobody can tell.
  const size = isSurface && asks.size !== undefined ? parseSize(asks.size) : null;
  return {
    key: `n${at}`,
    id: null,
    vendor_sku: sku,
    size_label: asks.size ?? '',
    finish: asks.finish ?? '',
    pattern: '',
    width_tmm: size?.width ?? null,
    height_tmm: size?.thickness ?? null,
    length_tmm: size?.length ?? null,
    thickness_tmm: size?.thickness ?? null,
    box_sqft_e4: asks.boxSqftE4 ?? null,
    pieces_per_unit: asks.pieces ?? 1,
    weight_g: asks.weightG ?? null,
    wholesale_cents: asks.priceCents ?? null,
    picture: null,
    is_sold: true,
  };
}

/** Of columns that are named as a field of the category is. */
function specificationOf(
  attributes: readonly CategoryAttribute[],
  other: (header: string) => string | null,
): Listing['specification'] {
  return attributes.flatMap(({ label, key, type, options }) => {
    const said = other(normalizeHeader(label)) ?? other(normalizeHeader(key));
    if (said === null) return [];
    const choices = type === 'yes_no' ? ['Yes', 'No'] : options;
    const option = choices.find((one) => one.toLowerCase() === said.toLowerCase());
    return [[label, (option ?? said).slice(0, LONGEST_FACT)] as const];
  });
}

function firstCell(rows: readonly NewRow[], column: number | undefined): string | null {
  if (column === undefined) return null;
  for (const { cells } of rows) {
    const text = `${cells[column] ?? ''}`.trim();
    if (text !== '') return text;
  }
  return null;
}

/** As the contract limits a listing. */
export function isWithinLimits({ sku, asks }: NewRow): boolean {
  const isAtMost = (value: number | undefined, max: number) => value === undefined || value <= max;
  return (
    sku.length <= 60 &&
    isAtMost(asks.minimum, 10_000) &&
    isAtMost(asks.pieces, 100_000) &&
    isAtMost(asks.weightG, 50_000_000) &&
    isAtMost(asks.boxSqftE4, 100_000_000) &&
    isAtMost(asks.leadMin, 365) &&
    isAtMost(asks.leadMax, 365)
  );
}
