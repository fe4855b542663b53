// Hires that are paid, with a clock that a test moves, and what the books say of them.
import type { HireAct } from '@wevisu/domain/hiring/hire-steps.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../test-app.ts';
import { testMoney } from '../../test-money.ts';
import { giveBank } from '../../test-payouts.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import type { MoneyDeps } from '../money/deps.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import { payMilestone } from './pay-milestone.ts';
import { showHire } from './show-hire.ts';
import { sendTerms, takeStep } from './take-step.ts';
import { cardToken, TERMS, type TestHire, testHire } from './test-hire.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  /** Its bank disputes each charge a day later. */
  disputed: '4000000000000259',
  /** Its bank sends the first refund back a day later. */
  sendsBack: '4000000000005126',
} as const;
export type CardKind = keyof typeof CARDS;

type Who = 'homeowner' | 'pro' | 'staff';

export async function testHireMoney(app: TestApp) {
  const money = await testMoney(app);
  const staff = await app.createAccount({ email: 'staff@hires.example', type: 'Admin' });
  const idOf = ({ owner, pro }: TestHire, who: Who) =>
    (who === 'staff' ? staff : who === 'pro' ? pro : owner).userId as UserId;

  return {
    money,
    staffId: staff.userId as UserId,
    staffToken: staff.token,
    deps: (over: Partial<PaymentGateway> = {}) => money.deps(over),
    card: (kind: CardKind) => cardToken(app, CARDS[kind]),

    /** Terms are offered, of two milestones, and wait to be accepted. */
    async offered(): Promise<TestHire> {
      const hire = await testHire(app);
      await giveBank(app, hire.pro.token);
      await this.offer(hire);
      return hire;
    },

    async offer(hire: TestHire): Promise<void> {
      const of = { id: hire.hireId, userId: idOf(hire, 'pro'), role: 'pro' } as const;
      const { version } = await this.show(hire, 'pro');
      const sent = await sendTerms(money.deps(), { ...of, version, note: '', terms: TERMS });
      if (!sent.ok) throw new Error(sent.code);
    },

    /** Terms are accepted and their first milestone is paid. */
    async paid(kind: CardKind = 'good'): Promise<TestHire> {
      const hire = await this.offered();
      const done = await this.pay(hire, await this.card(kind));
      if (!done.ok) throw new Error(done.code);
      return hire;
    },

    async show(hire: TestHire, who: Who = 'homeowner') {
      const of = { id: hire.hireId, userId: idOf(hire, who), role: who };
      const shown = await showHire(money.deps(), of);
      if (!shown.ok) throw new Error(shown.code);
      return shown.value;
    },

    /** What the page offers to pay for. */
    async pay(hire: TestHire, token: string, deps: MoneyDeps = money.deps()) {
      const { version, money: shown } = await this.show(hire);
      const { place, amount: amountCents } = shown.next ?? { place: 0, amount: 0 };
      const of = { userId: idOf(hire, 'homeowner'), hireId: hire.hireId };
      return payMilestone(deps, { ...of, version, place, amountCents, token });
    },

    async act(
      hire: TestHire,
      who: Who,
      act: HireAct,
      { deps = money.deps(), toPro }: { readonly deps?: MoneyDeps; readonly toPro?: number } = {},
    ) {
      const { version } = await this.show(hire, who);
      return takeStep(deps, {
        ...{ id: hire.hireId, userId: idOf(hire, who), role: who, version, act, note: 'Because.' },
        ...(toPro === undefined ? {} : { toPro }),
      });
    },

    async acts(hire: TestHire, steps: readonly (readonly [Who, HireAct])[]): Promise<void> {
      for (const [who, act] of steps) {
        const done = await this.act(hire, who, act);
        if (!done.ok) throw new Error(`${who} ${act}: ${done.code}`);
      }
    },

    /** The bank's customer decides about the payment that waits. */
    async decide({ hireId }: TestHire, isConfirmed: boolean): Promise<void> {
      const { rows } = await app.pool.query(
        `select confirm_url from hire_payments where hire_id = $1 and state = 'confirming'`,
        [hireId],
      );
      const key = new URL(rows[0].confirm_url, 'http://shop.example').pathname.split('/').at(-1);
      await money.deps().gateway.bank?.decide(key ?? '', isConfirmed);
    },

    async payments({ hireId }: TestHire) {
      const { rows } = await app.pool.query(
        `select place, kind, state, outcome, released_cents::int as released, platform_fee_cents::int as fee,
           returned_cents::int as returned, refund_state as refund, refund_attempt as attempt,
           is_available as available
         from hire_payments where hire_id = $1 order by id`,
        [hireId],
      );
      return rows;
    },

    /** Sums of the entries of a hire's payments and of their disputes, those of 0 left out. */
    async accounts({ hireId }: TestHire): Promise<Record<string, number>> {
      const { rows } = await app.pool.query(
        `select e.account, sum(e.amount_cents)::int as cents
         from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
           join hire_payments y on y.hire_id = $1 and (
             (t.cause in ('hire', 'hire_fee') and t.cause_id = y.id)
             or (t.cause = 'maturity' and t.step = 'hire' and t.cause_id = y.id)
             or (t.cause = 'dispute' and t.cause_id in (select id from disputes where hire_payment_id = y.id)))
         where e.account not in ('fees', 'gateway')
         group by 1 having sum(e.amount_cents) <> 0 order by 1`,
        [hireId],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },

    /** By the gateway's own books: state and amounts of each of the hire's payments. */
    async atGateway({ hireId }: TestHire) {
      const { rows } = await app.pool.query(
        `select a.state, coalesce(a.captured_cents, 0)::int as charged,
           (select coalesce(sum(r.amount_cents), 0)::int from sandbox_gateway.refunds r
            where r.authorization_ref = a.ref and r.state = 'done') as "paidBack"
         from sandbox_gateway.authorizations a join hire_payments y on y.idempotency_key = a.idempotency_key
         where y.hire_id = $1 order by y.id`,
        [hireId],
      );
      return rows;
    },

    async subjects(hire: TestHire, who: Who): Promise<readonly string[]> {
      const { rows } = await app.pool.query(
        `select m.content ->> 'subject' as subject from mails m join users u on u.email = m.recipient
         where u.id = $1 and m.template = 'hire_money' order by m.id`,
        [idOf(hire, who)],
      );
      return rows.map(({ subject }) => subject);
    },

    async differences(): Promise<readonly string[]> {
      const { told } = await reconcile(money.deps());
      return told.map(({ kind, about }) => `${kind} ${about}`);
    },
  };
}

export type TestHireMoney = Awaited<ReturnType<typeof testHireMoney>>;
