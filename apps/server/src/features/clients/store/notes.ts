// The pro's note about a client. Every query is bound to the session's pro.
import { sql } from 'kysely';
import { int4, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const NOTE = { text, version: int4, updatedAt: timestamptz };

export const findNote = sqlStatement({
  takes: { proId: ID.pro, id: ID.user },
  gives: NOTE,
  sql: (p) => sql`select n.text, n.version, n.updated_at as "updatedAt"
    from client_notes n join showrooms s on s.id = n.showroom_id
    where s.user_id = ${p.proId} and n.user_id = ${p.id}`,
}).get;

/** Null if it has another version by now; version 0 writes the first. */
export const writeNote = sqlStatement({
  takes: { proId: ID.pro, id: ID.user, version: int4, text, now: timestamptz },
  gives: NOTE,
  sql: (p) => sql`
    with changed as (
      update client_notes n set text = ${p.text}, version = n.version + 1, updated_at = ${p.now}
      from showrooms s
      where s.id = n.showroom_id and s.user_id = ${p.proId} and n.user_id = ${p.id}
        and n.version = ${p.version}
      returning n.text, n.version, n.updated_at
    ), first as (
      insert into client_notes (showroom_id, user_id, text, version, updated_at)
      select s.id, ${p.id}, ${p.text}, 1, ${p.now} from showrooms s
      where s.user_id = ${p.proId} and ${p.version} = 0
      on conflict (showroom_id, user_id) do nothing
      returning text, version, updated_at
    )
    select text, version, updated_at as "updatedAt" from changed
    union all select text, version, updated_at from first`,
}).get;
