// One cell of a price list as the value it stands for. A blank cell is undefined: it leaves things as they are.
import type { SellingUnit } from '@wevisu/domain/listings/listing.ts';
import type { SheetCell } from '../reading/sheet-row.ts';
import { type DecimalMark, plainNumber } from './number-style.ts';

export interface CellProblem {
  /** Of the table of problems, see problem-texts.ts. */
  readonly problem: CellProblemCode;
}

export type CellProblemCode =
  | 'sku_digits_lost'
  | 'sku_unreadable'
  | 'price_unreadable'
  | 'price_not_positive'
  | 'price_part_of_cent'
  | 'price_absurd'
  | 'count_unreadable'
  | 'count_absurd'
  | 'measure_unreadable'
  | 'lot_unreadable'
  | 'status_unreadable'
  | 'unit_unreadable'
  | 'text_too_long'
  | 'formula_error';

export type ParsedCell<T> = T | undefined | CellProblem;

export function isProblem(value: unknown): value is CellProblem {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

const bad = (problem: CellProblemCode): CellProblem => ({ problem });

const LONGEST_SKU = 64;
/** For one selling unit. */
export const MAX_CENTS = 100_000_000;
const MAX_COUNT = 10_000_000;
const FORMULA_ERRORS = /^#(?:N\/A|REF!|VALUE!|NAME\?|DIV\/0!|NUM!|NULL!|SPILL!|CALC!)$/i;

/** The cell's text; exports of ours write ' before what a spreadsheet would take for a formula. */
export function cellText(cell: SheetCell, max: number): ParsedCell<string> {
  if (cell === null) return undefined;
  const text = `${cell}`.replace(/^'(?=[=+\-@])/, '').trim();
  if (text === '') return undefined;
  if (FORMULA_ERRORS.test(text)) return bad('formula_error');
  return text.length > max ? bad('text_too_long') : text;
}

export function parseSku(cell: SheetCell): ParsedCell<string> {
  const text = cellText(cell, LONGEST_SKU);
  if (typeof text !== 'string') return text;
  // What a spreadsheet made of a long number: the digits are gone.
  if (/^\d(?:[.,]\d+)?e\+\d+$/i.test(text)) return bad('sku_digits_lost');
  if (typeof cell === 'number' && !Number.isSafeInteger(cell)) return bad('sku_digits_lost');
  return /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(text) ? text : bad('sku_unreadable');
}

/** Cents of one selling unit. */
export function parsePrice(cell: SheetCell, mark: DecimalMark): ParsedCell<number> {
  const text = cellText(cell, 100);
  if (typeof text !== 'string') return text;
  const number = typeof cell === 'number' ? decimalOf(cell) : plainNumber(text, mark);
  if (number === null) return bad('price_unreadable');
  if (number.startsWith('-') || /^0*(?:\.0*)?$/.test(number)) return bad('price_not_positive');
  const [whole = '', part = ''] = number.split('.');
  if (/[1-9]/.test(part.slice(2))) return bad('price_part_of_cent');
  const cents = Number(`${whole}${part.slice(0, 2).padEnd(2, '0')}`);
  return cents > MAX_CENTS ? bad('price_absurd') : cents;
}

/** A whole number from 0 on. */
export function parseCount(cell: SheetCell, mark: DecimalMark): ParsedCell<number> {
  const text = cellText(cell, 100);
  if (typeof text !== 'string') return text;
  const number = typeof cell === 'number' ? decimalOf(cell) : plainNumber(text, mark);
  if (number === null || !/^\d+(?:\.0*)?$/.test(number)) return bad('count_unreadable');
  const count = Number(number);
  return count > MAX_COUNT ? bad('count_absurd') : count;
}

/** A positive number with at most four decimals, in ten-thousandths of square feet. */
export function parseSqftE4(cell: SheetCell, mark: DecimalMark): ParsedCell<number> {
  const text = cellText(cell, 100);
  if (typeof text !== 'string') return text;
  return measureE4(cell, text.replace(/\s*(?:s\.?f\.?|sq\.?\s*ft\.?|sqft)$/i, ''), mark);
}

type WeightUnit = 'lb' | 'kg';
const GRAMS: Readonly<Record<WeightUnit, number>> = { lb: 453.592_37, kg: 1000 };

/** Grams. A cell that names its unit is read in that one, whatever its column says. */
export function parseWeight(
  cell: SheetCell,
  mark: DecimalMark,
  columnUnit: WeightUnit,
): ParsedCell<number> {
  const text = cellText(cell, 100);
  if (typeof text !== 'string') return text;
  const [, bare = '', said] =
    /^(.*?)\s*(lbs?\.?|pounds?|kgs?\.?|kilos?|kilograms?)?$/is.exec(text) ?? [];
  const unit = said === undefined ? columnUnit : /^k/i.test(said) ? 'kg' : 'lb';
  const measure = measureE4(cell, bare, mark);
  return isProblem(measure) ? measure : Math.max(1, Math.round((measure / 10_000) * GRAMS[unit]));
}

function measureE4(cell: SheetCell, text: string, mark: DecimalMark): number | CellProblem {
  const number = typeof cell === 'number' ? decimalOf(cell) : plainNumber(text, mark);
  const measure = number === null ? 0 : Math.round(Number(number) * 10_000);
  return measure > 0 && measure <= MAX_COUNT * 10 ? measure : bad('measure_unreadable');
}

/** As the contract of the inventory limits it. */
export function parseLot(cell: SheetCell): ParsedCell<string> {
  const text = cellText(cell, 40);
  if (typeof text !== 'string') return text;
  return /^[A-Za-z0-9][A-Za-z0-9._/-]*$/.test(text) ? text : bad('lot_unreadable');
}

const SOLD = /^(?:active|a|yes|y|true|1|in stock|available|current|open|sold|live)$/i;
const ENDED =
  /^(?:discontinued|disc\.?|d|inactive|no|n|false|0|obsolete|ended|withdrawn|closed|unavailable)$/i;

/** `isDiscontinued`: the column asks the opposite question. */
export function parseStatus(
  cell: SheetCell,
  isDiscontinued: boolean,
): ParsedCell<'active' | 'withdrawn'> {
  const text = cellText(cell, 40);
  if (typeof text !== 'string') return text;
  const isYes = SOLD.test(text);
  if (!isYes && !ENDED.test(text)) return bad('status_unreadable');
  const answersItself = /^(?:discontinued|disc|active|inactive|obsolete|withdrawn)/i.test(text);
  return isYes === (isDiscontinued && !answersItself) ? 'withdrawn' : 'active';
}

const UNITS: readonly (readonly [RegExp, SellingUnit])[] = [
  [/^(?:box|bx|boxes|carton|ctn|cartons|case|cs)$/i, 'Box'],
  [/^(?:piece|pc|pcs|pieces|each|ea|unit)$/i, 'Piece'],
  [/^(?:sq\.? ?ft\.?|sqft|sf|square f(?:oo|ee)t)$/i, 'SqFt'],
  [/^(?:linear ?ft\.?|lin\.? ?ft\.?|lf|linear f(?:oo|ee)t)$/i, 'LinearFt'],
  [/^slabs?$/i, 'Slab'],
  [/^(?:pallets?|plt)$/i, 'Pallet'],
];

/** 'price per sqft' names the unit that its prices are for; null if the header names none. */
export function unitOfHeader(header: string): SellingUnit | null {
  if (/\b(?:per )?(?:sf|sqft|sq ft|square foot)$/.test(header)) return 'SqFt';
  if (/\b(?:per )?(?:box|carton|ctn)$/.test(header)) return 'Box';
  return /\b(?:per (?:piece|pc|ea)|each)$/.test(header) ? 'Piece' : null;
}

export function parseUnit(cell: SheetCell): ParsedCell<SellingUnit> {
  const text = cellText(cell, 40);
  if (typeof text !== 'string') return text;
  return UNITS.find(([words]) => words.test(text))?.[1] ?? bad('unit_unreadable');
}

/** A number of a workbook with all its digits; null for what no list means. */
function decimalOf(value: number): string | null {
  const text = `${value}`;
  return /^-?\d+(?:\.\d+)?$/.test(text) ? text : null;
}
