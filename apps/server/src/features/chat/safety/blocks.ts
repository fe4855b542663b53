// A homeowner and a pro of whom one has blocked the other have no chat together: chat_seats says so for every query.
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { changeRoom } from '../change-room.ts';
import type { ChatDeps } from '../deps.ts';
import type { Entering } from '../enter-room.ts';
import { listSeats } from '../store/rooms.ts';
import { deleteBlock, insertBlock, listBlocked } from '../store/safety.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;
export type Blocked = { readonly id: UserId; readonly name: string };

export function block(
  { pool, now }: Deps,
  { user, ...of }: Entering & { readonly user: number },
): Promise<Result<Blocked[]>> {
  return changeRoom(pool, of, async ({ trx, room, userId }) => {
    const other = (await listSeats(trx, { roomId: room.id })).find((seat) => seat.userId === user);
    const roles = [room.role, other?.role].sort().join(' ');
    if (other === undefined || roles !== 'owner pro') return refuse('chat_block_not_here');
    await insertBlock(trx, { userId, blockedId: other.userId, now: now() });
    return ok(await listBlocked(trx, { userId }));
  });
}

export async function unblock(
  { pool }: Pick<Deps, 'pool'>,
  { userId, id }: { readonly userId: UserId; readonly id: number },
): Promise<Blocked[]> {
  await deleteBlock(pool, { userId, blockedId: id as UserId });
  return listBlocked(pool, { userId });
}

export function listBlocks({ pool }: Pick<Deps, 'pool'>, userId: UserId): Promise<Blocked[]> {
  return listBlocked(pool, { userId });
}
