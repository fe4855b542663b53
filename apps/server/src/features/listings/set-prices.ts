import type { VendorListing } from '@wevisu/contract/listings.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VariantId } from '@wevisu/domain/ids.ts';
import { isEditable } from '@wevisu/domain/listings/listing.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { applyDuePrices } from './apply-due-prices.ts';
import { applyListingChange } from './apply-listing-change.ts';
import type { ListingsDeps } from './deps.ts';
import { findListing, requireVendor } from './find-listing.ts';
import { arePricesSeen, type SeenPrice } from './seen-prices.ts';
import { findDraftProblems, showListing } from './show-listing.ts';
import { lockDraft, updateDraft } from './store/drafts.ts';
import { startOfDay, withdrawChange } from './store/prices.ts';

interface Given {
  readonly userId: UserId;
  readonly ref: string;
  readonly prices: readonly {
    readonly key: string;
    readonly wholesale_cents: number;
    readonly seen: SeenPrice;
  }[];
  /** YYYY-MM-DD; null: now. */
  readonly startsOn: string | null;
}

/**
 * VEND-01, G-62: prices of live variants begin at their day, or now; those of new ones stand in the draft and begin with
 * its approval. Never autosaved. Placed orders keep their prices.
 */
export function setPrices(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  { userId, ref, prices, startsOn }: Given,
): Promise<Result<VendorListing>> {
  return inTransactionOfResult(deps.pool, async (client) => {
    const found = await findListing(client, { userId, ref });
    if (!found.ok) return found;
    const { vendorId, live, draft } = found.value;
    const now = deps.now();
    if (startsOn !== null && startsOn < dayOf(now)) {
      return refuseFields({ starts_on: 'price_day_over' });
    }
    if (!(await arePricesSeen(client, found.value, prices))) {
      const after = await findListing(client, { userId, ref });
      return after.ok
        ? refuse('changed_meanwhile', { now: await showListing(client, after.value) })
        : after;
    }
    const isToday = startsOn === null || startsOn === dayOf(now);
    const startsAt = isToday ? now : await beginOf(client, startsOn);
    const ids = new Map(live?.variants.map(({ key, id }) => [key, id as VariantId]));
    const wishes = prices.flatMap(({ key, wholesale_cents: cents }) => {
      const variantId = ids.get(key);
      return variantId === undefined ? [] : [{ variantId, cents, startsAt }];
    });
    const fresh = new Map(
      prices.filter(({ key }) => !ids.has(key)).map((one) => [one.key, one.wholesale_cents]),
    );
    if (fresh.size > 0) {
      const locked = draft === null ? null : await lockDraft(client, { id: draft.id });
      const known = new Set(locked?.content.variants.map(({ key }) => key));
      if (locked === null || [...fresh.keys()].some((key) => !known.has(key))) {
        return refuse('listing_not_found');
      }
      if (!isEditable(locked.state)) return refuse('listing_submitted');
      const variants = locked.content.variants.map((variant) => {
        const cents = fresh.get(variant.key);
        return cents === undefined ? variant : { ...variant, wholesale_cents: cents };
      });
      const { id, base, baseVersion } = locked;
      const content = { ...locked.content, variants };
      const problems = Object.keys(await findDraftProblems(client, content)).length;
      await updateDraft(client, { id, base, baseVersion, now, content, problems });
    }
    if (wishes.length > 0) {
      await applyListingChange(client, { vendorId, actorId: userId, now, prices: wishes });
      const cents = new Map(live?.variants.map((one) => [one.id as VariantId, one.price_cents]));
      for (const wish of wishes) {
        await noteAct(client, {
          at: now,
          actorId: userId,
          tenant: { kind: 'vendor', id: vendorId },
          action: 'price.requested',
          target: { kind: 'variant', id: wish.variantId },
          from: { wholesale_cents: cents.get(wish.variantId) ?? null },
          to: { wholesale_cents: wish.cents, starts_at: wish.startsAt.toISOString() },
        });
      }
      if (isToday) await applyDuePrices(client, now);
    }
    const after = await findListing(client, { userId, ref });
    return after.ok ? ok(await showListing(client, after.value)) : after;
  });
}

async function beginOf(db: Parameters<typeof startOfDay>[0], day: string): Promise<Date> {
  return (await startOfDay(db, { day })).at;
}

/** A price that has begun is not taken back: set the old one again. */
export async function withdrawPriceChange(
  { pool, now }: Pick<ListingsDeps, 'pool' | 'now'>,
  { userId, id }: { readonly userId: UserId; readonly id: number },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (client) => {
    const vendor = await requireVendor(client, userId);
    if (!vendor.ok) return vendor;
    const row = await withdrawChange(client, { vendorId: vendor.value, id, now: now() });
    if (row === null) return refuse('price_change_not_found');
    await noteAct(client, {
      at: now(),
      actorId: userId,
      tenant: { kind: 'vendor', id: vendor.value },
      action: 'price.taken_back',
      target: { kind: 'variant', id: row.variantId },
      from: { wholesale_cents: row.toCents },
      to: { wholesale_cents: row.fromCents },
    });
    return ok(null);
  });
}
