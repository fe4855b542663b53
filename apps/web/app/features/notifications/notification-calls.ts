// Calls pull in the contract's schemas, so this file is imported when the first one is made.
import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@wevisu/contract/notifications.ts';
import { call } from '../../platform/api.ts';

/** NOTI-03: all, or only unread ones. */
export async function fetchNotifications(page: number, onlyPending: boolean) {
  const query = { page, ppp: 20, pending: onlyPending ? 1 : 0 };
  return (await call(listNotifications, { query }, { isQuiet: true })).data;
}

export type Notification = Awaited<ReturnType<typeof fetchNotifications>>['data'][number];

/** NOTI-03: the number of unread ones. */
export async function countPending(): Promise<number> {
  const query = { pending: 1, page: 1, ppp: 1 };
  return (await call(listNotifications, { query }, { isQuiet: true })).data.total_pending;
}

/** G-61; returns how many were marked. */
export async function markAllRead(): Promise<number> {
  return (await call(readAllNotifications, {})).data.read;
}

/** NOTI-04. */
export async function markRead(id: number): Promise<void> {
  await call(readNotification, { params: { id } }, { isQuiet: true });
}
