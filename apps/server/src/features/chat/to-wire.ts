import type { ChatMessage } from '@wevisu/contract/chat.ts';
import type { ChatAnchor, ChatFile } from '@wevisu/contract/chat-anchors.ts';
import type { ChatRole } from '@wevisu/domain/chat/chat.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { FileRow } from './store/files.ts';
import type { MessageRow } from './store/messages.ts';

interface Reader {
  readonly userId: UserId;
  readonly role: ChatRole;
}

export function toMessage(row: MessageRow, { userId, role }: Reader): ChatMessage {
  const isOwn = row.authorId === userId;
  return {
    id: row.id,
    author: { id: row.authorId, name: row.author, role: row.authorRole },
    is_own: isOwn,
    key: isOwn ? row.key : null,
    text: row.text,
    reply_to: row.replyTo,
    mentions: [...row.mentions],
    anchor: toAnchor(row, role),
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

/** Staff sit in the chat of a project, and not in the project: its room is not theirs to see. */
function toAnchor(row: MessageRow, role: ChatRole): ChatAnchor | null {
  const { anchor, anchorFile, settled } = row;
  if (anchor === null) return null;
  if (anchor.kind === 'spot') return { ...anchor, file: anchorFile };
  const isInRoom = anchor.kind === 'wall' || anchor.kind === 'pin';
  if (isInRoom && role === 'staff') return { kind: 'hidden' };
  if (anchor.kind !== 'pin') return anchor;
  const at = settled && new Date(settled.at).toISOString();
  return { ...anchor, settled: settled && at ? { by: settled.by, at } : null };
}
