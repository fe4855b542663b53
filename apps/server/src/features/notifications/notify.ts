import type { Queryable } from '../../platform/database/queryable.ts';
import { insertNotifications, type NewNotification } from './store.ts';

export type { NewNotification } from './store.ts';

/** In the transaction that causes it. */
export async function notify(db: Queryable, list: readonly NewNotification[]): Promise<void> {
  if (list.length > 0) await insertNotifications(db, list);
}
