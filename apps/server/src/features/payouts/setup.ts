import type { PayoutAccountView } from '@wevisu/contract/payouts.ts';
import { day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';
import { nextPayoutDay } from '@wevisu/domain/payouts/payouts.ts';
import type { PayoutDeps } from './deps.ts';
import { refreshAccount } from './refresh-account.ts';
import { findAccount, insertAccount } from './store/accounts.ts';
import { findNegative } from './store/negative.ts';
import { findPayeeId } from './store/payees.ts';
import { findLastRun } from './store/payouts.ts';

interface Asking {
  readonly kind: PayeeKind;
  readonly userId: UserId;
}

/** The address of the gateway's page, on which the payee types name and bank account. */
export async function startSetup(
  deps: PayoutDeps,
  { kind, userId, returnPath }: Asking & { readonly returnPath: string },
): Promise<Result<{ readonly url: string }>> {
  const { pool, gateway, now, publicUrl } = deps;
  const payee = await findPayeeId[kind].get(pool, { userId });
  if (payee === null) return refuse('showroom_not_found');
  const { id } = payee;
  // A gateway knows a key for a day only.
  const known = await findAccount[kind].get(pool, { id });
  const { ref } = known ?? (await gateway.payouts.openAccount({ key: `account:${kind}:${id}` }));
  if (known === null) await insertAccount[kind].run(pool, { id, ref, now: now() });
  const returnUrl = publicUrl() + returnPath;
  return ok(await gateway.payouts.accountPage({ ref, returnUrl }));
}

/** As the gateway has it now: it is asked anew, since nobody else says that a bank account was entered there. */
export async function readAccount(
  deps: PayoutDeps,
  { kind, userId }: Asking,
): Promise<PayoutAccountView> {
  const { pool, now } = deps;
  const { runOn } = await findLastRun(pool);
  const next_payout_on = nextPayoutDay(dayOf(now()), runOn === null ? null : day(runOn));
  const payee = await findPayeeId[kind].get(pool, { userId });
  const known = payee && (await findAccount[kind].get(pool, { id: payee.id }));
  if (payee === null || known === null) {
    const none = { state: 'not_started' as const, missing: [], bank: null, held_until: null };
    return { ...none, next_payout_on, due_on: null };
  }
  await refreshAccount(deps, { kind, id: payee.id, ref: known.ref });
  const account = (await findAccount[kind].get(pool, { id: payee.id })) ?? known;
  const { state, missing, bankName, bankLast4, heldUntil } = account;
  const negative = await findNegative[kind].get(pool, { id: payee.id });
  return {
    ...{ state, missing: [...missing], next_payout_on, due_on: negative?.dueOn ?? null },
    bank: bankName === null || bankLast4 === null ? null : { name: bankName, last4: bankLast4 },
    held_until: heldUntil !== null && heldUntil > now() ? heldUntil.toISOString() : null,
  };
}
