import { useInfiniteQuery } from '@tanstack/react-query';
import type { VendorRequest } from '@wevisu/contract/fulfilment.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { ArrivalButton } from '../arrivals/signed/arrival-button.tsx';
import { AdviceDialog } from './advice-dialog.tsx';
import { fetchRequests } from './fulfilment-calls.ts';

const KINDS = { cancel: 'Cancel', return: 'Return', incomplete: 'Missing or damaged' } as const;
const STATES = { open: 'Open', granted: 'Accepted', refused: 'Declined', withdrawn: 'Withdrawn' };
const ADVICE = { accept: 'You advise to accept', refuse: 'You advise to decline' } as const;

/** G-54: what homeowners request about the vendor's goods. Staff decide; the vendor advises. */
export default function VendorRequestsPage() {
  return (
    <AreaPage title="Requests">
      <p className="mb-4 max-w-form text-muted">
        Our staff decide each request. Tell them what you know: they see it beside the request.
      </p>
      <Requests />
    </AreaPage>
  );
}

function Requests() {
  const [params, setParams] = useSearchParams();
  const [asked, setAsked] = useState<VendorRequest | null>(null);
  const state = params.get('state') === 'decided' ? 'decided' : 'open';
  const dir = state === 'open' ? 'asc' : 'desc';
  const requests = useInfiniteQuery({
    queryKey: ['orders', 'vendor-requests', state],
    queryFn: ({ pageParam }) =>
      fetchRequests({ state, dir, ...(pageParam === null ? {} : { after: pageParam }) }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
  });
  const rows = requests.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      <NativeSelect
        className="mb-4 w-56"
        label="Show"
        onChange={(id) => setParams(id === 'open' ? {} : { state: id })}
        options={[
          { id: 'open', label: 'Open' },
          { id: 'decided', label: 'Decided' },
        ]}
        value={state}
      />
      {requests.isLoadingError && (
        <ErrorState
          isRetrying={requests.isFetching}
          onRetry={() => void requests.refetch()}
          title="The requests could not be loaded"
        />
      )}
      {requests.isPending && <RowsSkeleton label="The requests are loading" />}
      {requests.data && rows.length === 0 && (
        <EmptyState
          icon="check"
          title={state === 'open' ? 'No open requests' : 'None decided yet'}
        />
      )}
      <ul className="flex flex-col">
        {rows.map((row) => (
          <Request key={row.id} onAdvise={() => setAsked(row)} request={row} />
        ))}
      </ul>
      {requests.hasNextPage && (
        <Button
          isPending={requests.isFetchingNextPage}
          kind="secondary"
          onPress={() => void requests.fetchNextPage()}
          size="small"
        >
          Show more
        </Button>
      )}
      {asked !== null && <AdviceDialog onClose={() => setAsked(null)} request={asked} />}
    </>
  );
}

function Request({
  request,
  onAdvise,
}: {
  readonly request: VendorRequest;
  readonly onAdvise: () => void;
}) {
  const { kind, qty, reason_label, note, state, refund_by, advice, advice_note } = request;
  return (
    <li className="flex flex-wrap items-start justify-between gap-3 border-line border-t py-3">
      <div className="min-w-0 flex-1">
        <p className="font-[560]">
          {KINDS[kind]}: {qty} x {request.product_name}
        </p>
        <p className="text-muted">
          {request.order_number}, {request.sku}, {request.status_label}, asked{' '}
          {formatDate(request.asked_at)}
          {state !== 'open' && `, ${STATES[state].toLowerCase()}`}
        </p>
        <p>
          {reason_label}
          {note !== '' && `: ${note}`}
        </p>
        {request.arrived_in !== null && <ArrivalButton parcelId={request.arrived_in} />}
        {refund_by !== null && <p>Refund by {formatDay(day(refund_by))}</p>}
        {advice !== null && (
          <p className="text-muted">
            {ADVICE[advice]}
            {advice_note !== '' && `: ${advice_note}`}
          </p>
        )}
      </div>
      {state === 'open' && (
        <Button kind="secondary" onPress={onAdvise} size="small">
          {advice === null ? 'Advise staff' : 'Change your advice'}
        </Button>
      )}
    </li>
  );
}
