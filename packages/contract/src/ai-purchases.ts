// Credits of AI 3D design that are bought by card, and packs that staff pay back.
import { CREDIT_PACK_IDS } from '@wevisu/domain/design-ai/credit-packs.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

/** Who tries cards gets no further than this. */
const PAYMENTS = { max: 10, seconds: 3_600 } as const;
const LOOKS = { max: 120, seconds: 600 } as const;

const purchaseSchema = z.object({
  id: z.int(),
  credits: z.int(),
  amount: centsSchema,
  /** `processing`: the gateway has not answered yet. `confirming`: the bank asks its customer on a page of its own. */
  state: z.enum(['processing', 'confirming', 'done']),
  confirmation: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
});
export type CreditPurchase = z.output<typeof purchaseSchema>;

const byId = z.object({ id: z.coerce.number().int().positive() });

export const getCreditShop = defineCall({
  name: 'aiPurchases.getShop',
  method: 'GET',
  path: '/api/AI/credit_packs',
  access: 'ai-account',
  summary: 'The packs of credits with their prices, and your payment that has no end yet.',
  reply: dataReply(
    z.object({
      packs: z.array(
        z.object({ id: z.enum(CREDIT_PACK_IDS), credits: z.int(), price: centsSchema }),
      ),
      open: purchaseSchema.nullable(),
    }),
  ),
});

/** Answers once the card was tried; the same token again is the same purchase. */
export const buyCredits = defineCall({
  name: 'aiPurchases.buy',
  method: 'POST',
  path: '/api/AI/credit_purchases',
  access: 'ai-account',
  summary: 'Buy a pack of credits by card.',
  body: z.object({
    pack: z.enum(CREDIT_PACK_IDS),
    /** The price that was shown: another one is refused. */
    amount: centsSchema,
    /** The gateway's token. Never a card number. */
    payment_token: z.string().min(8).max(80),
  }),
  reply: dataReply(purchaseSchema),
  success: 201,
  limit: PAYMENTS,
});

export const continueCreditPurchase = defineCall({
  name: 'aiPurchases.continue',
  method: 'POST',
  path: '/api/AI/credit_purchases/:id/continue',
  access: 'ai-account',
  summary: 'Ask what has become of a payment for credits.',
  params: byId,
  reply: dataReply(purchaseSchema),
  limit: LOOKS,
});

export const cancelCreditPurchase = defineCall({
  name: 'aiPurchases.cancel',
  method: 'POST',
  path: '/api/AI/credit_purchases/:id/cancel',
  access: 'ai-account',
  summary: 'Give up a payment for credits that waits for your bank.',
  params: byId,
  reply: emptyReply,
  limit: LOOKS,
});

const soldPackSchema = z.object({
  id: z.int(),
  receipt: z.string(),
  /** Null once the account is deleted. */
  email: z.string().nullable(),
  credits: z.int(),
  used_credits: z.int(),
  amount: centsSchema,
  at: z.string(),
  refund: z.enum(['started', 'done', 'failed']).nullable(),
  refund_reason: z.string().nullable(),
  is_disputed: z.boolean(),
  /** Nobody has used or holds any of its credits. */
  can_refund: z.boolean(),
});
export type SoldPack = z.output<typeof soldPackSchema>;

export const listSoldPacks = defineCall({
  name: 'aiPurchases.listSold',
  method: 'GET',
  path: '/api/staff/credit-purchases',
  access: ['Admin'],
  summary: 'Packs of AI credits that were paid, newest first.',
  /** The id of the last one of the page before. */
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: dataReply(z.object({ packs: z.array(soldPackSchema), has_more: z.boolean() })),
});

export const refundSoldPack = defineCall({
  name: 'aiPurchases.refund',
  method: 'POST',
  path: '/api/staff/credit-purchases/:id/refund',
  access: ['Admin'],
  summary: 'Pay back a pack that nobody has used, and take its credits back.',
  params: byId,
  body: z.object({ reason: z.string().trim().min(3).max(500) }),
  reply: emptyReply,
  limit: { max: 60, seconds: 600 },
});
