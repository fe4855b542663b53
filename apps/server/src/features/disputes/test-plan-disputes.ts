// What the books say of disputed plans, for tests.
import type { TestApp } from '../../test-app.ts';
import type { TestPlans, TestPro } from '../subscriptions/test-plans.ts';

const OF_PRO = `disputes d join subscription_charges c on c.id = d.plan_charge_id
  join subscriptions b on b.id = c.subscription_id join showrooms s on s.id = b.showroom_id`;

export function planDisputes(app: TestApp, plans: TestPlans) {
  return {
    async of(pro: TestPro) {
      const { rows } = await app.pool.query(
        `select d.id::int, d.state, d.plan_cents::int as borne, d.answer, d.answer_refusal as refusal,
           d.answer_sent_at is not null as "isSent"
         from ${OF_PRO} where s.user_id = $1 order by d.id`,
        [pro.userId],
      );
      return rows;
    },

    /** Sums of the entries of a pro's plans and of their disputes by account, those of 0 left out. */
    async accounts(pro: TestPro): Promise<Record<string, number>> {
      const { rows } = await app.pool.query(
        `select e.account, sum(e.amount_cents)::int as cents
         from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where t.cause = 'dispute' and t.cause_id in (select d.id from ${OF_PRO} where s.user_id = $1) group by 1`,
        [pro.userId],
      );
      const sums = await plans.accounts(pro);
      for (const { account, cents } of rows) sums[account] = (sums[account] ?? 0) + cents;
      return Object.fromEntries(Object.entries(sums).filter(([, cents]) => cents !== 0));
    },
  };
}

export type PlanDisputes = ReturnType<typeof planDisputes>;
