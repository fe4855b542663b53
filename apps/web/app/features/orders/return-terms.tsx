import type { AcceptedReturn } from '@wevisu/contract/orders.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { Money } from '../../ui/money.tsx';

/** POL-10: where an accepted return goes, until when, and what comes back. */
export function ReturnTerms({ terms }: { readonly terms: AcceptedReturn }) {
  const { to, by, goods, shipping, tax, restocking, refund } = terms;
  return (
    <div className="mt-1 grid gap-x-8 gap-y-3 sm:grid-cols-2">
      <div>
        <p>
          Send it by <strong className="figures font-[560]">{formatDay(day(by))}</strong> to:
        </p>
        <address className="break-words not-italic">
          {to.full_name}
          <br />
          {to.street}
          {to.apartment && `, ${to.apartment}`}
          <br />
          {to.city}, {to.state} <span className="figures">{to.zip_code}</span>
        </address>
      </div>
      <dl className="flex flex-col gap-0.5">
        <Row amount={goods} label="Items" />
        <Row amount={shipping} label="Shipping" />
        <Row amount={tax} label="Tax" />
        <Row amount={-restocking} label="Restocking fee" />
        <Row amount={refund} isTotal label="You get back" />
      </dl>
    </div>
  );
}

function Row(props: {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}) {
  return (
    <div className={`flex justify-between gap-4 ${props.isTotal ? 'font-[560]' : ''}`}>
      <dt>{props.label}</dt>
      <dd>
        <Money amount={props.amount} />
      </dd>
    </div>
  );
}
