import type { VendorListing } from '@wevisu/contract/listings.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { isEditable } from '@wevisu/domain/listings/listing.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { ListingsDeps } from './deps.ts';
import { findListing } from './find-listing.ts';
import { showListing } from './show-listing.ts';
import { lockDraft, setDraftStock } from './store/drafts.ts';

/** VEND-01: what is on hand of new variants, which becomes their first lot with the approval. */
export function setOpeningStock(
  { pool }: Pick<ListingsDeps, 'pool'>,
  given: {
    readonly userId: UserId;
    readonly ref: string;
    readonly stock: readonly {
      readonly sku: string;
      readonly units: number | null;
      readonly seen: number | null;
    }[];
  },
): Promise<Result<VendorListing>> {
  return inTransactionOfResult(pool, async (client) => {
    const found = await findListing(client, given);
    if (!found.ok) return found;
    const { draft } = found.value;
    const locked = draft === null ? null : await lockDraft(client, { id: draft.id });
    if (locked === null) return refuse('listing_not_found');
    if (!isEditable(locked.state)) return refuse('listing_submitted');
    const before: Readonly<Record<string, number>> = locked.openingStock ?? {};
    const isSeen = given.stock.every(({ sku, seen }) => (before[sku] ?? null) === seen);
    const shown = { ...found.value, draft: locked };
    if (!isSeen) {
      return refuse('changed_meanwhile', { now: await showListing(client, shown) });
    }
    const fresh = new Set(
      locked.content.variants.flatMap(({ id, vendor_sku: sku }) => (id === null ? [sku] : [])),
    );
    if (given.stock.some(({ sku }) => !fresh.has(sku))) return refuse('listing_not_found');
    const asked = new Map(given.stock.map(({ sku, units }) => [sku, units]));
    const kept = Object.entries(before).filter(([sku]) => !asked.has(sku));
    const set = [...asked].filter((one): one is [string, number] => one[1] !== null);
    const stock = Object.fromEntries([...kept, ...set]);
    await setDraftStock(client, {
      id: locked.id,
      stock: Object.keys(stock).length === 0 ? null : stock,
    });
    const after = await findListing(client, given);
    return after.ok ? ok(await showListing(client, after.value)) : after;
  });
}
