import { useInfiniteQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { priceListPath } from '@wevisu/site/vendor-paths.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchPriceLists } from './price-list-calls.ts';
import { isWorking, STATE_LOOKS } from './price-list-texts.ts';
import { SendPriceList } from './send-price-list.tsx';

const PAGE = 50;

/** G-62: price lists as the vendor sends them, and what became of each. */
export default function PriceListsPage() {
  return (
    <AreaPage title="Price lists">
      <SendPriceList />
      <Lists />
    </AreaPage>
  );
}

function Lists() {
  const lists = useInfiniteQuery({
    queryKey: ['price-lists'],
    queryFn: ({ pageParam }) => fetchPriceLists(pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => (page.length < PAGE ? undefined : (page.at(-1)?.id ?? undefined)),
    refetchInterval: ({ state }) =>
      state.data?.pages.flat().some((list) => isWorking(list.state)) ? 2000 : false,
  });
  if (lists.isLoadingError) {
    return (
      <ErrorState
        isRetrying={lists.isFetching}
        onRetry={() => void lists.refetch()}
        title="Your price lists could not be loaded"
      />
    );
  }
  if (!lists.data) {
    return (
      <div className="mt-6 flex flex-col gap-2">
        <LoadingNote label="Your price lists are loading" />
        {[1, 2, 3].map((row) => (
          <Skeleton className="h-14" key={row} />
        ))}
      </div>
    );
  }
  const rows = lists.data.pages.flat();
  if (rows.length === 0) {
    return (
      <EmptyState icon="box" title="No price list yet">
        <p>
          Send the list as you have it: CSV or Excel, in any layout. Nothing changes until you say
          so.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul aria-label="Price lists" className="mt-6 divide-y divide-line border-y border-line">
        {rows.map((list) => (
          <li className="flex flex-wrap items-center gap-x-4 gap-y-1 py-3" key={list.id}>
            <div className="min-w-0 flex-1 basis-60">
              <PlainLink
                className="block truncate font-[550] underline"
                to={priceListPath(list.id)}
              >
                {list.file_name}
              </PlainLink>
              <p className="text-12 text-muted">
                Sent {formatDate(new Date(list.created_at))}
                {list.summary && ` · ${formatCount(list.summary.rows)} rows`}
              </p>
            </div>
            <Badge kind={STATE_LOOKS[list.state].kind}>{STATE_LOOKS[list.state].label}</Badge>
          </li>
        ))}
      </ul>
      {lists.hasNextPage && (
        <Button
          className="mt-4"
          isPending={lists.isFetchingNextPage}
          kind="secondary"
          onPress={() => void lists.fetchNextPage()}
        >
          Show older lists
        </Button>
      )}
    </>
  );
}
