// A payout that was paid may fail days later: the payee's bank sends it back. See decision 0051.
import { paidEntries, reversed } from '@wevisu/domain/ledger/entries.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PayoutDeps } from './deps.ts';
import { bookStep, settlePayout, toOpen } from './pay-out.ts';
import { refreshAccount } from './refresh-account.ts';
import { findOwner } from './store/accounts.ts';
import { markSentBack, takeDuePayouts } from './store/payout-looks.ts';
import { findPayout } from './store/payouts.ts';
import { tellOfFailed } from './tell-of-payouts.ts';

const DAY_MS = 24 * 3_600_000;
/** Banks have some business days for it. */
const LOOK_DAYS = 15;
const AT_ONCE = 200;

/** An account has changed at the gateway: reads it anew. */
export async function lookAtAccount(deps: PayoutDeps, ref: string): Promise<void> {
  const owner = await findOwner(deps.pool, { ref });
  if (owner !== null) await refreshAccount(deps, { ...owner, ref });
}

/** A payout has changed at the gateway: goes on with it. See pay-out.ts for what its key is made of. */
export async function lookAtPayout(deps: PayoutDeps, key: string): Promise<void> {
  const [, id] = /^payout:(\d{1,15}):/.exec(key) ?? [];
  if (id === undefined) return;
  await settlePayout(deps, Number(id));
  await lookAtPaid(deps, Number(id));
}

/** Looks at those whose time has come. One that the gateway does not answer is looked at the next time. */
export async function lookAtPayouts(deps: PayoutDeps): Promise<void> {
  const now = deps.now().getTime();
  const due = await takeDuePayouts(deps.pool, {
    ...{ now: new Date(now), next: new Date(now + DAY_MS), most: AT_ONCE },
    since: new Date(now - LOOK_DAYS * DAY_MS),
  });
  for (const { id } of due) await lookAtPaid(deps, id).catch(deps.onError);
}

/** Notes one that came back: it is in the payee's account again, as one that the bank refused at once. */
async function lookAtPaid(deps: PayoutDeps, id: number): Promise<void> {
  const row = await findPayout(deps.pool, { id });
  if (row === null || row.state !== 'paid' || row.payoutRef === null) return;
  const { payee, account, amount, attempt } = toOpen(row);
  const found = await deps.gateway.payouts.findPayout({ ref: row.payoutRef, account });
  if (found === null) throw new Error(`The gateway does not know payout ${id}, ${row.payoutRef}.`);
  if (found.outcome === 'paid') return;
  // So that it is not paid to the same bank before the gateway has told that it wants another one.
  await lookAtAccount(deps, account);
  await inTransaction(deps.pool, async (trx) => {
    if (!(await markSentBack(trx, { id, attempt, outcome: found.reason }))) return;
    const entries = reversed(paidEntries(payee, amount));
    await bookStep(trx, id, `sent_back:${attempt}`, { entries, now: deps.now() });
    await tellOfFailed(deps, trx, { payee, amount });
  });
}
