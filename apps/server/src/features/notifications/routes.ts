import {
  listNotifications,
  readAllNotifications,
  readNotification,
} from '@wevisu/contract/notifications.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { RowOf } from '../../platform/database/statement.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { buildPaged, pageWindow } from '../../platform/http/paged.ts';
import {
  countNotifications,
  listNotificationRows,
  markAllRead,
  markNotificationRead,
} from './store/notifications.ts';

export function addNotificationCalls(calls: CallTable, { pool }: { readonly pool: Pool }): void {
  calls.add(listNotifications, async (caller, { query }) => {
    const { userId } = caller.user;
    const pendingOnly = query.pending === 1;
    const counts = await countNotifications(pool, { userId });
    const total = pendingOnly ? counts.pending : counts.total;
    const window = pageWindow(total, query);
    const rows = await listNotificationRows(pool, {
      userId,
      pendingOnly,
      limit: query.ppp,
      offset: window.offset,
    });
    const paged = buildPaged({
      rows: rows.map(toWire),
      total,
      ppp: query.ppp,
      window,
      path: listNotifications.path,
    });
    return ok({ data: { ...paged, total_pending: counts.pending } });
  });

  calls.add(readNotification, async (caller, { params }) => {
    const row = await markNotificationRead(pool, { userId: caller.user.userId, id: params.id });
    return row === null ? refuse('not_found') : ok({ data: toWire(row) });
  });

  calls.add(readAllNotifications, async (caller) =>
    ok({ data: { read: await markAllRead(pool, { userId: caller.user.userId }) } }),
  );
}

function toWire(row: RowOf<typeof listNotificationRows>) {
  const { id, event, title, text, link, steps, readAt, createdAt } = row;
  return {
    id,
    event,
    title,
    text,
    link,
    steps: steps.map((step) => ({ ...step, at: new Date(step.at).toISOString() })),
    read: readAt !== null,
    created_at: createdAt.toISOString(),
  };
}
