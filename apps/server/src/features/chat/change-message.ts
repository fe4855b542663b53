import type { ChatMessage } from '@wevisu/contract/chat.ts';
import { CHAT, type ChatEmoji, isChangeableUntil } from '@wevisu/domain/chat/chat.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { changeRoom, type RoomChange } from './change-room.ts';
import type { ChatDeps } from './deps.ts';
import type { Entering } from './enter-room.ts';
import {
  addReaction,
  getMessage,
  removeMessage,
  takeReaction,
  touchMessage,
  updateText,
} from './store/messages.ts';
import { toMessage } from './to-wire.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;
type OfMessage = Entering & { readonly id: number };

/** What it said before is kept beside it. */
export function editMessage(
  { pool, now }: Deps,
  { text, ...of }: OfMessage & { readonly text: string },
): Promise<Result<ChatMessage>> {
  return changeRoom(pool, of, async (change) => {
    const at = now();
    const own = await requireOwn(change, { id: of.id, now: at });
    if (!own.ok) return own;
    if (text === '' && own.value.files.length === 0) return refuse('chat_message_empty');
    const { trx, room, userId, seq } = change;
    await updateText(trx, { roomId: room.id, id: of.id, userId, seq, now: at, text });
    return show(change, of.id);
  });
}

export function removeOwnMessage({ pool, now }: Deps, of: OfMessage): Promise<Result<ChatMessage>> {
  return changeRoom(pool, of, async (change) => {
    const at = now();
    const own = await requireOwn(change, { id: of.id, now: at });
    if (!own.ok) return own;
    const { trx, room, userId, seq } = change;
    await removeMessage(trx, { roomId: room.id, id: of.id, userId, seq, now: at });
    return show(change, of.id);
  });
}

export function reactToMessage(
  { pool, now }: Deps,
  { emoji, on, ...of }: OfMessage & { readonly emoji: ChatEmoji; readonly on: boolean },
): Promise<Result<ChatMessage>> {
  return changeRoom(pool, of, async (change) => {
    const { trx, room, userId, seq } = change;
    const found = await getMessage(trx, { roomId: room.id, id: of.id });
    if (found === null || found.isRemoved) return refuse('chat_message_not_found');
    const reaction = { messageId: of.id, userId, emoji };
    if (on) await addReaction(trx, { ...reaction, now: now() });
    else await takeReaction(trx, reaction);
    await touchMessage(trx, { id: of.id, seq });
    return show(change, of.id);
  });
}

async function requireOwn(
  { trx, room, userId }: RoomChange,
  { id, now }: { readonly id: number; readonly now: Date },
) {
  const found = await getMessage(trx, { roomId: room.id, id });
  if (found === null || found.isRemoved || found.authorId !== userId) {
    return refuse('chat_message_not_found');
  }
  if (isChangeableUntil(found.createdAt) < now) {
    return refuse('chat_message_fixed', { params: { minutes: CHAT.changeMinutes } });
  }
  return ok(found);
}

async function show({ trx, room, userId }: RoomChange, id: number): Promise<Result<ChatMessage>> {
  const row = await getMessage(trx, { roomId: room.id, id });
  return row === null
    ? refuse('chat_message_not_found')
    : ok(toMessage(row, { userId, role: room.role }));
}
