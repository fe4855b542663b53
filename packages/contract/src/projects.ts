// A homeowner's designs: the list, the scene with its versions, sharing, and the way to the cart.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { ownTemplatePictureSchema } from './own-templates.ts';
import { centsSchema, dataReply, emptyReply, replyOf } from './reply.ts';

const id = z.coerce.number().int().positive();
const idParams = z.object({ id });
const projectParams = z.object({ project: id });
const name = z.string().trim().min(1, 'Enter a name.').max(120);
/** A scene of 20,000 nodes is about 6 MB of text. */
const SCENE_BODY_LIMIT = 8 * 1024 * 1024;

/** A scene document as it goes over the wire; what it holds is checked by the server's use case. */
const sceneBody = z.record(z.string(), z.unknown());

/** The own template that a project began with, where whoever lists may see it: getOwnTemplatePicture in its showroom. */
const beginningSchema = z.object({ id: z.int(), picture: ownTemplatePictureSchema }).nullable();

export const projectCardSchema = z.object({
  id: z.int(),
  name: z.string(),
  showroom: z.int(),
  vsd_id: z.string(),
  company_name: z.string(),
  floorplan: z.string().nullable(),
  floorTemplate: z.string().nullable(),
  is_3d: z.boolean(),
  has_scene: z.boolean(),
  rooms: z.int(),
  /** In its room. */
  products: z.int(),
  /** Beside the room: those that were put into the project from the shop. */
  picked_products: z.int(),
  /** Whether a link or the pro can read it. */
  shared_link: z.boolean(),
  /** Of that link, to copy it again; null: there is none. */
  pid: z.string().nullable(),
  shared_to_pro: z.boolean(),
  checklist_open: z.int(),
  /** The newest still that is done, for its owner: getProjectStillFile. */
  still: z.object({ id: z.int(), name: z.string(), picture: z.int() }).nullable(),
  /** Address key of its template's rendered preview; see mediaAddress. */
  picture: z.string().nullable(),
  own_template: beginningSchema,
  /** Address of its drawn floor plan (SVG). */
  plan_picture: z.string().nullable(),
  updated_at: z.string(),
  /** When it was put aside; it can be brought back for 30 days. */
  deleted_at: z.string().nullable(),
});
export type ProjectCard = z.output<typeof projectCardSchema>;

export const listProjects = defineCall({
  name: 'projects.listProjects',
  method: 'GET',
  path: '/api/projects',
  access: ['User'],
  summary: 'Own projects, last changed first.',
  query: z.object({ deleted: z.stringbool().or(z.boolean()).default(false) }),
  reply: dataReply(z.array(projectCardSchema)),
});

export const renameProject = defineCall({
  name: 'projects.renameProject',
  method: 'PUT',
  path: '/api/projects/:id',
  access: ['User'],
  summary: 'Rename an own project or change its notes.',
  params: idParams,
  body: z.object({ name: name.optional(), notes: z.string().max(10_000).optional() }),
  reply: dataReply(projectCardSchema),
  limit: { max: 120, seconds: 60 },
});

export const copyProject = defineCall({
  name: 'projects.copyProject',
  method: 'POST',
  path: '/api/projects/:id/copy',
  access: ['User'],
  summary: 'Copy an own project with its scene, lines and checklist; data is the new id.',
  params: idParams,
  reply: dataReply(z.int()),
  success: 201,
  limit: { max: 120, seconds: 60 },
});

export const deleteProject = defineCall({
  name: 'projects.deleteProject',
  method: 'DELETE',
  path: '/api/projects/:id',
  access: ['User'],
  summary: 'Put an own project aside; it can be brought back for 30 days.',
  params: idParams,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

export const restoreProject = defineCall({
  name: 'projects.restoreProject',
  method: 'POST',
  path: '/api/projects/:id/restore',
  access: ['User'],
  summary: 'Bring an own project back that was put aside.',
  params: idParams,
  reply: dataReply(projectCardSchema),
  limit: { max: 120, seconds: 60 },
});

export const savedSceneSchema = z.object({
  project: z.int(),
  name: z.string(),
  notes: z.string(),
  showroom: z.int(),
  vsd_id: z.string(),
  /** Rises with each save; 0 before the first. */
  revision: z.int(),
  saved_at: z.string().nullable(),
  /** With the facts of its products as they are now in this showroom; null before the first save. */
  scene: z.record(z.string(), z.unknown()).nullable(),
});

export const getScene = defineCall({
  name: 'projects.getScene',
  method: 'GET',
  path: '/api/projects/:id/scene',
  access: ['User'],
  summary: 'The scene of an own project with its products at the prices of now.',
  params: idParams,
  reply: dataReply(savedSceneSchema),
});

/** Refused with 409 `scene_changed` when it was saved elsewhere since `base_revision`; `force` saves over it, which keeps the other as a version. */
export const saveScene = defineCall({
  name: 'projects.saveScene',
  method: 'PUT',
  path: '/api/projects/:id/scene',
  access: ['User'],
  summary: 'Save the scene of an own project; the server checks every node and product.',
  params: idParams,
  body: z.object({
    base_revision: z.int().min(0),
    scene: sceneBody,
    force: z.boolean().default(false),
    /** Keeps this state as a named version. */
    label: z.string().trim().min(1).max(120).optional(),
  }),
  bodyLimit: SCENE_BODY_LIMIT,
  limit: { max: 120, seconds: 60 },
  reply: dataReply(
    z.object({
      revision: z.int(),
      saved_at: z.string(),
      /** What of it could not be used, in plain words; it is kept all the same. */
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
    'Kept versions of the scene, newest first: every named one, and automatic ones thinned with age.',
  params: idParams,
  reply: dataReply(z.array(versionSchema)),
});

export const getSceneVersion = defineCall({
  name: 'projects.getSceneVersion',
  method: 'GET',
  path: '/api/projects/:id/versions/:revision',
  access: ['User'],
  summary: 'One kept version, to look at or to compare.',
  params: z.object({ id, revision: id }),
  reply: dataReply(savedSceneSchema),
});

export const restoreSceneVersion = defineCall({
  name: 'projects.restoreSceneVersion',
  method: 'POST',
  path: '/api/projects/:id/versions/:revision/restore',
  access: ['User'],
  summary: 'Save a kept version as the newest; what was there stays as a version.',
  params: z.object({ id, revision: id }),
  reply: dataReply(savedSceneSchema),
  limit: { max: 120, seconds: 60 },
});

export const getRoomBook = defineCall({
  name: 'projects.getRoomBook',
  method: 'GET',
  path: '/api/projects/:id/book',
  access: ['User'],
  summary:
    'The saved scene as a PDF: plans, walls, products with pictures, layouts, what to order.',
  params: idParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 10, seconds: 60 },
});

export const setShareLink = defineCall({
  name: 'projects.setShareLink',
  method: 'POST',
  path: '/api/projects/:id/link',
  access: ['User'],
  summary: 'Make or end the read-only link of an own project; a new link ends the old one.',
  params: idParams,
  body: z.object({ on: z.boolean() }),
  reply: dataReply(z.object({ pid: z.string().nullable() })),
  limit: { max: 120, seconds: 60 },
});

/** G-36: `pid` is the link's token, `cid` the pro's user id and only said back. */
export const getSharedProject = defineCall({
  name: 'projects.getSharedProject',
  method: 'GET',
  path: '/api/public',
  access: 'public',
  summary: 'A project that its owner shared by link, to read.',
  query: z.object({ pid: z.string().min(24).max(80), cid: id.optional() }),
  limit: { max: 60, seconds: 60 },
  reply: dataReply(
    z.object({
      name: z.string(),
      owner_first_name: z.string(),
      showroom: z.int(),
      vsd_id: z.string(),
      company_name: z.string(),
      /** Of the template that it began with, for previews of the link. */
      picture: z.string().nullable(),
      scene: z.record(z.string(), z.unknown()).nullable(),
    }),
  ),
});

/** CART-15, API-28, G-60: GET with a side effect, as the spec has it (U-08). */
export const shareToContractor = defineCall({
  name: 'projects.shareToContractor',
  method: 'GET',
  path: '/api/project/share_to_contractor/:project',
  access: ['User'],
  summary: "Let the showroom's pro read an own project; the pro gets a notice.",
  params: projectParams,
  limit: { max: 20, seconds: 60 },
  reply: emptyReply,
});

/** A homeowner's project as the list of its pro shows it. */
export const sharedWithProSchema = z.object({
  id: z.int(),
  name: z.string(),
  owner: z.string(),
  shared_at: z.string(),
  updated_at: z.string(),
  has_scene: z.boolean(),
  rooms: z.int(),
  products: z.int(),
  /** As of a project card. */
  picture: z.string().nullable(),
  own_template: beginningSchema,
  plan_picture: z.string().nullable(),
});
export type SharedWithPro = z.output<typeof sharedWithProSchema>;

export const listSharedProjects = defineCall({
  name: 'projects.listSharedProjects',
  method: 'GET',
  path: '/api/projects/shared',
  access: ['Contractor'],
  summary: 'Projects that homeowners shared with this pro.',
  reply: dataReply(z.array(sharedWithProSchema)),
});

export const getProjectOfHomeowner = defineCall({
  name: 'projects.getProjectOfHomeowner',
  method: 'GET',
  path: '/api/projects/shared/:id',
  access: ['Contractor'],
  summary: 'A project that was shared with this pro, to read.',
  params: idParams,
  reply: dataReply(savedSceneSchema.extend({ owner: z.string(), shared_at: z.string() })),
});

export const getRoomBookOfHomeowner = defineCall({
  name: 'projects.getRoomBookOfHomeowner',
  method: 'GET',
  path: '/api/projects/shared/:id/book',
  access: ['Contractor'],
  summary: 'The spec book of a project that was shared with this pro.',
  params: idParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 10, seconds: 60 },
});

/** One product whose quantity in the room differs from the cart's. */
const cartChangeSchema = z.object({
  variant_id: z.int(),
  product_hash: z.string(),
  product_name: z.string(),
  picture: z.string(),
  unit: z.string(),
  in_room: z.int(),
  in_cart: z.int(),
  price: centsSchema,
  /** Why it can't be bought as it stands. */
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

/** The cart's lines of this project become the takeoff's orders; lines of other origin stay. */
export const putSceneIntoCart = defineCall({
  name: 'projects.putSceneIntoCart',
  method: 'POST',
  path: '/api/projects/:id/cart',
  access: ['User'],
  summary:
    'Put everything the saved scene needs into the cart, after the homeowner saw the changes.',
  params: idParams,
  body: z.object({ revision: z.int().min(1) }),
  limit: { max: 60, seconds: 60 },
  reply: replyOf({ data: z.object({ lines: z.int(), total: centsSchema }) }),
});
