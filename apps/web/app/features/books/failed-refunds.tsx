import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { FailedRefund } from '@wevisu/contract/books.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { AuditedActDialog } from '../../back-office/audited-act-dialog.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchFailedRefunds, sendRetry } from './book-calls.ts';

const REASONS: Readonly<Record<string, string>> = {
  card_closed: 'The card is closed',
  bank_refused: 'The bank sent it back',
  charge_disputed: 'The bank has taken the charge back',
  above_charge: 'More than what is left of the charge',
  charge_unknown: 'The gateway does not know the charge',
};

/** Refunds that a bank refused; nothing where there are none. */
export function FailedRefunds() {
  const [opened, setOpened] = useState<FailedRefund | null>(null);
  const refunds = useQuery({ queryKey: ['books', 'failed-refunds'], queryFn: fetchFailedRefunds });
  if (refunds.isLoadingError) {
    return (
      <ErrorState
        isRetrying={refunds.isFetching}
        onRetry={() => void refunds.refetch()}
        title="Failed refunds could not be loaded"
      />
    );
  }
  if (!refunds.data || refunds.data.length === 0) return null;
  return (
    <section aria-labelledby="failed-refunds">
      <h2 className="text-18" id="failed-refunds">
        Failed refunds
      </h2>
      <ul className="mt-2 border-line border-t">
        {refunds.data.map((refund) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line border-b py-2.5"
            key={refund.id}
          >
            <div className="min-w-0">
              <p className="font-[560]">
                {refund.order_number}, <Money amount={refund.amount} />
              </p>
              <p className="text-muted">
                {refund.product_name}. {REASONS[refund.outcome] ?? refund.outcome}, on{' '}
                {formatDate(refund.failed_at)}, try {refund.attempt}.
              </p>
            </div>
            <Button kind="secondary" onPress={() => setOpened(refund)} size="small">
              Try again<span className="reader-only"> for {refund.order_number}</span>
            </Button>
          </li>
        ))}
      </ul>
      {opened && <RetryDialog onClose={() => setOpened(null)} refund={opened} />}
    </section>
  );
}

interface RetryDialogProps {
  readonly refund: FailedRefund;
  readonly onClose: () => void;
}

function RetryDialog({ refund, onClose }: RetryDialogProps) {
  const client = useQueryClient();
  return (
    <AuditedActDialog
      act="Try again"
      onClose={onClose}
      onSend={async (reason) => {
        await sendRetry(refund.id, reason);
        await client.invalidateQueries({ queryKey: ['books'] });
      }}
      title={`Refund of ${refund.order_number}`}
    />
  );
}
