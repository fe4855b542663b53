import type { UserId } from '@wevisu/domain/ids.ts';
import type { NoticeEvent } from '@wevisu/domain/notifications/notice-kinds.ts';
import { sql } from 'kysely';
import { arrayOf, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export interface NewNotification {
  readonly userId: UserId;
  readonly event: NoticeEvent;
  readonly title: string;
  readonly text: string;
  /** A path of this site. */
  readonly link: string | null;
  /** While it is unread, later ones of the same topic are added to it: at most one of a topic a person and call. */
  readonly topic?: string;
}

const insertAll = sqlStatement({
  takes: {
    userIds: arrayOf(ID.user),
    events: arrayOf(text),
    titles: arrayOf(text),
    texts: arrayOf(text),
    links: arrayOf(text.orNull),
    topics: arrayOf(text.orNull),
  },
  sql: (p) => sql`
    insert into notifications (user_id, event, title, text, link, topic, push_due, steps)
    select user_id, event, title, text, link, topic,
      case when exists (select from push_devices d where d.user_id = told.user_id)
        then '-infinity'::timestamptz end,
      case when topic is null then '[]'
      else jsonb_build_array(jsonb_build_object('title', title, 'text', text, 'at', now())) end
    from unnest(${p.userIds}::bigint[], ${p.events}::text[], ${p.titles}::text[],
      ${p.texts}::text[], ${p.links}::text[], ${p.topics}::text[])
      as told (user_id, event, title, text, link, topic)
    on conflict (user_id, topic) where read_at is null do update set event = excluded.event,
      title = excluded.title, text = excluded.text, link = excluded.link,
      created_at = excluded.created_at, push_due = excluded.push_due, steps = notifications.steps || excluded.steps`,
});

export async function insertNotifications(
  db: Queryable,
  list: readonly NewNotification[],
): Promise<void> {
  await insertAll.run(db, {
    userIds: list.map((one) => one.userId),
    events: list.map((one) => one.event),
    titles: list.map((one) => one.title),
    texts: list.map((one) => one.text),
    links: list.map((one) => one.link),
    topics: list.map((one) => one.topic ?? null),
  });
}

const staff = statement(() =>
  tables
    .selectFrom('users')
    .select('id')
    .where('type', '=', 'Admin')
    .where('status', 'in', ['Active', 'Approve']),
);

/** Staff to tell of something. */
export async function listStaffIds(db: Queryable): Promise<UserId[]> {
  return (await staff.list(db)).map(({ id }) => id);
}

export const countNotifications = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('notifications')
      .select(({ fn }) => [
        fn.countAll().as('total'),
        fn.countAll().filterWhere('read_at', 'is', null).as('pending'),
      ])
      .where('user_id', '=', p.userId),
  { total: int8, pending: int8 },
).require;

const COLUMNS = ['id', 'event', 'title', 'text', 'link', 'steps', 'read_at', 'created_at'] as const;

const pageOf = byName(['all', 'pending'], (which) =>
  statement((p: Params<{ userId: UserId; limit: number; offset: number }>) =>
    tables
      .selectFrom('notifications')
      .select(COLUMNS)
      .where('user_id', '=', p.userId)
      .$if(which === 'pending', (query) => query.where('read_at', 'is', null))
      .orderBy('created_at', 'desc')
      .orderBy('id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
  ),
);

export function listNotificationRows(
  db: Queryable,
  { pendingOnly, ...of }: { userId: UserId; pendingOnly: boolean; limit: number; offset: number },
) {
  return pageOf[pendingOnly ? 'pending' : 'all'].list(db, of);
}

/** Returns how many there were. */
export const markAllRead = statement((p: Params<{ userId: UserId }>) =>
  tables
    .updateTable('notifications')
    .set({ read_at: sql`now()` })
    .where('user_id', '=', p.userId)
    .where('read_at', 'is', null),
).run;

/** What a topic tells a person of is known by now: its notification is read, and no mail needs to tell of it. */
export const settleTopic = sqlStatement({
  takes: { userId: ID.user, topic: text },
  sql: (p) => sql`
    with told as (
      delete from held_mails where user_id = ${p.userId} and topic = ${p.topic}
    )
    update notifications set read_at = now()
    where user_id = ${p.userId} and topic = ${p.topic} and read_at is null`,
}).run;

/** Null if the account has no such notification. */
export const markNotificationRead = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables
    .updateTable('notifications')
    .set({ read_at: sql`coalesce(read_at, now())` })
    .where('id', '=', p.id)
    .where('user_id', '=', p.userId)
    .returning(COLUMNS),
).get;
