import type { ProPlan } from '@wevisu/contract/pros.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { lastDayOfMonth } from '@wevisu/domain/people/plan-end.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import type { ProsDeps } from './deps.ts';
import { showPlan } from './show-showroom.ts';
import {
  endOverduePlans,
  getOwnRow,
  isPlanPaid,
  lockOwnRow,
  type OwnRow,
  setPlan,
  setPlanEnd,
} from './store/showroom.ts';

type Deps = Pick<ProsDeps, 'pool' | 'now'>;

/** Null without a showroom. */
export async function getPlan(
  { pool }: Pick<Deps, 'pool'>,
  proId: ProUserId,
): Promise<ProPlan | null> {
  const row = await getOwnRow(pool, { proId });
  return row && showPlan(row);
}

interface NewPlan {
  readonly plan: ProPlan['plan'];
  readonly paid_amount: number;
  readonly basic_addon: boolean;
  readonly custom_addon: boolean;
  readonly ends_on: string | null;
}

/** G-64: what a pro does not pay by card: add-ons, and plans that staff agree on. */
export function setProPlan(
  deps: Deps,
  given: NewPlan & {
    readonly proId: ProUserId;
    readonly staffId: UserId;
    readonly version: number;
    readonly reason: string;
  },
): Promise<Result<ProPlan>> {
  const { proId, staffId, version, reason, ...plan } = given;
  return change(deps, { proId, version }, async (client, row) => {
    await setPlan(client, {
      id: row.id,
      plan: plan.plan,
      paidAmount: plan.paid_amount,
      basicAddon: plan.basic_addon,
      customAddon: plan.custom_addon,
      endsOn: plan.ends_on,
    });
    await notify(client, [
      {
        userId: proId,
        event: 'plan_set',
        title: `Your plan is ${plan.plan}`,
        text: 'Our staff have set your plan and add-ons.',
        link: PATHS.proPlan,
      },
    ]);
    return { actorId: staffId, action: 'plan.set', reason };
  });
}

/** The pro ends plan and add-ons with the month, or keeps them after all. */
export function endProPlan(
  deps: Deps,
  given: { readonly proId: ProUserId; readonly version: number; readonly ends: boolean },
): Promise<Result<ProPlan>> {
  const { proId, version, ends } = given;
  return change(deps, { proId, version }, async (client, row) => {
    const endsOn = ends ? lastDayOfMonth(dayOf(deps.now())) : null;
    await setPlanEnd(client, { id: row.id, endsOn });
    return { actorId: proId, action: ends ? 'plan.ended' : 'plan.kept', reason: null };
  });
}

function change(
  { pool, now }: Deps,
  { proId, version }: { readonly proId: ProUserId; readonly version: number },
  write: (
    client: Parameters<typeof lockOwnRow>[0],
    row: OwnRow,
  ) => Promise<{
    readonly actorId: UserId;
    readonly action: `plan.${string}`;
    readonly reason: string | null;
  }>,
): Promise<Result<ProPlan>> {
  return inTransactionOfResult(pool, async (client) => {
    const row = await lockOwnRow(client, { proId });
    if (row === null) return refuse('not_found');
    // Read after the lock: a plan that was bought while it was waited for counts.
    if (await isPlanPaid(client, { id: row.id })) return refuse('plan_is_paid');
    if (row.version !== version) return refuse('changed_meanwhile', { now: showPlan(row) });
    const act = await write(client, row);
    const after = await getOwnRow(client, { proId });
    if (after === null) return refuse('not_found');
    await noteAct(client, {
      ...act,
      at: now(),
      tenant: { kind: 'showroom', id: row.id },
      target: { kind: 'showroom', id: row.id },
      from: { ...showPlan(row) },
      to: { ...showPlan(after) },
    });
    return ok(showPlan(after));
  });
}

/** Safe to run twice. */
export function endPlans({ pool, now }: Deps): Promise<void> {
  return inTransaction(pool, async (client) => {
    const ended = await endOverduePlans(client, { today: dayOf(now()) });
    for (const { id, proId, plan } of ended) {
      await noteAct(client, {
        at: now(),
        actorId: proId,
        tenant: { kind: 'showroom', id },
        action: 'plan.over',
        target: { kind: 'showroom', id },
        from: { plan },
        to: { plan: 'Basic' },
        reason: 'Its last day is over.',
      });
    }
    await notify(
      client,
      ended.map(({ proId }) => ({
        userId: proId,
        event: 'plan_over',
        title: 'Your plan has ended',
        text: 'Your showroom is on Basic now. Its own color and logo are kept, and no longer shown.',
        link: PATHS.proPlan,
      })),
    );
  });
}
