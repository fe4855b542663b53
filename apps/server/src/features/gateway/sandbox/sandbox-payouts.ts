import { type Cents, cents, negate } from '@wevisu/domain/money/money.ts';
import type { Pool } from '../../../platform/database/queryable.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type {
  PaidOut,
  PayoutFailure,
  PayoutGateway,
  SandboxAccounts,
} from '../seam/payment-gateway.ts';
import { accountPath } from './account-page.ts';
import { SENT_BACK_AFTER_MS, sendBackDue } from './send-back.ts';
import {
  findAccount,
  findPage,
  findPayout,
  findPayoutByRef,
  insertPayout,
  listPayouts,
  lockAccount,
  openPage,
  putAccount,
  putTransfer,
  saveBank,
  sumAccount,
} from './store/payouts.ts';

interface Deps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** As Stripe's test numbers; every other account is one that takes payouts. */
const OUTCOMES: Readonly<Record<string, PayoutFailure>> = {
  '000111111116': 'account_not_found',
  '000111111113': 'account_closed',
};

/** One that takes a payout, and sends it back a day later. */
const SENDS_BACK = '000999999991';

const BANK_NAME = 'Test bank';
const PAYOUTS_OF_PAGE = 1_000;

/** The built-in gateway's accounts of payees, and what is paid to them: no money moves. */
export function createSandboxPayouts({ pool, now, newId }: Deps): PayoutGateway {
  async function move(of: {
    readonly key: string;
    readonly account: string;
    readonly amount: Cents;
  }) {
    const { key, account, amount } = of;
    const row = await putTransfer(pool, {
      ...{ ref: `sbx_transfer_${newId()}`, key, account, amountCents: amount, now: now() },
    });
    if (row.account !== account || row.amountCents !== amount)
      throw new Error('an idempotency key was used for two different transfers');
    return { ref: row.ref };
  }
  return {
    openAccount: ({ key }) => putAccount(pool, { ref: `sbx_account_${newId()}`, key, now: now() }),
    async accountPage({ ref, returnUrl }) {
      const pageKey = newId();
      if (!(await openPage(pool, { ref, pageKey, returnUrl }))) throw new Error('no such account');
      return { url: accountPath(pageKey) };
    },
    async findAccount(ref) {
      await sendBackDue({ pool, now });
      const account = await findAccount(pool, { ref });
      if (account === null) throw new Error('no such account');
      const { last4, isRefused } = account;
      if (last4 === null)
        return { state: 'not_started', missing: ['Name and bank account'], bank: null };
      const bank = { name: BANK_NAME, last4 };
      return isRefused
        ? { state: 'restricted', missing: ['Another bank account'], bank }
        : { state: 'enabled', missing: [], bank };
    },
    transfer: move,
    takeBack: ({ key, account, amount }) => move({ key, account, amount: negate(amount) }),
    async findPayout(of) {
      await sendBackDue({ pool, now });
      const row = await findPayoutByRef(pool, of);
      return row === null ? null : toPaidOut(row);
    },
    async *listPayouts(account) {
      await sendBackDue({ pool, now });
      for (let after: string | undefined = ''; after !== undefined; ) {
        const rows = await listPayouts(pool, { account, after, most: PAYOUTS_OF_PAGE });
        yield rows.map(({ ref, amountCents, outcome }) => ({
          ...{ ref, amount: cents(amountCents), isPaid: outcome === 'paid' },
        }));
        after = rows.at(-1)?.ref;
      }
    },
    async payOut({ key, account, amount }) {
      await sendBackDue({ pool, now });
      return inTransaction(pool, async (trx) => {
        const bank = await lockAccount(trx, { ref: account });
        const earlier = await findPayout(trx, { key });
        if (earlier !== null) {
          if (earlier.amountCents !== amount)
            throw new Error('an idempotency key was used for two different payouts');
          return toPaidOut(earlier);
        }
        if (bank === null || bank.outcome === null) throw new Error('there is no bank account');
        const { cents: held } = await sumAccount(trx, { ref: account });
        if (held < amount) throw new Error('the account holds less than that');
        const ref = `sbx_payout_${newId()}`;
        const { outcome, sendsBack } = bank;
        const failsAt = sendsBack ? new Date(now().getTime() + SENT_BACK_AFTER_MS) : null;
        await insertPayout(trx, {
          ...{ ref, key, account, amountCents: amount, outcome, failsAt, now: now() },
        });
        return toPaidOut({ ref, outcome });
      });
    },
  };
}

function toPaidOut({
  ref,
  outcome,
}: {
  readonly ref: string;
  readonly outcome: 'paid' | PayoutFailure;
}): PaidOut {
  return outcome === 'paid' ? { outcome, ref } : { outcome: 'failed', reason: outcome };
}

export function createSandboxAccounts({ pool, now }: Omit<Deps, 'newId'>): SandboxAccounts {
  return {
    getPage: (key) => findPage(pool, { pageKey: key }),
    save: (key, { legalName, account }) =>
      saveBank(pool, {
        ...{ pageKey: key, legalName, last4: account.slice(-4) },
        ...{ outcome: OUTCOMES[account] ?? 'paid', sendsBack: account === SENDS_BACK, now: now() },
      }),
  };
}
