import { queryPrepared } from '../../platform/database/prepared.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

export interface NewNotification {
  readonly userId: number;
  readonly event: string;
  readonly title: string;
  readonly text: string;
  /** A path of the own site. */
  readonly link: string | null;
}

/** In the transaction that causes it. */
export async function notify(db: Queryable, list: readonly NewNotification[]): Promise<void> {
  if (list.length === 0) return;
  await queryPrepared(
    db,
    `insert into notifications (user_id, event, title, text, link)
     select * from unnest($1::bigint[], $2::text[], $3::text[], $4::text[], $5::text[])`,
    [
      list.map((n) => n.userId),
      list.map((n) => n.event),
      list.map((n) => n.title),
      list.map((n) => n.text),
      list.map((n) => n.link),
    ],
  );
}
