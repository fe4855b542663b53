import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProPlan } from '@wevisu/contract/pros.ts';
import type { PlanPayments } from '@wevisu/contract/subscriptions.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { PREMIUM_PAID_AMOUNT } from '@wevisu/domain/people/branding.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { ScrollBox } from '../../../ui/scroll-box.tsx';
import { ChargesTable } from '../../subscriptions/charges-table.tsx';
import { PaidPlan } from '../../subscriptions/paid-plan.tsx';
import { PlanOffer } from '../../subscriptions/plan-offer.tsx';
import { fetchPayments, PAYMENTS_KEY } from '../../subscriptions/subscription-calls.ts';
import { endPlan, fetchPlan, PRO_KEYS } from '../pro-calls.ts';
import { ProSkeleton } from '../pro-skeleton.tsx';

/** While a payment has no answer, the page looks again. */
const ANSWER_MS = 5_000;

/** G-64: the plan and its add-ons. */
export default function PlanPage() {
  return (
    <AreaPage title="Plan">
      <Plan />
    </AreaPage>
  );
}

function Plan() {
  const plan = useQuery({ queryKey: PRO_KEYS.plan, queryFn: fetchPlan });
  const payments = useQuery({
    queryKey: PAYMENTS_KEY,
    queryFn: fetchPayments,
    refetchInterval: ({ state: { data } }) =>
      data?.subscription?.state === 'starting' ? ANSWER_MS : false,
  });
  const failed = [plan, payments].find(({ isLoadingError }) => isLoadingError);
  if (failed !== undefined) {
    return (
      <ErrorState
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
        title="Your plan could not be loaded"
      />
    );
  }
  if (plan.data === undefined || payments.data === undefined) return <ProSkeleton />;
  if (plan.data === null) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.proShowroom}>Set up your showroom</LinkButton>}
        icon="info"
        title="A plan belongs to a showroom"
      >
        <p>Yours starts on Basic as soon as you set it up.</p>
      </EmptyState>
    );
  }
  return <PlanContent payments={payments.data} plan={plan.data} />;
}

const BASIC = ['A showroom with your own ID', 'Your own prices', 'Your plans and templates'];
const BRANDED = 'Your own color and logo in the shop';

function PlanTable({ plan }: { readonly plan: ProPlan }) {
  const premium = `$${PREMIUM_PAID_AMOUNT} a month`;
  const rows = [
    { name: 'Basic', gives: BASIC, price: 'No charge', isOn: plan.plan === 'Basic' },
    {
      name: 'Basic add-on',
      gives: [BRANDED],
      price: 'Agreed with our staff',
      isOn: plan.basic_addon,
    },
    {
      name: 'Custom theme add-on',
      gives: [BRANDED],
      price: 'Agreed with our staff',
      isOn: plan.custom_addon,
    },
    {
      name: 'Premium',
      gives: ['Everything in Basic', BRANDED],
      price: plan.plan === 'Premium' ? `$${plan.paid_amount} a month` : premium,
      isOn: plan.plan === 'Premium',
    },
  ];
  return (
    <ScrollBox className="rounded-card border border-line bg-surface" label="Plans and add-ons">
      <table className="w-full min-w-[560px]">
        <caption className="sr-only">Plans and add-ons</caption>
        <thead className="text-start text-12 text-muted">
          <tr>
            <th className="px-4 py-2 text-start font-[550]">Plan</th>
            <th className="px-4 py-2 text-start font-[550]">What it gives</th>
            <th className="px-4 py-2 text-end font-[550]">Price</th>
            <th className="px-4 py-2 text-start font-[550]">Status</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line border-line border-t">
          {rows.map(({ name, gives, price, isOn }) => (
            <tr className="align-top" key={name}>
              <th className="px-4 py-3 text-start font-[550]" scope="row">
                {name}
              </th>
              <td className="px-4 py-3">{gives.join('. ')}.</td>
              <td className="figures px-4 py-3 text-end">{price}</td>
              <td className="px-4 py-3">
                <Badge kind={isOn ? 'success' : 'neutral'}>{isOn ? 'Yours' : 'Not yours'}</Badge>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

interface PlanContentProps {
  readonly plan: ProPlan;
  readonly payments: PlanPayments;
}

function PlanContent({ plan, payments }: PlanContentProps) {
  const { offer, subscription, charges } = payments;
  const isPaid = plan.plan === 'Premium' || plan.basic_addon || plan.custom_addon;
  return (
    <div className="grid max-w-[880px] gap-5">
      {subscription !== null && <PaidPlan plan={subscription} />}
      {offer !== null && <PlanOffer offer={offer} />}
      <PlanTable plan={plan} />
      <p>Each add-on alone gives your shop its own look, so one is enough; Premium includes it.</p>
      <p>
        {plan.branded
          ? 'Your own color and logo show in your shop.'
          : 'Your shop shows our color and logo. Yours are kept and show with an add-on or Premium.'}{' '}
        {plan.set_at !== null &&
          `Our staff last set your plan and add-ons on ${formatDate(plan.set_at)}.`}
      </p>
      {subscription === null && isPaid && <PlanEnd plan={plan} />}
      {!isPaid && (
        <p className="text-muted">
          To get an add-on,{' '}
          <PlainLink className="text-link" to={`${PATHS.contact}?topic=pro`}>
            contact us
          </PlainLink>
          .
        </p>
      )}
      <ChargesTable charges={charges} hasReceipts />
    </div>
  );
}

function PlanEnd({ plan }: { readonly plan: ProPlan }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function turn(ends: boolean) {
    setPending(true);
    try {
      queryClient.setQueryData(PRO_KEYS.plan, await endPlan({ version: plan.version, ends }));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text);
      await queryClient.invalidateQueries({ queryKey: PRO_KEYS.plan });
    } finally {
      setPending(false);
    }
  }

  return (
    <section aria-labelledby="end" className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-18" id="end">
        Next date
      </h2>
      <p className="mt-2">
        {plan.ends_on === null
          ? 'Our staff have set your plan: it goes on, and nothing is charged for it by card.'
          : `Your plan and add-ons end after ${formatDay(day(plan.ends_on))}. Then you are on Basic.`}
      </p>
      <Button
        className="mt-3"
        isPending={isPending}
        kind="secondary"
        onPress={() => void turn(plan.ends_on === null)}
      >
        {plan.ends_on === null ? 'End with this month' : 'Keep my plan'}
      </Button>
    </section>
  );
}
