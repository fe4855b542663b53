import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { MAX_COUNT } from '@wevisu/domain/list-limits.ts';

interface Selected {
  /** What the person saw, the excepted ones included. */
  readonly total: number;
  readonly except: readonly number[];
}

/** All rows of a selection. Refused with the count of now if it is not the one that was seen: nothing is cut silently. */
export async function readMatching<Row extends { readonly id: number }>(
  { total, except }: Selected,
  read: (most: number) => Promise<readonly Row[]>,
): Promise<Result<Row[]>> {
  const left = new Set(except);
  const found = await read(MAX_COUNT + 1);
  const rows = found.filter(({ id }) => !left.has(id));
  // An excepted row that is gone counts for neither.
  const seen = total - left.size;
  if (found.length > MAX_COUNT || rows.length !== seen)
    return refuse('selection_changed', { now: { count: rows.length, rows: [] } });
  return ok(rows);
}
