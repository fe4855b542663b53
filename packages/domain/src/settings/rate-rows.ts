/**
 * Rows of the tables of taxes and delivery: a state, a weight step. Whether a row counts is a setting of its own
 * (`tax_row.TX`, `delivery_step.22680`), and its cells are the settings that editable-settings.ts names.
 */

export const DELIVERY_ZONES = [1, 2, 3, 4, 5, 6, 7, 8] as const;

const POUND_G = 453.592_37;
const ROW = /^(?:tax_row\.([A-Z]{2})|delivery_step\.([1-9]\d{0,7}))$/;
const TAX_CELL = /^tax_(?:rate|delivery)\.([A-Z]{2})$/;
const DELIVERY_CELL = /^delivery_(?:base|lb)\.[1-8]\.([1-9]\d{0,7})$/;

export interface RateRow {
  /** The state of a tax, or null. */
  readonly state: string | null;
  /** The weight of a step in grams, or null. */
  readonly grams: number | null;
}

/** Null for a key that is no row's. */
export function findRateRow(key: string): RateRow | null {
  const found = ROW.exec(key);
  if (found === null) return null;
  const [, state, grams] = found;
  return { state: state ?? null, grams: grams === undefined ? null : Number(grams) };
}

/** The row that a cell belongs to; null for a key that is no cell's. */
export function rowOfCell(key: string): string | null {
  const state = TAX_CELL.exec(key)?.[1];
  if (state !== undefined) return taxRowKey(state);
  const grams = DELIVERY_CELL.exec(key)?.[1];
  return grams === undefined ? null : `delivery_step.${grams}`;
}

/** Every cell of a row; none for a key that is no row's. */
export function cellsOfRow(key: string): string[] {
  const row = findRateRow(key);
  if (row === null) return [];
  if (row.state !== null) return [`tax_rate.${row.state}`, `tax_delivery.${row.state}`];
  return DELIVERY_ZONES.flatMap((zone) => [
    `delivery_base.${zone}.${row.grams}`,
    `delivery_lb.${zone}.${row.grams}`,
  ]);
}

export function taxRowKey(state: string): string {
  return `tax_row.${state}`;
}

/** Of whole pounds, up to 200,000. */
export function deliveryStepKey(pounds: number): string {
  return `delivery_step.${Math.round(pounds * POUND_G)}`;
}

export function poundsOf(grams: number): number {
  return Math.round(grams / POUND_G);
}
