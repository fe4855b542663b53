import type { OfferChange } from '@wevisu/contract/offers.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId, UserId, VariantId } from '@wevisu/domain/ids.ts';
import { offerDifference } from '@wevisu/domain/offers/offer-difference.ts';
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import { freeOf } from '../cart/pick-lots.ts';
import { putIntoCart } from '../cart/put-into-cart.ts';
import { type ClientKey, findForClient } from './client-key.ts';
import type { OffersDeps } from './deps.ts';
import { leadTimeOf, readGoods } from './price-sections.ts';
import { readSnapshot } from './snapshots.ts';
import { findNewest } from './store/offers.ts';

interface Bought {
  readonly showroom: ProUserId;
  readonly vsd_id: string;
  readonly lines: number;
  readonly changes: OfferChange[];
  readonly total_before: number;
  readonly total_after: number;
}

/**
 * The approved lines stand in the cart as often as approved, however often this is asked for. A price is not promised: what
 * has changed is said here and shown again in the cart.
 */
export async function buyOffer(
  deps: Pick<OffersDeps, 'pool' | 'now' | 'newToken'>,
  { userId, key }: { readonly userId: UserId; readonly key: ClientKey },
): Promise<Result<Bought>> {
  const { pool, now, newToken } = deps;
  const found = await findForClient(pool, { key, now: now() }, 'read');
  if (!found.ok) return found;
  const row = found.value;
  if (!isApprovedOffer(row.state)) return refuse('offer_not_approved');
  // With the changes that were approved since.
  const newest = await findNewest(pool, { id: row.id });
  const signed = await readSnapshot(pool, { offerId: newest.id, kind: 'signed' });
  if (signed === null) return refuse('offer_not_approved');
  const lines = signed.content.sections.flatMap((section) => section.lines);
  const variantIds = lines.map((line) => line.variant_id);
  const goods = await readGoods(pool, { showroomId: row.showroomId, variantIds });
  const { buyable, changes, ...totals } = offerDifference(lines, (id) => {
    const one = goods.get(id);
    if (one === undefined || !one.isSold) return null;
    return {
      price: one.priceCents,
      left: freeOf(one.lots),
      lead_time: leadTimeOf(one),
      minimum: one.minimumUnit,
    };
  });
  if (buyable.length === 0) return refuse('offer_nothing_left');
  const put = await putIntoCart(
    pool,
    { now, newId: newToken },
    {
      proId: row.proId,
      owner: { kind: 'member', userId },
      items: buyable.map((line) => ({
        variantId: line.variant_id as VariantId,
        projectId: null,
        room: null,
        qty: line.qty,
        areaSqftE2: null,
      })),
      mode: 'set',
    },
  );
  if (!put.ok) return put;
  return ok({
    showroom: row.proId,
    vsd_id: row.vsdId,
    lines: new Set(buyable.map((line) => line.variant_id)).size,
    changes: [...changes],
    ...totals,
  });
}
