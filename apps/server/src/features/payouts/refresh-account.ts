import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { BANK_CHANGE_HOLD_DAYS } from '@wevisu/domain/payouts/payouts.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PayoutDeps } from './deps.ts';
import { updateAccount } from './store/accounts.ts';
import { payeeOf } from './store/payees.ts';
import { tellOfBankChange } from './tell-of-payouts.ts';

const DAY_MS = 86_400_000;

/** Keeps what the gateway says of an account now. */
export async function refreshAccount(
  deps: PayoutDeps,
  { kind, id, ref }: { readonly kind: PayeeKind; readonly id: number; readonly ref: string },
): Promise<void> {
  const { pool, gateway, now } = deps;
  const { state, missing, bank } = await gateway.payouts.findAccount(ref);
  await inTransaction(pool, async (trx) => {
    const at = now();
    const updated = await updateAccount(trx, {
      ...{ ref, state, missing: [...missing], now: at },
      ...{ bankName: bank?.name ?? null, bankLast4: bank?.last4 ?? null },
      heldUntil: new Date(at.getTime() + BANK_CHANGE_HOLD_DAYS * DAY_MS),
    });
    if (updated !== null && updated.changed !== null)
      await tellOfBankChange(deps, trx, payeeOf(kind, id));
  });
}
