import { useQuery } from '@tanstack/react-query';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { useParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { fetchPriceList } from './price-list-calls.ts';
import { PriceListSteps } from './price-list-steps.tsx';
import { isWorking, STATE_LOOKS } from './price-list-texts.ts';

/** One list: its columns, what it would change, and what it has changed. */
export default function PriceListPage() {
  const id = Number(useParams()['id']);
  const list = useQuery({
    queryKey: ['price-lists', id],
    queryFn: () => fetchPriceList(id),
    refetchInterval: ({ state }) => (state.data && isWorking(state.data.state) ? 1000 : false),
  });
  if (list.isLoadingError) {
    return (
      <AreaPage title="Price list">
        <ErrorState
          isRetrying={list.isFetching}
          onRetry={() => void list.refetch()}
          title="The list could not be loaded"
        />
      </AreaPage>
    );
  }
  if (!list.data) {
    return (
      <AreaPage title="Price list">
        <LoadingNote label="The list is loading" />
        <Skeleton className="h-40" />
      </AreaPage>
    );
  }
  const { file_name, state, created_at, starts_on } = list.data;
  return (
    <AreaPage title={file_name}>
      <p aria-live="polite" className="flex flex-wrap items-center gap-3 text-14 text-muted">
        <Badge kind={STATE_LOOKS[state].kind}>{STATE_LOOKS[state].label}</Badge>
        <span>
          Sent {formatDate(new Date(created_at))}
          {starts_on && ` · prices from ${formatDay(day(starts_on))}`}
        </span>
      </p>
      <PriceListSteps key={list.data.state} list={list.data} />
    </AreaPage>
  );
}
