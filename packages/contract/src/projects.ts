// A homeowner's projects: create, show, list, change, copy, put aside. Scene, sharing and checklist have files beside it.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { cartLineSchema } from './cart.ts';
import { ownTemplatePictureSchema } from './own-templates.ts';
import { centsSchema, dataReply, emptyReply, replyOf } from './reply.ts';

const id = z.coerce.number().int().positive();
const idParams = z.object({ id });
const showroom = z.coerce.number().int().positive();
const writes = { max: 120, seconds: 60 } as const;
const name = z.string().trim().min(1, 'Enter a name.').max(120);
/** The own template that a project began with, where whoever lists may see it: getOwnTemplatePicture in its showroom. */
export const beginningSchema = z
  .object({ id: z.int(), picture: ownTemplatePictureSchema })
  .nullable();

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

const projectLineSchema = cartLineSchema.extend({
  /** The project's room put it there and counts it; the others were picked by hand. */
  from_scene: z.boolean(),
});

const projectCartSchema = z.object({
  id: z.int(),
  public_id: z.string(),
  name: z.string(),
  showroom: z.int(),
  vsd_id: z.string(),
  company_name: z.string(),
  has_scene: z.boolean(),
  floorplan: z.string().nullable(),
  floorTemplate: z.string().nullable(),
  is_3d: z.boolean(),
  Project_tans: z.array(projectLineSchema),
  /** Of the lines that were picked by hand and can be bought as they stand. */
  subtotal: centsSchema,
  extra_info: z.record(z.string(), z.unknown()),
});

export type ProjectCart = z.output<typeof projectCartSchema>;

export const updateProjectCart = defineCall({
  name: 'projects.updateProjectCart',
  method: 'POST',
  path: '/api/projectCart/update_project_cart',
  access: ['User'],
  summary: 'Change the lines of an own project; a quantity of 0 takes a line out.',
  body: z.object({
    project: z.int().positive(),
    /** Adds to what is there, in place of setting it. */
    add: z.boolean().default(false),
    items: z
      .array(z.object({ variant_id: z.int().positive(), qty: z.int().min(0).max(100_000) }))
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
  }),
  reply: replyOf({ data: z.int() }),
  success: 201,
  limit: writes,
});

export const getProjectCart = defineCall({
  name: 'projects.getProjectCart',
  method: 'GET',
  path: '/api/projectCart/:id',
  access: ['User'],
  summary: 'An own project with its lines.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(projectCartSchema),
});

export const updateProjectInfo = defineCall({
  name: 'projects.updateProjectInfo',
  method: 'PUT',
  path: '/api/projectCart/:id',
  access: ['User'],
  summary: "Change an own project's extra information.",
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ extra_info: z.record(z.string().max(60), z.unknown()) }),
  reply: dataReply(projectCartSchema),
  limit: writes,
});
