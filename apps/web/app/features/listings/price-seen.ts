import type { VendorListing } from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';

/** A price as the page shows it, now and planned. */
export interface SeenPrice {
  readonly wholesale_cents: number | null;
  readonly open_change: number | null;
}

/** A price that is typed, and the one that it is to replace. */
export interface TypedPrice {
  readonly cents: number;
  readonly seen: SeenPrice;
  readonly text: string;
}

/** What the page shows of the price of a variant. */
export function seenPrice(listing: VendorListing, key: string): SeenPrice {
  const live = listing.prices.find((one) => `v${one.variant_id}` === key);
  if (live === undefined) {
    const fresh = listing.draft?.content.variants.find((one) => one.key === key);
    return { wholesale_cents: fresh?.wholesale_cents ?? null, open_change: null };
  }
  return {
    wholesale_cents: live.wholesale_cents,
    open_change: openChange(listing, key)?.id ?? null,
  };
}

function openChange(listing: VendorListing, key: string) {
  return listing.price_changes.find(
    ({ variant_id: id, state }) =>
      `v${id}` === key && (state === 'waiting' || state === 'needs_approval'),
  );
}

/** The same in words. */
export function seenPriceText(listing: VendorListing, key: string): string {
  const { wholesale_cents: cents } = seenPrice(listing, key);
  const open = openChange(listing, key);
  const now = cents === null ? 'no price' : formatUsd(cents as Cents);
  if (open === undefined) return now;
  return `${now}, ${formatUsd(open.to_cents as Cents)} from ${formatDate(open.starts_at)}`;
}

export function isSeen(a: SeenPrice, b: SeenPrice): boolean {
  return a.wholesale_cents === b.wholesale_cents && a.open_change === b.open_change;
}
