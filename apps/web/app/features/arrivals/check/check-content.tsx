import type { Arrival } from '@wevisu/contract/arrivals.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { type CheckDraft, correctionOf } from '../draft/check-draft.ts';
import { SignedEntries } from '../signed/signed-entries.tsx';
import { CheckForm } from './check-form.tsx';

interface CheckContentProps {
  readonly userId: number;
  readonly name: string;
  readonly arrival: Arrival;
  /** From an earlier visit of this device. */
  readonly kept: CheckDraft | null;
}

/** What was signed for, or the count. */
export function CheckContent({ userId, name, arrival, kept }: CheckContentProps) {
  const [isCorrecting, setCorrecting] = useState(kept?.isCorrecting ?? arrival.count !== null);
  const isSigned = arrival.signed.length > 0;
  const { tracking, delivered_at, shipped_at } = arrival;
  return (
    <>
      <p className="figures mt-2 text-14 text-muted">
        From {arrival.vendor}
        {tracking && `, ${tracking.carrier} ${tracking.number}`}
        {delivered_at !== null
          ? `, delivered ${formatDate(delivered_at)}`
          : shipped_at !== null && `, on its way since ${formatDate(shipped_at)}`}
      </p>
      {isSigned && (
        <div className="mt-6">
          <SignedEntries heading="h2" signed={arrival.signed} />
          {arrival.can_check && !isCorrecting && (
            <Button className="mt-5" kind="secondary" onPress={() => setCorrecting(true)}>
              Something else came to light
            </Button>
          )}
        </div>
      )}
      {!isSigned && !arrival.can_check && (
        <EmptyState icon="truck" title="Nothing to check now">
          <p>
            {shipped_at === null
              ? 'This parcel is not on its way yet, or it was canceled.'
              : 'Only the homeowner counts and signs for it, unless they let the pro do it.'}
          </p>
        </EmptyState>
      )}
      {arrival.can_check && (!isSigned || isCorrecting) && (
        <CheckForm
          arrival={arrival}
          kept={kept ?? (isSigned && arrival.count === null ? correctionOf(arrival) : null)}
          // Once it is signed, a correction begins anew.
          key={arrival.signed.length}
          name={name}
          userId={userId}
        />
      )}
    </>
  );
}
