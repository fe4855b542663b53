import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CallArgs } from '@wevisu/contract/call.ts';
import type { listBoard } from '@wevisu/contract/staff-orders.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { ShowroomId, VendorId } from '@wevisu/domain/ids.ts';
import { isOrderStatus, ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { FilterForm } from '../shell/filter-form.tsx';
import { fetchBoard, fetchBoardFilters } from '../shell/staff-calls.ts';
import { BoardTable } from './board-table.tsx';

/** Every line of every order. */
export default function OrderBoardPage() {
  return (
    <AreaPage title="Orders">
      <Filters />
      <Board />
    </AreaPage>
  );
}

const ORDERS = [
  { id: 'placed desc', label: 'Newest first' },
  { id: 'placed asc', label: 'Oldest first' },
  { id: 'promised asc', label: 'Promised first' },
  { id: 'promised desc', label: 'Promised last' },
] as const;

function Filters() {
  const names = useQuery({ queryKey: ['staff', 'board-filters'], queryFn: fetchBoardFilters });
  const options = (list: readonly { readonly id: number; readonly name: string }[] = []) =>
    list.map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <FilterForm
      clearPath={STAFF_PATHS.orders}
      days={[
        { name: 'from', label: 'Placed from' },
        { name: 'to', label: 'Placed to' },
      ]}
      // The lists come later than the page.
      key={names.data ? 'named' : 'unnamed'}
      search="Order number or email"
      selects={[
        {
          name: 'status',
          label: 'Status',
          options: ORDER_STATUSES.map((id) => ({ id, label: statusLabel(id) })),
        },
        { name: 'vendor', label: 'Vendor', options: options(names.data?.vendors) },
        { name: 'showroom', label: 'Showroom', options: options(names.data?.showrooms) },
        { name: 'late', label: 'Promise', options: [{ id: '1', label: 'Past its promise' }] },
        { name: 'order', label: 'Order by', options: ORDERS.slice(1) },
      ]}
    />
  );
}

type BoardQuery = CallArgs<typeof listBoard>['query'];

function readQuery(params: URLSearchParams): BoardQuery {
  const number = (name: string) => Number(params.get(name)) || undefined;
  const status = params.get('status');
  const order = ORDERS.find(({ id }) => id === params.get('order'))?.id ?? 'placed desc';
  const [sort, dir] = order.split(' ') as ['placed' | 'promised', 'asc' | 'desc'];
  const vendor = number('vendor') as VendorId | undefined;
  const showroom = number('showroom') as ShowroomId | undefined;
  const from = params.get('from');
  const to = params.get('to');
  return {
    ...{ sort, dir, q: params.get('q') ?? '' },
    ...(isOrderStatus(status) ? { status } : {}),
    ...(vendor === undefined ? {} : { vendor }),
    ...(showroom === undefined ? {} : { showroom }),
    ...(from === null ? {} : { from }),
    ...(to === null ? {} : { to }),
    ...(params.get('late') === '1' ? { late: '1' as const } : {}),
  };
}

function Board() {
  const [params] = useSearchParams();
  const query = readQuery(params);
  const board = useInfiniteQuery({
    // 'orders' first: the popup of an order asks for it again after a change.
    queryKey: ['orders', 'board', query],
    queryFn: ({ pageParam }) =>
      fetchBoard({ ...query, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  if (board.isLoadingError) {
    return (
      <ErrorState
        isRetrying={board.isFetching}
        onRetry={() => void board.refetch()}
        title="The orders could not be loaded"
      />
    );
  }
  if (!board.data) return <RowsSkeleton label="The orders are loading" />;
  const rows = board.data.pages.flatMap((page) => page.rows);
  const [first] = board.data.pages;
  if (rows.length === 0) {
    return params.size === 0 ? (
      <EmptyState icon="box" title="No orders yet" />
    ) : (
      <EmptyState
        action={<LinkButton to={STAFF_PATHS.orders}>Clear the filters</LinkButton>}
        title="No line matches"
      />
    );
  }
  return (
    <>
      <BoardTable rows={rows} />
      <div className="mt-4 flex items-center justify-between gap-4">
        <p className="figures text-muted" role="status">
          {formatCount(rows.length)} of {formatCount(first?.total ?? rows.length)}
          {first?.total_is_exact === false ? '+' : ''} lines
        </p>
        {board.hasNextPage && (
          <Button
            isPending={board.isFetchingNextPage}
            kind="secondary"
            onPress={() => void board.fetchNextPage()}
            size="small"
          >
            Show more
          </Button>
        )}
      </div>
    </>
  );
}
