// Which row names the columns: a list often begins with a letterhead.
import type { SheetRow } from '../reading/sheet-row.ts';
import { FIELD_FACTS, normalizeHeader, PRICE_LIST_FIELDS } from './price-list-fields.ts';

const KNOWN: ReadonlySet<string> = new Set(
  PRICE_LIST_FIELDS.flatMap((field) => FIELD_FACTS[field].headers),
);

/** Its index among the first rows: the one with most known headers; else the first with two filled cells. */
export function findHeader(rows: readonly SheetRow[]): number {
  let best = -1;
  let max = 0;
  for (const [index, { cells }] of rows.entries()) {
    const known = cells.filter((cell) => KNOWN.has(normalizeHeader(`${cell ?? ''}`))).length;
    if (known > max) {
      best = index;
      max = known;
    }
  }
  if (max >= 2) return best;
  const wide = rows.findIndex(({ cells }) => cells.filter((cell) => cell !== null).length >= 2);
  return Math.max(0, wide);
}
