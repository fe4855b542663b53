// What a client does with an offer, the same with the link of a mail and in the account.
import type { CallArgs, CallReply } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/offers.ts';
import * as own from '@wevisu/contract/own-offers.ts';
import { offerPath, ownOfferPath } from '@wevisu/site/paths.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

type Approval = CallArgs<typeof own.approveOwn>['body'];
type Refusal = CallArgs<typeof own.declineOwn>['body'];

export interface ClientCalls {
  /** The page that one comes back to after signing in. */
  readonly path: string;
  readonly read: () => Promise<contract.LinkedOffer>;
  readonly approve: (body: Approval) => Promise<CallReply<typeof own.approveOwn>>;
  readonly decline: (body: Refusal) => Promise<CallReply<typeof own.declineOwn>>;
  readonly buy: () => Promise<CallReply<typeof own.buyOwn>>;
  readonly print: () => Promise<Blob>;
}

export function callsOfLink(secret: string): ClientCalls {
  const body = { secret };
  return {
    path: offerPath(secret),
    read: async () => (await call(contract.readOffer, { body }, QUIET)).data,
    approve: (given) => call(contract.approveOffer, { body: { ...given, secret } }, QUIET),
    decline: (given) => call(contract.declineOffer, { body: { ...given, secret } }, QUIET),
    buy: () => call(contract.buyOffer, { body }, QUIET),
    print: () => callFile(contract.printLinked, { body }, new AbortController().signal),
  };
}

export function callsOfOwn(id: number): ClientCalls {
  const params = { id };
  return {
    path: ownOfferPath(id),
    read: async () => (await call(own.getOwnOffer, { params }, QUIET)).data,
    approve: (body) => call(own.approveOwn, { params, body }, QUIET),
    decline: (body) => call(own.declineOwn, { params, body }, QUIET),
    buy: () => call(own.buyOwn, { params }, QUIET),
    print: () => callFile(own.printOwn, { params }, new AbortController().signal),
  };
}

export async function fetchOwnOffers() {
  return (await call(own.listOwnOffers, {}, QUIET)).data;
}
