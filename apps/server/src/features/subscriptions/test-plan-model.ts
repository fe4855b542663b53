// A pro's paid plan in the model of money: what happens to it, and what its rights, its charges, the ledger and the
// gateway's own books must say after each step.
import { addDays, type Day, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { lastDayOfMonth } from '@wevisu/domain/people/plan-end.ts';
import { expect } from 'vitest';
import type { TestApp } from '../../test-app.ts';
import { Died, mortal } from '../../test-death.ts';
import { buyPlan } from './buy-plan.ts';
import { cancelPlan, changePlanCard, resumePlan } from './change-plan.ts';
import type { SubscriptionDeps } from './deps.ts';
import { finishOpenCharges } from './renew-plans.ts';
import type { PlanAct } from './test-plan-acts.ts';
import { type CARDS, runPlanJobs, type TestPlans, type TestPro } from './test-plans.ts';

const MONTH_CENTS = 199_00;
const DAY_MS = 86_400_000;
/** How long a refused renewal is tried. */
const GRACE_DAYS = 7;
/** A charge without an answer waits that long, in days, until a job goes on with it. */
const LEFT_DAYS = 0.01;
const MONTHS_OF_END = 3;
const ACTS_OF_PRO: readonly PlanAct['kind'][] = [
  ...(['buy', 'change-card', 'deaf-card', 'cancel', 'resume', 'deadly-buy'] as const),
];

interface Charge {
  readonly plan: number;
  readonly period: number;
  readonly from: Day;
  readonly to: Day;
  readonly state: 'started' | 'done' | 'failed';
  readonly cents: number;
  readonly fee: number;
  readonly used: number;
  /** By the gateway's own books: what it took, and its fee. */
  readonly taken: number;
  readonly takenFee: number;
}

interface Plan {
  readonly id: number;
  readonly state: 'starting' | 'active' | 'past_due' | 'ended';
  readonly reason: string | null;
  readonly startedOn: Day;
  readonly paidUntil: Day | null;
  readonly isCanceled: boolean;
  readonly endedAt: string | null;
  readonly charges: readonly Charge[];
}

/** One pro's, from today on. */
export async function planLife(app: TestApp, plans: TestPlans) {
  const pro: TestPro = await plans.newPro();
  const { userId: proId } = pro;
  let ahead = 0;
  /** How many charges there were when the account was closed: nobody acts for it anymore, and nothing is charged to it. */
  let chargesOfClosed: number | null = null;
  plans.goTo(0);

  function passDays(more: number): void {
    ahead += more;
    plans.goTo(ahead);
  }
  const isRefusable = (error: unknown) => {
    if (!(error instanceof Died)) throw error;
  };
  const answerLost = {
    async charge(of: Parameters<SubscriptionDeps['gateway']['charge']>[0]) {
      await plans.deps().gateway.charge(of);
      throw new Error('no answer');
    },
  };
  const away = { charge: () => Promise.reject(new Error('no answer')) };
  const change = async (card: keyof typeof CARDS, over = {}) => {
    await changePlanCard(plans.deps(over), { proId, token: await plans.card(card) });
  };

  async function die(of: PlanAct & { readonly points: number }): Promise<void> {
    const deps = plans.deps();
    const { pool, gateway } = mortal(deps, of.points);
    const onError = isRefusable;
    const dying = { ...deps, pool, gateway, onError };
    const work = async () => {
      if (of.kind === 'deadly-days') return runPlanJobs(dying);
      const token = await plans.card('good');
      return buyPlan(dying, { proId, token });
    };
    await work().catch(isRefusable);
  }

  async function perform(of: PlanAct): Promise<void> {
    if (chargesOfClosed !== null && ACTS_OF_PRO.includes(of.kind)) return;
    switch (of.kind) {
      case 'buy':
        await buyPlan(plans.deps(), { proId, token: await plans.card(of.card) });
        return;
      case 'change-card':
        return change(of.card);
      case 'deaf-card':
        return change(of.card, answerLost);
      case 'cancel':
        await cancelPlan(plans.deps(), { proId });
        return;
      case 'resume':
        await resumePlan(plans.deps(), { proId });
        return;
      case 'close-account':
        await app.pool.query(`update users set status = 'Deactive' where id = $1`, [proId]);
        chargesOfClosed ??= (await plans.charges(pro)).length;
        return;
      case 'finish':
        passDays(LEFT_DAYS);
        await finishOpenCharges(plans.deps());
        return;
      case 'days':
        return live(of.days);
      case 'crowded-days':
        passDays(of.days);
        await Promise.all([1, 2, 3].map(() => plans.tick()));
        return;
      case 'deaf-days':
        passDays(of.days);
        return plans.tick(answerLost);
      case 'away-days':
        passDays(of.days);
        return plans.tick(away);
      case 'deadly-days':
        passDays(of.days);
        return die(of);
      case 'deadly-buy':
        return die(of);
    }
  }

  /** With the jobs of the last of these days; then nothing is due anymore. */
  async function live(more: number): Promise<void> {
    passDays(Math.max(more, LEFT_DAYS));
    // What had no answer has one now, and more than one month may have come due since.
    for (let before = -1, now = 0; before !== now; ) {
      before = now;
      await plans.tick();
      now = (await plans.charges(pro)).length;
    }
    const today = dayOf(plans.deps().now());
    for (const { state, paidUntil, charges } of await readPlans()) {
      expect(charges.filter((one) => one.state === 'started')).toEqual([]);
      expect(state).not.toBe('starting');
      const lastDay = addDays(day(paidUntil ?? today), state === 'past_due' ? GRACE_DAYS : 0);
      if (state !== 'ended') expect(lastDay >= today).toBe(true);
      for (const one of charges.filter(isDone)) expect(one.used).toBe(usedBy(today, one));
    }
  }

  async function readPlans(): Promise<readonly Plan[]> {
    const { rows } = await app.pool.query(
      `select b.id::int, b.state, b.end_reason as reason, b.started_on::text as "startedOn",
         b.paid_until::text as "paidUntil", b.canceled_at is not null as "isCanceled",
         b.ended_at as "endedAt",
         (select coalesce(json_agg(json_build_object('plan', b.id, 'period', c.period, 'from', c.period_from,
             'to', c.period_to, 'state', c.state, 'cents', c.amount_cents, 'fee', coalesce(c.fee_cents, 0),
             'used', c.used_cents, 'taken', coalesce(a.captured_cents, 0), 'takenFee', coalesce(a.fee_cents, 0))
             order by c.id), '[]')
           from subscription_charges c left join sandbox_gateway.authorizations a
             on a.idempotency_key = c.idempotency_key and a.state = 'captured'
           where c.subscription_id = b.id) as charges
       from subscriptions b join showrooms s on s.id = b.showroom_id where s.user_id = $1 order by b.id`,
      [proId],
    );
    return rows;
  }

  async function expectBooks(): Promise<void> {
    const all = await readPlans();
    const charges = all.flatMap((plan) => plan.charges);
    const done = charges.filter(isDone);
    const of = (name: 'cents' | 'fee' | 'used') => done.reduce((sum, one) => sum + one[name], 0);
    const books = await plans.accounts(pro);
    const owed = (account: string) => 0 - (books[account] ?? 0);
    expect(owed('gateway')).toBe(of('fee') - of('cents'));
    expect(owed('fees')).toBe(0 - of('fee'));
    expect(owed('deferred')).toBe(of('cents') - of('used'));
    expect(owed('revenue')).toBe(of('used'));
    const today = dayOf(plans.deps().now());
    for (const one of charges) expectCharge(one, today);
    for (const plan of all) expectPlan(plan);
    const living = all.filter(({ state }) => state !== 'ended');
    expect(living.length).toBeLessThanOrEqual(1);
    if (chargesOfClosed !== null) expect(charges).toHaveLength(chargesOfClosed);
    const right = living.find(({ state }) => state !== 'starting');
    const isEnding = right?.isCanceled === true && (right.paidUntil ?? '') >= today;
    const showroom = await plans.showroom(pro);
    expect(showroom.plan).toBe(right === undefined ? 'Basic' : 'Premium');
    if (isEnding) expect(showroom.endsOn).toBe(right.paidUntil);
    else if (right?.isCanceled !== true) expect(showroom.endsOn).toBe(null);
  }

  /** The plan is canceled and over: all of it is earned, and the gateway has what we have and nothing else. */
  async function expectEnd(): Promise<void> {
    await live(LEFT_DAYS);
    await perform({ kind: 'cancel' });
    for (let months = 0; months < MONTHS_OF_END; months += 1) await live(31);
    await expectBooks();
    for (const { state, charges } of await readPlans()) {
      expect(state).toBe('ended');
      for (const { taken, ...one } of charges) {
        expect(taken).toBe(isDone(one) ? one.cents : 0);
        expect(one.used).toBe(taken);
      }
    }
  }

  return { perform, expectBooks, expectEnd };
}

const isDone = ({ state }: Pick<Charge, 'state'>) => state === 'done';

function expectCharge(of: Charge, today: Day): void {
  const { state, cents, taken, fee, takenFee, used } = of;
  expect(cents).toBe(MONTH_CENTS);
  // The gateway may know of more than we have noted, and takes nothing that it has refused.
  if (state === 'done') expect([taken, takenFee]).toEqual([cents, fee]);
  else if (state === 'failed') expect(taken).toBe(0);
  else expect([0, cents]).toContain(taken);
  expect(used).toBeLessThanOrEqual(usedBy(today, of));
}

/** Each month is paid once, one after the other; nothing is charged for one that is not next. */
function expectPlan(plan: Plan): void {
  const { state, reason, startedOn, paidUntil, isCanceled, endedAt, charges } = plan;
  const done = charges.filter(isDone);
  expect(done.map(({ period }) => period)).toEqual(done.map((_, at) => at + 1));
  expect(done.at(-1)?.to ?? null).toBe(paidUntil);
  done.forEach(({ from }, at) => {
    expect(from).toBe(at === 0 ? startedOn : addDays(done[at - 1]?.to ?? from, 1));
  });
  for (const { period, state: of } of charges)
    if (of !== 'done') expect(period).toBeLessThanOrEqual(done.length + 1);
  const open = charges.filter(({ state: of }) => of === 'started');
  expect(open.length).toBeLessThanOrEqual(1);
  // No paid day is left: it has ended, unless a charge under way decides.
  if (state === 'past_due' && isCanceled) expect(open).toHaveLength(1);
  // Not before all days on which it is tried.
  if (reason === 'unpaid') {
    const lastTry = addDays(day(paidUntil ?? ''), 1 + GRACE_DAYS);
    expect(dayOf(new Date(endedAt ?? '')) >= lastTry).toBe(true);
  }
  if (state === 'starting' || reason === 'refused') expect(done).toEqual([]);
  else expect(done.length).toBeGreaterThan(0);
}

/** What is earned of a month on a morning: the days before it, up to the end of the last whole calendar month. */
function usedBy(today: Day, { from, to, cents }: Pick<Charge, 'from' | 'to' | 'cents'>): number {
  if (today > to) return cents;
  const last = lastDayOfMonth(from);
  if (today <= last) return 0;
  return Math.round((cents * daysOf(from, last)) / daysOf(from, to));
}

function daysOf(from: Day, to: Day): number {
  return (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
}
