import { useLots } from '@wevisu/domain/design-ai/credits.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { planUsedEntries } from '@wevisu/domain/ledger/entries.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { book } from '../../money/book.ts';
import { listLots, takeFromLot } from './store/credits.ts';
import { useBought } from './store/purchases.ts';

/** Takes credits from the lots, for good: what was paid for them is earned. The account is locked. */
export async function spendCredits(
  trx: Queryable,
  of: { readonly accountId: AiAccountId; readonly credits: number; readonly now: Date },
): Promise<void> {
  const { accountId, credits, now } = of;
  for (const use of useLots(await listLots(trx, { accountId }), credits)) {
    await takeFromLot(trx, use);
    const bought = await useBought(trx, use);
    if (bought === null) continue;
    const { id: causeId, usedCredits, earnedCents } = bought;
    const cause = { cause: 'credits', causeId, orderId: null } as const;
    const entries = planUsedEntries(cents(earnedCents));
    await book(trx, [{ ...cause, step: `used:${usedCredits}`, entries }], now);
  }
}
