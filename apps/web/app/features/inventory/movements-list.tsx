import { useInfiniteQuery } from '@tanstack/react-query';
import type { StockMovement } from '@wevisu/contract/inventory.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchMovements } from './inventory-calls.ts';

const KINDS: Readonly<Record<StockMovement['kind'], string>> = {
  order: 'Order or its return',
  lot: 'New lot',
  count: 'Counted',
  file: 'Price list',
  api: 'Your own system',
};

/** What moved the stock, newest first. */
export function MovementsList({ id }: { readonly id: VariantId }) {
  const list = useInfiniteQuery({
    queryKey: ['stock-movements', id],
    queryFn: ({ pageParam }) => fetchMovements(id, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  return (
    <section aria-label="Movements" className="mt-10">
      <h2 className="mb-2 text-18">What moved it</h2>
      {list.isLoadingError ? (
        <ErrorState
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
          title="The movements could not be loaded"
        />
      ) : list.data ? (
        <Rows rows={list.data.pages.flatMap((page) => page.rows)} />
      ) : (
        <RowsSkeleton label="The movements are loading" />
      )}
      {list.hasNextPage && (
        <Button
          className="mt-3"
          isPending={list.isFetchingNextPage}
          kind="secondary"
          onPress={() => void list.fetchNextPage()}
          size="small"
        >
          Show older ones
        </Button>
      )}
    </section>
  );
}

function Rows({ rows }: { readonly rows: readonly StockMovement[] }) {
  if (rows.length === 0) {
    return <p className="text-muted">Nothing has moved it since movements are kept.</p>;
  }
  return (
    <ul className="divide-y divide-line border-y border-line">
      {rows.map(({ id, at, kind, lot_code, delta, on_hand, reason, actor }) => (
        <li
          className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 py-2 sm:grid-cols-[7rem_minmax(0,1fr)_5rem_6rem]"
          key={id}
        >
          <span className="figures text-muted max-sm:order-3">{formatDate(new Date(at))}</span>
          <span className="min-w-0">
            {KINDS[kind]}, lot {lot_code}
            <span className="block break-words text-12 text-muted">
              {[reason, actor].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="figures text-end font-[560]">
            {delta > 0 ? '+' : '−'}
            {formatCount(Math.abs(delta))}
          </span>
          <span className="figures text-end text-muted max-sm:order-4">
            {formatCount(on_hand)} left
          </span>
        </li>
      ))}
    </ul>
  );
}
