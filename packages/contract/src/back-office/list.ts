// What the lists of the areas for work have in common: sorted, filtered, paged by key, exported as they are.
import { MAX_COUNT } from '@wevisu/domain/list-limits.ts';
import { z } from 'zod';

/** Rows of one reply. */
const MAX_ROWS = 200;
const DEFAULT_ROWS = 50;
export const DIRECTIONS = ['asc', 'desc'] as const;
export const EXPORT_FORMATS = ['csv', 'xlsx'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

interface ListOptions<Sorts extends readonly [string, ...string[]], Filters> {
  /** Columns that can be sorted by; the first is the default. */
  readonly sorts: Sorts;
  readonly dir?: (typeof DIRECTIONS)[number];
  /** One schema each; an absent filter does not narrow the list. */
  readonly filters?: Filters;
}

function shapeOf<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
>({ sorts, dir = 'asc', filters }: ListOptions<Sorts, Filters>) {
  return {
    sort: z.enum(sorts).default(sorts[0] as Sorts[number]),
    dir: z.enum(DIRECTIONS).default(dir),
    /** Words to find; '' finds everything. */
    q: z.string().trim().max(120, 'Use fewer words.').default(''),
    ...((filters ?? {}) as Filters),
  };
}

/** The query of a list. `after` is the `next` of the reply before; it belongs to its sort and direction. */
export function listQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
>(options: ListOptions<Sorts, Filters>) {
  return z.object({
    ...shapeOf(options),
    after: z.string().max(600).optional(),
    limit: z.coerce
      .number()
      .int()
      .min(1)
      .catch(DEFAULT_ROWS)
      .overwrite((rows) => Math.min(rows, MAX_ROWS))
      .default(DEFAULT_ROWS),
  });
}

/** The query of a list's export: all its rows, with the same filters and order. */
export function exportQuery<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
>(options: ListOptions<Sorts, Filters>) {
  return z.object({
    ...shapeOf(options),
    format: z.enum(EXPORT_FORMATS).default('csv'),
    /** Keys of columns in their order, separated by commas; '' for all. */
    columns: z.string().max(1_000).default(''),
  });
}

/**
 * The rows for a bulk act: all that the list's filters find, without some. `total` is how many the person saw: refused if
 * others match by now, or more than MAX_COUNT.
 */
export function matchingBody<
  const Sorts extends readonly [string, ...string[]],
  Filters extends z.ZodRawShape = Record<never, never>,
>(options: ListOptions<Sorts, Filters>) {
  return z.object({
    ...shapeOf(options),
    total: z.int().min(0).max(MAX_COUNT),
    except: z.array(z.int().positive()).max(MAX_COUNT).default([]),
  });
}

/** What `matchingBody` finds. Refused with `selection_changed`, the reply's `now` has the count and no rows. */
export function matchingReply<T extends z.ZodType>(row: T) {
  return z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ count: z.int(), rows: z.array(row) }),
  });
}

/** Bytes of the body of a call with `matchingBody`. */
export const MATCHING_BYTES = 256 * 1024;

/**
 * `next` is null on the last page. `total` is exact up to MAX_COUNT. The features' contracts import this folder, so it
 * writes the reply's frame itself instead of importing theirs.
 */
export function listReply<T extends z.ZodType>(row: T) {
  return z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({
      rows: z.array(row),
      next: z.string().nullable(),
      total: z.int(),
      total_is_exact: z.boolean(),
    }),
  });
}
