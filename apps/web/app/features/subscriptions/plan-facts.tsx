import type { Subscription } from '@wevisu/contract/subscriptions.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';

/** Price, dates and card of a paid plan. */
export function PlanFacts({ plan }: { readonly plan: Subscription }) {
  const { price, started_on, paid_until, renews_on, ends_on, card, refused } = plan;
  const rows: (readonly [string, string | null])[] = [
    ['Price', `${formatUsd(cents(price))} a month`],
    ['Since', dayText(started_on)],
    ['Paid until', dayText(paid_until)],
    [refused === null ? 'Next charge' : 'Next try', dayText(renews_on)],
    ['Ends after', dayText(ends_on)],
    ['Card', `${card.brand} ending in ${card.last4}`],
  ];
  return (
    <dl className="mt-3 grid grid-cols-[auto_1fr] gap-x-6 gap-y-1.5">
      {rows.map(
        ([label, value]) =>
          value !== null && (
            <div className="col-span-2 grid grid-cols-subgrid" key={label}>
              <dt className="text-muted">{label}</dt>
              <dd className="figures">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function dayText(of: string | null): string | null {
  return of === null ? null : formatDay(day(of));
}
