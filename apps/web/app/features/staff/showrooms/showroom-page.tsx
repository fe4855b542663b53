import { useQuery } from '@tanstack/react-query';
import type { ProPlan, ProStart } from '@wevisu/contract/pros.ts';
import type { PlanPayments } from '@wevisu/contract/subscriptions.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { STAFF_PATHS, staffUserPath } from '@wevisu/site/staff-paths.ts';
import { Suspense } from 'react';
import { useParams } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { RowsSkeleton } from '../../../back-office/rows-skeleton.tsx';
import { late } from '../../../platform/late.ts';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { ChargesTable } from '../../subscriptions/charges-table.tsx';
import { fetchPaymentsOf } from '../../subscriptions/subscription-calls.ts';
import { STAFF_KEY } from '../shell/staff-calls.ts';
import { PlanForm } from './plan-form.tsx';
import { PlanOfPro } from './plan-of-pro.tsx';
import { RequirementsList } from './requirements-list.tsx';
import { fetchPlan, fetchStart } from './showroom-calls.ts';

const StaffListingSection = late(async () => ({
  default: (await import('../../directory/staff-listing-section.tsx')).StaffListingSection,
}));

/** ADMIN: one showroom's plan, what its pro has done, and what staff waive. */
export default function StaffShowroomPage() {
  const id = Number(useParams()['id']) as ProUserId;
  const showroom = useQuery({
    queryKey: [...STAFF_KEY, 'showrooms', id],
    queryFn: async () => {
      const [plan, start, payments] = await Promise.all([
        fetchPlan(id),
        fetchStart(id),
        fetchPaymentsOf(id),
      ]);
      return { plan, start, payments };
    },
  });
  return (
    <AreaPage
      actions={
        <LinkButton kind="secondary" size="small" to={STAFF_PATHS.showrooms}>
          All showrooms
        </LinkButton>
      }
      title={showroom.data?.start.vsd_id ?? 'Showroom'}
    >
      {showroom.isLoadingError ? (
        <ErrorState
          isRetrying={showroom.isFetching}
          onRetry={() => void showroom.refetch()}
          title="The showroom could not be loaded"
        />
      ) : showroom.data ? (
        <Whole id={id} {...showroom.data} />
      ) : (
        <RowsSkeleton label="The showroom is loading" />
      )}
    </AreaPage>
  );
}

interface WholeProps {
  readonly id: ProUserId;
  readonly plan: ProPlan;
  readonly start: ProStart;
  readonly payments: PlanPayments;
}

function Whole({ id, plan, start, payments }: WholeProps) {
  const { subscription, charges } = payments;
  const { application, license, stopped } = start;
  return (
    <>
      <p>
        <PlainLink className="underline" to={staffUserPath(id)}>
          Account of the pro
        </PlainLink>
        {application && <span className="text-muted">, applied as {application.company_name}</span>}
      </p>
      <p className="mt-1 text-muted">
        {license === null
          ? 'No license on file.'
          : `License ${license.number}, ${license.state}, until ${formatDay(day(license.expires_on))}.`}
        {stopped && ' Selling has stopped: the license has expired.'}
      </p>
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-2">
        {subscription === null ? (
          <PlanForm id={id} key={plan.version} plan={plan} />
        ) : (
          <PlanOfPro plan={subscription} />
        )}
        <RequirementsList id={id} start={start} />
        <Suspense fallback={<RowsSkeleton label="The profile is loading" />}>
          <StaffListingSection id={id} />
        </Suspense>
      </div>
      <div className="mt-10 max-w-[880px]">
        <ChargesTable charges={charges} hasReceipts={false} />
      </div>
    </>
  );
}
