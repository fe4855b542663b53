// Staff in the name of a user: for half an hour, with a reason, and seen by the user.
import type { UserId } from '@wevisu/domain/ids.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply } from './reply.ts';

export const startActing = defineCall({
  name: 'acting.startActing',
  method: 'POST',
  path: '/api/staff/users/:id/acting',
  access: ['Admin'],
  summary: 'Act in the name of a user for a limited time. The user sees when and why.',
  params: z.object({ id: idOf<UserId>(z.coerce.number().int().positive()) }),
  body: z.object({
    /** The user reads it. */
    reason: z.string().trim().min(1, 'Write why.').max(1_000),
    /** Your own. */
    password: z.string().min(1, 'Enter your password.').max(200),
  }),
  reply: dataReply(z.object({ token: z.string(), until: z.string() })),
  // Checks a password.
  limit: { max: 20, seconds: 600 },
});

export const stopActing = defineCall({
  name: 'acting.stopActing',
  method: 'POST',
  path: '/api/acting/stop',
  access: 'signed-in',
  summary: 'End a session in the name of a user. Your own session goes on.',
  limit: { max: 60, seconds: 60 },
  reply: emptyReply,
});

const visitSchema = z.object({
  id: z.int(),
  reason: z.string(),
  started_at: z.string(),
  /** In the future while it goes on. */
  ended_at: z.string(),
  is_open: z.boolean(),
});
export type ActingVisit = z.output<typeof visitSchema>;

export const listVisits = defineCall({
  name: 'acting.listVisits',
  method: 'GET',
  path: '/api/profile/staff_visits',
  access: 'signed-in',
  summary: 'When and why our staff acted in your name, newest first; the last 50.',
  reply: dataReply(z.array(visitSchema)),
});
