import type { CallReply } from '@wevisu/contract/call.ts';
import type { getSubmittedListing as call } from '@wevisu/contract/listings.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { diffListing } from '@wevisu/domain/listings/diff-listing.ts';
import type { ListingConflict } from '@wevisu/domain/listings/rebase-listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { ListingsDeps } from './deps.ts';
import { lookSizesOf } from './look-sizes.ts';
import { copy, nameCategories, rebaseDraft } from './show-listing.ts';
import { countSubmitted, getDraftForStaff, listSubmitted } from './store/drafts.ts';
import { readLive, toListing } from './store/live-listings.ts';

export async function listSubmittedListings({ pool }: Pick<ListingsDeps, 'pool'>, limit: number) {
  const [rows, { total }] = await Promise.all([
    listSubmitted(pool, { limit }),
    countSubmitted(pool),
  ]);
  return {
    total,
    rows: rows.map((row) => ({
      id: row.id,
      vendor_id: row.vendorId,
      vendor: row.companyName,
      name: row.name,
      is_new: row.productId === null,
      version: row.version,
      submitted_at: row.submittedAt?.toISOString() ?? '',
    })),
  };
}

/** Categories by name, as in the changes. */
async function nameConflicts(db: Queryable, conflicts: readonly ListingConflict[]) {
  const sides = ['base', 'live', 'draft'] as const;
  const named = await Promise.all(
    conflicts.map(async (conflict) => {
      const { path, label } = conflict;
      const texts = sides.map((side) => ({ path, label, from: null, to: conflict[side] }));
      return (await nameCategories(db, texts)).map(({ to }) => to);
    }),
  );
  return conflicts.map((conflict, index) => {
    const [base = null, live = null, draft = null] = named[index] ?? [];
    return { ...conflict, base, live, draft };
  });
}

/** For staff: the same comparison that the vendor saw. */
export async function getSubmittedListing(
  { pool }: Pick<ListingsDeps, 'pool'>,
  id: number,
): Promise<Result<CallReply<typeof call>['data']>> {
  const draft = await getDraftForStaff(pool, { id });
  if (draft === null) return refuse('listing_not_found');
  const { vendorId, productId } = draft;
  const live = productId === null ? null : await readLive(pool, { vendorId, productId });
  const current = live === null ? null : { version: live.version, listing: toListing(live) };
  const { listing, conflicts } = rebaseDraft(draft, current);
  return ok({
    id,
    vendor_id: vendorId,
    vendor: draft.companyName,
    name: listing.name,
    is_new: productId === null,
    version: draft.version,
    submitted_at: draft.submittedAt?.toISOString() ?? '',
    state: draft.state,
    reason: draft.reason,
    content: copy(listing),
    live: current === null ? null : copy(current.listing),
    hash: live?.hash ?? null,
    changes: await nameCategories(pool, diffListing(current?.listing ?? null, listing)),
    conflicts: await nameConflicts(pool, conflicts),
    looks: lookSizesOf(listing),
  });
}
