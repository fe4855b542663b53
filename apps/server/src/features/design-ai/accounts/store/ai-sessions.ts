// Sessions of AI accounts: an opaque token in the browser, its hash here. Signing out is a matter of the browser alone
// (AI-07), so a token that was left behind has a short life (U-19).
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { fromNow, now } from '../../../../platform/database/clock.ts';
import { bool, bytea, int8, text } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import type { Params } from '../../../../platform/database/parameters.ts';
import { sqlStatement, statement } from '../../../../platform/database/statement.ts';
import { tables } from '../../../../platform/database/tables.ts';

/** Since its last use, counted by the hour. */
const LIFE = '3 days';

export const findAiSession = sqlStatement({
  takes: { sessionHash: bytea },
  gives: { accountId: ID.aiAccount, emailVerified: bool, isStale: bool },
  sql: (p) => sql`
    select s.ai_account_id as "accountId", a.email_verified_at is not null as "emailVerified",
      s.last_seen_at < now() - interval '1 hour' as "isStale"
    from ai_sessions s join ai_accounts a on a.id = s.ai_account_id
    where s.token_hash = ${p.sessionHash} and s.expires_at > now()`,
}).get;

export const extendAiSession = statement((p: Params<{ sessionHash: Buffer }>) =>
  tables
    .updateTable('ai_sessions')
    .set({ last_seen_at: now, expires_at: fromNow(LIFE) })
    .where('token_hash', '=', p.sessionHash),
).run;

export const insertAiSession = sqlStatement({
  takes: { accountId: ID.aiAccount, sessionHash: bytea, userAgent: text },
  sql: (p) => sql`
    insert into ai_sessions (ai_account_id, token_hash, user_agent, expires_at)
    values (${p.accountId}, ${p.sessionHash}, ${p.userAgent}, ${fromNow(LIFE)})`,
}).run;

/** All but one; null to keep none. */
export const endAiSessions = sqlStatement({
  takes: { accountId: ID.aiAccount, keep: bytea.orNull },
  sql: (p) => sql`
    delete from ai_sessions
    where ai_account_id = ${p.accountId} and token_hash is distinct from ${p.keep}::bytea`,
}).run;

export const dropEndedAiSessions = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`
    delete from ai_sessions where id in
      (select id from ai_sessions where expires_at < now() order by expires_at limit ${p.limit})`,
  rare: true,
}).run;

/** So many that one account can't fill the table. */
export const dropOldestAiSessions = statement(
  (p: Params<{ accountId: AiAccountId; keep: number }>) =>
    tables
      .deleteFrom('ai_sessions')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('ai_sessions')
          .select('id')
          .where('ai_account_id', '=', p.accountId)
          .orderBy('last_seen_at', 'desc')
          .orderBy('id', 'desc')
          .offset(p.keep),
      ),
).run;
