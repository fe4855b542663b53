// A pro proposes a changed copy of a room that its homeowner shared; the homeowner looks at what differs, and accepts
// or declines.
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { MAX_SCENE_BYTES } from '@wevisu/scene/document/scene-limits.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply } from './reply.ts';

const id = idOf<ProjectId>(z.coerce.number().int().positive());
const idParams = z.object({ id });
const params = z.object({ id, proposal: z.coerce.number().int().positive() });
const writes = { max: 60, seconds: 60 } as const;

export const PROPOSAL_STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;

export const proposalSchema = z.object({
  id: z.int(),
  /** The pro's showroom. */
  company_name: z.string(),
  note: z.string(),
  state: z.enum(PROPOSAL_STATES),
  /** The homeowner's word, empty for none. */
  answer: z.string(),
  sent_at: z.string(),
  closed_at: z.string().nullable(),
  base: z.object({
    revision: z.int(),
    /** Null if that version is no longer kept. */
    saved_at: z.string().nullable(),
    /** The homeowner has changed the room since. */
    is_old: z.boolean(),
  }),
});
export type Proposal = z.output<typeof proposalSchema>;

export const PROPOSAL_CHANGES = ['added', 'removed', 'exchanged', 'count'] as const;

const goodSchema = z.object({
  product_hash: z.string(),
  name: z.string(),
  variant: z.string(),
  picture: z.string(),
  unit: z.string(),
  units: z.int(),
  /** Of all units; null if it has no price in the showroom. */
  total: centsSchema.nullable(),
});

export const proposalDetailSchema = proposalSchema.extend({
  /** Of the room that is compared: the newest one. */
  revision: z.int(),
  changes: z.array(
    z.object({
      kind: z.enum(PROPOSAL_CHANGES),
      /** Null for what is added. */
      before: goodSchema.nullable(),
      /** Null for what is removed. */
      after: goodSchema.nullable(),
    }),
  ),
  /** Walls, fixtures and other parts that are added, removed or changed. */
  parts: z.object({ added: z.int(), removed: z.int(), changed: z.int() }),
  /** Null if the room keeps its name. */
  name: z.object({ before: z.string(), after: z.string() }).nullable(),
  total_before: centsSchema,
  total_after: centsSchema,
  /** The proposed room with current facts of its products. */
  scene: z.record(z.string(), z.unknown()),
});
export type ProposalDetail = z.output<typeof proposalDetailSchema>;

export const sendProposal = defineCall({
  name: 'projects.sendProposal',
  method: 'POST',
  path: '/api/projects/shared/:id/proposals',
  access: ['Contractor'],
  summary: 'Propose a changed copy of a room that was shared with you; its homeowner decides.',
  params: idParams,
  body: z.object({
    /** The revision that you changed. */
    base_revision: z.int().min(1),
    scene: z.record(z.string(), z.unknown()),
    note: z.string().trim().min(1, 'Say what you changed, and why.').max(2_000),
  }),
  bodyLimit: MAX_SCENE_BYTES,
  reply: dataReply(proposalSchema),
  success: 201,
  limit: { max: 20, seconds: 600 },
});

export const listSentProposals = defineCall({
  name: 'projects.listSentProposals',
  method: 'GET',
  path: '/api/projects/shared/:id/proposals',
  access: ['Contractor'],
  summary: 'What you proposed for a room, newest first, and what became of it.',
  params: idParams,
  reply: dataReply(z.array(proposalSchema)),
});

export const withdrawProposal = defineCall({
  name: 'projects.withdrawProposal',
  method: 'POST',
  path: '/api/projects/shared/:id/proposals/:proposal/withdraw',
  access: ['Contractor'],
  summary: 'Withdraw a proposal that is not answered yet.',
  params,
  reply: dataReply(z.array(proposalSchema)),
  limit: writes,
});

export const listProposals = defineCall({
  name: 'projects.listProposals',
  method: 'GET',
  path: '/api/projects/:id/proposals',
  access: ['User'],
  summary: 'What the pro proposed for your room, newest first.',
  params: idParams,
  reply: dataReply(z.object({ name: z.string(), rows: z.array(proposalSchema) })),
});

export const getProposal = defineCall({
  name: 'projects.getProposal',
  method: 'GET',
  path: '/api/projects/:id/proposals/:proposal',
  access: ['User'],
  summary: 'One proposal: its room, and what differs from yours as it is now.',
  params,
  reply: dataReply(proposalDetailSchema),
  limit: { max: 120, seconds: 60 },
});

/** Refused with 409 `scene_changed` if the room was saved since `revision`. */
export const answerProposal = defineCall({
  name: 'projects.answerProposal',
  method: 'POST',
  path: '/api/projects/:id/proposals/:proposal/answer',
  access: ['User'],
  summary: 'Accept a proposal, which becomes the newest version of your room, or decline it.',
  params,
  body: z
    .object({
      accept: z.boolean(),
      /** The revision that you compared it with. */
      revision: z.int().min(1),
      word: z.string().trim().max(1_000).default(''),
    })
    .refine(({ accept, word }) => accept || word !== '', {
      path: ['word'],
      message: 'Tell the pro why.',
    }),
  reply: dataReply(proposalSchema),
  limit: writes,
});
