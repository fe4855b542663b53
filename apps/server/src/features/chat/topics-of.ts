import type { Queryable } from '../../platform/database/queryable.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { roomTopic, SUPPORT_TOPIC } from './enter-room.ts';
import { listRoomIds } from './store/rooms.ts';

/** What a person's streams may hear of chats, now. */
export async function topicsOfPerson(
  db: Queryable,
  { userId, type }: SignedIn,
): Promise<readonly string[]> {
  const rooms = await listRoomIds(db, { userId });
  return [...rooms.map(({ id }) => roomTopic(id)), ...(type === 'Admin' ? [SUPPORT_TOPIC] : [])];
}
