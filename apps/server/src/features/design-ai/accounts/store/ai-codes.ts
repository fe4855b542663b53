// Links sent by mail: stored as hashes, used once, valid for a limited time.
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../../platform/crypto/tokens.ts';
import { ago, now } from '../../../../platform/database/clock.ts';
import { bytea, int4, int8, text } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import type { Params } from '../../../../platform/database/parameters.ts';
import type { Queryable } from '../../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../../platform/database/statement.ts';
import { tables } from '../../../../platform/database/tables.ts';

export type AiCodePurpose = 'verify_email' | 'reset_password';

const issue = sqlStatement({
  takes: {
    ...{ accountId: ID.aiAccount, purpose: text.as<AiCodePurpose>(), codeHash: bytea },
    ...{ minutes: int4, pauseSeconds: int4 },
  },
  gives: { wait: int4 },
  // Concurrent requests queue up at the row of the pause, and all but the first find it too recent.
  sql: (p) => sql`
    with passed as (
      insert into ai_code_pauses as last (ai_account_id, purpose, mailed_at)
      values (${p.accountId}, ${p.purpose}, now())
      on conflict (ai_account_id, purpose) do update set mailed_at = excluded.mailed_at
        where ${p.pauseSeconds}::int = 0
          or last.mailed_at <= now() - ${p.pauseSeconds}::int * interval '1 second'
      returning ai_account_id
    ),
    old as (
      update ai_codes set used_at = now()
      where ai_account_id in (select ai_account_id from passed) and purpose = ${p.purpose} and used_at is null
    ),
    issued as (
      insert into ai_codes (ai_account_id, purpose, code_hash, expires_at)
      select ai_account_id, ${p.purpose}, ${p.codeHash}, now() + ${p.minutes}::int * interval '1 minute'
      from passed returning id
    )
    select case when exists (select from issued) then 0 else coalesce(
      (select nullif(greatest(0, ceil(extract(epoch from
         mailed_at + ${p.pauseSeconds}::int * interval '1 second' - now()))), 0)
       from ai_code_pauses where ai_account_id = ${p.accountId} and purpose = ${p.purpose}),
      -- Another request has just passed, which this statement can't see yet.
      ${p.pauseSeconds}::int)::int end as wait`,
});

/** Replaces the unused codes of that purpose, unless the last one is too recent: returns the seconds to wait, else 0. */
export async function issueAiCode(
  db: Queryable,
  given: {
    readonly accountId: AiAccountId;
    readonly purpose: AiCodePurpose;
    readonly code: string;
    readonly minutes: number;
    readonly pauseSeconds: number;
  },
): Promise<number> {
  const { code, ...rest } = given;
  return (await issue.require(db, { ...rest, codeHash: hashToken(code) })).wait;
}

interface OfCode {
  readonly purpose: AiCodePurpose;
  readonly code: string;
}

const consume = statement((p: Params<{ purpose: AiCodePurpose; codeHash: Buffer }>) =>
  tables
    .updateTable('ai_codes')
    .set({ used_at: now })
    .where('purpose', '=', p.purpose)
    .where('code_hash', '=', p.codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('ai_account_id'),
);

/** The account of a code, which can't be used again; null if it is unknown, used or expired. */
export function consumeAiCode(db: Queryable, { purpose, code }: OfCode) {
  return consume.value(db, { purpose, codeHash: hashToken(code) });
}

const owner = statement((p: Params<{ purpose: AiCodePurpose; codeHash: Buffer }>) =>
  tables
    .selectFrom('ai_codes')
    .select('ai_account_id')
    .where('purpose', '=', p.purpose)
    .where('code_hash', '=', p.codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now),
);

/** The account of a code that `consumeAiCode` would take now. */
export function findAiCodeOwner(db: Queryable, { purpose, code }: OfCode) {
  return owner.value(db, { purpose, codeHash: hashToken(code) });
}

export const cancelAiCodes = statement(
  (p: Params<{ accountId: AiAccountId; purpose: AiCodePurpose }>) =>
    tables
      .updateTable('ai_codes')
      .set({ used_at: now })
      .where('ai_account_id', '=', p.accountId)
      .where('purpose', '=', p.purpose)
      .where('used_at', 'is', null),
).run;

export const dropOldAiCodes = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`
    delete from ai_codes where id in
      (select id from ai_codes where expires_at < ${ago('7 days')} order by expires_at limit ${p.limit})`,
  rare: true,
}).run;

/** With when each was mailed: the account is left. */
export const dropAiCodes = sqlStatement({
  takes: { accountId: ID.aiAccount },
  sql: (p) => sql`
    with paused as (delete from ai_code_pauses where ai_account_id = ${p.accountId})
    delete from ai_codes where ai_account_id = ${p.accountId}`,
}).run;
