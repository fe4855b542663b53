import type { VendorListing } from '@wevisu/contract/listings.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import { isEditable, type Listing } from '@wevisu/domain/listings/listing.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ListingsDeps } from './deps.ts';
import { type FoundListing, findListing, requireVendor } from './find-listing.ts';
import { findDraftProblems, rebaseDraft, showListing } from './show-listing.ts';
import {
  type DraftRow,
  deleteDraft,
  insertDraft,
  lockDraft,
  setDraftState,
  submitDraft,
  updateDraft,
} from './store/drafts.ts';
import { readVendorDefaults } from './store/form.ts';
import { toListing } from './store/live-listings.ts';
import { listTakenSkus } from './store/publish.ts';
import { withOwnFiles } from './with-own-files.ts';

interface Named {
  readonly userId: UserId;
  readonly ref: string;
}

export async function getListing(
  { pool }: Pick<ListingsDeps, 'pool'>,
  named: Named,
): Promise<Result<VendorListing>> {
  const found = await findListing(pool, named);
  return found.ok ? ok(await showListing(pool, found.value)) : found;
}

/** VEND-01: an empty listing with the vendor's own defaults, or a copy that has no SKUs, prices and ids. */
export async function createListing(
  { pool, now }: Pick<ListingsDeps, 'pool' | 'now'>,
  { userId, copyOf }: { readonly userId: UserId; readonly copyOf: string | undefined },
): Promise<Result<{ readonly ref: string }>> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const vendorId = vendor.value;
  let content: Listing = emptyListing(await readVendorDefaults(pool, { vendorId }));
  if (copyOf !== undefined) {
    const found = await findListing(pool, { userId, ref: copyOf });
    if (!found.ok) return found;
    const from = contentOf(found.value);
    content = { ...from, variants: from.variants.map(unlisted) };
  }
  const made = await insertDraft(pool, {
    ...{ vendorId, productId: null, content, base: null, baseVersion: null },
    problems: Object.keys(await findDraftProblems(pool, content)).length,
    now: now(),
  });
  if (made === null) throw new Error('A new draft is not there.');
  return ok({ ref: `d${made.id}` });
}

function emptyListing(of: {
  readonly brand: string;
  readonly leadTimeMinDays: number;
  readonly leadTimeMaxDays: number;
}): Listing {
  return {
    ...{ name: '', description: '', brand_name: of.brand, category_id: null, unit: 'Piece' },
    ...{ minimum_unit: 1, color_family: null, material: null, style: null, specification: [] },
    ...{ picture: null, freight_class: null, photos: [], documents: [], model: null, variants: [] },
    lead_time_min_days: of.leadTimeMinDays,
    lead_time_max_days: of.leadTimeMaxDays,
  };
}

function unlisted(variant: Listing['variants'][number], at: number): Listing['variants'][number] {
  return { ...variant, key: `n${at}`, id: null, vendor_sku: '', wholesale_cents: null };
}

function contentOf({ live, draft }: FoundListing): Listing {
  if (draft !== null) return draft.content;
  if (live === null) throw new Error('A listing is neither live nor a draft.');
  return toListing(live);
}

/** In a transaction with the draft locked; the reply is the listing as it is afterward. */
function edit(
  { pool }: Pick<ListingsDeps, 'pool'>,
  named: Named,
  work: (client: Queryable, found: FoundListing) => Promise<Result<null>>,
): Promise<Result<VendorListing>> {
  return inTransactionOfResult(pool, async (client) => {
    const found = await findListing(client, named);
    if (!found.ok) return found;
    const { draft } = found.value;
    const locked = draft === null ? null : await lockDraft(client, { id: draft.id });
    const done = await work(client, { ...found.value, draft: locked });
    if (!done.ok) return done;
    const after = await findListing(client, named);
    return after.ok ? ok(await showListing(client, after.value)) : after;
  });
}

/** G-62: autosaved as the vendor types. Prices of new variants stay as they were set. */
export function saveDraft(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  named: Named & {
    readonly content: Listing;
    readonly version: number | null;
    readonly liveVersion: number | null;
  },
): Promise<Result<VendorListing>> {
  const { version, liveVersion } = named;
  return edit(deps, named, async (client, { vendorId, live, draft }) => {
    if ((draft?.version ?? null) !== version || (live?.version ?? null) !== liveVersion) {
      const now = await showListing(client, { vendorId, live, draft });
      return refuse('changed_meanwhile', { now });
    }
    if (draft !== null && !isEditable(draft.state)) return refuse('listing_submitted');
    const owned = await withOwnFiles(client, { vendorId, listing: named.content });
    if (owned === null) return refuse('listing_file_missing');
    const content = withPricesOf(owned, draft?.content ?? null, live?.variants ?? []);
    if (content === null) return refuse('listing_not_found');
    const base = live === null ? null : toListing(live);
    const problems = Object.keys(await findDraftProblems(client, content)).length;
    const of = { content, base, baseVersion: live?.version ?? null, problems, now: deps.now() };
    if (draft !== null) {
      await updateDraft(client, { ...of, id: draft.id });
      return ok(null);
    }
    const made = await insertDraft(client, { ...of, vendorId, productId: live?.id ?? null });
    return made === null ? refuse('changed_meanwhile') : ok(null);
  });
}

/** Null if it names a variant that is not of this product. */
function withPricesOf(
  content: Listing,
  before: Listing | null,
  live: readonly { readonly id: number | null; readonly key: string }[],
): Listing | null {
  const ids = new Map(live.map(({ key, id }) => [key, id]));
  const prices = new Map(before?.variants.map(({ key, wholesale_cents: cents }) => [key, cents]));
  if (content.variants.some(({ key, id }) => (ids.get(key) ?? null) !== id)) return null;
  // A variant that is live can't be dropped, only withdrawn: orders name it.
  const kept = new Set(content.variants.map(({ key }) => key));
  if (live.some(({ key }) => !kept.has(key))) return null;
  return {
    ...content,
    variants: content.variants.map((variant) => ({
      ...variant,
      wholesale_cents: variant.id === null ? (prices.get(variant.key) ?? null) : null,
    })),
  };
}

/** Only the draft that was seen: what somebody else has typed since is not dropped with it. */
export function discardDraft(
  { pool }: Pick<ListingsDeps, 'pool'>,
  named: Named & { readonly version: number },
): Promise<Result<VendorListing | null>> {
  return inTransactionOfResult(pool, async (client) => {
    const found = await findListing(client, named);
    if (!found.ok) return found;
    const { draft } = found.value;
    const locked = draft === null ? null : await lockDraft(client, { id: draft.id });
    const after = { ...found.value, draft: null };
    if (locked === null) {
      return after.live === null
        ? refuse('listing_not_found')
        : ok(await showListing(client, after));
    }
    if (locked.version !== named.version) {
      return refuse('changed_meanwhile', {
        now: await showListing(client, { ...found.value, draft: locked }),
      });
    }
    await deleteDraft(client, { id: locked.id });
    return ok(after.live === null ? null : await showListing(client, after));
  });
}

/** VEND-01: to the queue of our staff. Only what is complete and touches nothing that changed meanwhile. */
export function submitListing(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  named: Named & { readonly version: number },
): Promise<Result<VendorListing>> {
  return edit(deps, named, async (client, { vendorId, live, draft }) => {
    if (draft === null) return refuse('listing_unchanged');
    if (draft.version !== named.version) {
      return refuse('changed_meanwhile', {
        now: await showListing(client, { vendorId, live, draft }),
      });
    }
    if (draft.state === 'submitted') return ok(null);
    const current = live === null ? null : { version: live.version, listing: toListing(live) };
    const { listing, conflicts } = rebaseDraft(draft, current);
    if (conflicts.length > 0) return refuse('listing_conflicts');
    const problems = await findDraftProblems(client, listing);
    if (Object.keys(problems).length > 0) {
      const fields = Object.fromEntries(
        Object.entries(problems).map(([path, text]) => [path, [text]]),
      );
      return refuse('invalid_input', { fields });
    }
    const skus = listing.variants.map(({ vendor_sku: sku }) => sku.trim());
    const [taken] = await listTakenSkus(client, { vendorId, productId: live?.id ?? null, skus });
    if (taken !== undefined) return refuse('sku_taken', { params: { sku: taken.sku } });
    const base = current?.listing ?? null;
    await updateDraft(client, {
      ...{ id: draft.id, content: listing, base, baseVersion: current?.version ?? null },
      problems: 0,
      now: deps.now(),
    });
    await submitDraft(client, { id: draft.id, now: deps.now() });
    await noteDraft(client, { ...named, vendorId, at: deps.now(), draft, to: 'submitted' });
    return ok(null);
  });
}

function noteDraft(
  client: Queryable,
  of: {
    readonly vendorId: VendorId;
    readonly userId: UserId;
    readonly at: Date;
    readonly draft: DraftRow;
    readonly to: 'submitted' | 'draft';
  },
): Promise<void> {
  const { vendorId, userId, at, draft, to } = of;
  const { id, productId, state, content } = draft;
  return noteAct(client, {
    at,
    actorId: userId,
    tenant: { kind: 'vendor', id: vendorId },
    action: to === 'submitted' ? 'listing.submitted' : 'listing.recalled',
    target: { kind: productId === null ? 'listing' : 'product', id: productId ?? id },
    from: { state },
    to: { state: to, name: content.name },
  });
}

/** Back from the queue, to be changed. */
export function recallListing(
  deps: Pick<ListingsDeps, 'pool' | 'now'>,
  named: Named,
): Promise<Result<VendorListing>> {
  return edit(deps, named, async (client, { vendorId, draft }) => {
    if (draft === null || draft.state !== 'submitted') return refuse('listing_decided');
    await setDraftState(client, { id: draft.id, state: 'draft', reason: '', now: deps.now() });
    await noteDraft(client, { ...named, vendorId, at: deps.now(), draft, to: 'draft' });
    return ok(null);
  });
}
