// What a table shows stands in the address: search, filters, order, columns, density and place.
import type { TableColumn, TableFilter, TableQuery } from './table-types.ts';

interface Shape {
  readonly columns: readonly Pick<TableColumn<never>, 'key' | 'isOptional' | 'isSortable'>[];
  readonly filters: readonly Pick<TableFilter, 'key'>[];
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

export function readView(shape: Shape, params: URLSearchParams): TableView {
  const wanted = params.get('sort');
  const isKnown = shape.columns.some(({ key, isSortable }) => isSortable && key === wanted);
  const dir = params.get('dir');
  const filters = Object.fromEntries(
    shape.filters.flatMap(({ key }) => {
      const value = params.get(key) ?? '';
      return value === '' ? [] : [[key, value]];
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

/** The address with these changes; null or '' takes a parameter away. A new order or filter begins at the first page. */
export function changeView(
  params: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (!('after' in changes) && !('cols' in changes) && !('rows' in changes)) next.delete('after');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null || value === '') next.delete(name);
    else next.set(name, value);
  }
  return next;
}

/** Without search and filters, but with columns and order. */
export function clearFilters(shape: Shape, params: URLSearchParams): URLSearchParams {
  return changeView(
    params,
    Object.fromEntries(['q', ...shape.filters.map(({ key }) => key)].map((key) => [key, null])),
  );
}
