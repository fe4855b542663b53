import type { VariantId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { FoundListing } from './find-listing.ts';
import { lockDraft } from './store/drafts.ts';
import { listOpenChanges, lockPrices } from './store/prices.ts';

/** A price as the person saw it who types a new one. */
export interface SeenPrice {
  readonly wholesale_cents: number | null;
  readonly open_change: number | null;
}

/**
 * G-62: whether each price, now or planned, is still the one that was seen: a new price takes the place of a planned one,
 * which nobody should lose to a person who never saw it. Locks the prices until the transaction ends.
 */
export async function arePricesSeen(
  db: Queryable,
  { vendorId, live, draft }: FoundListing,
  prices: readonly { readonly key: string; readonly seen: SeenPrice }[],
): Promise<boolean> {
  const idOf = new Map(live?.variants.map(({ key, id }) => [key, id as VariantId]));
  const ids = prices.flatMap(({ key }) => idOf.get(key) ?? []);
  const cents = new Map<string, number | null>();
  const open = new Map<string, number>();
  if (ids.length > 0) {
    const rows = await lockPrices(db, { vendorId, ids });
    for (const { id, wholesaleCents } of rows) cents.set(`v${id}`, wholesaleCents);
    for (const { id, variantId } of await listOpenChanges(db, { ids }))
      open.set(`v${variantId}`, id);
  }
  if (ids.length < prices.length) {
    const locked = draft === null ? null : await lockDraft(db, { id: draft.id });
    for (const one of locked?.content.variants ?? []) {
      if (one.id === null) cents.set(one.key, one.wholesale_cents);
    }
  }
  return prices.every(
    ({ key, seen }) =>
      (cents.get(key) ?? null) === seen.wholesale_cents &&
      (open.get(key) ?? null) === seen.open_change,
  );
}
