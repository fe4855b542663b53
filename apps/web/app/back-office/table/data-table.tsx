import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ViewedTable } from '@wevisu/contract/table-views.ts';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { useFocusWhenSaved } from '../use-focus-when-saved.ts';
import { BulkBar, type BulkControls } from './bulk-bar.tsx';
import { FilterBar } from './filter-bar.tsx';
import { Pager } from './pager.tsx';
import { RowsTable } from './rows-table.tsx';
import { changeView, clearFilters, readView } from './table-address.ts';
import { TableTools } from './table-tools.tsx';
import type {
  BulkAct,
  ExportRequest,
  TableColumn,
  TableFilter,
  TablePage,
  TableQuery,
} from './table-types.ts';
import { useSelection } from './use-selection.ts';
import { useOpeningView } from './use-table-views.ts';

const NO_FILTERS: readonly TableFilter[] = [];
const NO_ACTS: readonly BulkAct[] = [];

export interface DataTableProps<Row> {
  /** Accessible name; the query's key begins with it. */
  readonly label: string;
  /** Where people keep views of it; none without. */
  readonly table?: ViewedTable;
  /** Begins the query's key before 'table' and the label, where another part of the page invalidates it. */
  readonly queryRoot?: string;
  /** Like `filters` and `acts` made once, outside of the component. */
  readonly columns: readonly TableColumn<Row>[];
  readonly filters?: readonly TableFilter[];
  /** Placeholder of the search box; none without it. */
  readonly searchLabel?: string;
  readonly sort: { readonly key: string; readonly dir: 'asc' | 'desc' };
  readonly rowId: (row: Row) => string;
  /** In words, for the row's checkbox. */
  readonly rowName: (row: Row) => string;
  readonly fetchPage: (query: TableQuery, after: string | null) => Promise<TablePage<Row>>;
  /** Enter and a click open the row. */
  readonly onOpen?: (row: Row) => void;
  readonly acts?: readonly BulkAct<Row>[];
  /** Acts that ask something first, beside the others. */
  readonly moreActs?: (controls: BulkControls<Row>) => ReactNode;
  readonly fetchExport?: (request: ExportRequest, signal: AbortSignal) => Promise<Blob>;
  /** Shown while there is no row at all. */
  readonly empty: { readonly title: string; readonly children: ReactNode };
}

/** A list of the server's: sorted, filtered, paged, selected and exported by its own query, which stands in the address. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, filters = NO_FILTERS, sort, acts = NO_ACTS, fetchPage } = props;
  const [params, setParams] = useSearchParams();
  const queryClient = useQueryClient();
  const shape = { columns, filters, sort };
  const view = readView(shape, params);
  const { query, after, shown } = view;
  const isOpened = useOpeningView(props.table, shape);
  const tableKey = [...(props.queryRoot ? [props.queryRoot] : []), 'table', label];
  const queryKey = [...tableKey, query];
  const list = useQuery({
    enabled: isOpened,
    queryKey: [...queryKey, after],
    queryFn: () => fetchPage(query, after),
    placeholderData: keepPreviousData,
  });
  const change = (changes: Readonly<Record<string, string | null>>) =>
    setParams(changeView(params, changes), { replace: true, preventScrollReset: true });
  const clear = () => setParams(clearFilters(shape, params), { replace: true });

  // The button that clears the filters goes away with them.
  const tools = useFocusWhenSaved(view.isNarrowed);
  const { data } = list;
  const selection = useSelection(
    JSON.stringify(query),
    new Map((data?.rows ?? []).map((row) => [props.rowId(row), row])),
  );
  const hasActs = acts.length > 0 || props.moreActs !== undefined;
  return (
    <section aria-label={label}>
      <FilterBar
        filters={filters}
        onChange={change}
        query={query}
        searchLabel={props.searchLabel}
      />
      <div
        className="mt-3 flex min-h-9 flex-wrap items-center gap-x-4 gap-y-2 outline-none"
        ref={tools}
        tabIndex={-1}
      >
        <p className="figures text-muted" role="status">
          {data && countText(data)}
        </p>
        {view.isNarrowed && (
          <Button kind="quiet" onPress={clear} size="small">
            Clear filters
          </Button>
        )}
        <TableTools {...props} onChange={change} shape={shape} view={view} />
      </div>
      {data && hasActs && (
        <BulkBar
          acts={acts}
          {...(props.moreActs ? { more: props.moreActs } : {})}
          // Counts beside the table follow too.
          onDone={() => queryClient.invalidateQueries({ queryKey: tableKey.slice(0, 1) })}
          query={query}
          selection={selection}
          total={data.total}
          isExact={data.total_is_exact}
        />
      )}
      <LiveRegion>{selection.news}</LiveRegion>
      {list.isLoadingError && (
        <ErrorState
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
          title="The list could not be loaded"
        />
      )}
      {list.isPending && <RowsSkeleton label={`${label} is loading`} />}
      {data?.rows.length === 0 &&
        (view.isNarrowed ? (
          <EmptyState
            action={
              <Button kind="secondary" onPress={clear}>
                Clear filters
              </Button>
            }
            title="Nothing matches"
          >
            <p>Try fewer words, or another filter.</p>
          </EmptyState>
        ) : (
          <EmptyState icon="list" title={props.empty.title}>
            {props.empty.children}
          </EmptyState>
        ))}
      {data && data.rows.length > 0 && (
        <>
          <RowsTable
            {...props}
            isDense={view.isDense}
            isStale={list.isPlaceholderData}
            onSort={(key, dir) => change({ sort: key, dir })}
            query={query}
            rows={data.rows}
            selection={hasActs ? selection : null}
            shown={shown}
          />
          <Pager after={after} next={data.next} onGo={(to) => change({ after: to })} />
        </>
      )}
    </section>
  );
}

function countText({ total, total_is_exact }: TablePage<unknown>): string {
  const count = total.toLocaleString('en-US');
  if (!total_is_exact) return `${count}+ rows`;
  return total === 1 ? '1 row' : `${count} rows`;
}

function RowsSkeleton({ label }: { readonly label: string }) {
  return (
    <div className="mt-2 flex flex-col gap-1.5">
      <LoadingNote label={label} />
      {Array.from({ length: 10 }, (_, row) => (
        <Skeleton className="h-10" key={row} />
      ))}
    </div>
  );
}
