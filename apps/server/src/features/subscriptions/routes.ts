import * as contract from '@wevisu/contract/subscriptions.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan, changePlanCard, resumePlan } from './change-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { bookUsedPlans, finishOpenCharges, remindOfRenewals, renewPlans } from './renew-plans.ts';
import { showPayments } from './show-payments.ts';
import { findReceipt } from './store/shown.ts';
import { findShowroom } from './store/subscriptions.ts';
import { writeReceipt } from './write-receipt.ts';

export function addSubscriptions(
  { calls, jobs }: { readonly calls: CallTable; readonly jobs: JobQueue },
  { brandName, ...deps }: SubscriptionDeps & { readonly brandName: () => string },
): void {
  async function shown(done: Result<null>, proId: ProUserId, message: string) {
    return done.ok ? ok({ message, data: await showPayments(deps, { proId }) }) : done;
  }

  calls.add(contract.getPlanPayments, async ({ user: { userId: proId } }) =>
    ok({ data: await showPayments(deps, { proId }) }),
  );
  calls.add(contract.getPlanPaymentsForStaff, async (_, { params: { id: proId } }) =>
    ok({ data: await showPayments(deps, { proId }) }),
  );
  calls.add(contract.buyPlan, async ({ user: { userId: proId } }, { body }) => {
    const done = await buyPlan(deps, { proId, token: body.payment_token });
    return shown(done, proId, '');
  });
  calls.add(contract.changePlanCard, async ({ user: { userId: proId } }, { body }) => {
    const done = await changePlanCard(deps, { proId, token: body.payment_token });
    return shown(done, proId, 'The card is changed.');
  });
  calls.add(contract.cancelPlan, async ({ user: { userId: proId } }) =>
    shown(await cancelPlan(deps, { proId }), proId, 'Premium is canceled.'),
  );
  calls.add(contract.resumePlan, async ({ user: { userId: proId } }) =>
    shown(await resumePlan(deps, { proId }), proId, 'Premium goes on.'),
  );
  calls.add(contract.getPlanReceipt, async ({ user: { userId: proId } }, { params }) => {
    const showroom = await findShowroom(deps.pool, { proId });
    const row =
      showroom &&
      (await findReceipt(deps.pool, { showroomId: showroom.id, number: params.receipt }));
    if (row === null) return refuse('not_found');
    const bytes = await writeReceipt(row, { brandName: brandName() });
    return ok({ file: { bytes, type: 'application/pdf', name: `${params.receipt}.pdf` } });
  });

  jobs.every('subscriptions.finish-charges', '* * * * *', () => finishOpenCharges(deps));
  // A day begins in Los Angeles, at an hour that changes twice a year.
  jobs.every('subscriptions.renew', '23 * * * *', async () => {
    await renewPlans(deps);
    await bookUsedPlans(deps);
  });
  // 8:12 to 9:12 in the morning of the product's time zone.
  jobs.every('subscriptions.remind', '12 16 * * *', () => remindOfRenewals(deps));
}
