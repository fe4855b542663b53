import type { SellingUnit } from '@wevisu/domain/listings/listing.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { MAX_CENTS } from './columns/parse-cell.ts';
import { SHEET_LIMITS, type SheetProblem } from './reading/sheet-row.ts';
import type { KeptProblem } from './store/rows.ts';

/** Why a file cannot be read on, and what to do. */
export const SHEET_TEXTS: Readonly<
  Record<SheetProblem | 'sheet_stopped' | 'sheet_killed' | 'sheet_empty' | 'file_gone', string>
> = {
  not_a_sheet: 'This is no CSV or XLSX file. Save the list as one of these and send it again.',
  sheet_broken:
    'The file is damaged from here on. Save it anew in your spreadsheet and send it again.',
  sheet_encrypted:
    'The file has a password or is in the old XLS format. Save it as XLSX without a password.',
  sheet_too_large:
    'The file is too large. Leave out pictures, or part the list into several files.',
  sheet_too_many_rows: `A list has at most ${SHEET_LIMITS.rows.toLocaleString('en-US')} rows. Part it into several files.`,
  sheet_too_many_columns: `A row has more than ${SHEET_LIMITS.columns} columns. Check what parts the columns.`,
  sheet_cell_too_large:
    'A cell here holds more than 1 MB of text. Shorten it, and check that each quotation mark is closed.',
  sheet_quote_open: 'A quotation mark opens here and is not closed. Remove it, or close it.',
  sheet_stopped: 'The file took too long to read. Part the list into several files.',
  sheet_killed: 'The file could not be read to its end. Part the list into several files.',
  sheet_empty: 'There is nothing in this file or sheet.',
  file_gone: 'The file is not kept any more. Send it again.',
};

type RowCode = KeptProblem['problem'];

/** Why a row is left out, and what to do. */
const ROW_TEXTS: Readonly<Record<RowCode, string>> = {
  sku_missing: 'This row has no SKU.',
  sku_digits_lost:
    'A spreadsheet has shortened this number, and its digits are gone. Format the column as text and fill it in again.',
  sku_unreadable: 'A SKU has letters, digits and signs of an American keyboard.',
  sku_twice: 'This SKU stands in several rows. Leave it in one.',
  sku_unknown:
    'You list no product with this SKU. To begin a new one, the row needs name, category, brand and price.',
  sku_case: 'This SKU differs from another one by its case alone. Write it the same.',
  price_unreadable: 'This is no price. Write it like 1234.50.',
  price_not_positive: 'A price is above zero.',
  price_part_of_cent: 'A price ends at the cent.',
  price_absurd: `A price is at most ${formatUsd(cents(MAX_CENTS))} per unit.`,
  count_unreadable: 'This is no whole number.',
  count_absurd: 'This number is too large.',
  measure_unreadable: 'This is no measure above 0.',
  lot_unreadable: 'A lot has up to 40 letters, digits and . _ / -',
  status_unreadable: 'Write active or discontinued.',
  unit_unreadable: 'Write box, piece, sq ft, linear ft, slab or pallet.',
  text_too_long: 'This text is too long.',
  formula_error: 'The formula in this cell has an error.',
  lead_reversed: 'The least lead time is longer than the most.',
  minimum_zero: 'This is at least 1.',
  unit_differs: 'The unit is another one than that you sell it by.',
  unit_convertible:
    'Its square feet per unit are known: check again with prices per sq ft converted.',
  unit_not_whole: 'Its stock or minimum is no whole number of units. Give them in units.',
  rows_disagree: 'Rows of this product say different names, descriptions or brands: none is taken.',
  draft_open: 'You have a draft of this product open. Send or discard it first.',
  stock_in_lots: 'Its stock lies in several lots. Name the lot in a column, one row for each.',
  lots_disagree: 'Rows of its lots say different things beside their stock: none is taken.',
  sku_meanwhile: 'You have a product or a draft with this SKU by now.',
  beyond_limits: 'Its weight, lead time, quantity or SKU is above what a product can have.',
  stock_below_held: 'More of it is held for open checkouts.',
};

const UNIT_WORDS: Readonly<Record<SellingUnit, string>> = {
  Box: 'box',
  Piece: 'piece',
  SqFt: 'sq ft',
  LinearFt: 'linear ft',
  Slab: 'slab',
  Pallet: 'pallet',
};

export function rowText({ problem, rows, says, sells, other }: KeptProblem): string {
  if (says && sells)
    return `The list counts by the ${UNIT_WORDS[says]}, you sell by the ${UNIT_WORDS[sells]}. ${
      problem === 'unit_differs'
        ? `Give price, stock and weight of one ${UNIT_WORDS[sells]}.`
        : ROW_TEXTS[problem]
    }`;
  const text = ROW_TEXTS[problem];
  if (other !== undefined) return `${text} It is ${other}.`;
  return rows ? `${text} Rows ${rows.join(', ')}.` : text;
}
