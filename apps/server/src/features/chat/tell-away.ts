import { randomUUID } from 'node:crypto';
import type { ChatRole } from '@wevisu/domain/chat/chat.ts';
import { awayText } from '@wevisu/domain/chat/pro-hours.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { listAnswerTimes } from '../pro-hours/answer-times.ts';
import type { RoomChange } from './change-room.ts';
import { noteAwayTold } from './store/away.ts';
import { insertMessage } from './store/messages.ts';

interface Seat {
  readonly userId: UserId;
  readonly role: ChatRole;
}

/** Who writes to a pro who is away reads so in the chat: once for each absence. */
export async function tellAway(
  { trx, room, userId, seq }: RoomChange,
  { seats, now }: { readonly seats: readonly Seat[]; readonly now: Date },
): Promise<void> {
  const roomId = room.id;
  const pros = seats.filter((seat) => seat.role === 'pro' && seat.userId !== userId);
  const answering = await listAnswerTimes(trx, { userIds: pros.map((seat) => seat.userId), now });
  for (const { userId: proId, role } of pros) {
    const { times, awaySince = null } = answering.get(proId) ?? {};
    if (!times?.away || awaySince === null) continue;
    if (!(await noteAwayTold(trx, { roomId, proId, awaySince }))) continue;
    await insertMessage(trx, {
      ...{ roomId, userId: proId, role, key: randomUUID(), seq, now },
      ...{ text: `Automatic answer: ${awayText(times.away)}`, replyTo: null, anchor: null },
      mentions: [],
    });
  }
}
