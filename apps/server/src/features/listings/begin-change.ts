import type { ProductId, VendorId } from '@wevisu/domain/ids.ts';
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { findDraftProblems } from './show-listing.ts';
import { lockProduct, readLive, toListing } from './store/live-listings.ts';
import { insertChange } from './store/new-drafts.ts';

/** Drafts a change of a live product, in the caller's transaction. Null if it has a draft already, or is gone. */
export async function beginChange(
  db: Queryable,
  of: {
    readonly vendorId: VendorId;
    readonly productId: ProductId;
    readonly listId: number;
    readonly now: Date;
    readonly change: (live: Listing) => Listing;
  },
): Promise<number | null> {
  const { vendorId, productId, listId, now, change } = of;
  await lockProduct(db, { vendorId, productId });
  const live = await readLive(db, { vendorId, productId });
  if (live === null) return null;
  const base = toListing(live);
  const content = change(base);
  const problems = Object.keys(await findDraftProblems(db, content)).length;
  const made = await insertChange(db, {
    ...{ vendorId, productId, listId, content, base, baseVersion: live.version, problems, now },
  });
  return made?.id ?? null;
}
