// What a table shows stands in the address: search, filters, order, columns, density and place.
import type { TableColumn, TableFilter, TableQuery } from './table-types.ts';

export interface TableShape {
  readonly columns: readonly Pick<TableColumn<never>, 'key' | 'isOptional' | 'isSortable'>[];
  readonly filters: readonly Pick<TableFilter, 'key' | 'options'>[];
  readonly sort: { readonly key: string; readonly dir: 'asc' | 'desc' };
}

export interface TableView {
  readonly query: TableQuery;
  /** Keys of the shown columns, in the table's order. */
  readonly shown: readonly string[];
  readonly isDense: boolean;
  readonly after: string | null;
  /** A search or a filter is set. */
  readonly isNarrowed: boolean;
}

export function readView(shape: TableShape, params: URLSearchParams): TableView {
  const wanted = params.get('sort');
  const isKnown = shape.columns.some(({ key, isSortable }) => isSortable && key === wanted);
  const dir = params.get('dir');
  const filters = Object.fromEntries(
    shape.filters.flatMap(({ key, options = [] }) => {
      const value = params.get(key) ?? '';
      // A choice that is not offered any more narrows nothing. Lists that load later are empty until then.
      const isOffered = options.length === 0 || options.some(({ id }) => id === value);
      return value === '' || !isOffered ? [] : [[key, value]];
    }),
  );
  const q = params.get('q') ?? '';
  const chosen = params.get('cols')?.split(',');
  return {
    query: {
      sort: isKnown && wanted !== null ? wanted : shape.sort.key,
      dir: dir === 'asc' || dir === 'desc' ? dir : shape.sort.dir,
      ...{ q, filters },
    },
    shown: shape.columns
      .filter(({ key, isOptional }) => chosen?.includes(key) ?? !isOptional)
      .map(({ key }) => key),
    isDense: params.get('rows') === 'dense',
    after: params.get('after'),
    isNarrowed: q !== '' || Object.keys(filters).length > 0,
  };
}

/** Changes that keep the place: what is shown of a row, and under which name it is kept. */
const KEEP_PLACE = new Set(['after', 'cols', 'rows', 'view']);

/** The address with these changes; null or '' takes a parameter away. A new order or filter begins at the first page. */
export function changeView(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!Object.keys(changes).every((name) => KEEP_PLACE.has(name)) && !('after' in changes))
    next.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Without search and filters, but with columns and order. */
export function clearFilters(shape: TableShape, params: URLSearchParams): URLSearchParams {
  return changeView(
    params,
    Object.fromEntries(
      ['q', 'view', ...shape.filters.map(({ key }) => key)].map((key) => [key, null]),
    ),
  );
}
