// Calls bring the contract's schemas along, so this file is imported when one is first made.
import { listNotifications, readNotification } from '@wevisu/contract/notifications.ts';
import { call } from '../../platform/api.ts';

export async function fetchNotifications(page: number) {
  return (await call(listNotifications, { query: { page, ppp: 20 } }, { isQuiet: true })).data;
}

export type Notification = Awaited<ReturnType<typeof fetchNotifications>>['data'][number];

/** NOTI-03: how many are unread. */
export async function countPending(): Promise<number> {
  const query = { pending: 1, page: 1, ppp: 1 };
  return (await call(listNotifications, { query }, { isQuiet: true })).data.total_pending;
}

/** NOTI-04. */
export async function markRead(id: number): Promise<void> {
  await call(readNotification, { params: { id } }, { isQuiet: true });
}
