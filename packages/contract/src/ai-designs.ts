// Designs that AI 3D design makes of a brief: runs, their designs, what is kept and what is shared.
import { RETURN_REASONS } from '@wevisu/domain/design-ai/credits.ts';
import {
  DESIGN_RUN,
  DESIGN_STATUSES,
  DESIGN_STEPS,
  START_KINDS,
} from '@wevisu/domain/design-ai/design-runs.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { nodeId } from '@wevisu/scene/document/node-id.ts';
import { MAX_SCENE_BYTES } from '@wevisu/scene/document/scene-limits.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply, showroomRefShape } from './reply.ts';

const run = z.uuid();
const runParams = z.object({ run });
/** 1, 2 or 3. */
const at = z.coerce.number().int().min(1).max(DESIGN_RUN.maxDesigns);
const designParams = z.object({ run, at });
const slug = z.string().regex(/^[a-z0-9][a-z0-9-]{0,79}$/);
const keep = z.array(nodeId).max(DESIGN_RUN.maxKeep);
const scene = z.record(z.string(), z.unknown());

/** A change of what the brief says, as correctBrief takes it; the server checks the value. */
export const correctionSchema = z.object({
  field: z.string().max(40),
  /** The place in the field's list; left out for what is said once. */
  at: z.int().min(0).max(200).optional(),
  /** Null takes it away. */
  value: z.unknown(),
});
export type BriefCorrection = z.output<typeof correctionSchema>;

const startSchema = z.discriminatedUnion('kind', [
  /** A room of the size that the brief says, or one usual for its purpose. */
  z.object({ kind: z.literal('words') }),
  z.object({ kind: z.literal('plan'), plan: slug }),
  z.object({ kind: z.literal('scene'), scene, room: nodeId, keep }),
  /** A design of an earlier run of the account. */
  z.object({ kind: z.literal('design'), run, at: z.int().min(1).max(DESIGN_RUN.maxDesigns), keep }),
  /** What an earlier run of the account began from that no designs came of. */
  z.object({ kind: z.literal('again'), run }),
]);
export type DesignStart = z.output<typeof startSchema>;

export const designSummarySchema = z.object({
  /** 'L-shaped kitchen with an island'. */
  title: z.string(),
  style: z.string(),
  palette: z.string(),
  /** What the cart comes to, before shipping and tax. */
  total_cents: centsSchema,
  vendors: z.array(z.object({ vendor: z.string(), cents: centsSchema, products: z.int() })),
  products: z.int(),
  /** What the design is worth, in plain sentences, each `points` of `of`. */
  score: z.array(
    z.object({ about: z.string(), points: z.number(), of: z.number(), text: z.string() }),
  ),
  findings: z.array(z.object({ code: z.string(), tier: z.string(), text: z.string() })),
  /** Tenths of a millimeter. */
  narrowest_way_tenths: z.number().nullable(),
  triangle_tenths: z.number().nullable(),
  wishes: z.array(
    z.object({
      text: z.string(),
      met: z.enum(['yes', 'partly', 'no']),
      why: z.string().nullable(),
    }),
  ),
  /** Places that stand as drawn, since nothing on offer fits. */
  unsold: z.array(z.string()),
});
export type AiDesignSummary = z.output<typeof designSummarySchema>;

export const declinedDesignSchema = z.object({
  /** What forbids it. */
  text: z.string(),
  rules: z.array(z.object({ code: z.string(), text: z.string() })),
  /** The smallest change that was tried and works; corrections where it is one of the brief. */
  change: z.object({ text: z.string(), corrections: z.array(correctionSchema) }).nullable(),
});
export type DeclinedDesign = z.output<typeof declinedDesignSchema>;

/** Each version of a picture has an address of its own. */
const pictureSchema = z.object({ version: z.int() });

const designSchema = z.object({
  at: z.int(),
  summary: designSummarySchema,
  kept: z.boolean(),
  share_code: z.string().nullable(),
  /** Null until a first one is drawn. */
  picture: pictureSchema.nullable(),
  /** Whether its picture gets no better. */
  picture_done: z.boolean(),
  /** The project that was made of it last. */
  project: idOf<ProjectId>(z.int()).nullable(),
});
export type AiDesign = z.output<typeof designSchema>;

const runShape = {
  id: z.string(),
  status: z.enum(DESIGN_STATUSES),
  text: z.string(),
  start: z.enum(START_KINDS),
  /** The showroom whose products it is made of. */
  vsd_id: z.string(),
  created_at: z.string(),
  /** What it took, or takes once it is delivered. */
  credits: z.int(),
};

export const designRunSchema = z.object({
  ...runShape,
  /** Null before it begins and after it ends. */
  step: z.enum(DESIGN_STEPS).nullable(),
  /** How much of all is done, 0 to 1. */
  part: z.number(),
  /** Runs that come before it; 0 once it has begun. */
  ahead: z.int(),
  corrections: z.array(correctionSchema),
  within_days: z.int().nullable(),
  variation: z.int(),
  declined: declinedDesignSchema.nullable(),
  /** Why the credits of one that has failed or was declined went back. */
  reason: z.enum(RETURN_REASONS).nullable(),
  designs: z.array(designSchema),
});
export type DesignRun = z.output<typeof designRunSchema>;

/** Holds the credits at once; sending the same run again changes nothing. */
export const startDesign = defineCall({
  name: 'aiDesigns.start',
  method: 'POST',
  path: '/api/AI/designs',
  access: 'ai-account',
  summary: 'Begin to make designs of a brief. Credits are held now, and taken once on delivery.',
  body: z.object({
    /** Made by the client, so that a lost reply makes no second run. */
    run,
    ...showroomRefShape,
    text: z.string().trim().max(DESIGN_RUN.maxText),
    corrections: z.array(correctionSchema).max(DESIGN_RUN.maxCorrections).default([]),
    start: startSchema,
    /** Only products that ship within so many days. */
    within_days: z.int().min(1).max(365).nullable().default(null),
    /** 0, 1, 2 …: other palettes of the same wishes. */
    variation: z.int().min(0).max(1_000).default(0),
  }),
  bodyLimit: MAX_SCENE_BYTES,
  reply: dataReply(designRunSchema),
  success: 201,
  limit: { max: 30, seconds: 60 },
});

const cardSchema = z.object({
  ...runShape,
  designs: z.array(
    z.object({
      at: z.int(),
      title: z.string(),
      total_cents: centsSchema,
      kept: z.boolean(),
      shared: z.boolean(),
      picture: pictureSchema.nullable(),
    }),
  ),
});
export type DesignRunCard = z.output<typeof cardSchema>;

export const listDesigns = defineCall({
  name: 'aiDesigns.list',
  method: 'GET',
  path: '/api/AI/designs',
  access: 'ai-account',
  summary: 'Your design runs, newest first.',
  query: z.object({
    /** The id of the last run of the page before. */
    before: run.optional(),
    /** Only runs with a design that was kept. */
    kept: z.enum(['1']).optional(),
  }),
  reply: dataReply(z.object({ runs: z.array(cardSchema), has_more: z.boolean() })),
});

export const getDesign = defineCall({
  name: 'aiDesigns.get',
  method: 'GET',
  path: '/api/AI/designs/:run',
  access: 'ai-account',
  summary: 'A design run: how far it is, or what came of it.',
  params: runParams,
  reply: dataReply(designRunSchema),
  limit: { max: 240, seconds: 60 },
});

const sceneReply = z.object({
  title: z.string(),
  vsd_id: z.string(),
  /** The room that was designed. */
  room: z.string(),
  /** Includes the current facts of its products in this showroom. */
  scene,
});

export const getDesignScene = defineCall({
  name: 'aiDesigns.getScene',
  method: 'GET',
  path: '/api/AI/designs/:run/:at/scene',
  access: 'ai-account',
  summary: 'The scene of a design with its products at current prices.',
  params: designParams,
  reply: dataReply(sceneReply),
  limit: { max: 120, seconds: 60 },
});

export const keepDesign = defineCall({
  name: 'aiDesigns.keep',
  method: 'PUT',
  path: '/api/AI/designs/:run/:at/kept',
  access: 'ai-account',
  summary: 'Keep a design, or let it go again.',
  params: designParams,
  body: z.object({ kept: z.boolean() }),
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

/** Refused while it is made. Links to its designs stop working; projects made of them stay. */
export const removeDesign = defineCall({
  name: 'aiDesigns.remove',
  method: 'DELETE',
  path: '/api/AI/designs/:run',
  access: 'ai-account',
  summary: 'Remove a finished design run from your history.',
  params: runParams,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

export const shareDesign = defineCall({
  name: 'aiDesigns.share',
  method: 'POST',
  path: '/api/AI/designs/:run/:at/share',
  access: 'ai-account',
  summary: 'Make a link that shows a design to whoever has it; a second call gives the same one.',
  params: designParams,
  reply: dataReply(z.object({ code: z.string() })),
  limit: { max: 60, seconds: 60 },
});

export const unshareDesign = defineCall({
  name: 'aiDesigns.unshare',
  method: 'DELETE',
  path: '/api/AI/designs/:run/:at/share',
  access: 'ai-account',
  summary: 'Revoke the link of a design.',
  params: designParams,
  reply: emptyReply,
  limit: { max: 60, seconds: 60 },
});

const code = z.string().regex(/^[\w-]{20,80}$/);

const sharedSchema = z.object({
  summary: designSummarySchema,
  vsd_id: z.string(),
  room: z.string(),
  scene,
  picture: pictureSchema.nullable(),
});

/** What was written for it, and by whom, stays with its owner. */
export const getSharedDesign = defineCall({
  name: 'aiDesigns.getShared',
  method: 'GET',
  path: '/api/AI/shared/:code',
  access: 'public',
  summary: 'A design shared by link, read-only.',
  params: z.object({ code }),
  reply: dataReply(sharedSchema),
  limit: { max: 60, seconds: 60 },
});

/** Both tokens come with it: the design is the AI account's, the project becomes the shop account's. */
export const makeDesignProject = defineCall({
  name: 'aiDesigns.makeProject',
  method: 'POST',
  path: '/api/AI/designs/:run/:at/project',
  access: 'ai-account',
  summary: 'Make a project of a design in the shop account that is signed in.',
  params: designParams,
  body: z.object({
    name: z.string().trim().min(1, 'Enter a name.').max(120),
    /** Made by the client: sent again, it makes no second project. */
    request: z.uuid(),
  }),
  reply: dataReply(z.object({ project: idOf<ProjectId>(z.int()) })),
  success: 201,
  limit: { max: 30, seconds: 60 },
});

const pictureQuery = z.object({ version: z.coerce.number().int().min(0).optional() });

export const getDesignPicture = defineCall({
  name: 'aiDesigns.getPicture',
  method: 'GET',
  path: '/api/AI/designs/:run/:at/picture',
  access: 'ai-account',
  summary: 'The picture of a design as far as it is drawn, as WebP.',
  params: designParams,
  query: pictureQuery,
  reply: emptyReply,
  sends: 'file',
});

export const getSharedDesignPicture = defineCall({
  name: 'aiDesigns.getSharedPicture',
  method: 'GET',
  path: '/api/AI/shared/:code/picture',
  access: 'public',
  summary: 'The picture of a design shared by link, as WebP.',
  params: z.object({ code }),
  query: pictureQuery,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 240, seconds: 60 },
});
