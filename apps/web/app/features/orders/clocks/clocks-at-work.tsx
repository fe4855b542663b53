import { useQuery } from '@tanstack/react-query';
import type { OrderClock } from '@wevisu/contract/clocks.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { CLOCK_WORDS } from '@wevisu/domain/policy/extended-clocks.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote } from '../../../ui/skeleton.tsx';
import { fetchClocks } from './clock-calls.ts';
import { ExtendDialog } from './extend-dialog.tsx';

/** The deadlines of an order's lines for staff, who may move them. Nothing where none runs. */
export function ClocksAtWork({ number }: { readonly number: string }) {
  const found = useQuery({
    queryKey: ['orders', 'clocks', number],
    queryFn: () => fetchClocks(number),
  });
  const [moving, setMoving] = useState<OrderClock | null>(null);
  if (found.isLoadingError) {
    return (
      <ErrorState
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
        title="The deadlines could not be loaded"
      />
    );
  }
  if (found.data === undefined) return <LoadingNote label="The deadlines are loading" />;
  if (found.data.length === 0) return null;
  return (
    <section aria-labelledby="clocks-at-work" className="mt-6">
      <h2 className="text-18" id="clocks-at-work">
        Deadlines
      </h2>
      <ul className="divide-y divide-line">
        {found.data.map((clock) => (
          <li
            className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3"
            key={`${clock.order_item_id} ${clock.clock}`}
          >
            <div className="min-w-0 flex-1 basis-60">
              <p>
                {CLOCK_WORDS[clock.clock]}: <b>{formatDay(day(clock.until))}</b>
                {clock.is_over && <span className="text-muted"> (over)</span>}
              </p>
              <p className="text-14 text-muted">{clock.product_name}</p>
              {clock.extensions.map(({ until, reason, by, at }) => (
                <p className="text-14 text-muted" key={until}>
                  Moved to {formatDay(day(until))} by {by} on {formatDate(at)}: {reason}
                </p>
              ))}
            </div>
            <Button
              kind="secondary"
              aria-label={`Move: ${CLOCK_WORDS[clock.clock]}, ${clock.product_name}`}
              onPress={() => setMoving(clock)}
              size="small"
            >
              Move
            </Button>
          </li>
        ))}
      </ul>
      {moving !== null && <ExtendDialog clock={moving} onClose={() => setMoving(null)} />}
    </section>
  );
}
