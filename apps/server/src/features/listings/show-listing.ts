import type { PriceToDecide, VendorListing } from '@wevisu/contract/listings.ts';
import { diffListing, type ListingChange } from '@wevisu/domain/listings/diff-listing.ts';
import { findListingProblems } from '@wevisu/domain/listings/find-listing-problems.ts';
import type { CategoryAttribute, Listing } from '@wevisu/domain/listings/listing.ts';
import { type ListingConflict, rebaseListing } from '@wevisu/domain/listings/rebase-listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { FoundListing } from './find-listing.ts';
import { findPictureProblem } from './find-picture-problem.ts';
import { lookSizesOf } from './look-sizes.ts';
import type { DraftRow } from './store/drafts.ts';
import { listCategoryNames, readCategory } from './store/form.ts';
import { type LiveRow, toListing } from './store/live-listings.ts';
import { listPriceChanges, type PriceChangeRow, type PriceToDecideRow } from './store/prices.ts';

/** A draft as it stands on top of what is live now. */
export function rebaseDraft(
  draft: Pick<DraftRow, 'content' | 'base' | 'baseVersion'>,
  live: (Pick<LiveRow, 'version'> & { readonly listing: Listing }) | null,
): { readonly listing: Listing; readonly conflicts: readonly ListingConflict[] } {
  const { content, base, baseVersion } = draft;
  if (live === null || base === null || baseVersion === live.version) {
    return { listing: content, conflicts: [] };
  }
  return rebaseListing({ base, live: live.listing, draft: content });
}

export async function findDraftProblems(
  db: Queryable,
  listing: Listing,
): Promise<Readonly<Record<string, string>>> {
  const { category_id: id } = listing;
  return findProblemsOf(listing, id === null ? null : await readCategory(db, { id }));
}

/** `category` is that of the listing; null if there is none, or none any more. */
export function findProblemsOf(
  listing: Listing,
  category: {
    readonly attributes: readonly CategoryAttribute[];
    readonly picture: Listing['picture'];
  } | null,
): Readonly<Record<string, string>> {
  return {
    ...findListingProblems(listing, category?.attributes ?? []),
    ...(listing.category_id !== null && category === null && { category_id: 'Choose a category.' }),
    ...findPictureProblem(listing, { ofCategory: category?.picture ?? null }),
  };
}

/** Names in place of ids. */
export async function nameCategories(
  db: Queryable,
  changes: readonly ListingChange[],
): Promise<ListingChange[]> {
  const ids = changes
    .filter(({ path }) => path === 'category_id')
    .flatMap(({ from, to }) => [from, to])
    .flatMap((id) => (id === null ? [] : [Number(id)]));
  if (ids.length === 0) return [...changes];
  const names = new Map(
    (await listCategoryNames(db, { ids })).map(({ id, name }) => [`${id}`, name]),
  );
  const nameOf = (id: string | null) => (id === null ? null : (names.get(id) ?? id));
  return changes.map((change) =>
    change.path === 'category_id'
      ? { ...change, from: nameOf(change.from), to: nameOf(change.to) }
      : change,
  );
}

export async function showListing(
  db: Queryable,
  { vendorId, live, draft }: FoundListing,
): Promise<VendorListing> {
  const current = live === null ? null : { version: live.version, listing: toListing(live) };
  const shown = draft === null ? (current?.listing ?? null) : rebaseDraft(draft, current).listing;
  const changes = live === null ? [] : await listPriceChanges(db, { vendorId, productId: live.id });
  return {
    ref: live === null ? `d${draft?.id ?? 0}` : String(live.id),
    product_id: live?.id ?? null,
    hash: live?.hash ?? null,
    status: live?.status ?? null,
    live: current === null ? null : copy(current.listing),
    live_version: current?.version ?? null,
    draft: draft === null ? null : await showDraft(db, draft, current),
    looks: shown === null ? [] : lookSizesOf(shown),
    prices: (live?.variants ?? []).map(({ id, vendor_sku, price_cents }) => ({
      variant_id: id as VendorListing['prices'][number]['variant_id'],
      vendor_sku,
      wholesale_cents: price_cents,
    })),
    price_changes: changes.map(showPriceChange),
    carts: live?.carts ?? 0,
  };
}

async function showDraft(
  db: Queryable,
  draft: DraftRow,
  live: { readonly version: number; readonly listing: Listing } | null,
): Promise<NonNullable<VendorListing['draft']>> {
  const { listing, conflicts } = rebaseDraft(draft, live);
  return {
    content: copy(listing),
    version: draft.version,
    state: draft.state,
    reason: draft.reason,
    submitted_at: draft.submittedAt?.toISOString() ?? null,
    updated_at: draft.updatedAt.toISOString(),
    changes: await nameCategories(db, diffListing(live?.listing ?? null, listing)),
    problems: { ...(await findDraftProblems(db, listing)) },
    opening_stock: { ...draft.openingStock },
    conflicts: [...conflicts],
  };
}

function showPriceChange(row: PriceChangeRow): VendorListing['price_changes'][number] {
  return {
    id: row.id,
    variant_id: row.variantId,
    from_cents: row.fromCents,
    to_cents: row.toCents,
    starts_at: row.startsAt.toISOString(),
    state: row.state,
    reason: row.reason,
  };
}

export function showPriceToDecide(row: PriceToDecideRow): PriceToDecide {
  return {
    ...showPriceChange(row),
    vendor: row.vendor,
    product: row.product,
    sku: row.sku,
    created_at: row.createdAt.toISOString(),
    version: row.version,
  };
}

/** The wire's lists are not read-only. */
export function copy(listing: Listing): NonNullable<VendorListing['live']> {
  return {
    ...listing,
    photos: [...listing.photos],
    documents: [...listing.documents],
    specification: listing.specification.map(([label, value]) => [label, value]),
    variants: listing.variants.map((variant) => ({ ...variant })),
  };
}
