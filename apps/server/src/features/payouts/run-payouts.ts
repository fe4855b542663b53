import { type Day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { lastPayoutDay, PAYOUT_MINIMUM } from '@wevisu/domain/payouts/payouts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PayoutDeps } from './deps.ts';
import { bookClaim, settlePayout } from './pay-out.ts';
import { isPayable, KINDS, listPayable, lockBalance, payeeOf } from './store/payees.ts';
import {
  beginRun,
  endRun,
  insertPayout,
  listMended,
  listUnderWay,
  restartPayout,
} from './store/payouts.ts';

const PAGE = 500;

/**
 * The weekly run that is due: every payee whose account takes payouts is paid what is available, once. A run that died is
 * gone on with; two at once claim once. Gives how many payouts were claimed.
 */
export async function runPayouts(deps: PayoutDeps): Promise<number> {
  const { pool, now } = deps;
  const runOn = lastPayoutDay(dayOf(now()));
  if ((await beginRun(pool, { runOn, now: now() })) === null) return 0;
  let claimed = 0;
  for (const kind of KINDS) {
    let after = 0;
    for (;;) {
      const page = await listPayable[kind].list(pool, { after, least: PAYOUT_MINIMUM, most: PAGE });
      for (const { id } of page) {
        const payout = await claim(deps, { kind, id, runOn });
        if (payout === null) continue;
        claimed += 1;
        await settlePayout(deps, payout).catch(deps.onError);
      }
      if (page.length < PAGE) break;
      after = page.at(-1)?.id ?? after;
    }
  }
  await endRun(pool, { runOn, now: now() });
  return claimed;
}

/** All that is available, in the transaction that writes the payout down; null where nothing is to be paid. */
function claim(
  { pool, now }: PayoutDeps,
  { kind, id, runOn }: { readonly kind: PayeeKind; readonly id: number; readonly runOn: Day },
): Promise<number | null> {
  return inTransaction(pool, async (trx) => {
    const account = await isPayable[kind].get(trx, { id, now: now() });
    if (account === null || !account.isReady) return null;
    const balance = await lockBalance[kind].get(trx, { id });
    if (balance === null || balance.cents < PAYOUT_MINIMUM) return null;
    const amountCents = balance.cents;
    const made = await insertPayout[kind].get(trx, {
      ...{ runOn, id, ref: account.ref, amountCents, now: now() },
    });
    if (made === null) return null;
    const of = { id: made.id, payee: payeeOf(kind, id), amount: cents(amountCents), now: now() };
    await bookClaim(trx, of);
    return made.id;
  });
}

/** Goes on with what was left by a crash, and pays what a bank refused once there is another bank account. */
export async function settlePayouts(deps: PayoutDeps): Promise<void> {
  for (const { id } of await listMended(deps.pool, { now: deps.now() })) {
    await restartPayout(deps.pool, { id });
  }
  for (const { id } of await listUnderWay(deps.pool)) {
    await settlePayout(deps, id).catch(deps.onError);
  }
}
