// What clients do with offers, with the link of a mail or signed in.
import * as contract from '@wevisu/contract/offers.ts';
import * as own from '@wevisu/contract/own-offers.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { approveOffer, declineOffer, readOffer } from './answer-offer.ts';
import { buyOffer } from './buy-offer.ts';
import type { ClientKey } from './client-key.ts';
import type { OffersDeps } from './deps.ts';
import { askForOffer } from './draft-offer.ts';
import { printForClient } from './print-offer.ts';
import { filed, said } from './replies.ts';
import { showOwnRow } from './show-offer.ts';
import { listOwn } from './store/offers.ts';

const APPROVED = 'Your approval was sent.';
const DECLINED = 'You declined the offer.';
const IN_CART = 'The approved products are in your cart.';

const byLink = (secret: string): ClientKey => ({ kind: 'link', secret });

export function addClientCalls(calls: CallTable, deps: OffersDeps): void {
  calls.add(contract.askForOffer, async ({ user: { userId } }, { body: { showroom } }) =>
    said(await askForOffer(deps, { userId, proId: showroom }), 'Your pro was asked for an offer.'),
  );
  calls.add(contract.readOffer, async (_, { body }) =>
    said(await readOffer(deps, byLink(body.secret)), ''),
  );
  calls.add(contract.approveOffer, async (_, { body }) => {
    const { secret, signed_by: signedBy, ...given } = body;
    return said(await approveOffer(deps, { ...given, signedBy, key: byLink(secret) }), APPROVED);
  });
  calls.add(contract.declineOffer, async (_, { body: { secret, ...given } }) =>
    said(await declineOffer(deps, { ...given, key: byLink(secret) }), DECLINED),
  );
  calls.add(contract.printLinked, async (_, { body }) =>
    filed(await printForClient(deps, byLink(body.secret))),
  );
  calls.add(contract.buyOffer, async ({ user: { userId } }, { body }) =>
    said(await buyOffer(deps, { userId, key: byLink(body.secret) }), IN_CART),
  );
}

export function addOwnCalls(calls: CallTable, deps: OffersDeps): void {
  const { pool } = deps;
  const keyOf = (userId: UserId, { id }: { readonly id: number }): ClientKey => ({
    ...{ kind: 'account', userId, id },
  });
  calls.add(own.listOwnOffers, async ({ user: { userId } }) =>
    ok({ data: (await listOwn(pool, { userId })).map(showOwnRow) }),
  );
  calls.add(own.getOwnOffer, async ({ user: { userId } }, { params }) =>
    said(await readOffer(deps, keyOf(userId, params)), ''),
  );
  calls.add(own.approveOwn, async ({ user: { userId } }, { params, body }) => {
    const { signed_by: signedBy, ...given } = body;
    const key = keyOf(userId, params);
    return said(await approveOffer(deps, { ...given, signedBy, key }), APPROVED);
  });
  calls.add(own.declineOwn, async ({ user: { userId } }, { params, body }) =>
    said(await declineOffer(deps, { ...body, key: keyOf(userId, params) }), DECLINED),
  );
  calls.add(own.printOwn, async ({ user: { userId } }, { params }) =>
    filed(await printForClient(deps, keyOf(userId, params))),
  );
  calls.add(own.buyOwn, async ({ user: { userId } }, { params }) =>
    said(await buyOffer(deps, { userId, key: keyOf(userId, params) }), IN_CART),
  );
}
