// To-dos of a homeowner's project: typed lines, and lines derived from the room.

import type { ProjectId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply } from './reply.ts';

const id = z.coerce.number().int().positive();
const idParams = z.object({ id });
const projectParams = z.object({ project: idOf<ProjectId>(z.coerce.number().int().positive()) });

export const checklistItemSchema = z.object({
  id: z.int(),
  project: idOf<ProjectId>(z.int()),
  title: z.string(),
  done: z.boolean(),
  /** Hash of the product it is about. */
  product_hash: z.string().nullable(),
  /** 'scene' items follow the room; 'own' ones are typed. */
  source: z.enum(['scene', 'own']),
  position: z.int(),
});
export type ChecklistItem = z.output<typeof checklistItemSchema>;

export const listProjectChecklists = defineCall({
  name: 'projects.listProjectChecklists',
  method: 'GET',
  path: '/api/projectChecklist',
  access: ['User'],
  summary: 'The checklists of all your projects.',
  reply: dataReply(
    z.array(
      z.object({
        project: idOf<ProjectId>(z.int()),
        name: z.string(),
        project_checklist: z.array(checklistItemSchema),
      }),
    ),
  ),
});

export const getProjectChecklist = defineCall({
  name: 'projects.getProjectChecklist',
  method: 'GET',
  path: '/api/projectChecklist/:project',
  access: ['User'],
  summary: 'The checklist of a project.',
  params: projectParams,
  reply: dataReply(z.array(checklistItemSchema)),
});

/** API-26: typed lines, and with `from_scene` what the saved scene still needs (products to choose, counts, open findings). */
export const appendProjectChecklist = defineCall({
  name: 'projects.appendProjectChecklist',
  method: 'POST',
  path: '/api/projectChecklist',
  access: ['User'],
  summary: 'Append lines to the checklist of a project.',
  body: z.object({
    project: idOf<ProjectId>(z.int().positive()),
    items: z
      .array(
        z.object({
          title: z.string().trim().min(1, 'Enter what is to be done.').max(300),
          product_hash: z.string().max(80).nullish(),
        }),
      )
      .max(100)
      .default([]),
    from_scene: z.boolean().default(false),
  }),
  limit: { max: 60, seconds: 60 },
  reply: dataReply(
    z.object({
      append_items: z.array(checklistItemSchema),
      project_checklist: z.array(checklistItemSchema),
    }),
  ),
});

export const updateChecklistItem = defineCall({
  name: 'projects.updateChecklistItem',
  method: 'PUT',
  path: '/api/projectChecklist/:id',
  access: ['User'],
  summary: 'Change a line of a checklist, or remove it with `removed`.',
  params: idParams,
  body: z.object({
    title: z.string().trim().min(1, 'Enter what is to be done.').max(300).optional(),
    done: z.boolean().optional(),
    removed: z.boolean().optional(),
  }),
  reply: dataReply(z.array(checklistItemSchema)),
  limit: { max: 120, seconds: 60 },
});
