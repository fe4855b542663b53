import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import type { SubscriptionDeps } from './deps.ts';
import {
  dropShowroomPlan,
  type EndReason,
  findPayer,
  type SubscriptionRow,
  setEnded,
} from './store/subscriptions.ts';
import { tellOfEnd } from './tell-of-plans.ts';

/** The showroom, which the caller has locked, is on Basic from now on. */
export async function endPlan(
  deps: SubscriptionDeps,
  trx: Queryable,
  { plan, reason }: { readonly plan: SubscriptionRow; readonly reason: EndReason },
): Promise<void> {
  const now = deps.now();
  await setEnded(trx, { id: plan.id, reason, now });
  await dropShowroomPlan(trx, { id: plan.showroomId });
  await noteAct(trx, {
    ...{ at: now, actorId: plan.proId, action: 'plan.over', reason: REASONS[reason] },
    ...{
      tenant: { kind: 'showroom', id: plan.showroomId },
      target: { kind: 'showroom', id: plan.showroomId },
    },
    ...{ from: { plan: 'Premium' }, to: { plan: 'Basic' } },
  });
  const payer = await findPayer(trx, { subscriptionId: plan.id });
  await tellOfEnd(deps, trx, { payer, isUnpaid: reason === 'unpaid' });
}

const REASONS: Readonly<Record<EndReason, string>> = {
  refused: 'Its first charge was refused.',
  canceled: 'It was canceled, and its last paid day is over.',
  unpaid: 'No try to renew it was paid.',
  closed: 'The account is closed.',
  disputed: 'A bank paid its last month back, or disputes it.',
};
