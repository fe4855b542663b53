/** CHAT-01, G-58: what fits into a chat. */
export const CHAT = {
  maxTextLength: 4_000,
  maxMentions: 20,
  maxFilesPerMessage: 10,
  maxFileMegabytes: 25,
  maxFileBytes: 25 * 1024 * 1024,
  maxFileNameLength: 120,
  /** Files that one person has uploaded and not sent. */
  maxLooseFiles: 30,
  /** An own message can be edited or removed for so long. */
  changeMinutes: 60,
  /** Messages per page. */
  page: 40,
  /** Comments on places in the room, or replies to one of them, that are shown at once. */
  maxPins: 200,
  /** How long "is typing" stands after the last key. */
  typingSeconds: 6,
} as const;

/** In the order in which they are offered. */
export const CHAT_EMOJI = ['👍', '❤️', '🎉', '😂', '😮', '✅'] as const;
export type ChatEmoji = (typeof CHAT_EMOJI)[number];

export const CHAT_ROLES = ['owner', 'pro', 'member', 'staff'] as const;
/** In what part somebody sits in a room: its homeowner, the showroom's pro, whoever talks with support, or staff. */
export type ChatRole = (typeof CHAT_ROLES)[number];

/** Of pictures the type of what is kept: they are drawn anew from their pixels. */
export const CHAT_FILE_TYPES = [
  'image/jpeg',
  'application/pdf',
  'image/vnd.dwg',
  'image/vnd.dxf',
] as const;
export type ChatFileType = (typeof CHAT_FILE_TYPES)[number];

export function isChangeableUntil(writtenAt: Date): Date {
  return new Date(writtenAt.getTime() + CHAT.changeMinutes * 60_000);
}
