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
  /** What the caller may do now. */
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
  summary: 'Hires in which staff were asked to decide, open ones first.',
  reply: dataReply(z.array(listedSchema)),
});

export const showStaffHire = defineCall({
  name: 'hiring.showStaffHire',
  method: 'GET',
  path: '/api/staff/hires/:id',
  access: ['Admin'],
  summary: 'A hire in which staff were asked to decide.',
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
    note,
  }),
  reply: dataReply(hireSchema),
  limit,
});
