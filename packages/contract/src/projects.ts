// A homeowner's projects: create, read, list, change, copy, delete and restore. Scene, sharing and checklist have their own files.

import type { ProjectId, ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { PROJECT_ASIDE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cartLineSchema } from './cart.ts';
import { idOf } from './ids.ts';
import { ownTemplatePictureSchema } from './own-templates.ts';
import { centsSchema, dataReply, emptyReply, replyOf } from './reply.ts';

const id = idOf<ProjectId>(z.coerce.number().int().positive());
const idParams = z.object({ id });
const showroom = idOf<ProUserId>(z.coerce.number().int().positive());
const writes = { max: 120, seconds: 60 } as const;
const name = z.string().trim().min(1, 'Enter a name.').max(120);
/** The own template that a project started from, if the caller may see it: getOwnTemplatePicture in its showroom. */
export const beginningSchema = z
  .object({ id: z.int(), picture: ownTemplatePictureSchema })
  .nullable();

export const projectCardSchema = z.object({
  id: idOf<ProjectId>(z.int()),
  name: z.string(),
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  floorplan: z.string().nullable(),
  floorTemplate: z.string().nullable(),
  is_3d: z.boolean(),
  has_scene: z.boolean(),
  /** The room of a guest's cart that it was made for, as the cart's lines name it; null once it has a scene. */
  room: z.string().nullable(),
  rooms: z.int(),
  /** Products in its room. */
  products: z.int(),
  /** Outside the room: added to the project from the shop. */
  picked_products: z.int(),
  /** Whether a link or the pro can read it. */
  shared_link: z.boolean(),
  /** Token of that link, to copy it again; null if there is none. */
  pid: z.string().nullable(),
  shared_to_pro: z.boolean(),
  checklist_open: z.int(),
  /** The newest finished still, for its owner: getProjectStillFile. */
  still: z.object({ id: z.int(), name: z.string(), picture: z.int() }).nullable(),
  /** Picture key of its template's rendered preview; see mediaAddress. */
  picture: z.string().nullable(),
  own_template: beginningSchema,
  /** URL of its floor plan (SVG). */
  plan_picture: z.string().nullable(),
  updated_at: z.string(),
  /** When it was deleted; it can be restored for PROJECT_ASIDE_DAYS. */
  deleted_at: z.string().nullable(),
});
export type ProjectCard = z.output<typeof projectCardSchema>;

export const listProjects = defineCall({
  name: 'projects.listProjects',
  method: 'GET',
  path: '/api/projects',
  access: ['User'],
  summary: 'Your projects, last changed first.',
  query: z.object({ deleted: z.stringbool().or(z.boolean()).default(false) }),
  reply: dataReply(z.array(projectCardSchema)),
});

const usedSchema = z.object({ used: z.int(), max: z.int() });

export const accountStorageSchema = z.object({
  projects: usedSchema,
  /** Rooms and their versions, as stored. */
  scene_bytes: usedSchema,
  /** Uploaded photos and plans. */
  pictures: usedSchema,
  /** Drawn by the server. */
  stills: usedSchema,
});

export const getStorage = defineCall({
  name: 'projects.getStorage',
  method: 'GET',
  path: '/api/projects/storage',
  access: ['User'],
  summary: 'How much of the storage of your account is used.',
  reply: dataReply(accountStorageSchema),
});

export const renameProject = defineCall({
  name: 'projects.renameProject',
  method: 'PUT',
  path: '/api/projects/:id',
  access: ['User'],
  summary: 'Rename a project or change its notes.',
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
  summary: 'Copy a project with its scene, lines and checklist; data is the new id.',
  params: idParams,
  reply: dataReply(idOf<ProjectId>(z.int())),
  success: 201,
  limit: { max: 120, seconds: 60 },
});

export const deleteProject = defineCall({
  name: 'projects.deleteProject',
  method: 'DELETE',
  path: '/api/projects/:id',
  access: ['User'],
  summary: `Delete a project; it can be restored for ${PROJECT_ASIDE_DAYS} days.`,
  params: idParams,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

export const restoreProject = defineCall({
  name: 'projects.restoreProject',
  method: 'POST',
  path: '/api/projects/:id/restore',
  access: ['User'],
  summary: 'Restore a deleted project.',
  params: idParams,
  reply: dataReply(projectCardSchema),
  limit: { max: 120, seconds: 60 },
});

const projectLineSchema = cartLineSchema.extend({
  /** Added and counted by the project's room; other lines were picked by hand. */
  from_scene: z.boolean(),
});

const projectCartSchema = z.object({
  id: idOf<ProjectId>(z.int()),
  public_id: z.string(),
  name: z.string(),
  showroom: idOf<ProUserId>(z.int()),
  vsd_id: z.string(),
  company_name: z.string(),
  has_scene: z.boolean(),
  floorplan: z.string().nullable(),
  floorTemplate: z.string().nullable(),
  is_3d: z.boolean(),
  Project_tans: z.array(projectLineSchema),
  /** Total of the lines that were picked by hand and can be bought as is. */
  subtotal: centsSchema,
  extra_info: z.record(z.string(), z.unknown()),
});

export type ProjectCart = z.output<typeof projectCartSchema>;

export const updateProjectCart = defineCall({
  name: 'projects.updateProjectCart',
  method: 'POST',
  path: '/api/projectCart/update_project_cart',
  access: ['User'],
  summary: 'Change the lines of a project; a quantity of 0 removes a line.',
  body: z.object({
    project: idOf<ProjectId>(z.int().positive()),
    /** Adds to the quantity instead of setting it. */
    add: z.boolean().default(false),
    items: z
      .array(
        z.object({
          variant_id: idOf<VariantId>(z.int().positive()),
          qty: z.int().min(0).max(100_000),
        }),
      )
      .min(1)
      .max(200),
  }),
  reply: dataReply(projectCartSchema),
  limit: writes,
});

/** DATA-10: the stored selection (my_item). `data` is the project id (API-20). */
export const createProject = defineCall({
  name: 'projects.createProject',
  method: 'POST',
  path: '/api/projectCart',
  access: ['User'],
  summary: 'Create a project from the stored selection.',
  body: z.object({
    showroom,
    name: z.string().trim().max(120).optional(),
    floorplan: z.string().max(80).nullish(),
    floorTemplate: z.string().max(80).nullish(),
    is_3d: z.boolean().default(false),
    project: z.string().max(80).nullish(),
    /** For a guest's cart at sign-in: returns the project of an earlier one of the same showroom and design. */
    for_cart: z.boolean().default(false),
  }),
  reply: replyOf({ data: idOf<ProjectId>(z.int()) }),
  success: 201,
  limit: writes,
});

export const getProjectCart = defineCall({
  name: 'projects.getProjectCart',
  method: 'GET',
  path: '/api/projectCart/:id',
  access: ['User'],
  summary: 'A project with its lines.',
  params: idParams,
  reply: dataReply(projectCartSchema),
});

export const updateProjectInfo = defineCall({
  name: 'projects.updateProjectInfo',
  method: 'PUT',
  path: '/api/projectCart/:id',
  access: ['User'],
  summary: "Change a project's extra information.",
  params: idParams,
  body: z.object({ extra_info: z.record(z.string().max(60), z.unknown()) }),
  reply: dataReply(projectCartSchema),
  limit: writes,
});
