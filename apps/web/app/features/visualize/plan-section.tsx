import type { FloorPlanCard } from '@wevisu/contract/design-library.ts';
import { Link } from 'react-router';
import { EmptyRoomCard, PlanCard } from '../design-library/plan-card.tsx';
import { OpenPlanCard } from './open-plan-card.tsx';
import { changeStart, type StartFilters, startPath } from './start-filters.ts';

/** With the empty room and the file card, two full rows of four. */
const FIRST_SHOWN = 6;

export interface PlanSectionProps {
  readonly plans: readonly FloorPlanCard[];
  readonly filters: StartFilters;
}

/** Rooms to start from scratch: the empty room, a plan of your own, and our floor plans. */
export function PlanSection({ plans, filters }: PlanSectionProps) {
  const shown = filters.allPlans ? plans : plans.slice(0, FIRST_SHOWN);
  return (
    <section aria-labelledby="plans" className="mt-20 md:mt-28">
      <h2 className="text-28 md:text-36" id="plans">
        Or choose everything yourself
      </h2>
      <p className="mt-2 max-w-prose text-muted">Floor plans to scale, empty until you choose.</p>
      <ul className="mt-8 grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 lg:grid-cols-4">
        <li>
          <EmptyRoomCard product={filters.product} />
        </li>
        <li>
          <OpenPlanCard />
        </li>
        {shown.map((plan) => (
          <li key={plan.id}>
            <PlanCard
              designsHref={`${startPath(changeStart(filters, { plan: plan.id, room: plan.room, style: null }))}#designs`}
              plan={plan}
              product={filters.product}
            />
          </li>
        ))}
      </ul>
      {shown.length < plans.length && (
        <p className="mt-10 text-center">
          <Link
            className="text-link inline-flex min-h-11 items-center"
            preventScrollReset
            to={startPath({ ...filters, allPlans: true })}
          >
            Show all {plans.length} floor plans
          </Link>
        </p>
      )}
    </section>
  );
}
