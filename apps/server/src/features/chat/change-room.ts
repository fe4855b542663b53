import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { publish } from '../../platform/live/publish.ts';
import { type Entering, enterRoom, keyOf, topicsOfRoom } from './enter-room.ts';
import { listSeats, lockRoom, type RoomRow } from './store/rooms.ts';

export interface RoomChange {
  readonly trx: Queryable;
  readonly room: RoomRow;
  readonly userId: UserId;
  /** Of this change. */
  readonly seq: number;
}

/**
 * Runs a change of a room. Changes of one room come one by one, whoever makes them has a seat when it is made, and all
 * who sit in the room hear of it once it is committed. A refusal changes nothing.
 */
export function changeRoom<T>(
  pool: Pool,
  of: Entering,
  work: (change: RoomChange) => Promise<Result<T>>,
): Promise<Result<T>> {
  const { userId } = of;
  return inTransactionOfResult(pool, async (trx) => {
    const room = await enterRoom(trx, of);
    if (!room.ok) return room;
    const seq = await lockRoom(trx, { roomId: room.value.id, userId });
    if (seq === null) return refuse('chat_not_found');
    const done = await work({ trx, room: room.value, userId, seq });
    if (!done.ok) return done;
    const seats = await listSeats(trx, { roomId: room.value.id });
    await publish(trx, {
      topics: topicsOfRoom(room.value),
      kind: 'chat',
      data: { room: keyOf(room.value), seq },
      wake: seats.map((seat) => seat.userId),
    });
    return done;
  });
}
