// The scene of a project: saving, versions, the spec book, and ordering what it needs.
import type { ProjectId, ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { MAX_SCENE_BYTES } from '@wevisu/scene/document/scene-limits.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply, replyOf } from './reply.ts';

const id = idOf<ProjectId>(z.coerce.number().int().positive());
const revision = z.coerce.number().int().positive();
const idParams = z.object({ id });

/** A scene document on the wire; the use case checks its content. */
const sceneBody = z.record(z.string(), z.unknown());

export const savedSceneSchema = z.object({
  project: idOf<ProjectId>(z.int()),
  name: z.string(),
  notes: z.string(),
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  /** The owner lets the pros who see it edit it. */
  pros_edit: z.boolean(),
  /** Goes up with each save; 0 before the first. */
  revision: z.int(),
  saved_at: z.string().nullable(),
  /** Where a project without a scene starts, as the editor's address says it: 'template=galley-oak'; null for an empty room. */
  started_from: z.string().nullable(),
  /** Includes the current facts of its products in this showroom; null before the first save. */
  scene: z.record(z.string(), z.unknown()).nullable(),
});

export const getScene = defineCall({
  name: 'projects.getScene',
  method: 'GET',
  path: '/api/projects/:id/scene',
  access: ['User'],
  summary: 'The scene of a project with its products at current prices.',
  params: idParams,
  reply: dataReply(savedSceneSchema),
  limit: { max: 120, seconds: 60 },
});

/** Refused with 409 `scene_changed` if it was saved elsewhere since `base_revision`; `force` overwrites it and keeps the other as a version. */
export const saveScene = defineCall({
  name: 'projects.saveScene',
  method: 'PUT',
  path: '/api/projects/:id/scene',
  access: ['User'],
  summary: 'Save the scene of a project; the server checks every node and product.',
  params: idParams,
  body: z.object({
    base_revision: z.int().min(0),
    scene: sceneBody,
    force: z.boolean().default(false),
    /** Saves this state as a named version. */
    label: z.string().trim().min(1).max(120).optional(),
  }),
  bodyLimit: MAX_SCENE_BYTES,
  limit: { max: 120, seconds: 60 },
  reply: dataReply(
    z.object({
      revision: z.int(),
      saved_at: z.string(),
      /** The parts that could not be used, in plain words; they are saved anyway. */
      findings: z.array(
        z.object({ code: z.string(), text: z.string(), nodeIds: z.array(z.string()) }),
      ),
    }),
  ),
});

const versionSchema = z.object({
  revision: z.int(),
  label: z.string().nullable(),
  saved_at: z.string(),
  rooms: z.int(),
  products: z.int(),
});

export const listSceneVersions = defineCall({
  name: 'projects.listSceneVersions',
  method: 'GET',
  path: '/api/projects/:id/versions',
  access: ['User'],
  summary:
    'Saved versions of the scene, newest first: every named one, and automatic ones thinned out with age.',
  params: idParams,
  reply: dataReply(z.array(versionSchema)),
});

export const getSceneVersion = defineCall({
  name: 'projects.getSceneVersion',
  method: 'GET',
  path: '/api/projects/:id/versions/:revision',
  access: ['User'],
  summary: 'One saved version, to view or compare.',
  params: z.object({ id, revision }),
  reply: dataReply(savedSceneSchema),
  limit: { max: 120, seconds: 60 },
});

export const restoreSceneVersion = defineCall({
  name: 'projects.restoreSceneVersion',
  method: 'POST',
  path: '/api/projects/:id/versions/:revision/restore',
  access: ['User'],
  summary: 'Restore a version; the current state stays as a version.',
  params: z.object({ id, revision }),
  reply: dataReply(savedSceneSchema),
  limit: { max: 120, seconds: 60 },
});

export const getRoomBook = defineCall({
  name: 'projects.getRoomBook',
  method: 'GET',
  path: '/api/projects/:id/book',
  access: ['User'],
  summary:
    'The saved scene as a PDF: plans, walls, products with pictures, layouts, and what to order.',
  params: idParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 10, seconds: 60 },
});

/** One product whose quantity in the room differs from the cart's. */
const cartChangeSchema = z.object({
  variant_id: idOf<VariantId>(z.int()),
  product_hash: z.string(),
  product_name: z.string(),
  picture: z.string(),
  unit: z.string(),
  in_room: z.int(),
  /** What these units are: '13 counted, 1 for breakage'; null where only the count is ordered. */
  in_room_contents: z.string().nullable(),
  in_cart: z.int(),
  price: centsSchema,
  /** Why it can't be bought as is. */
  problem: z.string().nullable(),
});

export const getCartChanges = defineCall({
  name: 'projects.getCartChanges',
  method: 'GET',
  path: '/api/projects/:id/cart_changes',
  access: ['User'],
  summary: "What the saved scene's takeoff would change in the cart.",
  params: idParams,
  limit: { max: 60, seconds: 60 },
  reply: dataReply(
    z.object({ revision: z.int(), total: centsSchema, changes: z.array(cartChangeSchema) }),
  ),
});

/** Replaces the cart's lines of this project with the takeoff's quantities, all or those named; other lines stay. */
export const putSceneIntoCart = defineCall({
  name: 'projects.putSceneIntoCart',
  method: 'POST',
  path: '/api/projects/:id/cart',
  access: ['User'],
  summary: 'Add everything the saved scene needs to the cart, after the homeowner saw the changes.',
  params: idParams,
  body: z.object({
    revision: z.int().min(1),
    /** Only these products of the changes; omitted for all. */
    only: z.array(idOf<VariantId>(z.int().positive())).min(1).max(400).optional(),
  }),
  limit: { max: 60, seconds: 60 },
  reply: replyOf({ data: z.object({ lines: z.int(), total: centsSchema }) }),
});
