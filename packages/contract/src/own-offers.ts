// Offers of pros to a homeowner with an account: those that were sent to the account's confirmed address.
import { z } from 'zod';
import { defineCall } from './call.ts';
import {
  approvalShape,
  boughtSchema,
  declineShape,
  headShape,
  linkedOfferSchema,
  offerIdParams,
} from './offers.ts';
import { dataReply, emptyReply } from './reply.ts';

const access = ['User'] as const;

const rowSchema = z.object({
  ...headShape,
  id: z.int(),
  number: z.string(),
  company_name: z.string(),
  sent_at: z.string(),
  closed_at: z.string().nullable(),
});
export type OwnOfferRow = z.output<typeof rowSchema>;

export const listOwnOffers = defineCall({
  name: 'ownOffers.listOwnOffers',
  method: 'GET',
  path: '/api/account/offers',
  access,
  summary: 'Offers that pros sent to your confirmed address, newest first, at most 200.',
  reply: dataReply(z.array(rowSchema)),
});

export const getOwnOffer = defineCall({
  name: 'ownOffers.getOwnOffer',
  method: 'GET',
  path: '/api/account/offers/:id',
  access,
  summary: 'One offer that was sent to you, word for word.',
  params: offerIdParams,
  reply: dataReply(linkedOfferSchema),
});

export const approveOwn = defineCall({
  name: 'ownOffers.approveOwn',
  method: 'POST',
  path: '/api/account/offers/:id/approve',
  access,
  summary: 'Approve lines of an offer that was sent to you, and sign them.',
  params: offerIdParams,
  body: z.object(approvalShape),
  bodyLimit: 256 * 1024,
  reply: dataReply(linkedOfferSchema),
  limit: { max: 20, seconds: 600 },
});

export const declineOwn = defineCall({
  name: 'ownOffers.declineOwn',
  method: 'POST',
  path: '/api/account/offers/:id/decline',
  access,
  summary: 'Decline an offer that was sent to you, as a whole.',
  params: offerIdParams,
  body: z.object(declineShape),
  reply: dataReply(linkedOfferSchema),
  limit: { max: 20, seconds: 600 },
});

export const buyOwn = defineCall({
  name: 'ownOffers.buyOwn',
  method: 'POST',
  path: '/api/account/offers/:id/cart',
  access,
  summary:
    'Put the approved lines into your cart, at the prices of today, and learn what has changed since.',
  params: offerIdParams,
  reply: dataReply(boughtSchema),
  limit: { max: 60, seconds: 600 },
});

export const printOwn = defineCall({
  name: 'ownOffers.printOwn',
  method: 'GET',
  path: '/api/account/offers/:id/pdf',
  access,
  summary: 'An offer that was sent to you as PDF, as it was sent and signed.',
  params: offerIdParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 600 },
});
