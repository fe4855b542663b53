// Paid plans with a clock that a test moves, and what the books say of them.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../test-app.ts';
import { testMoney } from '../../test-money.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import type { SubscriptionDeps } from './deps.ts';
import { bookUsedPlans, finishOpenCharges, remindOfRenewals, renewPlans } from './renew-plans.ts';

const DAY_HOURS = 24;

export interface TestPro {
  readonly userId: ProUserId;
  readonly token: string;
  readonly email: string;
}

export const CARDS = {
  good: '4242424242424242',
  other: '5555555555554444',
  declined: '4000000000000002',
  poor: '4000000000009995',
  asks: '4000002500003155',
  /** Its bank disputes each charge a day later. */
  disputed: '4000000000000259',
} as const;

/** What runs by the clock. */
export async function runPlanJobs(deps: SubscriptionDeps): Promise<void> {
  await finishOpenCharges(deps);
  await remindOfRenewals(deps);
  await renewPlans(deps);
  await bookUsedPlans(deps);
}

export async function testPlans(app: TestApp) {
  const money = await testMoney(app);
  let pros = 0;

  return {
    money,
    /** Days after the present. */
    goTo(days: number): void {
      money.clock.ahead = days * DAY_HOURS;
    },
    deps: (over: Partial<PaymentGateway> = {}) => money.deps(over),

    async newPro(): Promise<TestPro> {
      pros += 1;
      const email = `pro${pros}@plans.example`;
      const pro = await app.createAccount({ email, type: 'Contractor' });
      await app.pool.query(
        `insert into showrooms (user_id, vsd_id, company_name, theme_color) values ($1, $2, $3, '#7a4a1e')`,
        [pro.userId, `PL${String(pros).padStart(6, '0')}`, `Company ${pros}`],
      );
      return { ...pro, email };
    },

    async card(of: keyof typeof CARDS): Promise<string> {
      const made = await money.deps().gateway.createToken?.({
        ...{ card_number: CARDS[of], name_on_card: 'Ana Lopez', exp_date: '12/40', cvc: '123' },
      });
      if (made?.ok !== true) throw new Error('no card');
      return made.value.token;
    },

    /** What the clock of the server does. */
    async tick(over: Partial<PaymentGateway> = {}): Promise<void> {
      await runPlanJobs(money.deps(over));
    },

    async showroom(pro: TestPro) {
      const { rows } = await app.pool.query(
        `select plan, plan_paid_amount as paid, plan_ends_on as "endsOn", basic_addon_status as addon, version
         from showrooms where user_id = $1`,
        [pro.userId],
      );
      return rows[0];
    },

    async charges(pro: TestPro) {
      const { rows } = await app.pool.query(
        `select c.period, c.attempt, c.state, c.outcome, c.amount_cents::int as cents, c.used_cents::int as used,
           c.receipt_serial as serial
         from subscription_charges c join subscriptions b on b.id = c.subscription_id
           join showrooms s on s.id = b.showroom_id
         where s.user_id = $1 order by c.id`,
        [pro.userId],
      );
      return rows;
    },

    /** Sums of the entries of a pro's plans by account, those of 0 left out. */
    async accounts(pro: TestPro): Promise<Record<string, number>> {
      const { rows } = await app.pool.query(
        `select e.account, sum(e.amount_cents)::int as cents
         from ledger_entries e join ledger_transactions t on t.id = e.transaction_id and t.cause = 'plan'
           join subscription_charges c on c.id = t.cause_id join subscriptions b on b.id = c.subscription_id
           join showrooms s on s.id = b.showroom_id
         where s.user_id = $1 group by 1 having sum(e.amount_cents) <> 0 order by 1`,
        [pro.userId],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },

    /** How often the gateway has charged the pro's cards, by its own books, and how much. */
    async atGateway(pro: TestPro): Promise<readonly number[]> {
      const { rows } = await app.pool.query(
        `select a.captured_cents::int as cents from sandbox_gateway.authorizations a
         where a.state = 'captured' and a.idempotency_key in (
           select c.idempotency_key from subscription_charges c join subscriptions b on b.id = c.subscription_id
             join showrooms s on s.id = b.showroom_id where s.user_id = $1) order by a.created_at`,
        [pro.userId],
      );
      return rows.map(({ cents }) => cents);
    },

    /** Of what the pro was sent, oldest first. */
    async subjects(pro: TestPro): Promise<readonly string[]> {
      const { rows } = await app.pool.query(
        `select content ->> 'subject' as subject from mails where recipient = $1 order by id`,
        [pro.email],
      );
      return rows.map(({ subject }) => subject);
    },

    async mails(pro: TestPro) {
      const all = await app.mails();
      return all.filter(({ recipient }) => recipient === pro.email).toReversed();
    },
  };
}

export type TestPlans = Awaited<ReturnType<typeof testPlans>>;
