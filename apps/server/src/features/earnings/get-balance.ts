import type { EarningsBalance } from '@wevisu/contract/earnings.ts';
import { cents, subtract, sum } from '@wevisu/domain/money/money.ts';
import type { EarningsDeps } from './deps.ts';
import type { PayeeUser } from './payee-user.ts';
import { getBalance, listHeld, listUpcoming } from './store/balance.ts';

const DAYS_SHOWN = 8;

export async function readBalance(
  { pool }: EarningsDeps,
  { kind, userId }: PayeeUser,
): Promise<EarningsBalance> {
  const balance = await getBalance[kind].require(pool, { userId });
  const days = await listUpcoming[kind].list(pool, { userId, most: DAYS_SHOWN });
  const upcoming = days.map(({ day, amount, items }) => ({ day, amount: cents(amount), items }));
  const held = await listHeld[kind].list(pool, { userId });
  const pending = cents(balance.pending);
  return {
    available: cents(balance.available),
    pending,
    in_transit: cents(balance.transit),
    held: held.map(({ number, amount, since }) => ({
      ...{ order_number: number, amount: cents(amount), since: since.toISOString() },
    })),
    upcoming,
    later: subtract(pending, sum(upcoming.map(({ amount }) => amount))),
  };
}
