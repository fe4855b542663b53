import * as looks from '@wevisu/contract/listing-looks.ts';
import * as runs from '@wevisu/contract/listing-runs.ts';
import * as contract from '@wevisu/contract/listings.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { changeProducts } from './change-products.ts';
import type { ListingsDeps } from './deps.ts';
import {
  createListing,
  discardDraft,
  getListing,
  recallListing,
  saveDraft,
  submitListing,
} from './edit-draft.ts';
import { exportProducts } from './export-products.ts';
import { listNewListings } from './list-new-listings.ts';
import { listVendorProducts } from './list-products.ts';
import { setOpeningStock } from './set-opening-stock.ts';
import { setPrices, withdrawPriceChange } from './set-prices.ts';
import { getListingForm } from './show-form.ts';
import { getLookForm } from './show-look-form.ts';
import { addStaffListingCalls } from './staff-routes.ts';
import { countNew, sendAll } from './start-run.ts';

/** A reply of data, with a sentence. */
function told<T>(result: Result<T>, message = '') {
  return result.ok ? ok({ data: result.value, message }) : result;
}

export function addListingCalls(calls: CallTable, deps: ListingsDeps): void {
  calls.add(contract.listVendorProducts, async ({ user: { userId } }, { query }) =>
    told(await listVendorProducts(deps, { userId, query })),
  );
  calls.add(contract.exportVendorProducts, async ({ user: { userId } }, { query }) => {
    const file = await exportProducts(deps, { userId, query });
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(contract.listNewListings, async ({ user: { userId } }, { query }) =>
    told(await listNewListings(deps, { userId, query })),
  );
  calls.add(contract.getListingForm, async ({ user }) =>
    told(await getListingForm(deps, user.userId)),
  );
  calls.add(looks.getLookForm, async (_, { params }) => told(getLookForm(params.kind)));
  calls.add(contract.createListing, async ({ user: { userId } }, { body }) =>
    told(await createListing(deps, { userId, copyOf: body.copy_of })),
  );
  calls.add(contract.getVendorListing, async ({ user: { userId } }, { params: { ref } }) =>
    told(await getListing(deps, { userId, ref })),
  );
  calls.add(contract.saveListingDraft, async ({ user: { userId } }, { params: { ref }, body }) => {
    const { content, version, live_version: liveVersion } = body;
    return told(await saveDraft(deps, { userId, ref, content, version, liveVersion }));
  });
  calls.add(contract.discardListingDraft, async ({ user: { userId } }, { params, query }) => {
    const of = { userId, ...params, ...query };
    return told(await discardDraft(deps, of), 'The draft is gone.');
  });
  calls.add(contract.submitListing, async ({ user: { userId } }, { params: { ref }, body }) =>
    told(
      await submitListing(deps, { userId, ref, version: body.version }),
      'Our staff review it. What is live stays until then.',
    ),
  );
  calls.add(contract.recallListing, async ({ user: { userId } }, { params: { ref } }) =>
    told(await recallListing(deps, { userId, ref }), 'You can change it again.'),
  );
  calls.add(contract.setListingPrices, async ({ user: { userId } }, { params: { ref }, body }) => {
    const { prices, starts_on: startsOn } = body;
    return told(await setPrices(deps, { userId, ref, prices, startsOn }));
  });
  calls.add(contract.setOpeningStock, async ({ user: { userId } }, { params: { ref }, body }) =>
    told(await setOpeningStock(deps, { userId, ref, stock: body.stock }), 'The stock is saved.'),
  );
  calls.add(contract.withdrawPriceChange, async ({ user: { userId } }, { params: { id } }) => {
    const done = await withdrawPriceChange(deps, { userId, id });
    return done.ok ? ok({ message: 'The price stays as it is.' }) : done;
  });
  calls.add(contract.changeVendorProducts, async ({ user: { userId } }, { body }) =>
    told(await changeProducts(deps, { userId, ...body })),
  );
  calls.add(runs.countNewListings, async ({ user }) => told(await countNew(deps, user.userId)));
  calls.add(runs.sendNewListings, async ({ user: { userId } }, { body: { count } }) =>
    told(await sendAll(deps, { userId, count }), 'They go to our staff, one after another.'),
  );
  addStaffListingCalls(calls, deps);
}
