import type { Queryable } from '../../platform/database/queryable.ts';

export interface NotificationRow {
  readonly id: number;
  readonly event: string;
  readonly title: string;
  readonly text: string;
  readonly link: string | null;
  readonly read_at: Date | null;
  readonly created_at: Date;
}

const COLUMNS = 'id, event, title, text, link, read_at, created_at';

export async function countNotifications(db: Queryable, userId: number) {
  const { rows } = await db.query(
    `select count(*) as total, count(*) filter (where read_at is null) as pending
     from notifications where user_id = $1`,
    [userId],
  );
  return { total: rows[0].total as number, pending: rows[0].pending as number };
}

export async function listNotificationRows(
  db: Queryable,
  given: { userId: number; pendingOnly: boolean; limit: number; offset: number },
): Promise<NotificationRow[]> {
  const { rows } = await db.query(
    `select ${COLUMNS} from notifications
     where user_id = $1 and (not $2 or read_at is null)
     order by id desc limit $3 offset $4`,
    [given.userId, given.pendingOnly, given.limit, given.offset],
  );
  return rows;
}

/** Says how many it were. */
export async function markAllRead(db: Queryable, userId: number): Promise<number> {
  const { rowCount } = await db.query(
    'update notifications set read_at = now() where user_id = $1 and read_at is null',
    [userId],
  );
  return rowCount ?? 0;
}

export async function markNotificationRead(
  db: Queryable,
  given: { userId: number; id: number },
): Promise<NotificationRow | null> {
  const { rows } = await db.query(
    `update notifications set read_at = coalesce(read_at, now())
     where id = $2 and user_id = $1 returning ${COLUMNS}`,
    [given.userId, given.id],
  );
  return rows[0] ?? null;
}
