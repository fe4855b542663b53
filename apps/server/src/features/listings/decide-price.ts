import type { PriceToDecide } from '@wevisu/contract/listings.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import type { ListingsDeps } from './deps.ts';
import { showPriceToDecide } from './show-listing.ts';
import { decideChange, lockPriceToDecide } from './store/prices.ts';

/** A price above the limit begins at its date once staff have approved it; if that is over, now. */
export function decidePriceChange(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  given: {
    readonly id: number;
    readonly staffId: UserId;
    readonly decision: 'approve' | 'decline';
    readonly reason: string;
    readonly version: number;
  },
): Promise<Result<PriceToDecide>> {
  const { id, staffId, decision, reason } = given;
  return inTransactionOfResult(deps.pool, async (client) => {
    const now = deps.now();
    const state = decision === 'approve' ? 'waiting' : 'declined';
    const row = await lockPriceToDecide(client, { id });
    if (row === null) return refuse('price_change_not_found');
    const shown = showPriceToDecide(row);
    if (row.version !== given.version) return refuse('changed_meanwhile', { now: shown });
    await decideChange(client, { id, state, reason, staffId, now });
    await noteAct(client, {
      at: now,
      actorId: staffId,
      tenant: { kind: 'vendor', id: row.vendorId },
      action: decision === 'approve' ? 'price.approved' : 'price.declined',
      target: { kind: 'variant', id: row.variantId },
      from: { wholesale_cents: row.fromCents },
      to: { wholesale_cents: decision === 'approve' ? row.toCents : row.fromCents },
      reason,
    });
    if (decision === 'approve' && row.startsAt <= now) await applyDuePrices(client, now);
    return ok({ ...shown, state, reason });
  });
}
