import type { Queryable } from '../../platform/database/queryable.ts';
import { insertNotifications, type NewNotification } from './store/notifications.ts';

export { listStaffIds, type NewNotification, settleTopic } from './store/notifications.ts';

/** Call it in the transaction of the event itself. */
export async function notify(db: Queryable, list: readonly NewNotification[]): Promise<void> {
  if (list.length > 0) await insertNotifications(db, list);
}
