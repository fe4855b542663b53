import * as contract from '@wevisu/contract/payouts.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { decidePayout } from './decide-payout.ts';
import type { PayoutDeps } from './deps.ts';
import { lookAtPayouts } from './look-at-payouts.ts';
import { runPayouts, settlePayouts } from './run-payouts.ts';
import { readAccount, startSetup } from './setup.ts';
import { findPayeeId } from './store/payees.ts';
import { listAllPayouts, listOwnPayouts } from './store/payouts.ts';
import { watchNegative } from './watch-negative.ts';

const OWN_SHOWN = 60;
const ALL_SHOWN = 200;

const kindOf = ({ type }: { readonly type: string }): PayeeKind =>
  type === 'Vendor' ? 'vendor' : 'pro';

export function addPayoutCalls(calls: CallTable, deps: PayoutDeps): void {
  const { pool } = deps;

  calls.add(contract.getPayoutAccount, async ({ user }) =>
    ok({ data: await readAccount(deps, { kind: kindOf(user), userId: user.userId }) }),
  );

  calls.add(contract.startPayoutSetup, async ({ user }) => {
    const kind = kindOf(user);
    const returnPath = kind === 'vendor' ? VENDOR_PATHS.money : PRO_PATHS.money;
    const page = await startSetup(deps, { kind, userId: user.userId, returnPath });
    return page.ok ? ok({ data: { url: page.value.url } }) : page;
  });

  calls.add(contract.listPayouts, async ({ user }) => {
    const kind = kindOf(user);
    const payee = await findPayeeId[kind].get(pool, { userId: user.userId });
    const rows =
      payee === null
        ? []
        : await listOwnPayouts[kind].list(pool, { id: payee.id, most: OWN_SHOWN });
    return ok({ data: rows.map(showPayout) });
  });

  calls.add(contract.listStaffPayouts, async (_, { query }) => {
    const onlyFailed = query.only === 'failed';
    const rows = await listAllPayouts(pool, { onlyFailed, most: ALL_SHOWN });
    return ok({
      data: rows.map((row) => ({
        ...showPayout(row),
        ...{ payee: row.payee, kind: row.kind, bank_last4: row.bankLast4 },
      })),
    });
  });

  calls.add(contract.decidePayout, async ({ user: { userId } }, { params: { id }, body }) => {
    const decided = await decidePayout(deps, { userId, id, ...body });
    return decided.ok ? ok({ data: null, message: 'It is done within minutes.' }) : decided;
  });
}

export function addPayoutJobs(jobs: JobQueue, deps: PayoutDeps): void {
  // A day begins in Los Angeles, at an hour that changes twice a year; a run that was begun is not begun again.
  jobs.every('payouts.run', '27 * * * *', async () => {
    await runPayouts(deps);
  });
  jobs.every('payouts.settle', '*/5 * * * *', () => settlePayouts(deps));
  jobs.every('payouts.look', '*/15 * * * *', () => lookAtPayouts(deps));
  jobs.every('payouts.watch-negative', '47 * * * *', () => watchNegative(deps));
}

type Row = Awaited<ReturnType<(typeof listOwnPayouts)['vendor']['list']>>[number];

function showPayout({ id, runOn, amountCents, state, outcome, claimedAt, endedAt }: Row) {
  return {
    ...{ id, run_on: runOn, amount: cents(amountCents), state, outcome },
    claimed_at: claimedAt.toISOString(),
    ended_at: endedAt?.toISOString() ?? null,
  };
}
