import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { WebhookDelivery } from '@wevisu/contract/connections.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { formatTime } from '../orders/request-texts.ts';
import { fetchDeliveries, resend } from './connection-calls.ts';

const STATES = {
  waiting: { label: 'Waiting', kind: 'warning' },
  delivered: { label: 'Delivered', kind: 'success' },
  failed: { label: 'Failed', kind: 'danger' },
} as const;
const PROBLEMS: Readonly<Record<string, string>> = {
  timed_out: 'no answer in time',
  unreachable: 'not reachable',
  too_large: 'the answer is too long',
  own_network: 'not on the public internet',
  unknown_host: 'the host name is not known',
};
const REFRESH_MS = 5_000;
const WEEK_MS = 7 * 86_400_000;

/** What was sent, with every try, refreshed while it is open. */
export function WebhookLog({ id, isOn }: { readonly id: number; readonly isOn: boolean }) {
  const queryClient = useQueryClient();
  const queryKey = ['vendor-webhook-log', id];
  const log = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam }) => fetchDeliveries(id, pageParam),
    initialPageParam: null as number | null,
    getNextPageParam: (page) => page.next,
    refetchInterval: REFRESH_MS,
  });

  async function again(body: Parameters<typeof resend>[1]) {
    await withToast(resend(id, body));
    await queryClient.invalidateQueries({ queryKey });
  }

  if (log.isLoadingError) {
    return (
      <ErrorState
        isRetrying={log.isFetching}
        onRetry={() => void log.refetch()}
        title="The log could not be loaded"
      />
    );
  }
  if (!log.data) return <RowsSkeleton label="The log is loading" />;
  const rows = log.data.pages.flatMap((page) => page.rows);
  if (rows.length === 0) return <p className="mt-3 text-muted">Nothing was sent yet.</p>;
  return (
    <div className="mt-3">
      <Button
        isDisabled={!isOn}
        kind="secondary"
        onPress={() => void again({ failed_since: new Date(Date.now() - WEEK_MS).toISOString() })}
        size="small"
      >
        Resend all that failed this week
      </Button>
      <ul className="mt-2">
        {rows.map((row) => (
          <Delivery
            isOn={isOn}
            key={row.id}
            onResend={() => void again({ delivery: row.id })}
            row={row}
          />
        ))}
      </ul>
      {log.hasNextPage && (
        <Button kind="quiet" onPress={() => void log.fetchNextPage()} size="small">
          Show older
        </Button>
      )}
    </div>
  );
}

interface DeliveryProps {
  readonly row: WebhookDelivery;
  readonly isOn: boolean;
  readonly onResend: () => void;
}

function Delivery({ row, isOn, onResend }: DeliveryProps) {
  const { type, message, state, attempts, next_at } = row;
  return (
    <li className="flex flex-wrap items-start justify-between gap-2 border-line border-t py-2">
      <div className="min-w-0">
        <p>
          {type} <Badge kind={STATES[state].kind}>{STATES[state].label}</Badge>
        </p>
        <p className="break-all text-12 text-muted">{message}</p>
        <ol className="figures text-12">
          {attempts.map(({ at, status, problem, took_ms }) => (
            <li key={at}>
              {formatDate(at)}, {formatTime(at)}: {status ?? PROBLEMS[problem ?? ''] ?? problem},{' '}
              {took_ms} ms
            </li>
          ))}
        </ol>
        {state === 'waiting' && next_at !== null && (
          <p className="text-12 text-muted">Next try: {formatTime(next_at)}</p>
        )}
      </div>
      {state !== 'waiting' && (
        <Button isDisabled={!isOn} kind="quiet" onPress={onResend} size="small">
          Send again
        </Button>
      )}
    </li>
  );
}
