// What the books say about an order, and the use cases of money with a clock and a gateway that a test controls.
import type { OrderId } from '@wevisu/domain/ids.ts';
import { HOLD_DAYS } from '@wevisu/domain/policy/policy.ts';
import { createSandboxGateway } from './features/gateway/sandbox/sandbox-gateway.ts';
import type { PaymentGateway } from './features/gateway/seam/payment-gateway.ts';
import type { MoneyDeps } from './features/money/deps.ts';
import { settleOrder } from './features/money/settle-order.ts';
import { newToken } from './platform/crypto/tokens.ts';
import { atFileEnd } from './platform/database/test-closers.ts';
import { createJobQueue } from './platform/jobs/jobs.ts';
import { createMailer } from './platform/mail/mailer.ts';
import type { TestApp } from './test-app.ts';

const HOUR_MS = 3600 * 1000;

export interface MoneyClock {
  /** Hours after the present. */
  ahead: number;
}

export async function testMoney(app: TestApp) {
  const clock: MoneyClock = { ahead: 0 };
  const errors: unknown[] = [];
  const jobs = createJobQueue({ pool: app.pool, onError: (error) => errors.push(error) });
  const brand = () => ({ name: 'WeVisu', footer: '' });
  const mailer = createMailer({ pool: app.pool, jobs, smtp: null, brand });
  await jobs.start();
  atFileEnd(() => jobs.stop());
  const now = () => new Date(Date.now() + clock.ahead * HOUR_MS);
  const gateway = createSandboxGateway({ pool: app.pool, now, newId: newToken });

  /** `over` replaces calls of the gateway. */
  function deps(over: Partial<PaymentGateway> = {}): MoneyDeps {
    return {
      ...{ pool: app.pool, now, gateway: { ...gateway, ...over } },
      ...{ jobs, mailer },
      publicUrl: () => 'http://shop.example',
      onError: (error) => errors.push(error),
    };
  }

  async function idOf(number: string): Promise<OrderId> {
    const { rows } = await app.pool.query('select id from orders where number = $1', [number]);
    return rows[0].id;
  }

  return {
    clock,
    deps,
    errors,
    idOf,

    async settle(number: string, over: Partial<PaymentGateway> = {}): Promise<void> {
      await settleOrder(deps(over), { orderId: await idOf(number) });
    },

    /** Sums of an order's entries by account, those of 0 left out. */
    async accounts(number: string): Promise<Record<string, number>> {
      const { rows } = await app.pool.query(
        `select e.account, sum(e.amount_cents)::int as cents from ledger_entries e
         join ledger_transactions t on t.id = e.transaction_id
         where t.order_id = $1 group by 1 having sum(e.amount_cents) <> 0 order by 1`,
        [await idOf(number)],
      );
      return Object.fromEntries(rows.map(({ account, cents }) => [account, cents]));
    },

    /** What the gateway's own books say: charged, paid back, and what a hold that is not over would still give. */
    async atGateway(number: string): Promise<{ charged: number; paidBack: number; held: number }> {
      const id = await idOf(number);
      const { rows } = await app.pool.query(
        `with refs as (
           select gateway_ref as ref from authorizations where order_id = $1
           union select gateway_ref from captures where order_id = $1)
         select coalesce(sum(captured_cents), 0)::int as charged,
           coalesce(sum(amount_cents) filter (where state = 'authorized' and created_at > $2), 0)::int as held,
           (select coalesce(sum(amount_cents), 0)::int from sandbox_gateway.refunds
            where state = 'done' and authorization_ref in (select ref from refs)) as "paidBack"
         from sandbox_gateway.authorizations where ref in (select ref from refs)`,
        [id, new Date(now().getTime() - HOLD_DAYS * 24 * HOUR_MS)],
      );
      return rows[0];
    },

    async captures(number: string) {
      const { rows } = await app.pool.query(
        `select kind, state, amount_cents::int as cents, outcome from captures where order_id = $1 order by id`,
        [await idOf(number)],
      );
      return rows;
    },

    async refunds(number: string) {
      const { rows } = await app.pool.query(
        `select cause, state, amount_cents::int as cents, restocking_cents::int as restocking from refunds
         where order_id = $1 order by id`,
        [await idOf(number)],
      );
      return rows;
    },
  };
}

export type TestMoney = Awaited<ReturnType<typeof testMoney>>;
