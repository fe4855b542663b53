// Reports of messages, which staff decide, and blocks.
import { CHAT_REPORT_REASONS } from '@wevisu/domain/chat/report-reasons.ts';
import { readRoomKey } from '@wevisu/domain/chat/room-key.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply, emptyReply } from './reply.ts';

const project = z.string().refine((key) => readRoomKey(key) !== null, 'This chat was not found.');
const id = z.coerce.number().int().positive();

export const reportChatMessage = defineCall({
  name: 'chatSafety.reportChatMessage',
  method: 'POST',
  path: '/api/projectChat/:project/messages/:id/report',
  access: 'signed-in',
  summary: 'Report a message of somebody else to support; once is enough.',
  params: z.object({ project, id }),
  body: z.object({
    reason: z.enum(CHAT_REPORT_REASONS),
    note: z.string().trim().max(1_000, 'Use at most 1,000 characters.').default(''),
  }),
  reply: emptyReply,
  limit: { max: 20, seconds: 600 },
});

export const decideChatReport = defineCall({
  name: 'chatSafety.decideChatReport',
  method: 'POST',
  path: '/api/staff/chat_reports/:id',
  access: ['Admin'],
  summary:
    'Remove a reported message, or leave it where it is; whoever reported it is told the answer.',
  params: z.object({ id }),
  body: z
    .object({
      decision: z.enum(['remove', 'keep']),
      answer: z.string().trim().max(1_000).default(''),
    })
    .refine(({ decision, answer }) => decision === 'remove' || answer !== '', {
      path: ['answer'],
      message: 'Write why.',
    }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

const blockedSchema = z.object({ id: z.int(), name: z.string() });

export const listChatBlocks = defineCall({
  name: 'chatSafety.listChatBlocks',
  method: 'GET',
  path: '/api/chat_blocks',
  access: 'signed-in',
  summary: 'Whom you have blocked.',
  reply: dataReply(z.array(blockedSchema)),
});

export const blockInChat = defineCall({
  name: 'chatSafety.blockInChat',
  method: 'PUT',
  path: '/api/projectChat/:project/block',
  access: 'signed-in',
  summary:
    'Block somebody in the chat of a project: the pro leaves all chats of this homeowner, and neither reads what the other writes.',
  params: z.object({ project }),
  body: z.object({ user: id }),
  reply: dataReply(z.array(blockedSchema)),
  limit: { max: 20, seconds: 600 },
});

export const unblockInChat = defineCall({
  name: 'chatSafety.unblockInChat',
  method: 'DELETE',
  path: '/api/chat_blocks/:id',
  access: 'signed-in',
  summary: 'Unblock somebody.',
  params: z.object({ id }),
  reply: dataReply(z.array(blockedSchema)),
  limit: { max: 20, seconds: 600 },
});
