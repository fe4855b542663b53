import { hirePath } from '@wevisu/site/hire-paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { askPayment, cancelPayment, type Hire } from './hire-calls.ts';
import { OpenPayment } from './open-payment.tsx';

export interface HireMoneyNoticesProps {
  readonly hire: Hire;
  readonly onChanged: (hire: Hire) => void;
}

const BEFORE_TERMS: readonly Hire['state'][] = ['requested', 'offered', 'countered'];

/** What of the money somebody has to see to now. */
export function HireMoneyNotices({ hire, onChanged }: HireMoneyNoticesProps) {
  const { money, role, state } = hire;
  const [refusal, setRefusal] = useState<string | null>(null);
  const fromBank = useReturn(hire.id);
  const open = money.payments.find(
    (one) => one.state === 'processing' || one.state === 'confirming',
  );

  async function ask(payment: number) {
    try {
      onChanged(await askPayment(hire.id, payment));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      // Without an answer nothing is known: the payment stays open, and is asked about again.
      if (error.code === 'hire_card_refused') setRefusal(error.text);
    }
  }

  async function cancel(payment: number) {
    try {
      onChanged(await cancelPayment(hire.id, payment));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text);
    }
  }

  useEffect(() => {
    if (fromBank !== null) void ask(fromBank);
  }, [fromBank]);

  if (!money.is_paid_here) return null;
  const isUnable = money.missing !== null && BEFORE_TERMS.includes(state);
  const box = 'mt-4 max-w-[720px]';
  return (
    <>
      <div aria-live="polite">
        {refusal !== null && open === undefined && (
          <Notice className={box} kind="danger" title="The card was not charged">
            {refusal}
          </Notice>
        )}
      </div>
      {isUnable && role === 'pro' && (
        <Notice
          action={
            <LinkButton size="small" to={PRO_PATHS.money}>
              Go to Money
            </LinkButton>
          }
          className={box}
          kind="warning"
          title="You cannot be paid yet"
        >
          {money.missing} You can make an offer once this is done.
        </Notice>
      )}
      {isUnable && role === 'homeowner' && state === 'offered' && (
        <Notice className={box} kind="warning" title="The pro cannot be paid through us yet">
          You can accept these terms once the pro has finished setting up payouts. Nothing is
          charged before.
        </Notice>
      )}
      {money.is_disputed && (
        <Notice className={box} kind="warning" title="A bank disputes a payment for this hire">
          No money of it moves until the bank decides.
        </Notice>
      )}
      {open !== undefined && role === 'homeowner' && (
        <OpenPayment
          onAsk={() => void ask(open.id)}
          onCancel={() => cancel(open.id)}
          payment={open}
        />
      )}
      {open !== undefined && role === 'pro' && (
        <Notice className={box} kind="info" title="The homeowner is paying now">
          Until that has ended, this hire can't be changed or canceled. It takes some minutes at
          most.
        </Notice>
      )}
    </>
  );
}

/** The payment that the bank's page leads back to; then the address forgets it. */
function useReturn(hireId: number): number | null {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const [id] = useState(() => Number(params.get('payment') ?? ''));
  useEffect(() => {
    if (params.has('payment')) void navigate(hirePath(hireId), { replace: true });
  }, []);
  return Number.isSafeInteger(id) && id > 0 ? id : null;
}
