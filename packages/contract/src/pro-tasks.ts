// What waits for a pro: found in the facts, and written down by the pro.
import type { UserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

const idParams = z.object({ id: z.coerce.number().int().positive() });
const writes = { max: 240, seconds: 60 } as const;
const dayText = z.string().regex(/^\d{4}-\d{2}-\d{2}$/, 'Enter a date.');
const title = z.string().trim().min(1, 'Say what is to be done.').max(200);
const clientId = idOf<UserId>(z.int().positive());

export const proTaskSchema = z.object({
  id: z.int(),
  title: z.string(),
  due_on: z.string().nullable(),
  is_overdue: z.boolean(),
  done_at: z.string().nullable(),
  client: z.object({ id: idOf<UserId>(z.int()), name: z.string() }).nullable(),
  version: z.int(),
});
export type ProTask = z.output<typeof proTaskSchema>;

const FOUND_KINDS = ['request', 'late', 'shared', 'proposal', 'license', 'coupon'] as const;

/** Goes away when what it is about is settled. */
const foundTaskSchema = z.object({
  kind: z.enum(FOUND_KINDS),
  /** Unique among all. */
  key: z.string(),
  title: z.string(),
  text: z.string(),
  since: z.string(),
  /** A page of the site. */
  link: z.string(),
});
export type FoundTask = z.output<typeof foundTaskSchema>;

export const listProTasks = defineCall({
  name: 'clients.listProTasks',
  method: 'GET',
  path: '/api/pro/tasks',
  access: ['Contractor'],
  summary: 'What waits for you: from the facts, and your own tasks.',
  query: z.object({ done: z.stringbool().or(z.boolean()).default(false) }),
  reply: dataReply(
    z.object({
      found: z.array(foundTaskSchema),
      own: z.array(proTaskSchema),
      /** Found and open ones together. */
      waiting: z.int(),
    }),
  ),
});

export const createProTask = defineCall({
  name: 'clients.createProTask',
  method: 'POST',
  path: '/api/pro/tasks',
  access: ['Contractor'],
  summary: 'Write down a task, for a client or a day.',
  body: z.object({
    title,
    due_on: dayText.nullable().default(null),
    client: clientId.nullable().default(null),
  }),
  reply: dataReply(proTaskSchema),
  success: 201,
  limit: writes,
});

export const updateProTask = defineCall({
  name: 'clients.updateProTask',
  method: 'PUT',
  path: '/api/pro/tasks/:id',
  access: ['Contractor'],
  summary: 'Change a task, or check it off.',
  params: idParams,
  body: z.object({
    version: z.int().min(1),
    title,
    due_on: dayText.nullable(),
    client: clientId.nullable(),
    done: z.boolean(),
  }),
  reply: dataReply(proTaskSchema),
  limit: writes,
});

export const deleteProTask = defineCall({
  name: 'clients.deleteProTask',
  method: 'DELETE',
  path: '/api/pro/tasks/:id',
  access: ['Contractor'],
  summary: 'Remove a task of your own.',
  params: idParams,
  reply: emptyReply,
  limit: writes,
});
