import type { Subscription } from '@wevisu/contract/subscriptions.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { Badge } from '../../../ui/badge.tsx';
import { PlanFacts } from '../../subscriptions/plan-facts.tsx';

/** A plan that the pro pays for, as staff see it. It is canceled by the pro, so there is nothing to set. */
export function PlanOfPro({ plan }: { readonly plan: Subscription }) {
  return (
    <section aria-labelledby="plan">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="text-18" id="plan">
          Premium, paid by card
        </h2>
        <Badge kind={plan.refused === null ? 'success' : 'danger'}>{stateOf(plan)}</Badge>
      </div>
      <PlanFacts plan={plan} />
      {plan.refused !== null && (
        <p className="mt-3">
          {plan.refused.why} It stays until{' '}
          <span className="figures">{formatDay(day(plan.refused.last_day))}</span>.
        </p>
      )}
      <p className="mt-3 text-muted">
        The pro changes and cancels it on the page of the plan. You can set a plan here once it has
        ended.
      </p>
    </section>
  );
}

function stateOf({ state, refused, ends_on }: Subscription): string {
  if (state === 'starting') return 'No answer yet';
  if (refused !== null) return 'Renewal refused';
  return ends_on === null ? 'Renews' : 'Canceled';
}
