// Comments on places in the room of a project. Staff sit in its chat, and not in its room: there are none for them.
import type { CallReply } from '@wevisu/contract/call.ts';
import type { ChatMessage } from '@wevisu/contract/chat.ts';
import type { AnchorRef } from '@wevisu/contract/chat-anchors.ts';
import type { ChatPin, listChatPins, showChatPin } from '@wevisu/contract/chat-pins.ts';
import { CHAT } from '@wevisu/domain/chat/chat.ts';
import { readRoomKey } from '@wevisu/domain/chat/room-key.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { findNodes } from '../projects/find-nodes.ts';
import { changeRoom } from './change-room.ts';
import type { ChatDeps } from './deps.ts';
import { type Entering, enterRoom } from './enter-room.ts';
import { getMessage, listReplies, touchMessage } from './store/messages.ts';
import { countSettled, findPin, listPins, openPin, type PinRow, settlePin } from './store/pins.ts';
import { toMessage } from './to-wire.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;
type OfPin = Entering & { readonly number: number };
type PinRef = AnchorRef & { readonly kind: 'pin' };

/** A place that the room has as it is saved. Reading that takes a while: it is done before the chat is locked. */
export async function findPlace(
  deps: Pick<ChatDeps, 'pool' | 'sceneWorkers'>,
  { ref, project, userId }: Entering & { readonly ref: PinRef },
): Promise<Result<PinRef & { readonly project: number }>> {
  const target = readRoomKey(project);
  if (target?.kind !== 'project') return refuse('chat_pin_nowhere');
  const ids = [ref.level, ...(ref.node === null ? [] : [ref.node])];
  const found = await findNodes(deps, { id: target.project, userId, ids });
  if (!found.ok) return found.code === 'unavailable' ? found : refuse('chat_pin_nowhere');
  const typeOf = new Map(found.value.map(({ id, type }) => [id, type]));
  if (typeOf.get(ref.level) !== 'level') return refuse('chat_pin_nowhere');
  // What it was put on may not be saved yet.
  const node = ref.node !== null && typeOf.has(ref.node) ? ref.node : null;
  return ok({ ...ref, node, project: target.project });
}

export async function listRoomPins(
  { pool }: Pick<Deps, 'pool'>,
  { withSettled, ...of }: Entering & { readonly withSettled: boolean },
): Promise<Result<CallReply<typeof listChatPins>['data']>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const { id: roomId, role } = room.value;
  if (role === 'staff') return ok({ pins: [], settled: 0 });
  const rows = await listPins(pool, { roomId, withSettled, limit: CHAT.maxPins });
  return ok({ pins: rows.map(toPin), settled: (await countSettled(pool, { roomId })).settled });
}

export async function showPin(
  { pool }: Pick<Deps, 'pool'>,
  { number, ...of }: OfPin,
): Promise<Result<CallReply<typeof showChatPin>['data']>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const { id: roomId, role } = room.value;
  const found = role === 'staff' ? null : await findPin(pool, { roomId, number });
  const row = found && (await getMessage(pool, { roomId, id: found.messageId }));
  if (row === null) return refuse('chat_pin_not_found');
  const replies = await listReplies(pool, { roomId, id: row.id, limit: CHAT.maxPins });
  const reader = { userId: of.userId, role };
  return ok({
    pin: toMessage(row, reader),
    replies: replies.reverse().map((one) => toMessage(one, reader)),
  });
}

/** Whoever was done with it first stays. */
export function settle(
  { pool, now }: Deps,
  { number, on, ...of }: OfPin & { readonly on: boolean },
): Promise<Result<ChatMessage>> {
  return changeRoom(pool, of, async ({ trx, room, userId, seq }) => {
    const { id: roomId, role } = room;
    const found = role === 'staff' ? null : await findPin(trx, { roomId, number });
    if (found === null) return refuse('chat_pin_not_found');
    const { messageId } = found;
    const isChanged = on
      ? await settlePin(trx, { messageId, userId, now: now() })
      : await openPin(trx, { messageId });
    if (isChanged) await touchMessage(trx, { id: messageId, seq });
    const row = await getMessage(trx, { roomId, id: messageId });
    return row === null ? refuse('chat_pin_not_found') : ok(toMessage(row, { userId, role }));
  });
}

function toPin(row: PinRow): ChatPin {
  const { kind, project, ...place } = row.anchor;
  return {
    ...place,
    id: row.id,
    author: { id: row.authorId, name: row.author },
    text: row.text,
    replies: row.replies,
    created_at: row.createdAt.toISOString(),
    settled: row.settledAt && { by: row.settledBy, at: row.settledAt.toISOString() },
  };
}
