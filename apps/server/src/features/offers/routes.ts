import * as contract from '@wevisu/contract/offers.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { addClientCalls, addOwnCalls } from './client-routes.ts';
import type { OfferCallDeps, OffersDeps } from './deps.ts';
import { deleteOffer, makeOffer, saveOffer } from './draft-offer.ts';
import { endOffers, remindOfOffers } from './end-offers.ts';
import { findGoods } from './find-goods.ts';
import { printOffer } from './print-offer.ts';
import { filed, said } from './replies.ts';
import { sendChange } from './send-change.ts';
import { sendOffer, withdrawOffer } from './send-offer.ts';
import { showOffer, showRow } from './show-offer.ts';
import { findOffer, listOfferRows } from './store/offers.ts';

export function addOfferJobs(jobs: JobQueue, deps: OffersDeps): void {
  jobs.every('offers.expire', '*/10 * * * *', () => endOffers(deps));
  jobs.every('offers.remind', '23 17 * * *', () => remindOfOffers(deps));
}

export function addOfferCalls(calls: CallTable, deps: OfferCallDeps): void {
  const { pool } = deps;
  calls.add(contract.listOffers, async ({ user: { userId: proId } }) =>
    ok({ data: (await listOfferRows(pool, { proId })).map(showRow) }),
  );
  calls.add(contract.findGoods, async ({ user: { userId: proId } }, { query: { q } }) =>
    said(await findGoods(deps, { proId, q }), ''),
  );
  calls.add(contract.makeOffer, async ({ user: { userId: proId } }, { body: { from } }) =>
    said(await makeOffer(deps, { proId, from }), 'A draft was made.'),
  );
  calls.add(contract.getOffer, async ({ user: { userId: proId } }, { params: { id } }) => {
    const row = await findOffer.read.get(pool, { proId, id });
    return row === null ? refuse('offer_not_found') : ok({ data: await showOffer(pool, row) });
  });
  calls.add(contract.saveOffer, async ({ user: { userId: proId } }, { params: { id }, body }) =>
    said(await saveOffer(deps, { proId, id, change: body }), 'Your draft was saved.'),
  );
  calls.add(contract.deleteOffer, async ({ user: { userId: proId } }, { params: { id } }) =>
    said(await deleteOffer(deps, { proId, id }), 'The draft was deleted.'),
  );
  calls.add(contract.sendOffer, async ({ user: { userId: proId } }, { params, body }) =>
    said(await sendOffer(deps, { proId, ...params, ...body }), 'The offer is on its way.'),
  );
  calls.add(contract.sendChange, async ({ user: { userId: proId } }, { params: { id }, body }) => {
    const { seen, note, ends_on: endsOn } = body;
    return said(
      await sendChange(deps, { proId, id, seen, note, endsOn }),
      'The change is on its way.',
    );
  });
  calls.add(contract.withdrawOffer, async ({ user: { userId: proId } }, { params: { id } }) =>
    said(await withdrawOffer(deps, { proId, id }), 'The offer was withdrawn.'),
  );
  calls.add(contract.printOffer, async ({ user: { userId: proId } }, { params: { id } }) =>
    filed(await printOffer(deps, { proId, id })),
  );
  addClientCalls(calls, deps);
  addOwnCalls(calls, deps);
}
