import type { Queryable } from '../../platform/database/queryable.ts';
import { hint } from '../../platform/live/publish.ts';
import { personTopic } from './person-topic.ts';
import { insertNotifications, type NewNotification } from './store/notifications.ts';

export { listStaffIds, type NewNotification, settleTopic } from './store/notifications.ts';

/** Call it in the transaction of the event itself. Open pages hear of it when that commits. */
export async function notify(db: Queryable, list: readonly NewNotification[]): Promise<void> {
  if (list.length === 0) return;
  await insertNotifications(db, list);
  const wake = [...new Set(list.map(({ userId }) => userId))];
  await hint(db, { topics: wake.map(personTopic), kind: 'notifications', data: {}, wake });
}
