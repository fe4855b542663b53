// Changes and new products of the demo world's vendors, in every state of review.
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Listing, ListingDecision } from '@wevisu/domain/listings/listing.ts';
import { findProduct, requireDraftId, userIdOf } from '../../../../db/demo/intake.ts';
import { decideListing } from '../features/listings/decide-listing.ts';
import {
  createListing,
  getListing,
  saveDraft,
  submitListing,
} from '../features/listings/edit-draft.ts';
import { setPrices } from '../features/listings/set-prices.ts';
import { DAY_MS, type IntakeDeps, must, NO_JOBS, NO_MAILS } from './intake-deps.ts';

const STAFF = 'staff@example.com';

/** A change of a product that is live, or a new one like it. */
interface Sent {
  readonly vendor: string;
  /** Place among the vendor's products, by id. */
  readonly place: number;
  readonly isNew: boolean;
  readonly daysAgo: number;
  readonly change: (content: Listing) => Partial<Listing>;
  /** Null: it waits in the queue. */
  readonly decision: { readonly kind: ListingDecision; readonly reason: string } | null;
}

const SENT: readonly Sent[] = [
  {
    ...{ vendor: 'vendor@example.com', place: 40, isNew: false, daysAgo: 0.2, decision: null },
    change: ({ description, lead_time_max_days: most }) => ({
      description: `${description} Now packed in recycled board, two corner guards to a box.`,
      lead_time_max_days: most + 3,
    }),
  },
  {
    ...{ vendor: 'vendor3@example.com', place: 12, isNew: false, daysAgo: 3.5, decision: null },
    change: ({ name, minimum_unit: least }) => ({
      name: `${name}, Select`,
      minimum_unit: least + 1,
    }),
  },
  {
    ...{ vendor: 'vendor4@example.com', place: 7, isNew: true, daysAgo: 0.4, decision: null },
    change: ({ name, variants }) => ({
      name: `${name}, Brushed`,
      variants: asNew(variants, 'BR'),
    }),
  },
  {
    ...{ vendor: 'vendor@example.com', place: 55, isNew: false, daysAgo: 6 },
    change: ({ name }) => ({ name: `${name} NEW!!! Last boxes` }),
    decision: {
      kind: 'ask_changes',
      reason: 'The name is what the product is called. Please leave out praise and prices.',
    },
  },
  {
    ...{ vendor: 'vendor@example.com', place: 60, isNew: true, daysAgo: 15 },
    change: ({ name, variants }) => ({
      name: `${name}, Second Choice`,
      variants: asNew(variants, 'B'),
    }),
    decision: {
      kind: 'decline',
      reason:
        'We list goods of first choice only. Seconds may go to our clearance buyers: write to us.',
    },
  },
];

function asNew(variants: Listing['variants'], suffix: string): Listing['variants'] {
  return variants.slice(0, 1).map((variant) => ({
    ...variant,
    vendor_sku: `${variant.size_label === '' ? 'N' : 'S'}-${suffix}-${variant.weight_g ?? 0}`,
  }));
}

export async function sendListings(deps: IntakeDeps): Promise<void> {
  const staffId = await userIdOf(deps.pool, STAFF);
  for (const sent of SENT) {
    const at = new Date(deps.now.getTime() - sent.daysAgo * DAY_MS);
    const of = {
      ...deps,
      now: () => at,
      mailer: NO_MAILS,
      jobs: NO_JOBS,
      publicUrl: () => deps.publicUrl,
    };
    const userId = await userIdOf(deps.pool, sent.vendor);
    const ref = await writeDraft(of, { ...sent, userId });
    if (ref === null) continue;
    const written = must(await getListing(of, { userId, ref }));
    const version = written.draft?.version ?? 0;
    const submitted = must(await submitListing(of, { userId, ref, version }));
    if (sent.decision === null) continue;
    const { kind: decision, reason } = sent.decision;
    const id = await requireDraftId(deps.pool, { productId: submitted.product_id, userId });
    const later = { ...of, now: () => new Date(at.getTime() + DAY_MS / 3) };
    const seen = submitted.draft?.version ?? 0;
    must(await decideListing(later, { id, staffId, decision, reason, version: seen }));
  }
}

/** Null where the vendor has too few products. */
async function writeDraft(
  of: Pick<IntakeDeps, 'pool'> & { readonly now: () => Date },
  { userId, place, isNew, change }: Sent & { readonly userId: UserId },
): Promise<string | null> {
  const product = await findProduct(of.pool, { userId, place });
  if (product === null) return null;
  const ref = isNew
    ? must(await createListing(of, { userId, copyOf: String(product.id) })).ref
    : String(product.id);
  const before = must(await getListing(of, { userId, ref }));
  const content = before.draft?.content ?? before.live;
  if (content === null) return null;
  const changed = { ...content, ...change(content) };
  const versions = { version: before.draft?.version ?? null, liveVersion: before.live_version };
  must(await saveDraft(of, { userId, ref, content: changed, ...versions }));
  if (!isNew) return ref;
  const seen = { wholesale_cents: null, open_change: null };
  const prices = changed.variants.map(({ key }) => ({ key, wholesale_cents: product.cents, seen }));
  must(await setPrices(of, { userId, ref, prices, startsOn: null }));
  return ref;
}
