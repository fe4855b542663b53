// Plans that pros pay for: what is bought, when it renews, and what was charged.
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const PRO = ['Contractor'] as const;
const dayText = z.iso.date();
const cardSchema = z.object({ brand: z.string(), last4: z.string() });
/** Who tries cards gets no further than this. */
const PAYMENTS = { max: 10, seconds: 3_600 } as const;
const CHANGES = { max: 30, seconds: 600 } as const;

const subscriptionSchema = z.object({
  plan: z.enum(['Premium']),
  /** Of each month. */
  price: centsSchema,
  /** `starting`: the first charge has no answer yet. `past_due`: a renewal was refused, and is tried again. */
  state: z.enum(['starting', 'active', 'past_due']),
  started_on: dayText,
  /** The last paid day; null while it starts. */
  paid_until: dayText.nullable(),
  /** The day of the next charge; null once it is canceled. */
  renews_on: dayText.nullable(),
  /** The last day of a canceled plan. */
  ends_on: dayText.nullable(),
  card: cardSchema,
  /** While a renewal is tried again: why it was refused, when the next try is, and until when the plan stays. */
  refused: z.object({ why: z.string(), next_try_on: dayText, last_day: dayText }).nullable(),
});
export type Subscription = z.output<typeof subscriptionSchema>;

const chargeSchema = z.object({
  id: z.int(),
  amount: centsSchema,
  from: dayText,
  to: dayText,
  state: z.enum(['started', 'done', 'failed']),
  /** When it ended, or began. */
  at: z.string(),
  card: cardSchema,
  /** Why it was refused. */
  why: z.string().nullable(),
  /** The number of its receipt. */
  receipt: z.string().nullable(),
});
export type PlanCharge = z.output<typeof chargeSchema>;

const planPaymentsSchema = z.object({
  /** What buying Premium today costs and pays for; null where it can't be bought now. */
  offer: z
    .object({ price: centsSchema, from: dayText, to: dayText, renews_on: dayText })
    .nullable(),
  subscription: subscriptionSchema.nullable(),
  /** Newest first; 60 at most. */
  charges: z.array(chargeSchema),
});
export type PlanPayments = z.output<typeof planPaymentsSchema>;

export const getPlanPayments = defineCall({
  name: 'subscriptions.getPlanPayments',
  method: 'GET',
  path: '/api/pro/subscription',
  access: PRO,
  summary: 'Your paid plan, when it renews, and what was charged for it.',
  reply: dataReply(planPaymentsSchema),
});

const cardBody = z.object({
  /** The gateway's token. Never a card number. */
  payment_token: z.string().min(8).max(80),
});

/** Answers once the card was tried. */
export const buyPlan = defineCall({
  name: 'subscriptions.buyPlan',
  method: 'POST',
  path: '/api/pro/subscription',
  access: PRO,
  summary: 'Buy Premium for a month. It renews every month until it is canceled.',
  body: cardBody,
  reply: dataReply(planPaymentsSchema),
  success: 201,
  limit: PAYMENTS,
});

export const changePlanCard = defineCall({
  name: 'subscriptions.changePlanCard',
  method: 'PUT',
  path: '/api/pro/subscription/card',
  access: PRO,
  summary: 'Charge another card from now on. A renewal that was refused is tried at once.',
  body: cardBody,
  reply: dataReply(planPaymentsSchema),
  limit: PAYMENTS,
});

export const cancelPlan = defineCall({
  name: 'subscriptions.cancelPlan',
  method: 'POST',
  path: '/api/pro/subscription/cancel',
  access: PRO,
  summary: 'Cancel the paid plan. It stays until the last paid day, and nothing more is charged.',
  reply: dataReply(planPaymentsSchema),
  limit: CHANGES,
});

export const resumePlan = defineCall({
  name: 'subscriptions.resumePlan',
  method: 'POST',
  path: '/api/pro/subscription/resume',
  access: PRO,
  summary: 'Let a canceled plan renew after all, until its last day.',
  reply: dataReply(planPaymentsSchema),
  limit: CHANGES,
});

export const getPlanReceipt = defineCall({
  name: 'subscriptions.getPlanReceipt',
  method: 'GET',
  path: '/api/pro/subscription/receipts/:receipt',
  access: PRO,
  summary: 'The receipt of a charge of your plan, as PDF.',
  params: z.object({ receipt: z.string().min(1).max(24) }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 600 },
});

export const getPlanPaymentsForStaff = defineCall({
  name: 'subscriptions.getPlanPaymentsForStaff',
  method: 'GET',
  path: '/api/staff/pros/:id/subscription',
  access: ['Admin'],
  summary: "A pro's paid plan and what was charged for it.",
  params: z.object({ id: idOf<ProUserId>(z.coerce.number().int().positive()) }),
  reply: dataReply(planPaymentsSchema),
});
