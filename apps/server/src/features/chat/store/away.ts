import { sql } from 'kysely';
import { int8, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** False if the room was told of this absence already. */
export const noteAwayTold = sqlStatement({
  takes: { roomId: int8, proId: ID.user, awaySince: timestamptz },
  sql: (p) => sql`insert into chat_away_told as t (room_id, user_id, away_since)
    values (${p.roomId}, ${p.proId}, ${p.awaySince})
    on conflict (room_id, user_id) do update set away_since = excluded.away_since
      where t.away_since <> excluded.away_since`,
}).runAny;
