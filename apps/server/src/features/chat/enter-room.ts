import { type RoomRef, readRoomKey, roomKeyOf } from '@wevisu/domain/chat/room-key.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { createProjectRoom, createSupportRoom, findRoom, type RoomRow } from './store/rooms.ts';

export interface Entering {
  /** As the wire names it. */
  readonly project: string;
  readonly userId: UserId;
}

/** The room, for somebody who sits in it; it is made when it is first entered. */
export async function enterRoom(
  db: Queryable,
  { project, userId }: Entering,
): Promise<Result<RoomRow>> {
  const ref = readRoomKey(project);
  if (ref === null) return refuse('chat_not_found');
  const which =
    ref.kind === 'project'
      ? { projectId: ref.project, supportId: null, userId }
      : { projectId: null, supportId: ref.user ?? userId, userId };
  const found = await findRoom(db, which);
  if (found !== null) return ok(found);
  const { projectId, supportId } = which;
  if (projectId !== null) await createProjectRoom(db, { projectId, userId });
  else if (supportId === userId) await createSupportRoom(db, { userId });
  const made = await findRoom(db, which);
  return made === null ? refuse('chat_not_found') : ok(made);
}

/** The name of a room that all who sit in it share. */
export function keyOf({ projectId, supportId }: Pick<RoomRow, 'projectId' | 'supportId'>): string {
  const ref: RoomRef =
    projectId === null
      ? { kind: 'support', user: supportId }
      : { kind: 'project', project: projectId };
  return roomKeyOf(ref);
}

type Told = Pick<RoomRow, 'id' | 'supportId' | 'isStaffAsked'>;

const isOpenToStaff = ({ supportId, isStaffAsked }: Told) => supportId !== null || isStaffAsked;

export const topicsOfRoom = (room: Told): readonly string[] => [
  roomTopic(room.id),
  ...(isOpenToStaff(room) ? [SUPPORT_TOPIC] : []),
];

/** Heard by all staff. */
export const SUPPORT_TOPIC = 'support';
export const roomTopic = (id: number) => `room:${id}`;
