// A payout from its claim to the bank: each step is asked of the gateway outside of any transaction and noted with its
// entries, guarded by the state. Whoever comes by goes on where the last one died; nothing is done twice.
import type { Payee } from '@wevisu/domain/ledger/accounts.ts';
import {
  claimEntries,
  paidEntries,
  reversed,
  transferEntries,
} from '@wevisu/domain/ledger/entries.ts';
import { type Cents, cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { book } from '../money/book.ts';
import type { PayoutDeps } from './deps.ts';
import { payeeOf } from './store/payees.ts';
import {
  findPayout,
  markFailed,
  markPaid,
  markReturned,
  markTransferred,
  type PayoutRow,
} from './store/payouts.ts';
import { tellOfFailed, tellOfPaid } from './tell-of-payouts.ts';

/** A bank may send it back. */
const LOOK_AFTER_MS = 24 * 3_600_000;

export interface OpenPayout {
  readonly id: number;
  readonly payee: Payee;
  readonly account: string;
  readonly amount: Cents;
  readonly attempt: number;
  /** The gateway's reference, once it was made. */
  readonly transfer: string | null;
}

/** Brings a payout as far as it goes now. Throws if the gateway does not answer. */
export async function settlePayout(deps: PayoutDeps, id: number): Promise<void> {
  for (;;) {
    const row = await findPayout(deps.pool, { id });
    if (row === null) return;
    const payout = toOpen(row);
    if (row.state === 'claimed') await transfer(deps, payout);
    else if (row.state === 'transferred') await payToBank(deps, payout);
    else if (row.state === 'returning') await bringBack(deps, payout);
    else return;
  }
}

export function toOpen({
  id,
  vendorId,
  showroomId,
  accountRef,
  amountCents,
  attempt,
  transferRef: transfer,
}: PayoutRow): OpenPayout {
  const payee = vendorId === null ? payeeOf('pro', showroomId ?? 0) : payeeOf('vendor', vendorId);
  return { id, payee, account: accountRef, amount: cents(amountCents), attempt, transfer };
}

/** In the transaction that claims it. */
export function bookClaim(
  trx: Queryable,
  { id, payee, amount, now }: Pick<OpenPayout, 'id' | 'payee' | 'amount'> & { readonly now: Date },
): Promise<number> {
  return bookStep(trx, id, 'claimed', { entries: claimEntries(payee, amount), now });
}

async function transfer(deps: PayoutDeps, { id, payee, account, amount }: OpenPayout) {
  const { ref } = await deps.gateway.payouts.transfer({ key: `transfer:${id}`, account, amount });
  await inTransaction(deps.pool, async (trx) => {
    if (!(await markTransferred(trx, { id, ref }))) return;
    const entries = transferEntries(payee, amount);
    await bookStep(trx, id, 'transferred', { entries, now: deps.now() });
  });
}

async function payToBank(deps: PayoutDeps, payout: OpenPayout): Promise<void> {
  const { id, payee, account, amount, attempt } = payout;
  const key = `payout:${id}:${attempt}`;
  const paid = await deps.gateway.payouts.payOut({ key, account, amount });
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (paid.outcome === 'failed') {
      if (await markFailed(trx, { id, attempt, outcome: paid.reason }))
        await tellOfFailed(deps, trx, { payee, amount });
      return;
    }
    const lookAt = new Date(now.getTime() + LOOK_AFTER_MS);
    if (!(await markPaid(trx, { id, ref: paid.ref, attempt, now, lookAt }))) return;
    await bookStep(trx, id, `paid:${attempt}`, { entries: paidEntries(payee, amount), now });
    await tellOfPaid(deps, trx, { payee, amount });
  });
}

async function bringBack(deps: PayoutDeps, { id, payee, account, amount, transfer }: OpenPayout) {
  if (transfer === null) throw new Error(`Payout ${id} has no transfer.`);
  await deps.gateway.payouts.takeBack({ key: `return:${id}`, transfer, account, amount });
  await inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    if (!(await markReturned(trx, { id, now }))) return;
    const entries = reversed(transferEntries(payee, amount));
    await bookStep(trx, id, 'returned', { entries, now });
    await bookStep(trx, id, 'unclaimed', { entries: reversed(claimEntries(payee, amount)), now });
  });
}

export function bookStep(
  trx: Queryable,
  causeId: number,
  step: string,
  { entries, now }: { readonly entries: ReturnType<typeof claimEntries>; readonly now: Date },
): Promise<number> {
  return book(trx, [{ cause: 'payout', causeId, step, orderId: null, entries }], now);
}
