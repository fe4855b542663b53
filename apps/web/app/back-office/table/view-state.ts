// A view as the server keeps it, and as the address has it.
import type { ViewState } from '@wevisu/contract/table-views.ts';
import { readView, type TableShape } from './table-address.ts';

/** What the table shows now. */
export function toViewState(shape: TableShape, params: URLSearchParams): ViewState {
  const { query, shown, isDense } = readView(shape, params);
  const { sort, dir, q, filters } = query;
  return {
    ...{ q, sort, dir, filters: { ...filters } },
    columns: params.has('cols') ? [...shown] : null,
    is_dense: isDense,
  };
}

/** Changes of the address that make the table show the view, and nothing of what it showed before. */
export function toAddress(
  shape: TableShape,
  { id, state }: { readonly id: number; readonly state: ViewState },
): Record<string, string | null> {
  const known = new Set(shape.columns.map(({ key }) => key));
  const columns = state.columns?.filter((key) => known.has(key)) ?? [];
  return {
    ...Object.fromEntries(shape.filters.map(({ key }) => [key, state.filters[key] ?? null])),
    q: state.q,
    sort: state.sort === shape.sort.key ? null : state.sort,
    dir: state.dir === shape.sort.dir ? null : state.dir,
    cols: columns.length > 0 ? columns.join(',') : null,
    rows: state.is_dense ? 'dense' : null,
    after: null,
    view: String(id),
  };
}

/** What the table shows is what the view keeps. */
export function isShown(
  shape: TableShape,
  params: URLSearchParams,
  view: { readonly id: number; readonly state: ViewState },
): boolean {
  const wanted = new URLSearchParams(
    Object.entries(toAddress(shape, view)).flatMap(([name, value]) =>
      value === null || value === '' ? [] : [[name, value]],
    ),
  );
  const [now, then] = [toViewState(shape, params), toViewState(shape, wanted)];
  return JSON.stringify(sorted(now)) === JSON.stringify(sorted(then));
}

function sorted({ filters, ...rest }: ViewState) {
  return { ...rest, filters: Object.entries(filters).sort(([a], [b]) => (a < b ? -1 : 1)) };
}

/** The address says nothing about what the table shows. */
export function isBare(shape: TableShape, params: URLSearchParams): boolean {
  const names = [
    'q',
    'sort',
    'dir',
    'cols',
    'rows',
    'after',
    ...shape.filters.map(({ key }) => key),
  ];
  return !names.some((name) => params.has(name));
}
