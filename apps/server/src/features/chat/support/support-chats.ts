import type { CallReply } from '@wevisu/contract/call.ts';
import type { listSupportChats, SupportChat } from '@wevisu/contract/support.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { noteAct } from '../../audit/note-act.ts';
import { changeRoom, type RoomChange } from '../change-room.ts';
import type { ChatDeps } from '../deps.ts';
import { type Entering, keyOf } from '../enter-room.ts';
import {
  closeRoom,
  listStaff,
  listSupportRows,
  type SupportRow,
  setClaim,
} from '../store/support.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;

/** G-74. */
export async function listSupport(
  { pool }: Pick<Deps, 'pool'>,
  userId: UserId,
): Promise<CallReply<typeof listSupportChats>['data']> {
  const rows = await listSupportRows(pool, { roomId: null, userId });
  return { chats: rows.map(toChat), staff: await listStaff(pool) };
}

/** To oneself, to somebody else of staff, or to nobody. */
export function claim(
  { pool, now }: Deps,
  { to, ...of }: Entering & { readonly to: UserId | null },
): Promise<Result<SupportChat>> {
  return changeRoom(pool, of, async (change) => {
    const { trx, room, userId } = change;
    const before = await requireRow(change);
    if (before === null) return refuse('chat_not_found');
    if (to !== null && !(await isStaff(trx, to))) return refuse('chat_not_found');
    await setClaim(trx, { roomId: room.id, to, at: to === null ? null : now() });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, action: 'support_chat.claimed' },
      target: { kind: 'chat', id: keyOf(room) },
      from: { claimed_by: before.claimedBy },
      to: { claimed_by: to },
    });
    const after = await requireRow(change);
    return after === null ? refuse('chat_not_found') : ok(toChat(after));
  });
}

/** It comes back once somebody writes in it. */
export function close({ pool, now }: Deps, of: Entering): Promise<Result<null>> {
  return changeRoom(pool, of, async (change) => {
    const { trx, room, userId } = change;
    if ((await requireRow(change)) === null) return refuse('chat_not_found');
    await closeRoom(trx, { roomId: room.id });
    await noteAct(trx, {
      ...{ at: now(), actorId: userId, action: 'support_chat.closed' },
      target: { kind: 'chat', id: keyOf(room) },
      ...{ from: { open: true }, to: { open: false } },
    });
    return ok(null);
  });
}

async function requireRow({ trx, room, userId }: RoomChange): Promise<SupportRow | null> {
  const [row] = await listSupportRows(trx, { roomId: room.id, userId });
  return row ?? null;
}

async function isStaff(db: Queryable, id: UserId): Promise<boolean> {
  return (await listStaff(db)).some((one) => one.id === id);
}

function toChat(row: SupportRow): SupportChat {
  const { author, text, createdAt, claimedBy, claimer } = row;
  return {
    ...{ key: keyOf(row), title: row.title, is_project: row.projectId !== null },
    waiting_since: row.waitingSince?.toISOString() ?? null,
    claimed_by: claimedBy === null ? null : { id: claimedBy, name: claimer ?? '' },
    last:
      createdAt === null
        ? null
        : {
            author: author ?? '',
            text: text || 'Sent a file',
            created_at: createdAt.toISOString(),
          },
  };
}
