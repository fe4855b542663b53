// Who else may read a project: anyone with its link, and the showroom's pro.
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { savedSceneSchema } from './project-scenes.ts';
import { beginningSchema } from './projects.ts';
import { dataReply, emptyReply } from './reply.ts';

const id = idOf<ProjectId>(z.coerce.number().int().positive());
const idParams = z.object({ id });
const projectParams = z.object({ project: id });

export const setShareLink = defineCall({
  name: 'projects.setShareLink',
  method: 'POST',
  path: '/api/projects/:id/link',
  access: ['User'],
  summary: 'Create or revoke the read-only link of a project; a new link revokes the old one.',
  params: idParams,
  body: z.object({ on: z.boolean() }),
  reply: dataReply(z.object({ pid: z.string().nullable() })),
  limit: { max: 120, seconds: 60 },
});

/** Pros who may read the project, that of its showroom or those hired for it, may edit its room together with the owner. */
export const setProsEdit = defineCall({
  name: 'projects.setProsEdit',
  method: 'POST',
  path: '/api/projects/:id/pros_edit',
  access: ['User'],
  summary: 'Let the pros who see a project edit its room with you, or no longer.',
  params: idParams,
  body: z.object({ on: z.boolean() }),
  reply: emptyReply,
  limit: { max: 60, seconds: 60 },
});

/** G-36: `pid` is the link's token; with `cid`, it opens only a project in that pro's showroom. */
export const getSharedProject = defineCall({
  name: 'projects.getSharedProject',
  method: 'GET',
  path: '/api/public',
  access: 'public',
  summary: 'A project shared by link, read-only.',
  query: z.object({
    pid: z.string().min(24).max(80),
    cid: idOf<ProUserId>(z.coerce.number().int().positive()).optional(),
  }),
  limit: { max: 60, seconds: 60 },
  reply: dataReply(
    z.object({
      name: z.string(),
      owner_first_name: z.string(),
      showroom: idOf<ProUserId>(z.int()),
      vsd_id: z.string(),
      company_name: z.string(),
      /** Picture key of the template it started from, for link previews. */
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
  summary: "Share a project with the showroom's pro, who is notified.",
  params: projectParams,
  limit: { max: 20, seconds: 60 },
  reply: emptyReply,
});

/** A homeowner's project as the pro's list shows it. */
export const sharedWithProSchema = z.object({
  id: idOf<ProjectId>(z.int()),
  name: z.string(),
  owner: z.string(),
  shared_at: z.string(),
  updated_at: z.string(),
  has_scene: z.boolean(),
  rooms: z.int(),
  products: z.int(),
  /** Same as on a project card. */
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
  summary: 'Projects shared with you as a pro.',
  reply: dataReply(z.array(sharedWithProSchema)),
});

export const getProjectOfHomeowner = defineCall({
  name: 'projects.getProjectOfHomeowner',
  method: 'GET',
  path: '/api/projects/shared/:id',
  access: ['Contractor'],
  summary: 'A project shared with you as a pro, read-only.',
  params: idParams,
  reply: dataReply(
    savedSceneSchema.extend({
      owner: z.string(),
      shared_at: z.string(),
      /** If not, the pro is hired for it: proposals and offers come from the showroom alone. */
      is_of_own_showroom: z.boolean(),
    }),
  ),
});

export const getRoomBookOfHomeowner = defineCall({
  name: 'projects.getRoomBookOfHomeowner',
  method: 'GET',
  path: '/api/projects/shared/:id/book',
  access: ['Contractor'],
  summary: 'The spec book of a project shared with you as a pro.',
  params: idParams,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 10, seconds: 60 },
});
