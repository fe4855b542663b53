import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { AuditedActDialog } from '../../back-office/audited-act-dialog.tsx';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { type Hire, type HirePayment, retryRefund } from './hire-calls.ts';

interface HirePaymentsProps {
  readonly hire: Hire;
  readonly onChanged: (hire: Hire) => void;
}

/** What was charged when, what is held, what went to the pro and what went back. */
export function HirePayments({ hire, onChanged }: HirePaymentsProps) {
  const { money } = hire;
  if (!money.is_paid_here || money.payments.length === 0) return null;
  return (
    <section aria-labelledby="hire-payments" className="mt-8 max-w-[720px]">
      <h2 className="text-22" id="hire-payments">
        Payments
      </h2>
      <dl className="mt-3 grid grid-cols-2 gap-x-6 gap-y-3 sm:grid-cols-4">
        <Figure amount={money.charged} label="Charged" />
        <Figure amount={money.held} label="Held" />
        <Figure amount={money.to_pro} label={hire.role === 'pro' ? 'Yours' : 'To the pro'} />
        <Figure amount={money.back} label="Back to the card" />
      </dl>
      <ol className="mt-4 border-line border-t">
        {money.payments.map((payment) => (
          <Row hire={hire} key={payment.id} onChanged={onChanged} payment={payment} />
        ))}
      </ol>
    </section>
  );
}

function Figure({ label, amount }: { readonly label: string; readonly amount: number }) {
  return (
    <div className="border-line border-t pt-2">
      <dt className="text-14 text-muted">{label}</dt>
      <dd className="text-18">
        <Money amount={amount} />
      </dd>
    </div>
  );
}

function Row({ hire, payment, onChanged }: HirePaymentsProps & { readonly payment: HirePayment }) {
  const [isRetrying, setRetrying] = useState(false);
  const { place, title, amount, back_state } = payment;
  const { label, kind } = stateOf(payment, hire.role);
  return (
    <li className="border-line border-b py-2.5">
      <p className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1">
        <span className="wrap-anywhere min-w-0">
          {place + 1}. {title}
        </span>
        <span className="flex items-center gap-3">
          <Badge kind={kind}>{label}</Badge>
          <Money amount={amount} />
        </span>
      </p>
      <ul className="figures text-14 text-muted">
        {linesOf(hire, payment).map((line) => (
          <li className="wrap-anywhere" key={line}>
            {line}
          </li>
        ))}
      </ul>
      {hire.role === 'staff' && back_state === 'failed' && (
        <Button className="mt-2" kind="secondary" onPress={() => setRetrying(true)} size="small">
          Try the refund again
        </Button>
      )}
      {isRetrying && (
        <AuditedActDialog
          act="Try again"
          onClose={() => setRetrying(false)}
          onSend={async (reason) => onChanged(await retryRefund(hire.id, payment.id, reason))}
          title={`Refund of milestone ${place + 1}`}
        />
      )}
    </li>
  );
}

function stateOf(
  payment: HirePayment,
  role: Hire['role'],
): { readonly label: string; readonly kind: BadgeKind } {
  const { state, held, to_pro, back, is_disputed } = payment;
  if (state === 'refused') return { label: 'Refused', kind: 'danger' };
  if (state !== 'paid') return { label: 'Under way', kind: 'neutral' };
  if (is_disputed) return { label: 'Disputed', kind: 'warning' };
  if (held > 0) return { label: 'Held', kind: 'accent' };
  if (to_pro > 0 && back > 0) return { label: 'Split', kind: 'neutral' };
  if (to_pro > 0) return { label: role === 'pro' ? 'Yours' : 'With the pro', kind: 'success' };
  return back > 0
    ? { label: 'Refunded', kind: 'neutral' }
    : { label: 'Kept by the bank', kind: 'danger' };
}

/** One sentence for each thing that has happened to it. */
function linesOf({ role }: Hire, payment: HirePayment): readonly string[] {
  const { state, card, at, refusal, to_pro, fee, available_on, back } = payment;
  const with_ = card === null ? '' : ` to ${card}`;
  if (state === 'refused')
    return [`${formatDate(at)}: ${refusal ?? 'The card was refused.'} Nothing was charged.`];
  if (state !== 'paid') return [`Begun ${formatDate(at)}${with_}.`];
  const lines = [`Charged ${formatDate(at)}${with_}.`];
  if (to_pro > 0) {
    const less = fee !== null && fee > 0 ? `, less our fee of ${usd(fee)}` : '';
    const from = available_on === null ? '' : `, available from ${formatDay(day(available_on))} on`;
    lines.push(`${usd(to_pro)} went to ${role === 'pro' ? 'you' : 'the pro'}${less}${from}.`);
  }
  if (back > 0) lines.push(backLine(payment));
  if (payment.is_disputed)
    lines.push('A bank disputes this payment. Nothing of it moves until the bank decides.');
  if (payment.lost > 0) lines.push(`The bank kept ${usd(payment.lost)} for good.`);
  return lines;
}

function backLine({ back, back_state, back_at }: HirePayment): string {
  if (back_state === 'failed')
    return `${usd(back)} did not reach the card: the bank refused it. Our staff see to it.`;
  if (back_state === 'started') return `${usd(back)} is on its way back to the card.`;
  return `${usd(back)} went back to the card ${back_at === null ? '' : `on ${formatDate(back_at)}`}.`;
}

function usd(amount: number): string {
  return formatUsd(cents(amount));
}
