import { z } from 'zod';
import { defineCall } from './call.ts';
import { emptyReply } from './reply.ts';

/** Answers once the card was tried: what was refused before is charged to it, or it is refused too. */
export const payWithOtherCard = defineCall({
  name: 'orderCards.payWithOtherCard',
  method: 'POST',
  path: '/api/orders/:number/card',
  access: ['User'],
  summary: 'Pay with another card what your card was refused for.',
  params: z.object({ number: z.string().min(1).max(20) }),
  body: z.object({
    /** The gateway's token. Never a card number. */
    payment_token: z.string().min(8).max(80),
  }),
  reply: emptyReply,
  limit: { max: 6, seconds: 3_600 },
});
