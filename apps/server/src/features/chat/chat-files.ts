// Files of chats: uploaded first, then sent with a message.
import { randomUUID } from 'node:crypto';
import type { CallReply } from '@wevisu/contract/call.ts';
import type { listChatFiles } from '@wevisu/contract/chat.ts';
import type { ChatFile } from '@wevisu/contract/chat-anchors.ts';
import type { UploadedFile } from '@wevisu/contract/uploaded-file.ts';
import { CHAT, type ChatFileType } from '@wevisu/domain/chat/chat.ts';
import {
  ok,
  type Refusal,
  type Result,
  refuse,
  refuseFields,
} from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { isWholePdf } from '../../platform/uploads/is-whole-pdf.ts';
import { kindOfFile } from '../../platform/uploads/kind-of-file.ts';
import type { ChatDeps } from './deps.ts';
import { type Entering, enterRoom } from './enter-room.ts';
import { dropFile, fileKey } from './file-keys.ts';
import { kindOfDrawing } from './kind-of-drawing.ts';
import { getFile, insertFile, listFiles, markFileKept } from './store/files.ts';
import { toFile } from './to-wire.ts';

const FIELD = 'file';
const SIZES = { longestPx: 4096, smallPx: 720 };
const PAGE = 60;

const ENDINGS: Readonly<Record<ChatFileType, string>> = {
  'image/jpeg': 'jpg',
  'application/pdf': 'pdf',
  'image/vnd.dwg': 'dwg',
  'image/vnd.dxf': 'dxf',
};

interface Made {
  readonly type: ChatFileType;
  readonly full: Buffer;
  readonly small: Buffer | null;
  readonly width: number | null;
  readonly height: number | null;
}

/** Checked by its content, whatever it is called. It is seen by nobody else until it is sent. */
export async function uploadFile(
  deps: ChatDeps,
  of: Entering & { readonly file: UploadedFile; readonly name: string },
): Promise<Result<ChatFile>> {
  const { pool, now } = deps;
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const roomId = room.value.id;
  const made = await readFile(deps, of);
  if (!made.ok) return made;
  const { type, full, small, width, height } = made.value;
  const key = `chat/${randomUUID()}`;
  const { userId } = of;
  const name = of.name || `File.${ENDINGS[type]}`;
  const row = { roomId, userId, key, name, type, bytes: full.length, width, height };
  const max = CHAT.maxLooseFiles;
  const id = await insertFile(pool, { ...row, now: now(), max });
  if (id === null) return refuse('chat_files_full', { params: { maximum: max } });
  try {
    await deps.files.put(fileKey(key, 'full'), full);
    if (small !== null) await deps.files.put(fileKey(key, 'small'), small);
  } catch (error) {
    // If this fails as well, the daily job does it.
    await dropFile(deps, key).catch(() => {});
    throw error;
  }
  await markFileKept(pool, { id, now: now() });
  return ok({ id, name, type, bytes: full.length, width, height });
}

async function readFile(
  { processor }: ChatDeps,
  { file, userId }: { readonly file: UploadedFile; readonly userId: UserId },
): Promise<Result<Made>> {
  const bytes = Buffer.from(file.bytes);
  if (bytes.length === 0) return atField(refuse('file_unreadable'));
  const other = { full: bytes, small: null, width: null, height: null };
  if (kindOfFile(bytes) === 'application/pdf') {
    if (!isWholePdf(bytes)) return atField(refuse('file_unreadable'));
    return ok({ type: 'application/pdf', ...other });
  }
  const drawing = kindOfDrawing(bytes);
  if (drawing !== null) return ok({ type: drawing, ...other });
  const made = await processor.remake(bytes, { userId, sizes: SIZES });
  if (made.ok) {
    const { full, small, width, height } = made.value;
    return ok({ type: 'image/jpeg', full, small, width, height });
  }
  if (made.code === 'unavailable') return made;
  if (made.code === 'picture_type_invalid') return atField(refuse('chat_file_type'));
  return atField(refuse(made.code, { params: { ...made.params, field: FIELD } }));
}

function atField(refusal: Refusal): Refusal<'invalid_input'> {
  return refuseFields({ [FIELD]: refusal });
}

/** For whoever sits in the room now. */
export async function readChatFile(
  { pool, files }: Pick<ChatDeps, 'pool' | 'files'>,
  { id, size, ...of }: Entering & { readonly id: number; readonly size: 'full' | 'small' },
): Promise<Result<SentFile>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const row = await getFile(pool, { roomId: room.value.id, id, userId: of.userId });
  if (row === null || (size === 'small' && row.width === null))
    return refuse('chat_file_not_found');
  const bytes = await files.get(fileKey(row.key, size));
  if (bytes === null) return refuse('chat_file_not_found');
  const isSmall = size === 'small';
  return ok({
    bytes,
    type: isSmall ? 'image/webp' : row.type,
    name: `chat-file-${row.id}.${isSmall ? 'webp' : ENDINGS[row.type]}`,
    version: `chat-${row.id}-${size}`,
  });
}

/** CHAT-04. */
export async function listRoomFiles(
  { pool }: Pick<ChatDeps, 'pool'>,
  { before, ...of }: Entering & { readonly before?: number | undefined },
): Promise<Result<CallReply<typeof listChatFiles>['data']>> {
  const room = await enterRoom(pool, of);
  if (!room.ok) return room;
  const limit = PAGE + 1;
  const rows = await listFiles(pool, { roomId: room.value.id, before: before ?? null, limit });
  return ok({
    files: rows.slice(0, PAGE).map((row) => ({
      ...toFile(row),
      ...{ message: row.messageId, author: row.author, created_at: row.createdAt.toISOString() },
    })),
    has_more: rows.length > PAGE,
  });
}
