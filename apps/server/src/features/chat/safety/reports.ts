// What somebody in a room reports, and what staff decide of it. Staff read the message and a few before it, not the chat.
import { CHAT_REPORT_WORDS, type ChatReportReason } from '@wevisu/domain/chat/report-reasons.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { chatPath } from '@wevisu/site/paths.ts';
import { staffQueuePath } from '@wevisu/site/staff-paths.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../../platform/database/transaction-of-result.ts';
import { publish } from '../../../platform/live/publish.ts';
import { noteAct } from '../../audit/note-act.ts';
import { listStaffIds, notify } from '../../notifications/notify.ts';
import type { ChatDeps } from '../deps.ts';
import { type Entering, enterRoom, keyOf, topicsOfRoom } from '../enter-room.ts';
import { getMessage, removeMessage } from '../store/messages.ts';
import { listSeats } from '../store/rooms.ts';
import { countChange, decideReports, findReportedRoom, insertReport } from '../store/safety.ts';

type Deps = Pick<ChatDeps, 'pool' | 'now'>;

export function reportMessage(
  { pool, now }: Deps,
  of: Entering & {
    readonly id: number;
    readonly reason: ChatReportReason;
    readonly note: string;
  },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (trx) => {
    const { userId, id, reason, note } = of;
    const room = await enterRoom(trx, of);
    if (!room.ok) return room;
    const found = await getMessage(trx, { roomId: room.value.id, id });
    if (found === null || found.isRemoved) return refuse('chat_message_not_found');
    if (found.authorId === userId) return refuse('chat_report_own');
    const report = { messageId: id, userId, reason, note, now: now() };
    if (!(await insertReport(trx, report))) return ok(null);
    await notify(
      trx,
      (await listStaffIds(trx)).map((staffId) => ({
        userId: staffId,
        ...{ event: 'chat_reported', topic: 'chat_reports', link: staffQueuePath('reports') },
        title: 'A message was reported',
        text: CHAT_REPORT_WORDS[reason],
      })),
    );
    return ok(null);
  });
}

interface Decision {
  readonly id: number;
  readonly staffId: UserId;
  readonly decision: 'remove' | 'keep';
  readonly answer: string;
}

/** Decides all open reports of the message. */
export function decideReport({ pool, now }: Deps, of: Decision): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (trx) => {
    const { staffId, answer } = of;
    const at = now();
    const found = await findReportedRoom(trx, { id: of.id });
    if (found === null) return refuse('not_found');
    const { roomId, messageId, authorId } = found;
    const seq = (await countChange(trx, { roomId })) ?? 0;
    const decision = of.decision === 'remove' ? 'removed' : 'kept';
    const decided = await decideReports(trx, { messageId, decision, answer, staffId, now: at });
    if (decided.length === 0) return refuse('chat_report_closed');
    const room = { ...found, id: roomId };
    const isRemoved =
      decision === 'removed' &&
      (await removeMessage(trx, { roomId, id: messageId, userId: null, seq, now: at }));
    await noteAct(trx, {
      ...{ at, actorId: staffId, action: `chat_message.report_${decision}` as const },
      target: { kind: 'chat', id: keyOf(room) },
      from: { message: messageId, reports: decided.length },
      to: { decision, answer },
    });
    const link = chatPath(keyOf(room));
    await tellReporters(trx, {
      ids: decided.map(({ reporterId }) => reporterId),
      answer,
      decision,
    });
    if (isRemoved && authorId !== null) {
      await notify(trx, [
        {
          ...{ userId: authorId, event: 'chat_message_removed', link },
          title: 'Support removed a message of yours',
          text: 'Somebody in the chat reported it, and we agree. Write to support if you do not.',
        },
      ]);
    }
    if (isRemoved) {
      const seats = await listSeats(trx, { roomId });
      await publish(trx, {
        ...{ topics: topicsOfRoom(room), kind: 'chat', data: { room: keyOf(room), seq } },
        wake: seats.map(({ userId }) => userId),
      });
    }
    return ok(null);
  });
}

async function tellReporters(
  trx: Queryable,
  of: {
    readonly ids: readonly (UserId | null)[];
    readonly decision: 'removed' | 'kept';
    readonly answer: string;
  },
): Promise<void> {
  const { decision, answer } = of;
  const title =
    decision === 'removed'
      ? 'The message you reported was removed'
      : 'The message you reported stays';
  const text = answer || 'Thank you for telling us.';
  await notify(
    trx,
    of.ids.flatMap((userId) =>
      userId === null ? [] : [{ userId, event: 'chat_report_decided', title, text, link: null }],
    ),
  );
}
