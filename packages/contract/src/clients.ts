// People of a pro's showroom: who ordered, shared a room, or has a cart there.
import type { ProjectId, UserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { proTaskSchema } from './pro-tasks.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const id = idOf<UserId>(z.coerce.number().int().positive());
const writes = { max: 240, seconds: 60 } as const;

const clientSchema = z.object({
  id: idOf<UserId>(z.int()),
  name: z.string(),
  orders: z.int(),
  /** What they paid in this showroom altogether. */
  paid: centsSchema,
  shared_projects: z.int(),
  /** Products in a cart of this showroom; nothing else of a cart is shown. */
  in_cart: z.int(),
  last_active_at: z.string(),
});
export type Client = z.output<typeof clientSchema>;

const options = {
  sorts: ['active', 'name', 'paid', 'orders'],
  dir: 'desc',
  filters: { kind: z.enum(['ordered', 'shared', 'cart']).optional() },
} as const;

/** `q` is a part of a name. */
export const listClients = defineCall({
  name: 'clients.listClients',
  method: 'GET',
  path: '/api/pro/clients',
  access: ['Contractor'],
  summary: 'Who ordered, shared a project or has a cart in your showroom, last active first.',
  query: listQuery(options),
  reply: listReply(clientSchema),
});

export const exportClients = defineCall({
  name: 'clients.exportClients',
  method: 'GET',
  path: '/api/pro/client_export',
  access: ['Contractor'],
  summary: 'The same people as a file, all that the filters let through.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 60 },
});

/** Version 0 before the first. */
const noteSchema = z.object({
  text: z.string(),
  version: z.int(),
  updated_at: z.string().nullable(),
});
export type ClientNote = z.output<typeof noteSchema>;

export const getClient = defineCall({
  name: 'clients.getClient',
  method: 'GET',
  path: '/api/pro/clients/:id',
  access: ['Contractor'],
  summary: 'One client: contact, shared projects, your note and open tasks.',
  params: z.object({ id }),
  reply: dataReply(
    clientSchema.extend({
      /** Privacy policy: only of those who ordered or shared a project; null otherwise. */
      contact: z
        .object({
          email: z.string().nullable(),
          phone_number: z.string().nullable(),
          /** Cities that orders went to. */
          places: z.array(z.string()),
        })
        .nullable(),
      projects: z.array(
        z.object({
          id: idOf<ProjectId>(z.int()),
          name: z.string(),
          shared_at: z.string(),
          updated_at: z.string(),
        }),
      ),
      note: noteSchema,
      tasks: z.array(proTaskSchema),
    }),
  ),
});

/** Refused with 409 if it was changed since `version`; `now` is what stands there. */
export const saveClientNote = defineCall({
  name: 'clients.saveClientNote',
  method: 'PUT',
  path: '/api/pro/clients/:id/note',
  access: ['Contractor'],
  summary: 'Write your note about a client; the client never sees it.',
  params: z.object({ id }),
  body: z.object({ version: z.int().min(0), text: z.string().trim().max(10_000) }),
  reply: dataReply(noteSchema),
  limit: writes,
});
