// What staff decide about listings and prices.
import * as runs from '@wevisu/contract/listing-runs.ts';
import * as contract from '@wevisu/contract/listings.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { decideListing } from './decide-listing.ts';
import { decidePriceChange } from './decide-price.ts';
import type { ListingsDeps } from './deps.ts';
import { showPriceToDecide } from './show-listing.ts';
import { getSubmittedListing, listSubmittedListings } from './show-submitted.ts';
import { approveSimilar, getSimilar, showListingRun } from './start-run.ts';
import { listPricesToDecide } from './store/prices.ts';

const SAID = {
  approve: 'It is live, and the vendor notified by email.',
  ask_changes: 'The vendor was asked for changes by email.',
  decline: 'It was declined and the vendor notified by email.',
} as const;

export function addStaffListingCalls(calls: CallTable, deps: ListingsDeps): void {
  calls.add(contract.listSubmittedListings, async (_, { query }) =>
    ok({ data: await listSubmittedListings(deps, query.limit) }),
  );
  calls.add(contract.getSubmittedListing, async (_, { params: { id } }) => {
    const found = await getSubmittedListing(deps, id);
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(contract.decideListing, async ({ user }, { params: { id }, body }) => {
    const decided = await decideListing(deps, { id, staffId: user.userId, ...body });
    return decided.ok ? ok({ message: SAID[body.decision], data: decided.value }) : decided;
  });
  calls.add(runs.getSimilarListings, async (_, { params: { id } }) => {
    const found = await getSimilar(deps, id);
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(runs.approveSimilarListings, async ({ user }, { params: { id }, body: { count } }) => {
    const begun = await approveSimilar(deps, { id, staffId: user.userId, count });
    return begun.ok
      ? ok({ message: 'They are approved one after another.', data: begun.value })
      : begun;
  });
  calls.add(runs.getListingRun, async (_, { params: { id } }) => {
    const run = await showListingRun(deps, id);
    return run.ok ? ok({ data: run.value }) : run;
  });
  calls.add(contract.listPriceChangesToDecide, async (_, { query: { limit } }) => {
    const rows = await listPricesToDecide(deps.pool, { limit });
    return ok({ data: rows.map(showPriceToDecide) });
  });
  calls.add(contract.decidePriceChange, async ({ user }, { params: { id }, body }) => {
    const decided = await decidePriceChange(deps, { id, staffId: user.userId, ...body });
    if (!decided.ok) return decided;
    return ok({
      data: decided.value,
      message:
        body.decision === 'approve' ? 'The price begins at its date.' : 'The price was declined.',
    });
  });
}
