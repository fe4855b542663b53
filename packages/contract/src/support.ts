// G-74: live support. Staff answer the chats in which somebody waits for them.
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

const room = z.object({ project: z.string().max(40) });
const id = z.coerce.number().int().positive();

const personSchema = z.object({ id: z.int(), name: z.string() });

export const supportChatSchema = z.object({
  key: z.string(),
  /** Of whom, or of which project. */
  title: z.string(),
  is_project: z.boolean(),
  /** Since when somebody waits for an answer; null if it was answered. */
  waiting_since: z.string().nullable(),
  /** Who of staff has taken it. */
  claimed_by: personSchema.nullable(),
  last: z.object({ author: z.string(), text: z.string(), created_at: z.string() }).nullable(),
});
export type SupportChat = z.output<typeof supportChatSchema>;

export const listSupportChats = defineCall({
  name: 'support.listSupportChats',
  method: 'GET',
  path: '/api/staff/support',
  access: ['Admin'],
  summary: 'Chats that are open with support, who has waited longest first.',
  reply: dataReply(
    z.object({
      chats: z.array(supportChatSchema),
      /** Whom a chat can be handed to. */
      staff: z.array(personSchema),
    }),
  ),
});

export const claimSupportChat = defineCall({
  name: 'support.claimSupportChat',
  method: 'PUT',
  path: '/api/staff/support/:project/claim',
  access: ['Admin'],
  summary: 'Take a chat, hand it to somebody else of staff, or let it go with `to` null.',
  params: room,
  body: z.object({ to: id.nullable() }),
  reply: dataReply(supportChatSchema),
  limit: { max: 120, seconds: 60 },
});

export const closeSupportChat = defineCall({
  name: 'support.closeSupportChat',
  method: 'POST',
  path: '/api/staff/support/:project/close',
  access: ['Admin'],
  summary: 'Close a chat: it leaves the queue until somebody writes in it again.',
  params: room,
  reply: emptyReply,
  limit: { max: 120, seconds: 60 },
});

export const supportAnswerSchema = z.object({ id: z.int(), title: z.string(), text: z.string() });
export type SupportAnswer = z.output<typeof supportAnswerSchema>;

export const listSupportAnswers = defineCall({
  name: 'support.listSupportAnswers',
  method: 'GET',
  path: '/api/staff/support_answers',
  access: ['Admin'],
  summary: 'Prepared answers, by title.',
  reply: dataReply(z.array(supportAnswerSchema)),
});

export const saveSupportAnswer = defineCall({
  name: 'support.saveSupportAnswer',
  method: 'PUT',
  path: '/api/staff/support_answers',
  access: ['Admin'],
  summary: 'Save a prepared answer; one of the same title is replaced.',
  body: z.object({
    title: z.string().trim().min(1, 'Enter a title.').max(80, 'Use at most 80 characters.'),
    text: z.string().trim().min(1, 'Enter an answer.').max(2_000, 'Use at most 2,000 characters.'),
  }),
  reply: dataReply(supportAnswerSchema),
  limit: { max: 60, seconds: 60 },
});

export const deleteSupportAnswer = defineCall({
  name: 'support.deleteSupportAnswer',
  method: 'DELETE',
  path: '/api/staff/support_answers/:id',
  access: ['Admin'],
  summary: 'Delete a prepared answer.',
  params: z.object({ id }),
  reply: emptyReply,
  limit: { max: 60, seconds: 60 },
});
