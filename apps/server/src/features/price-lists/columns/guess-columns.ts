// Which column holds which field: by its header, and where that says nothing by its values.
import type { SheetCell } from '../reading/sheet-row.ts';
import { numberStyleOf, plainNumber } from './number-style.ts';
import {
  FIELD_FACTS,
  normalizeHeader,
  PRICE_LIST_FIELDS,
  type PriceListField,
} from './price-list-fields.ts';

/** The field of each column, in the order of the columns; null for one that is left out. */
export type ColumnMapping = readonly (PriceListField | null)[];

export interface GuessInput {
  readonly headers: readonly string[];
  /** Of the first rows below the header. */
  readonly samples: readonly (readonly SheetCell[])[];
  /** SKUs of this vendor among the values, by column. */
  readonly knownSkus?: readonly number[];
}

/** Each field once. */
export function guessColumns({ headers, samples, knownSkus = [] }: GuessInput): ColumnMapping {
  const mapping: (PriceListField | null)[] = headers.map(() => null);
  const take = (column: number, field: PriceListField) => {
    if (mapping[column] === null && !mapping.includes(field)) mapping[column] = field;
  };
  // A column that holds SKUs of theirs is the SKU, whatever they call it.
  const max = Math.max(0, ...knownSkus);
  if (max > 0) take(knownSkus.indexOf(max), 'sku');
  const names = headers.map(normalizeHeader);
  for (const field of PRICE_LIST_FIELDS) {
    for (const header of FIELD_FACTS[field].headers) {
      const column = names.indexOf(header);
      if (column !== -1) take(column, field);
    }
  }
  if (!mapping.includes('sku')) {
    const column = headers.findIndex((_, at) => mapping[at] === null && looksLikeSku(samples, at));
    if (column !== -1) take(column, 'sku');
  }
  if (!mapping.includes('price')) {
    const column = headers.findIndex(
      (_, at) => mapping[at] === null && looksLikeMoney(samples, at),
    );
    if (column !== -1) take(column, 'price');
  }
  return mapping;
}

function valuesOf(samples: GuessInput['samples'], column: number): string[] {
  return samples.flatMap((cells) => {
    const cell = cells[column] ?? null;
    return cell === null ? [] : [`${cell}`.trim()];
  });
}

/** No two alike, short, and with a digit each. */
function looksLikeSku(samples: GuessInput['samples'], column: number): boolean {
  const values = valuesOf(samples, column);
  return (
    values.length >= 3 &&
    new Set(values).size === values.length &&
    values.every((value) => /^[A-Z0-9][A-Z0-9./_-]{2,31}$/i.test(value) && /\d/.test(value))
  );
}

function looksLikeMoney(samples: GuessInput['samples'], column: number): boolean {
  const values = valuesOf(samples, column);
  const { mark } = numberStyleOf(values);
  const sign = mark === 'point' ? '.' : ',';
  return (
    values.length >= 3 &&
    values.every((value) => plainNumber(value, mark) !== null) &&
    values.filter((value) => value.includes('$') || value.slice(-3).startsWith(sign)).length * 2 >
      values.length
  );
}
