// G-59, CHAT-02, CHAT-06, CHAT-07: a homeowner hires a pro for a project.

import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import { HIRE_ACTS, HIRE_ROLES, HIRE_STATES } from '@wevisu/domain/hiring/hire-steps.ts';
import { HIRING } from '@wevisu/domain/hiring/hire-terms.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply } from './reply.ts';

const params = z.object({ id: z.coerce.number().int().positive() });
const limit = { max: 60, seconds: 60 } as const;
const project = idOf<ProjectId>(z.coerce.number().int().positive());
const state = z.enum(HIRE_STATES);
const role = z.enum(HIRE_ROLES);

function textOf(max: number) {
  return z.string().trim().max(max, `Use at most ${max} characters.`);
}
const note = textOf(HIRING.maxMessageLength).default('');
const price = z
  .int()
  .min(1, 'Enter an amount above zero.')
  .max(HIRING.maxPrice, 'Enter a smaller amount.');

const termsSchema = z.object({
  scope: z.string(),
  price: centsSchema,
  milestones: z.array(z.object({ title: z.string(), price: centsSchema })),
});

const designerSchema = z.object({
  id: idOf<ProUserId>(z.int()),
  company_name: z.string(),
  name: z.string(),
  vsd_id: z.string(),
  /** The project stands in this pro's showroom. */
  is_of_project: z.boolean(),
  /** Of the published reviews that homeowners wrote; null without one. */
  rating: z.object({ average: z.number(), reviews: z.int() }).nullable(),
  /** The newest hire for the project; null if there is none. */
  hire: z.object({ id: z.int(), state, is_open: z.boolean() }).nullable(),
});
export type Designer = z.output<typeof designerSchema>;

const designers = z.array(designerSchema);

/** API-33, CHAT-07. */
export const listDesigners = defineCall({
  name: 'hiring.listDesigners',
  method: 'GET',
  path: '/api/hire_designer',
  access: ['User'],
  summary: 'The contractors and designers who can be hired for a project, and who is.',
  query: z.object({ project }),
  reply: dataReply(z.object({ project_name: z.string(), designers })),
});

/** API-32, CHAT-06. */
export const hireDesigner = defineCall({
  name: 'hiring.hireDesigner',
  method: 'POST',
  path: '/api/hire_designer',
  access: ['User'],
  summary: 'Ask a pro for an offer for a project.',
  body: z.object({
    project,
    pro: idOf<ProUserId>(z.coerce.number().int().positive()),
    message: textOf(HIRING.maxMessageLength).min(1, 'Say what you need.'),
  }),
  reply: dataReply(z.object({ hire: z.int(), designers })),
  success: 201,
  limit,
});

const listedShape = {
  id: z.int(),
  state,
  /** As whom the caller takes part. */
  role,
  /** The caller is waited for. */
  is_own_turn: z.boolean(),
  project_name: z.string(),
  homeowner: z.string(),
  company_name: z.string(),
  /** Of the terms that stand now; null before the first offer. */
  price: centsSchema.nullable(),
  changed_at: z.string(),
};
const listedSchema = z.object(listedShape);
export type ListedHire = z.output<typeof listedSchema>;

const reviewSchema = z.object({ stars: z.int(), text: z.string() });

const paymentSchema = z.object({
  id: z.int(),
  /** Of its milestone, from 0. */
  place: z.int(),
  title: z.string(),
  amount: centsSchema,
  /** `processing`: the gateway has not answered yet. `confirming`: the bank asks its customer on a page of its own. */
  state: z.enum(['processing', 'confirming', 'refused', 'paid']),
  /** 'Visa ending in 4242'; null for the pro. */
  card: z.string().nullable(),
  /** When it was charged or refused; else when it was begun. */
  at: z.string(),
  /** Why the card was refused; of the homeowner. */
  refusal: z.string().nullable(),
  confirmation: z.object({ url: z.string(), expires_at: z.string() }).nullable(),
  held: centsSchema,
  /** What of it went to the pro, and the platform's fee of that. */
  to_pro: centsSchema,
  /** Null for the homeowner. */
  fee: centsSchema.nullable(),
  /** From when on the pro may be paid it; null for the homeowner. */
  available_on: z.iso.date().nullable(),
  back: centsSchema,
  back_state: z.enum(['started', 'done', 'failed']).nullable(),
  back_at: z.string().nullable(),
  /** A bank has yet to decide about it. */
  is_disputed: z.boolean(),
  /** Kept by a bank for good. */
  lost: centsSchema,
});
export type HirePayment = z.output<typeof paymentSchema>;

const moneySchema = z.object({
  /** Else the two settle the price between them. */
  is_paid_here: z.boolean(),
  /** In parts per million: what the platform keeps of what goes to the pro. Null for the homeowner. */
  fee_rate: z.int().nullable(),
  /** What the pro has to do before being paid through the platform; null if nothing. */
  missing: z.string().nullable(),
  /** The milestone that the caller can pay for now. */
  next: z.object({ place: z.int(), title: z.string(), amount: centsSchema }).nullable(),
  /** The milestone that is next, or delivered, is held whole. */
  is_funded: z.boolean(),
  is_disputed: z.boolean(),
  /** `charged = held + to_pro + back`, but for what banks have kept. */
  charged: centsSchema,
  held: centsSchema,
  to_pro: centsSchema,
  back: centsSchema,
  payments: z.array(paymentSchema),
});

export const hireSchema = z.object({
  ...listedShape,
  /** Goes up with each act: one that was made on an older version is refused. */
  version: z.int(),
  /** Null once the project is deleted. */
  project: idOf<ProjectId>(z.int()).nullable(),
  pro_name: z.string(),
  terms: termsSchema.nullable(),
  /** So many milestones are accepted, the first ones. */
  accepted: z.int(),
  money: moneySchema,
  /** What the caller may do now; a homeowner accepts by paying. */
  acts: z.array(z.enum(HIRE_ACTS)),
  events: z.array(
    z.object({
      id: z.int(),
      act: z.enum([...HIRE_ACTS, 'request']),
      by: z.string(),
      role,
      is_own: z.boolean(),
      note: z.string(),
      terms: termsSchema.nullable(),
      created_at: z.string(),
    }),
  ),
  reviews: z.object({
    own: reviewSchema.nullable(),
    /** Of the other one, once they are published; staff see those of both by then. */
    others: z.array(reviewSchema.extend({ role })),
    is_published: z.boolean(),
    /** When they are at the latest; null before the work is done. */
    published_on: z.string().nullable(),
  }),
});
export type Hire = z.output<typeof hireSchema>;

export const listHires = defineCall({
  name: 'hiring.listHires',
  method: 'GET',
  path: '/api/hires',
  access: ['User', 'Contractor'],
  summary: 'Your hires, the one that changed last first.',
  reply: dataReply(z.array(listedSchema)),
});

export const showHire = defineCall({
  name: 'hiring.showHire',
  method: 'GET',
  path: '/api/hires/:id',
  access: ['User', 'Contractor'],
  summary: 'A hire of yours with its terms and everything that happened.',
  params,
  reply: dataReply(hireSchema),
});

/** An offer of the pro, or other terms that the homeowner proposes. */
export const sendHireTerms = defineCall({
  name: 'hiring.sendHireTerms',
  method: 'POST',
  path: '/api/hires/:id/terms',
  access: ['User', 'Contractor'],
  summary: 'Make an offer, or propose other terms; the milestones add up to the price.',
  params,
  body: z.object({
    version: z.int(),
    scope: textOf(HIRING.maxScopeLength).min(1, 'Say what is done for the price.'),
    price,
    milestones: z
      .array(
        z.object({
          title: textOf(HIRING.maxTitleLength).min(1, 'Name the milestone.'),
          price,
        }),
      )
      .min(1, 'Add a milestone.')
      .max(HIRING.maxMilestones, `Use at most ${HIRING.maxMilestones} milestones.`),
    note,
  }),
  reply: dataReply(hireSchema),
  limit,
});

export const takeHireStep = defineCall({
  name: 'hiring.takeHireStep',
  method: 'POST',
  path: '/api/hires/:id/steps',
  access: ['User', 'Contractor'],
  summary:
    'Accept, decline, cancel, deliver, accept a delivery, ask for changes, complete or dispute.',
  params,
  body: z.object({
    version: z.int(),
    act: z.enum([
      'accept',
      'decline',
      'cancel',
      'deliver',
      'ask_changes',
      'accept_delivery',
      'complete',
      'dispute',
    ]),
    note,
  }),
  reply: dataReply(hireSchema),
  limit,
});

const paymentParams = params.extend({ payment: z.coerce.number().int().positive() });

/** Who tries cards gets no further than this. */
const PAYMENTS = { max: 10, seconds: 3_600 } as const;
const LOOKS = { max: 120, seconds: 600 } as const;

/** Answers once the card was tried; the same token again is the same payment. */
export const payHire = defineCall({
  name: 'hiring.payHire',
  method: 'POST',
  path: '/api/hires/:id/payments',
  access: ['User'],
  summary:
    'Pay for a milestone by card; the first one accepts the terms. It is held until accepted.',
  params,
  body: z.object({
    version: z.int(),
    place: z.int().min(0).max(HIRING.maxMilestones),
    /** The amount that was shown: another one is refused. */
    amount: centsSchema,
    /** The gateway's token. Never a card number. */
    payment_token: z.string().min(8).max(80),
  }),
  reply: dataReply(hireSchema),
  limit: PAYMENTS,
});

export const continueHirePayment = defineCall({
  name: 'hiring.continueHirePayment',
  method: 'POST',
  path: '/api/hires/:id/payments/:payment/continue',
  access: ['User'],
  summary: 'Ask what has become of a payment for a milestone.',
  params: paymentParams,
  reply: dataReply(hireSchema),
  limit: LOOKS,
});

export const cancelHirePayment = defineCall({
  name: 'hiring.cancelHirePayment',
  method: 'POST',
  path: '/api/hires/:id/payments/:payment/cancel',
  access: ['User'],
  summary: 'Give up a payment for a milestone that waits for your bank.',
  params: paymentParams,
  reply: dataReply(hireSchema),
  limit: LOOKS,
});

export const reviewHire = defineCall({
  name: 'hiring.reviewHire',
  method: 'POST',
  path: '/api/hires/:id/review',
  access: ['User', 'Contractor'],
  summary: 'Review the other one. Neither reads the other review before both are published.',
  params,
  body: z.object({
    stars: z.int().min(1, 'Choose how many stars.').max(MAX_STARS),
    text: textOf(HIRING.maxReviewLength).min(1, 'Write how it went.'),
  }),
  reply: dataReply(hireSchema),
  limit,
});

export const listStaffHires = defineCall({
  name: 'hiring.listStaffHires',
  method: 'GET',
  path: '/api/staff/hires',
  access: ['Admin'],
  summary:
    'Hires that are paid here or that staff were asked to decide: those that wait for them first.',
  reply: dataReply(z.array(listedSchema)),
});

export const showStaffHire = defineCall({
  name: 'hiring.showStaffHire',
  method: 'GET',
  path: '/api/staff/hires/:id',
  access: ['Admin'],
  summary: 'A hire that is paid here, or that staff were asked to decide.',
  params,
  reply: dataReply(hireSchema),
});

export const decideHire = defineCall({
  name: 'hiring.decideHire',
  method: 'POST',
  path: '/api/staff/hires/:id/decision',
  access: ['Admin'],
  summary: 'Decide a dispute: the work goes on, is done, or is canceled. Both are told the reason.',
  params,
  body: z.object({
    version: z.int(),
    act: z.enum(['resume', 'close_completed', 'close_canceled']),
    /** Of everything that is held, when the hire is closed; the rest goes back to the card. */
    to_pro: z.int().min(0).max(HIRING.maxPrice).default(0),
    note,
  }),
  reply: dataReply(hireSchema),
  limit,
});

export const retryHireRefund = defineCall({
  name: 'hiring.retryHireRefund',
  method: 'POST',
  path: '/api/staff/hires/:id/payments/:payment/refund',
  access: ['Admin'],
  summary: 'Try a refund of a hire again that a bank refused or sent back.',
  params: paymentParams,
  body: z.object({
    reason: z.string().trim().min(3, 'Say why.').max(500, 'Use at most 500 characters.'),
  }),
  reply: dataReply(hireSchema),
  limit,
});
