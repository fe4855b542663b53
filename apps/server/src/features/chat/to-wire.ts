import type { ChatFile, ChatMessage } from '@wevisu/contract/chat.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { FileRow } from './store/files.ts';
import type { MessageRow } from './store/messages.ts';

export function toMessage(row: MessageRow, userId: UserId): ChatMessage {
  const isOwn = row.authorId === userId;
  return {
    id: row.id,
    author: { id: row.authorId, name: row.author, role: row.authorRole },
    is_own: isOwn,
    key: isOwn ? row.key : null,
    text: row.text,
    reply_to: row.replyTo,
    mentions: [...row.mentions],
    anchor: row.anchor,
    files: [...row.files],
    reactions: row.reactions.map(({ emoji, names, ids }) => ({
      emoji,
      names,
      is_own: ids.includes(userId),
    })),
    created_at: row.createdAt.toISOString(),
    edited_at: row.editedAt?.toISOString() ?? null,
    is_removed: row.isRemoved,
    is_removed_by_staff: row.isRemovedByStaff,
  };
}

export function toFile({ id, name, type, bytes, width, height }: FileRow): ChatFile {
  return { id, name, type, bytes, width, height };
}
