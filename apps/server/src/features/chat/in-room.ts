// What people do in a room besides writing.
import type { CallReply } from '@wevisu/contract/call.ts';
import type { ChatRoom, searchChat } from '@wevisu/contract/chat.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { hint } from '../../platform/live/publish.ts';
import { settleTopic } from '../notifications/notify.ts';
import { changeRoom } from './change-room.ts';
import type { ChatDeps } from './deps.ts';
import { type Entering, enterRoom, keyOf, topicsOfRoom } from './enter-room.ts';
import { noticeTopic } from './notice-topic.ts';
import { toRoom } from './show-chat.ts';
import { searchMessages } from './store/messages.ts';
import { countUnread, listPeople, listSeats, markRead, setStaffAsked } from './store/rooms.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;

const MAX_FOUND = 50;

/** The others see how far somebody has read; what told of the messages is settled with them. */
export async function readUpTo(
  { pool, now }: Deps,
  { upTo, ...of }: Entering & { readonly upTo: number },
): Promise<Result<{ unread: number }>> {
  const { userId } = of;
  const entered = await enterRoom(pool, of);
  if (!entered.ok) return entered;
  const roomId = entered.value.id;
  const before = (await listPeople(pool, { roomId })).find(({ id }) => id === userId);
  // Nothing new: nobody is told.
  if (before !== undefined && before.readUpTo >= upTo) {
    return ok({ unread: await countUnread(pool, { roomId, userId }) });
  }
  return changeRoom(pool, of, async ({ trx, room }) => {
    await markRead(trx, { roomId: room.id, userId, messageId: upTo, now: now() });
    await settleTopic(trx, { userId, topic: noticeTopic(room.id) });
    return ok({ unread: await countUnread(trx, { roomId: room.id, userId }) });
  });
}

export async function tellTyping(
  { pool }: Pick<Deps, 'pool'>,
  of: Entering,
): Promise<Result<null>> {
  const entered = await enterRoom(pool, of);
  if (!entered.ok) return entered;
  const room = entered.value;
  const roomId = room.id;
  const name = (await listPeople(pool, { roomId })).find(({ id }) => id === of.userId)?.name;
  await hint(pool, {
    topics: topicsOfRoom(room),
    kind: 'typing',
    data: { room: keyOf(room), user: of.userId, name: name ?? 'Support' },
    wake: (await listSeats(pool, { roomId })).flatMap(({ userId }) =>
      userId === of.userId ? [] : [userId],
    ),
  });
  return ok(null);
}

export async function searchRoom(
  { pool }: Pick<Deps, 'pool'>,
  { q, ...of }: Entering & { readonly q: string },
): Promise<Result<CallReply<typeof searchChat>['data']>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const pattern = `%${q.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const rows = await searchMessages(pool, { roomId: room.value.id, pattern, limit: MAX_FOUND });
  return ok(
    rows.map(({ id, author, text, createdAt }) => ({
      ...{ id, author, text, created_at: createdAt.toISOString() },
    })),
  );
}

/** Staff sit in the chat of a project only while somebody in it asks for them. */
export async function askStaff(
  { pool, now }: Deps,
  { on, ...of }: Entering & { readonly on: boolean },
): Promise<Result<ChatRoom>> {
  return changeRoom(pool, of, async ({ trx, room, userId, seq }) => {
    if (room.projectId === null || room.role === 'staff') return refuse('chat_not_found');
    await setStaffAsked(trx, { roomId: room.id, at: on ? now() : null });
    return ok(await toRoom(trx, { row: { ...room, isStaffAsked: on }, userId, seq, now: now() }));
  });
}
