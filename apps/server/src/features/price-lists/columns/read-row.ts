// One row of a price list by the mapping of its columns: what it asks for, or why it cannot be taken.
import type { SellingUnit } from '@wevisu/domain/listings/listing.ts';
import type { SheetCell, SheetRow } from '../reading/sheet-row.ts';
import type { ColumnMapping } from './guess-columns.ts';
import type { DecimalMark } from './number-style.ts';
import {
  type CellProblemCode,
  cellText,
  isProblem,
  type ParsedCell,
  parseCount,
  parseLot,
  parsePrice,
  parseSku,
  parseSqftE4,
  parseStatus,
  parseUnit,
  parseWeight,
} from './parse-cell.ts';
import type { PriceListField } from './price-list-fields.ts';

/** What a row says; what it leaves blank is absent, and stays as it is. */
export interface RowValues {
  readonly priceCents?: number;
  readonly stock?: number;
  /** That the stock lies in. */
  readonly lot?: string;
  readonly status?: 'active' | 'withdrawn';
  readonly leadMin?: number;
  readonly leadMax?: number;
  readonly minimum?: number;
  readonly weightG?: number;
  readonly name?: string;
  readonly description?: string;
  readonly brand?: string;
  readonly category?: string;
  readonly unit?: SellingUnit;
  readonly size?: string;
  readonly finish?: string;
  readonly boxSqftE4?: number;
  readonly pieces?: number;
}

export interface RowProblem {
  /** Null for the row as a whole. */
  readonly column: number | null;
  readonly problem: CellProblemCode | 'sku_missing' | 'lead_reversed' | 'minimum_zero';
}

export interface ReadRow {
  readonly number: number;
  readonly sku: string | null;
  readonly values: RowValues;
  readonly problems: readonly RowProblem[];
}

export interface RowReading {
  readonly mapping: ColumnMapping;
  /** By column; a point where none is given. */
  readonly marks: readonly DecimalMark[];
  /** Columns that ask whether a product is discontinued. */
  readonly discontinued: readonly number[];
  /** That the header of the price names, for rows that name none. */
  readonly priceUnit: SellingUnit | null;
}

/** As in a listing (packages/contract/src/listings.ts). */
const LONGEST = { name: 160, description: 4000, brand: 80, category: 200, size: 60, finish: 60 };

export function readRow({ number, cells }: SheetRow, reading: RowReading): ReadRow {
  const problems: RowProblem[] = [];
  const values: Record<string, unknown> = {};
  let sku: string | null = null;
  for (const [column, field] of reading.mapping.entries()) {
    if (field === null) continue;
    const value = parseField(field, cells[column] ?? null, column, reading);
    if (isProblem(value)) problems.push({ column, problem: value.problem });
    else if (value === undefined) continue;
    else if (field === 'sku') sku = value as string;
    else values[NAMES[field]] = value;
  }
  if (reading.priceUnit !== null && values['priceCents'] !== undefined)
    values['unit'] ??= reading.priceUnit;
  const row = values as RowValues;
  if (sku === null && problems.every(({ column }) => reading.mapping[column ?? -1] !== 'sku'))
    problems.push({ column: null, problem: 'sku_missing' });
  if ((row.leadMin ?? 0) > (row.leadMax ?? Number.POSITIVE_INFINITY))
    problems.push({ column: reading.mapping.indexOf('lead_min'), problem: 'lead_reversed' });
  if (row.minimum === 0 || row.pieces === 0)
    problems.push({ column: reading.mapping.indexOf('minimum'), problem: 'minimum_zero' });
  return { number, sku, values: row, problems };
}

const NAMES: Readonly<Record<Exclude<PriceListField, 'sku'>, keyof RowValues>> = {
  price: 'priceCents',
  stock: 'stock',
  lot: 'lot',
  status: 'status',
  lead_min: 'leadMin',
  lead_max: 'leadMax',
  minimum: 'minimum',
  weight_lb: 'weightG',
  weight_kg: 'weightG',
  name: 'name',
  description: 'description',
  brand: 'brand',
  category: 'category',
  unit: 'unit',
  size: 'size',
  finish: 'finish',
  box_sqft: 'boxSqftE4',
  pieces: 'pieces',
};

function parseField(
  field: PriceListField,
  cell: SheetCell,
  column: number,
  { marks, discontinued }: RowReading,
): ParsedCell<string | number> {
  const mark = marks[column] ?? 'point';
  switch (field) {
    case 'sku':
      return parseSku(cell);
    case 'price':
      return parsePrice(cell, mark);
    case 'stock':
    case 'lead_min':
    case 'lead_max':
    case 'minimum':
    case 'pieces':
      return parseCount(cell, mark);
    case 'weight_lb':
      return parseWeight(cell, mark, 'lb');
    case 'weight_kg':
      return parseWeight(cell, mark, 'kg');
    case 'box_sqft':
      return parseSqftE4(cell, mark);
    case 'lot':
      return parseLot(cell);
    case 'status':
      return parseStatus(cell, discontinued.includes(column));
    case 'unit':
      return parseUnit(cell);
    default:
      return cellText(cell, LONGEST[field]);
  }
}
