import type { UserId, VariantId, VendorId } from '@wevisu/domain/ids.ts';
import {
  needsPriceApproval,
  PRICE_CHANGE_LIMIT_PERCENT,
  PRICE_DROP_HOLD_PERCENT,
} from '@wevisu/domain/listings/price-approval.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import {
  insertPriceChanges,
  lockPrices,
  type PriceRow,
  readDropLimit,
  readPriceLimit,
  withdrawOpen,
} from './store/prices.ts';

export interface PriceWish {
  readonly variantId: VariantId;
  readonly cents: number;
  /** From now on if it is not later. */
  readonly startsAt: Date;
}

export interface AppliedChange {
  readonly waiting: number;
  /** Above the limit: staff decide. */
  readonly toApprove: number;
  /** The price is that already, or the variant is not the vendor's. */
  readonly unchanged: number;
}

/**
 * New wholesale prices of live variants, which need no approval of their listing: five statements however many rows there
 * are. `applyDuePrices` puts them into the catalog. An open change of the same variant is taken back.
 */
export async function applyListingChange(
  db: Queryable,
  given: {
    readonly vendorId: VendorId;
    readonly actorId: UserId;
    readonly now: Date;
    readonly prices: readonly PriceWish[];
  },
): Promise<AppliedChange> {
  const { vendorId, actorId, now, prices } = given;
  const ids = prices.map(({ variantId }) => variantId);
  const current = new Map(
    (await lockPrices(db, { vendorId, ids })).map(({ id, wholesaleCents }) => [id, wholesaleCents]),
  );
  const limitPercent = await getPriceLimit(db);
  const rows = prices.flatMap(({ variantId, cents: toCents, startsAt }): PriceRow[] => {
    const fromCents = current.get(variantId);
    if (fromCents === undefined || fromCents === toCents) return [];
    const isLarge = needsPriceApproval({ fromCents, toCents, limitPercent });
    const state = isLarge ? 'needs_approval' : 'waiting';
    return [{ variantId, fromCents, toCents, startsAt: startsAt.toISOString(), state }];
  });
  // The current price again takes back what was planned.
  await withdrawOpen(db, { ids: ids.filter((id) => current.has(id)), now });
  if (rows.length > 0) await insertPriceChanges(db, { vendorId, actorId, now, rows });
  const toApprove = rows.filter(({ state }) => state === 'needs_approval').length;
  return {
    waiting: rows.length - toApprove,
    toApprove,
    unchanged: prices.length - rows.length,
  };
}

/** In percent, as staff have set it. */
export async function getPriceLimit(db: Queryable): Promise<number> {
  const set = await readPriceLimit(db);
  return typeof set === 'number' && set >= 0 ? set : PRICE_CHANGE_LIMIT_PERCENT;
}

/** In percent, as staff have set it: a price list that drops a price by more says why. */
export async function getDropLimit(db: Queryable): Promise<number> {
  const set = await readDropLimit(db);
  return typeof set === 'number' && set >= 0 ? set : PRICE_DROP_HOLD_PERCENT;
}
