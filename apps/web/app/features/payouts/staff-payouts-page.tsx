import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { StaffPayout } from '@wevisu/contract/payouts.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { AuditedActDialog } from '../../back-office/audited-act-dialog.tsx';
import { RowsSkeleton } from '../../back-office/rows-skeleton.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { fetchStaffPayouts, sendDecision } from './payout-calls.ts';
import { outcomeText, STATES } from './payout-words.ts';

type Act = 'retry' | 'return';
const ACTS: Readonly<Record<Act, string>> = { retry: 'Try again', return: 'Bring it back' };

/** Payouts of everybody; what a bank refused stands first. */
export default function StaffPayoutsPage() {
  return (
    <AreaPage title="Payouts">
      <Payouts />
    </AreaPage>
  );
}

function Payouts() {
  const [opened, setOpened] = useState<{ payout: StaffPayout; act: Act } | null>(null);
  const payouts = useQuery({ queryKey: ['payouts', 'staff'], queryFn: fetchStaffPayouts });
  if (payouts.isLoadingError) {
    return (
      <ErrorState
        isRetrying={payouts.isFetching}
        onRetry={() => void payouts.refetch()}
        title="The payouts could not be loaded"
      />
    );
  }
  if (!payouts.data) return <RowsSkeleton label="The payouts are loading" />;
  if (payouts.data.length === 0) {
    return (
      <EmptyState icon="coins" title="Nothing was paid out yet">
        <p>Each week vendors and pros with a bank account are paid what is available.</p>
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="max-w-[960px] border-line border-t">
        {payouts.data.map((payout) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-2.5"
            key={payout.id}
          >
            <div className="min-w-0">
              <p className="font-[560]">
                {payout.payee}{' '}
                <span className="font-normal text-muted">
                  {payout.kind === 'vendor' ? 'Vendor' : 'Pro'}
                </span>
              </p>
              <p className="figures text-muted">
                Run of {formatDay(day(payout.run_on))}
                {payout.bank_last4 !== null && `, account ending in ${payout.bank_last4}`}.{' '}
                {outcomeText(payout)}
              </p>
            </div>
            <div className="flex flex-wrap items-center gap-3">
              <Badge kind={STATES[payout.state].kind}>{STATES[payout.state].label}</Badge>
              <Money amount={payout.amount} />
              {payout.state === 'failed' &&
                (['retry', 'return'] as const).map((act) => (
                  <Button
                    key={act}
                    kind="secondary"
                    onPress={() => setOpened({ payout, act })}
                    size="small"
                  >
                    {ACTS[act]}
                    <span className="reader-only">: {payout.payee}</span>
                  </Button>
                ))}
            </div>
          </li>
        ))}
      </ul>
      {opened && <DecisionDialog {...opened} onClose={() => setOpened(null)} />}
    </>
  );
}

interface DecisionDialogProps {
  readonly payout: StaffPayout;
  readonly act: Act;
  readonly onClose: () => void;
}

function DecisionDialog({ payout, act, onClose }: DecisionDialogProps) {
  const client = useQueryClient();
  return (
    <AuditedActDialog
      act={ACTS[act]}
      onClose={onClose}
      onSend={async (reason) => {
        await sendDecision(payout.id, { act, reason });
        await client.invalidateQueries({ queryKey: ['payouts'] });
      }}
      title={`${ACTS[act]}: ${payout.payee}`}
    >
      <p className="mb-4 text-muted">
        {act === 'retry'
          ? 'The bank is asked once more. Until then the money waits in the account at the gateway.'
          : 'The money comes back from the gateway and is available to the payee again.'}
      </p>
    </AuditedActDialog>
  );
}
