import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, UserId } from '@wevisu/domain/ids.ts';
import { type ListingDecision, stateAfter } from '@wevisu/domain/listings/listing.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import type { ListingsDeps } from './deps.ts';
import { listingDecidedMail } from './mails.ts';
import { publishListing } from './publish-listing.ts';
import { findDraftProblems, rebaseDraft } from './show-listing.ts';
import {
  deleteDraft,
  getDraftForStaff,
  lockDraft,
  setDraftDecided,
  setDraftState,
} from './store/drafts.ts';
import { lockProduct, readLive, toListing } from './store/live-listings.ts';
import { insertOpeningStock } from './store/publish.ts';

const ACTIONS = {
  approve: 'listing.approved',
  ask_changes: 'listing.sent_back',
  decline: 'listing.declined',
} as const satisfies Record<ListingDecision, string>;

interface Given {
  readonly id: number;
  readonly staffId: UserId;
  readonly decision: ListingDecision;
  readonly reason: string;
  readonly version: number;
}

/**
 * VEND-01, G-62: staff decide about the version that they saw. An approval publishes in the same transaction; where what
 * is live has changed under the draft, its vendor chooses first.
 */
export function decideListing(
  deps: ListingsDeps,
  given: Given,
): Promise<Result<{ readonly product_id: ProductId | null }>> {
  const { id, staffId, decision, reason } = given;
  return inTransactionOfResult(deps.pool, async (client) => {
    const draft = await lockDraft(client, { id });
    if (draft === null) return refuse('listing_not_found');
    if (draft.state !== 'submitted') return refuse('listing_decided');
    if (draft.version !== given.version) return refuse('changed_meanwhile');
    const told = await getDraftForStaff(client, { id });
    const now = deps.now();
    let { productId } = draft;
    const next = stateAfter(decision);
    if (next === null) {
      const { vendorId } = draft;
      if (productId !== null) await lockProduct(client, { vendorId, productId });
      const live = productId === null ? null : await readLive(client, { vendorId, productId });
      const current = live === null ? null : { version: live.version, listing: toListing(live) };
      const { listing, conflicts } = rebaseDraft(draft, current);
      if (conflicts.length > 0) return refuse('listing_conflicts');
      const problems = await findDraftProblems(client, listing);
      if (Object.keys(problems).length > 0) return refuse('listing_incomplete');
      const published = await publishListing(deps, client, { vendorId, productId, listing, now });
      if (!published.ok) return published;
      productId = published.value;
      const { openingStock: stock } = draft;
      if (stock !== null) await insertOpeningStock(client, { productId, stock });
      await deleteDraft(client, { id });
    } else {
      await setDraftState(client, { id, state: next, reason, now });
      await setDraftDecided(client, { id, staffId, now });
    }
    await noteAct(client, {
      at: now,
      actorId: staffId,
      tenant: { kind: 'vendor', id: draft.vendorId },
      action: ACTIONS[decision],
      target: { kind: productId === null ? 'listing' : 'product', id: productId ?? id },
      from: draft.base === null ? null : { ...draft.base },
      to: next === null ? { ...draft.content } : { ...draft.base, state: next },
      reason,
    });
    if (told !== null) {
      const { name } = draft.content;
      const ref = productId === null ? `d${id}` : String(productId);
      const url = `${deps.publicUrl()}/vendor/products/${ref}`;
      await deps.mailer.queue(client, [
        {
          template: `listing_${decision}`,
          to: told.email,
          content: listingDecidedMail({ decision, reason, name, url }),
        },
      ]);
    }
    return ok({ product_id: productId });
  });
}
