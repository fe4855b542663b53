import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { MAX_COUNT } from '@wevisu/domain/list-limits.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { PageValues } from './keyset.ts';

export interface ListQuery {
  readonly sort: string;
  readonly dir: 'asc' | 'desc';
  readonly after?: string | undefined;
  readonly limit: number;
}

interface KeyedRow {
  readonly id: number;
  readonly sortKey: string | null;
}

export interface ListPage<Row> {
  readonly rows: Row[];
  readonly next: string | null;
  readonly total: number;
  readonly total_is_exact: boolean;
}

interface Reads<Row> {
  /** The rows from a place on, `most` at most. */
  readonly rows: (page: PageValues) => Promise<readonly Row[]>;
  /** How many match, counted to `most`. */
  readonly count: (most: number) => Promise<number>;
}

/** One page of a list with its count. Refuses a place of another list. */
export async function readList<Row extends KeyedRow, Shown>(
  query: ListQuery,
  { rows, count, show }: Reads<Row> & { readonly show: (row: Row) => Shown },
): Promise<Result<ListPage<Shown>>> {
  const place = query.after === undefined ? null : readCursor(query, query.after);
  if (query.after !== undefined && place === null) {
    return refuseFields({ after: 'list_place_unknown' });
  }
  const [found, counted] = await Promise.all([readPage(query, place, rows), count(MAX_COUNT + 1)]);
  return ok({
    rows: found.rows.map(show),
    next: found.next,
    total: Math.min(counted, MAX_COUNT),
    total_is_exact: counted <= MAX_COUNT,
  });
}

/** Rows read at a time by an export. */
const EXPORT_PAGE = 1_000;

/** Every row of a list, a page at a time: what an export writes. */
export async function* readAllRows<Row extends KeyedRow>(
  order: Pick<ListQuery, 'sort' | 'dir'>,
  rows: Reads<Row>['rows'],
): AsyncGenerator<Row> {
  let place: ReturnType<typeof readCursor> = null;
  for (;;) {
    const page: { rows: readonly Row[]; next: string | null } = await readPage(
      { ...order, limit: EXPORT_PAGE },
      place,
      rows,
    );
    yield* page.rows;
    if (page.next === null) return;
    place = readCursor(order, page.next);
  }
}

/** One row more than asked for tells whether there is a next page. */
async function readPage<Row extends KeyedRow>(
  query: ListQuery,
  place: ReturnType<typeof readCursor>,
  read: Reads<Row>['rows'],
): Promise<{ readonly rows: readonly Row[]; readonly next: string | null }> {
  const found = await read({
    afterKey: place?.key ?? null,
    afterId: place?.id ?? null,
    most: query.limit + 1,
  });
  const rows = found.slice(0, query.limit);
  const last = rows.at(-1);
  const hasMore = found.length > query.limit && last !== undefined;
  return { rows, next: hasMore ? writeCursor(query, { key: last.sortKey, id: last.id }) : null };
}
