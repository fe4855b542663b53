import type { ListingRoom } from '@wevisu/contract/directory.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { ownTemplatePicture } from '@wevisu/domain/projects/own-template.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { unpackScene } from '../scenes/unpack-scene.ts';
import { stillFileKey } from '../stills/worker/still-files.ts';
import type { DirectoryDeps } from './deps.ts';
import { getListedPicture, getListedRoom, type RoomRow } from './store/rooms.ts';

interface Asked {
  readonly slug: string;
  readonly id: number;
}

interface OpenedRoom {
  readonly company_name: string;
  readonly room: ListingRoom;
  readonly scene: Record<string, unknown>;
}

/** With the facts of its products outside of any showroom: no prices. */
export async function showProRoom(
  { pool, now }: Pick<DirectoryDeps, 'pool' | 'now'>,
  asked: Asked,
): Promise<Result<OpenedRoom>> {
  const row = await getListedRoom(pool, { ...asked, now: now() });
  if (row === null) return refuse('pro_not_listed');
  const unpacked = await unpackScene(pool, { packed: row, showroomId: null });
  const scene = { ...unpacked, name: row.name };
  return ok({ company_name: row.companyName, room: toRoom(row), scene });
}

/** The room's picture; until it is drawn, or if its file is lost, the plan. */
export async function sendProRoomPicture(
  { pool, now, files }: Pick<DirectoryDeps, 'pool' | 'now' | 'files'>,
  asked: Asked,
): Promise<Result<SentFile>> {
  const { id } = asked;
  const row = await getListedPicture(pool, { ...asked, now: now() });
  if (row === null) return refuse('pro_not_listed');
  const { stillKey: key } = row;
  const still = key === null ? null : await files.get(stillFileKey(key, 'small'));
  if (still !== null) {
    const version = `${id}-still-${row.stillId}`;
    return ok({ bytes: still, type: 'image/webp', name: `room-${id}.webp`, version });
  }
  return ok({
    bytes: Buffer.from(row.planSvg),
    type: 'image/svg+xml',
    name: `room-${id}.svg`,
    version: `${id}-${row.planHash}`,
  });
}

export function toRoom({ id, name, room, style, planHash, stillId }: RoomRow): ListingRoom {
  return { id, name, room, style, picture: ownTemplatePicture({ planHash, stillId }) };
}
