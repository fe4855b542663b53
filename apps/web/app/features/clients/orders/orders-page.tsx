import { useInfiniteQuery } from '@tanstack/react-query';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { MoreRows } from '../more-rows.tsx';
import { OrdersExport } from './orders-export.tsx';
import { isFiltered, readOrdersFilter, toOrdersQuery } from './orders-filter.ts';
import { OrdersFilters } from './orders-filters.tsx';
import { OrdersTable } from './orders-table.tsx';
import { fetchProOrders } from './pro-order-calls.ts';

/** The orders of the pro's showroom, found by number, name, status and day. */
export default function ProOrdersPage() {
  return (
    <AreaPage actions={<OrdersExport />} title="Orders">
      <OrdersFilters />
      <Orders />
    </AreaPage>
  );
}

function Orders() {
  const [params] = useSearchParams();
  const filter = readOrdersFilter(params);
  const orders = useInfiniteQuery({
    queryKey: ['orders', 'of-showroom', filter],
    queryFn: ({ pageParam }) =>
      fetchProOrders({
        ...toOrdersQuery(filter),
        ...(pageParam === null ? {} : { after: pageParam }),
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });

  if (orders.isLoadingError) {
    return (
      <ErrorState
        isRetrying={orders.isFetching}
        onRetry={() => void orders.refetch()}
        title="The orders could not be loaded"
      />
    );
  }
  if (!orders.data) return <RowsSkeleton label="The orders are loading" />;
  const rows = orders.data.pages.flatMap((page) => page.rows);
  const [first] = orders.data.pages;
  if (rows.length === 0) return <NoOrders isFiltered={isFiltered(filter)} />;
  return (
    <>
      <OrdersTable orders={rows} />
      <MoreRows
        isLoading={orders.isFetchingNextPage}
        isMore={orders.hasNextPage}
        isTotalExact={first?.total_is_exact ?? true}
        onMore={() => void orders.fetchNextPage()}
        shown={rows.length}
        total={first?.total ?? rows.length}
      />
    </>
  );
}

function NoOrders({ isFiltered: filtered }: { readonly isFiltered: boolean }) {
  return filtered ? (
    <EmptyState
      action={<LinkButton to={PRO_PATHS.orders}>Clear the filters</LinkButton>}
      icon="search"
      title="No order matches"
    >
      <p>Try another status, a longer time, or a part of the name.</p>
    </EmptyState>
  ) : (
    <EmptyState icon="box" title="No orders yet">
      <p>When somebody buys in your showroom, the order appears here.</p>
    </EmptyState>
  );
}
