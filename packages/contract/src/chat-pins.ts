// Messages of a project's chat that point at a place in its room: their number, and whether somebody is done with them.
import { readRoomKey } from '@wevisu/domain/chat/room-key.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { chatMessageSchema } from './chat.ts';
import { placedPin } from './chat-anchors.ts';
import { dataReply } from './reply.ts';

const project = z.string().refine((key) => readRoomKey(key) !== null, 'This chat was not found.');
const room = z.object({ project });
const pin = room.extend({ number: z.coerce.number().int().positive().max(1_000_000_000) });

const pinSchema = z.object({
  ...placedPin,
  /** Of the message. */
  id: z.int(),
  author: z.object({ id: z.int().nullable(), name: z.string() }),
  text: z.string(),
  replies: z.int(),
  created_at: z.string(),
});
export type ChatPin = z.output<typeof pinSchema>;

export const listChatPins = defineCall({
  name: 'chatPins.listChatPins',
  method: 'GET',
  path: '/api/projectChat/:project/pins',
  access: 'signed-in',
  summary:
    'The newest 200 comments on places in the room that nobody is done with; with `settled` all of them.',
  params: room,
  query: z.object({ settled: z.literal('1').optional() }),
  reply: dataReply(
    z.object({
      pins: z.array(pinSchema),
      /** How many somebody is done with. */
      settled: z.int(),
    }),
  ),
  limit: { max: 240, seconds: 60 },
});

export const showChatPin = defineCall({
  name: 'chatPins.showChatPin',
  method: 'GET',
  path: '/api/projectChat/:project/pins/:number',
  access: 'signed-in',
  summary: 'A comment on a place in the room with its newest 200 replies.',
  params: pin,
  reply: dataReply(z.object({ pin: chatMessageSchema, replies: z.array(chatMessageSchema) })),
  limit: { max: 240, seconds: 60 },
});

export const settleChatPin = defineCall({
  name: 'chatPins.settleChatPin',
  method: 'PUT',
  path: '/api/projectChat/:project/pins/:number',
  access: 'signed-in',
  summary: 'Be done with a comment on a place in the room, or open it again.',
  params: pin,
  body: z.object({ on: z.boolean() }),
  reply: dataReply(chatMessageSchema),
  limit: { max: 60, seconds: 60 },
});
