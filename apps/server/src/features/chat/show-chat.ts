import type { CallReply } from '@wevisu/contract/call.ts';
import type { ChatRoom, listChats, showChat } from '@wevisu/contract/chat.ts';
import { CHAT } from '@wevisu/domain/chat/chat.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { listAnswerTimes } from '../pro-hours/answer-times.ts';
import type { ChatDeps } from './deps.ts';
import { type Entering, enterRoom, keyOf } from './enter-room.ts';
import { listFiles } from './store/files.ts';
import { listChanged, listMessages } from './store/messages.ts';
import { countUnread, getSeq, listPeople, listRooms, type RoomRow } from './store/rooms.ts';
import { listBlockedHere } from './store/safety.ts';
import { toFile, toMessage } from './to-wire.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;
type Shown = CallReply<typeof showChat>['data'];
type Listed = CallReply<typeof listChats>['data'];

/** Changes of one reply; the reader asks again for the rest. */
const MAX_CHANGES = 200;
const FILES_BESIDE = 30;

/** CHAT-03. `since` is the seq of an earlier reply: what it leaves out has not changed. */
export async function showChatRoom(
  { pool, now }: Deps,
  of: Entering & { readonly before?: number | undefined; readonly since?: number | undefined },
): Promise<Result<Shown>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const { id: roomId, role } = room.value;
  const reader = { userId: of.userId, role };
  // Before the messages: what changes meanwhile is in the next reply, too.
  const seq = (await getSeq(pool, { roomId })) ?? 0;
  const files = await listFiles(pool, { roomId, before: null, limit: FILES_BESIDE });
  const room_files = files.map(toFile);
  if (of.since !== undefined) {
    const rows = await listChanged(pool, { roomId, since: of.since, limit: MAX_CHANGES });
    const has_more = rows.length === MAX_CHANGES;
    const upTo = has_more ? (rows.at(-1)?.changedSeq ?? seq) : seq;
    return ok({
      room: await toRoom(pool, { row: room.value, userId: of.userId, seq: upTo, now: now() }),
      Project_chats: rows.map((row) => toMessage(row, reader)).sort((a, b) => a.id - b.id),
      ...{ room_files, has_more },
    });
  }
  const rows = await listMessages(pool, {
    ...{ roomId, before: of.before ?? null, limit: CHAT.page + 1 },
  });
  const page = rows.slice(0, CHAT.page).reverse();
  return ok({
    room: await toRoom(pool, { row: room.value, userId: of.userId, seq, now: now() }),
    Project_chats: page.map((row) => toMessage(row, reader)),
    ...{ room_files, has_more: rows.length > CHAT.page },
  });
}

export async function toRoom(
  db: Queryable,
  of: { readonly row: RoomRow; readonly userId: UserId; readonly seq: number; readonly now: Date },
): Promise<ChatRoom> {
  const { row, userId, seq, now } = of;
  const [people, unread] = [
    await listPeople(db, { roomId: row.id }),
    await countUnread(db, { roomId: row.id, userId }),
  ];
  const pros = people.filter(({ role }) => role === 'pro').map(({ id }) => id);
  const answering = await listAnswerTimes(db, { userIds: pros, now });
  return {
    ...headOf(row),
    ...{ unread, seq, me: userId },
    people: people.map(({ id, name, role, readUpTo }) => ({
      ...{ id, name, role, read_up_to: readUpTo, answers: answering.get(id)?.times ?? null },
    })),
    blocked: await listBlockedHere(db, { roomId: row.id, userId }),
    can_edit: row.canEdit,
  };
}

export async function listOwnChats({ pool }: Pick<Deps, 'pool'>, userId: UserId): Promise<Listed> {
  return (await listRooms(pool, { userId })).map((row) => ({
    ...headOf(row),
    unread: row.unread,
    last: {
      author: row.author,
      text: row.text === '' && row.files > 0 ? 'Sent a file' : row.text,
      created_at: row.createdAt.toISOString(),
    },
  }));
}

function headOf(row: RoomRow) {
  const isOwnSupport = row.role === 'member';
  return {
    key: keyOf(row),
    title: isOwnSupport ? 'Support' : row.title,
    role: row.role,
    is_staff_asked: row.isStaffAsked,
  };
}
