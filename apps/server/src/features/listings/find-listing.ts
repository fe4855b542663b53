import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type DraftRow, getDraftOfProduct, getNewDraft } from './store/drafts.ts';
import { getVendorId, type LiveRow, readLive } from './store/live-listings.ts';

export interface FoundListing {
  readonly vendorId: VendorId;
  readonly live: LiveRow | null;
  readonly draft: DraftRow | null;
}

/** The vendor of the session; another type of account has none. */
export async function requireVendor(db: Queryable, userId: UserId): Promise<Result<VendorId>> {
  const vendorId = await getVendorId(db, { userId });
  return vendorId === null ? refuse('vendor_not_found') : ok(vendorId);
}

/** What is live and its draft; another vendor's is not found. One of the two is there. */
export async function findListing(
  db: Queryable,
  { userId, ref }: { readonly userId: UserId; readonly ref: string },
): Promise<Result<FoundListing>> {
  const vendor = await requireVendor(db, userId);
  if (!vendor.ok) return vendor;
  const vendorId = vendor.value;
  if (ref.startsWith('d')) {
    const draft = await getNewDraft(db, { vendorId, id: Number(ref.slice(1)) });
    return draft === null ? refuse('listing_not_found') : ok({ vendorId, live: null, draft });
  }
  // The only place where what a call names becomes the id of a product: the statement asks for the vendor too.
  const productId = Number(ref) as ProductId;
  const live = await readLive(db, { vendorId, productId });
  if (live === null) return refuse('listing_not_found');
  return ok({ vendorId, live, draft: await getDraftOfProduct(db, { vendorId, productId }) });
}
