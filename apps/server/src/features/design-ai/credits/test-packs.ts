// Bought credits with a clock that a test moves, and what the books say of them.
import type { AiAccountId, UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../../test-app.ts';
import { testMoney } from '../../../test-money.ts';
import type { PaymentGateway } from '../../gateway/seam/payment-gateway.ts';
import { buyPack } from './buy-pack.ts';
import type { PurchaseDeps } from './purchase-deps.ts';
import { newAiAccount, type TestAiAccount } from './test-ai-credits.ts';

export const CARDS = {
  good: '4242424242424242',
  declined: '4000000000000002',
  asks: '4000002500003155',
  /** Its bank disputes each charge a day later. */
  disputed: '4000000000000259',
} as const;

export async function testPacks(app: TestApp) {
  const money = await testMoney(app);
  const staff = await app.createAccount({ email: 'staff@packs.example', type: 'Admin' });
  const of = { pack: 'pack_50', amountCents: 9_00 } as const;

  return {
    money,
    staffId: staff.userId as UserId,
    staffToken: staff.token,
    pack: of,
    deps: (over: Partial<PaymentGateway> = {}) => money.deps(over),
    newAccount: () => newAiAccount(app),

    async card(kind: keyof typeof CARDS): Promise<string> {
      const made = await money.deps().gateway.createToken?.({
        ...{ card_number: CARDS[kind], name_on_card: 'Ana Lopez', exp_date: '12/40', cvc: '123' },
      });
      if (made?.ok !== true) throw new Error('no card');
      return made.value.token;
    },

    buy: (deps: PurchaseDeps, { accountId }: TestAiAccount, token: string) =>
      buyPack(deps, { accountId, token, ...of }),

    /** The bank's customer decides. */
    async decide(accountId: AiAccountId, isConfirmed: boolean): Promise<void> {
      const { rows } = await app.pool.query(
        `select confirm_url from ai_credit_purchases where ai_account_id = $1 and state = 'confirming'`,
        [accountId],
      );
      const key = new URL(rows[0].confirm_url, 'http://shop.example').pathname.split('/').at(-1);
      await money.deps().gateway.bank?.decide(key ?? '', isConfirmed);
    },

    async purchases(accountId: AiAccountId) {
      const { rows } = await app.pool.query(
        `select id::int, state, outcome, used_credits as used, earned_cents::int as earned, refund_state as refund,
           refund_attempt as attempt
         from ai_credit_purchases where ai_account_id = $1 order by id`,
        [accountId],
      );
      return rows;
    },

    /** Sums of the entries of an account's purchases and of their disputes, those of 0 left out. */
    async accounts(accountId: AiAccountId): Promise<Record<string, number>> {
      const { rows } = await app.pool.query(
        `select e.account, sum(e.amount_cents)::int as cents
         from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
         where (t.cause = 'credits' and t.cause_id in (select id from ai_credit_purchases where ai_account_id = $1))
           or (t.cause = 'dispute' and t.cause_id in (select d.id from disputes d
             join ai_credit_purchases p on p.id = d.pack_purchase_id where p.ai_account_id = $1))
         group by 1 having sum(e.amount_cents) <> 0 order by 1`,
        [accountId],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },

    /** By the gateway's own books: state and amounts of each of the account's payments. */
    async atGateway(accountId: AiAccountId) {
      const { rows } = await app.pool.query(
        `select a.state, coalesce(a.captured_cents, 0)::int as charged,
           (select coalesce(sum(r.amount_cents), 0)::int from sandbox_gateway.refunds r
            where r.authorization_ref = a.ref and r.state = 'done') as "paidBack"
         from sandbox_gateway.authorizations a join ai_credit_purchases p on p.idempotency_key = a.idempotency_key
         where p.ai_account_id = $1 order by p.id`,
        [accountId],
      );
      return rows;
    },

    async subjects(email: string): Promise<readonly string[]> {
      const { rows } = await app.pool.query(
        `select content ->> 'subject' as subject from mails where recipient = $1 order by id`,
        [email],
      );
      return rows.map(({ subject }) => subject);
    },
  };
}

export type TestPacks = Awaited<ReturnType<typeof testPacks>>;
