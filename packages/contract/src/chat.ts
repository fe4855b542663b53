// CHAT-01, CHAT-03 to CHAT-05: talk about a project, and with support. A room is named by its project, or 'support' for
// one's own talk with support; staff name that of an account 'support-34'.
import { CHAT, CHAT_EMOJI, CHAT_ROLES } from '@wevisu/domain/chat/chat.ts';
import { readRoomKey } from '@wevisu/domain/chat/room-key.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { anchorRefSchema, anchorSchema, chatFileSchema } from './chat-anchors.ts';
import { answerTimesSchema } from './pro-hours.ts';
import { dataReply, emptyReply } from './reply.ts';
import { uploadedFile } from './uploaded-file.ts';

const project = z.string().refine((key) => readRoomKey(key) !== null, 'This chat was not found.');
const room = z.object({ project });
const id = z.coerce.number().int().positive();
const message = room.extend({ id });
const text = z
  .string()
  .trim()
  .max(CHAT.maxTextLength, `Use at most ${CHAT.maxTextLength} characters.`);

const role = z.enum(CHAT_ROLES);
const personSchema = z.object({
  id: z.int(),
  name: z.string(),
  role,
  /** The id of the last message that this person has read; 0 for none. */
  read_up_to: z.int(),
  /** Of pros who have set their hours; null of others. */
  answers: answerTimesSchema.nullable(),
});
export type ChatPerson = z.output<typeof personSchema>;

export const chatMessageSchema = z.object({
  id: z.int(),
  author: z.object({ id: z.int().nullable(), name: z.string(), role }),
  is_own: z.boolean(),
  /** As sent, of own messages. */
  key: z.string().nullable(),
  text: z.string(),
  reply_to: z.object({ id: z.int(), author: z.string(), text: z.string() }).nullable(),
  mentions: z.array(z.object({ id: z.int(), name: z.string() })),
  anchor: anchorSchema.nullable(),
  files: z.array(chatFileSchema),
  reactions: z.array(
    z.object({ emoji: z.enum(CHAT_EMOJI), names: z.array(z.string()), is_own: z.boolean() }),
  ),
  created_at: z.string(),
  edited_at: z.string().nullable(),
  /** Nothing of it is left to see. */
  is_removed: z.boolean(),
  /** By support, after a report; otherwise by its author. */
  is_removed_by_staff: z.boolean(),
});
export type ChatMessage = z.output<typeof chatMessageSchema>;

const roomShape = {
  key: z.string(),
  title: z.string(),
  role,
  unread: z.int(),
  /** Whether somebody in the room asked staff to look in. */
  is_staff_asked: z.boolean(),
};

export const chatRoomSchema = z.object({
  ...roomShape,
  /** Goes up with each change; what changed since is asked for by it. */
  seq: z.int(),
  me: z.int(),
  people: z.array(personSchema),
  /** Who would sit here, had you not blocked them. */
  blocked: z.array(z.object({ id: z.int(), name: z.string() })),
  /** Of a project: this person may edit its room. */
  can_edit: z.boolean(),
});
export type ChatRoom = z.output<typeof chatRoomSchema>;

/** API-30. The newest page, an older one, or what changed. */
export const showChat = defineCall({
  name: 'chat.showChat',
  method: 'GET',
  path: '/api/projectChat/:project',
  access: 'signed-in',
  summary:
    'A chat with its messages and files: the newest page; with `before` an older one; with `since` what changed.',
  params: room,
  query: z.object({
    before: id.optional(),
    since: z.coerce.number().int().min(0).optional(),
  }),
  reply: dataReply(
    z.object({
      room: chatRoomSchema,
      Project_chats: z.array(chatMessageSchema),
      room_files: z.array(chatFileSchema),
      /** There are older messages, or more changes. */
      has_more: z.boolean(),
    }),
  ),
});

/** API-29. */
export const listChatFiles = defineCall({
  name: 'chat.listChatFiles',
  method: 'GET',
  path: '/api/projectChat',
  access: 'signed-in',
  summary: 'The files of a chat, newest first.',
  query: room.extend({ t: z.literal('files').default('files'), before: id.optional() }),
  reply: dataReply(
    z.object({
      files: z.array(
        chatFileSchema.extend({ message: z.int(), author: z.string(), created_at: z.string() }),
      ),
      has_more: z.boolean(),
    }),
  ),
});

/** API-31. Sent again with the same key, it is there once. */
export const sendChatMessage = defineCall({
  name: 'chat.sendChatMessage',
  method: 'POST',
  path: '/api/projectChat',
  access: 'signed-in',
  summary: 'Send a message; one that is sent again with its key is there once.',
  body: room.extend({
    key: z.uuid(),
    text: text.default(''),
    reply_to: id.nullable().default(null),
    mentions: z.array(id).max(CHAT.maxMentions).default([]),
    files: z.array(id).max(CHAT.maxFilesPerMessage).default([]),
    anchor: anchorRefSchema.nullable().default(null),
  }),
  reply: dataReply(chatMessageSchema),
  success: 201,
  limit: { max: 60, seconds: 60 },
});

export const uploadChatFile = defineCall({
  name: 'chat.uploadChatFile',
  method: 'POST',
  path: '/api/projectChat/:project/files',
  access: 'signed-in',
  encoding: 'multipart',
  file: { field: 'file', maxBytes: CHAT.maxFileBytes },
  summary:
    'Upload a picture, a PDF, or a DWG or DXF drawing for a message. Pictures are re-encoded, without location data.',
  params: room,
  body: z.object({
    file: uploadedFile('Choose a file.'),
    name: z.string().trim().max(CHAT.maxFileNameLength).default(''),
  }),
  reply: dataReply(chatFileSchema),
  success: 201,
  limit: { max: 60, seconds: 600 },
});

export const getChatFile = defineCall({
  name: 'chat.getChatFile',
  method: 'GET',
  path: '/api/projectChat/:project/files/:id',
  access: 'signed-in',
  summary: 'A file of a chat; of pictures also small, as WebP.',
  params: message,
  query: z.object({ size: z.enum(['full', 'small']).default('full') }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 600, seconds: 60 },
});

export const editChatMessage = defineCall({
  name: 'chat.editChatMessage',
  method: 'PUT',
  path: '/api/projectChat/:project/messages/:id',
  access: 'signed-in',
  summary: 'Change the text of an own message, for a while after it was sent.',
  params: message,
  body: z.object({ text }),
  reply: dataReply(chatMessageSchema),
  limit: { max: 60, seconds: 60 },
});

export const removeChatMessage = defineCall({
  name: 'chat.removeChatMessage',
  method: 'DELETE',
  path: '/api/projectChat/:project/messages/:id',
  access: 'signed-in',
  summary: 'Remove an own message with its files, for a while after it was sent.',
  params: message,
  reply: dataReply(chatMessageSchema),
  limit: { max: 60, seconds: 60 },
});

export const reactToChatMessage = defineCall({
  name: 'chat.reactToChatMessage',
  method: 'PUT',
  path: '/api/projectChat/:project/messages/:id/reactions',
  access: 'signed-in',
  summary: 'Add or take back a reaction.',
  params: message,
  body: z.object({ emoji: z.enum(CHAT_EMOJI), on: z.boolean() }),
  reply: dataReply(chatMessageSchema),
  limit: { max: 120, seconds: 60 },
});

export const readChat = defineCall({
  name: 'chat.readChat',
  method: 'PUT',
  path: '/api/projectChat/:project/read',
  access: 'signed-in',
  summary: 'Note how far you have read.',
  params: room,
  body: z.object({ up_to: id }),
  reply: dataReply(z.object({ unread: z.int() })),
  limit: { max: 240, seconds: 60 },
});

export const typeInChat = defineCall({
  name: 'chat.typeInChat',
  method: 'POST',
  path: '/api/projectChat/:project/typing',
  access: 'signed-in',
  summary: 'Show the others that you are typing.',
  params: room,
  reply: emptyReply,
  limit: { max: 60, seconds: 60 },
});

export const searchChat = defineCall({
  name: 'chat.searchChat',
  method: 'GET',
  path: '/api/projectChat/:project/search',
  access: 'signed-in',
  summary: 'The newest messages of a chat that contain a text.',
  params: room,
  query: z.object({ q: z.string().trim().min(2, 'Type at least 2 characters.').max(80) }),
  reply: dataReply(
    z.array(
      z.object({ id: z.int(), author: z.string(), text: z.string(), created_at: z.string() }),
    ),
  ),
  limit: { max: 60, seconds: 60 },
});

export const listChatAnchors = defineCall({
  name: 'chat.listChatAnchors',
  method: 'GET',
  path: '/api/projectChat/:project/anchors',
  access: 'signed-in',
  summary:
    'What a message of this chat can point at: walls and products of the project, and what was ordered for it.',
  params: room,
  reply: dataReply(
    z.array(z.object({ ref: anchorRefSchema, label: z.string(), about: z.string() })),
  ),
});

export const listChats = defineCall({
  name: 'chat.listChats',
  method: 'GET',
  path: '/api/chats',
  access: 'signed-in',
  summary: 'Your chats, the last one written in first.',
  reply: dataReply(
    z.array(
      z.object({
        ...roomShape,
        last: z.object({ author: z.string(), text: z.string(), created_at: z.string() }).nullable(),
      }),
    ),
  ),
});

export const askStaffIntoChat = defineCall({
  name: 'chat.askStaffIntoChat',
  method: 'PUT',
  path: '/api/projectChat/:project/staff',
  access: 'signed-in',
  summary: 'Ask support to look into the chat of a project, or let them go again.',
  params: room,
  body: z.object({ on: z.boolean() }),
  reply: dataReply(chatRoomSchema),
  limit: { max: 20, seconds: 600 },
});
