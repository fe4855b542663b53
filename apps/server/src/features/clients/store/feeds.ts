// Secret addresses of calendars. The token itself is never stored.
import { sql } from 'kysely';
import { bytea, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const findFeed = sqlStatement({
  takes: { proId: ID.pro },
  gives: { createdAt: timestamptz },
  sql: (p) => sql`select f.created_at as "createdAt"
    from calendar_feeds f join showrooms s on s.id = f.showroom_id where s.user_id = ${p.proId}`,
}).get;

/** The showroom; null if the pro has none. */
export const replaceFeed = sqlStatement({
  takes: { proId: ID.pro, tokenHash: bytea, now: timestamptz },
  gives: { showroomId: ID.showroom },
  sql: (p) => sql`insert into calendar_feeds (showroom_id, token_hash, created_at)
    select s.id, ${p.tokenHash}, ${p.now} from showrooms s where s.user_id = ${p.proId}
    on conflict (showroom_id) do update
      set token_hash = excluded.token_hash, created_at = excluded.created_at
    returning showroom_id as "showroomId"`,
}).value;

/** The showroom; null if there was none to remove. */
export const removeFeed = sqlStatement({
  takes: { proId: ID.pro },
  gives: { showroomId: ID.showroom },
  sql: (p) => sql`delete from calendar_feeds f using showrooms s
    where s.id = f.showroom_id and s.user_id = ${p.proId}
    returning f.showroom_id as "showroomId"`,
}).value;

/** Of a pro whose account is open. */
export const findShowroomByFeed = sqlStatement({
  takes: { tokenHash: bytea },
  gives: { showroomId: ID.showroom, companyName: text },
  sql: (p) => sql`select s.id as "showroomId", s.company_name as "companyName"
    from calendar_feeds f join showrooms s on s.id = f.showroom_id
      join users u on u.id = s.user_id
    where f.token_hash = ${p.tokenHash} and u.status in ('Active', 'Approve')
      and u.deleted_at is null`,
}).get;
