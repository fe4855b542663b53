import type { CallInput } from '@wevisu/contract/call.ts';
import type { ChatMessage, sendChatMessage } from '@wevisu/contract/chat.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { chatPath } from '@wevisu/site/paths.ts';
import { gatherMails } from '../notifications/gather-mails.ts';
import { notify } from '../notifications/notify.ts';
import { findWall, readAnchor } from './anchors.ts';
import { changeRoom, type RoomChange } from './change-room.ts';
import type { ChatDeps } from './deps.ts';
import { keyOf } from './enter-room.ts';
import { noticeTopic } from './notice-topic.ts';
import { findPlace } from './pins.ts';
import { attachFiles } from './store/files.ts';
import { findByKey, getMessage, insertMessage } from './store/messages.ts';
import { insertPin } from './store/pins.ts';
import { listPeople, listSeats, markRead, setAnswered, setWaiting } from './store/rooms.ts';
import { tellAway } from './tell-away.ts';
import { toMessage } from './to-wire.ts';

type Sent = CallInput<typeof sendChatMessage>['body'];

const EXCERPT = 140;

/** CHAT-05. One that is sent again with its key is answered as the first time, and is there once. */
export async function sendMessage(
  deps: Pick<ChatDeps, 'pool' | 'now' | 'publicUrl' | 'sceneWorkers'>,
  { body, userId }: { readonly body: Sent; readonly userId: UserId },
): Promise<Result<ChatMessage>> {
  const { pool, now, publicUrl } = deps;
  const at = now();
  const of = { project: body.project, userId };
  const { anchor: ref } = body;
  const wall = ref?.kind === 'wall' ? await findWall(deps, { ...of, ref }) : null;
  const place = ref?.kind === 'pin' ? await findPlace(deps, { ...of, ref }) : null;
  const other = ref?.kind === 'wall' || ref?.kind === 'pin' ? ok(null) : ok(ref);
  return changeRoom(pool, of, async (change) => {
    const { trx, room, seq } = change;
    const roomId = room.id;
    const before = await findByKey(trx, { roomId, userId, key: body.key });
    if (before !== null) return ok(toMessage(before, { userId, role: room.role }));
    if (body.text === '' && body.files.length === 0) return refuse('chat_message_empty');
    if (body.reply_to !== null && !(await isThere(change, body.reply_to))) {
      return refuse('chat_message_not_found');
    }
    const found = place ?? other;
    if (!found.ok) return found;
    const anchor =
      wall ?? (found.value === null ? ok(null) : await readAnchor(change, found.value));
    if (!anchor.ok) return anchor;
    const seats = await listSeats(trx, { roomId });
    const seated = new Set<number>(seats.map((seat) => seat.userId));
    const { id } = await insertMessage(trx, {
      ...{ roomId, userId, role: room.role, key: body.key, text: body.text, seq, now: at },
      ...{ replyTo: body.reply_to, anchor: anchor.value },
      mentions: [...new Set(body.mentions)].filter((one) => seated.has(one)),
    });
    if (anchor.value?.kind === 'pin') {
      await insertPin(trx, { roomId, messageId: id, number: anchor.value.number });
    }
    const ids = [...new Set(body.files)];
    if ((await attachFiles(trx, { roomId, userId, messageId: id, ids })) < ids.length) {
      return refuse('chat_file_gone');
    }
    await markRead(trx, { roomId, userId, messageId: id, now: at });
    if (room.role === 'staff') await setAnswered(trx, { roomId });
    else if (room.supportId !== null || room.isStaffAsked)
      await setWaiting(trx, { roomId, now: at });
    const row = await getMessage(trx, { roomId, id });
    if (row === null) return refuse('chat_message_not_found');
    const message = toMessage(row, { userId, role: room.role });
    await tellOthers(change, { message, now: at, publicUrl: publicUrl() });
    await tellAway(change, { seats, now: at });
    return ok(message);
  });
}

const isThere = async ({ trx, room }: RoomChange, id: number) =>
  (await getMessage(trx, { roomId: room.id, id })) !== null;

/** Staff have their queue. What is unread of one chat is one notification, which reading the chat settles. */
async function tellOthers(
  { trx, room, userId }: RoomChange,
  of: { readonly message: ChatMessage; readonly now: Date; readonly publicUrl: string },
): Promise<void> {
  const { message, now } = of;
  const others = (await listPeople(trx, { roomId: room.id })).filter(
    ({ id, role }) => id !== userId && role !== 'staff',
  );
  const named = new Set(message.mentions.map(({ id }) => id));
  const about = room.projectId === null ? 'support' : `“${room.title}”`;
  const line = `${message.author.name}: ${excerptOf(message)}`;
  const link = chatPath(keyOf(room));
  const topic = noticeTopic(room.id);
  await notify(
    trx,
    others.map(({ id }) => ({
      ...{ userId: id, event: 'chat_message', text: line, link, topic },
      title: named.has(id)
        ? `${message.author.name} mentioned you in ${about}`
        : `New message in ${about}`,
    })),
  );
  const title = `New messages in ${about}`;
  await gatherMails(trx, {
    ...{ template: 'chat_messages', userIds: others.map(({ id }) => id), topic, line, now },
    content: {
      ...{ subject: title, title, preview: line },
      blocks: [{ kind: 'button', label: 'Open the chat', url: of.publicUrl + link }],
    },
  });
}

function excerptOf({ text, files }: ChatMessage): string {
  if (text === '') return files.length === 1 ? 'sent a file' : `sent ${files.length} files`;
  return text.length > EXCERPT ? `${text.slice(0, EXCERPT).trimEnd()}…` : text;
}
