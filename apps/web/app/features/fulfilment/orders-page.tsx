import { useInfiniteQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { fetchLines } from './fulfilment-calls.ts';
import { LinesFilters, readLinesQuery } from './lines-filters.tsx';
import { LinesTable } from './lines-table.tsx';
import { WaitingLinks } from './waiting-links.tsx';

/** VEND-02: the lines of the vendor's orders, with what can be done next. */
export default function VendorOrdersPage() {
  return (
    <AreaPage title="Orders">
      <WaitingLinks />
      <LinesFilters />
      <Lines />
    </AreaPage>
  );
}

function Lines() {
  const [params] = useSearchParams();
  const query = readLinesQuery(params);
  const lines = useInfiniteQuery({
    // 'orders' first: the popup of an order asks for it again after a change.
    queryKey: ['orders', 'of-vendor', query],
    queryFn: ({ pageParam }) =>
      fetchLines({ ...query, limit: 100, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  if (lines.isLoadingError) {
    return (
      <ErrorState
        isRetrying={lines.isFetching}
        onRetry={() => void lines.refetch()}
        title="The orders could not be loaded"
      />
    );
  }
  if (!lines.data) return <RowsSkeleton label="The orders are loading" />;
  const rows = lines.data.pages.flatMap((page) => page.rows);
  const [first] = lines.data.pages;
  if (rows.length === 0) return <NoLines isFiltered={params.size > 0} />;
  return (
    <>
      <LinesTable lines={rows} />
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="figures text-muted" role="status">
          {formatCount(rows.length)} of {formatCount(first?.total ?? rows.length)}
          {first?.total_is_exact === false ? '+' : ''} lines
        </p>
        {lines.hasNextPage && (
          <Button
            isPending={lines.isFetchingNextPage}
            kind="secondary"
            onPress={() => void lines.fetchNextPage()}
            size="small"
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}

function NoLines({ isFiltered }: { readonly isFiltered: boolean }) {
  return isFiltered ? (
    <EmptyState
      action={<LinkButton to={VENDOR_PATHS.orders}>Clear the filters</LinkButton>}
      title="No line matches"
    >
      <p>Try another status, or the beginning of the SKU.</p>
    </EmptyState>
  ) : (
    <EmptyState icon="box" title="No orders yet">
      <p>When somebody buys one of your products, the order appears here.</p>
    </EmptyState>
  );
}
