import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { negativeBalanceDueDay } from '@wevisu/domain/policy/policy.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { PayoutDeps } from './deps.ts';
import { endNegative, noteNegative, takeOverdue } from './store/negative.ts';
import { KINDS, payeeOf } from './store/payees.ts';
import { tellOfNegative, tellOfOverdue } from './tell-of-payouts.ts';

/** POL-19: who owes us hears it when it begins and when its day has passed; it is over once earnings made up for it. */
export async function watchNegative(deps: PayoutDeps): Promise<void> {
  const { pool, now } = deps;
  for (const kind of KINDS) {
    await inTransaction(pool, async (trx) => {
      const at = now();
      await endNegative[kind].run(trx, { now: at });
      const dueOn = negativeBalanceDueDay(at);
      for (const { id, cents: amount } of await noteNegative[kind].list(trx, { now: at, dueOn }))
        await tellOfNegative(deps, trx, { payee: payeeOf(kind, id), amount: cents(amount), dueOn });
      for (const { id, cents: amount } of await takeOverdue[kind].list(trx, {
        ...{ today: dayOf(at), now: at },
      }))
        await tellOfOverdue(deps, trx, { payee: payeeOf(kind, id), amount: cents(amount) });
    });
  }
}
