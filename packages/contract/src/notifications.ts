import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, pagedSchema, pageSchema, pppSchema } from './reply.ts';

export const notificationSchema = z.object({
  id: z.int(),
  event: z.string(),
  title: z.string(),
  text: z.string(),
  link: z.string().nullable(),
  /** What happened to the same order since it was last read, oldest first; `title` and `text` are the last one's. */
  steps: z.array(z.object({ title: z.string(), text: z.string(), at: z.string() })),
  read: z.boolean(),
  created_at: z.string(),
});

export const listNotifications = defineCall({
  name: 'notifications.listNotifications',
  method: 'GET',
  path: '/api/notification',
  access: 'signed-in',
  summary: 'Your notifications; with pending=1 only unread ones.',
  query: z.object({
    pending: z.coerce.number().int().min(0).max(1).default(0),
    page: pageSchema,
    ppp: pppSchema,
  }),
  reply: dataReply(pagedSchema(notificationSchema).extend({ total_pending: z.int() })),
});

export const readNotification = defineCall({
  name: 'notifications.readNotification',
  method: 'PUT',
  path: '/api/notification/:id',
  access: 'signed-in',
  summary: 'Mark a notification as read.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(notificationSchema),
  limit: { max: 600, seconds: 600 },
});

/** G-61. */
export const readAllNotifications = defineCall({
  name: 'notifications.readAllNotifications',
  method: 'POST',
  path: '/api/notification/read_all',
  access: 'signed-in',
  summary: 'Mark all notifications as read.',
  reply: dataReply(z.object({ read: z.int() })),
  limit: { max: 60, seconds: 600 },
});
