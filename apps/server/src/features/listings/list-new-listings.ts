import type { CallInput } from '@wevisu/contract/call.ts';
import type { listNewListings as call, NewListing } from '@wevisu/contract/listings.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import { countNewListings, newListingsBy } from './store/new-listings.ts';

export async function listNewListings(
  { pool }: Pick<ListingsDeps, 'pool'>,
  { userId, query }: { readonly userId: UserId; readonly query: CallInput<typeof call>['query'] },
): Promise<Result<ListPage<NewListing>>> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const filters = {
    vendorId: vendor.value,
    q: query.q,
    state: query.state ?? null,
    complete: query.complete ?? null,
    listId: query.list ?? null,
  };
  return readList(query, {
    rows: (page) => newListingsBy[query.dir].list(pool, { ...filters, ...page }),
    count: async (most) => (await countNewListings(pool, { ...filters, most })) ?? 0,
    show: ({ id, firstSku, updatedAt, sortKey: _, ...row }) => ({
      ...row,
      ref: `d${id}`,
      first_sku: firstSku,
      updated_at: updatedAt.toISOString(),
    }),
  });
}
