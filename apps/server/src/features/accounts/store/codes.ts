// Codes and links sent by mail: stored as hashes, used once, valid for a limited time.

import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { ago, now } from '../../../platform/database/clock.ts';
import { bool, bytea, float8, int4, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export type CodePurpose = 'verify_email' | 'change_email' | 'staff_otp' | 'reset_password';

const issue = sqlStatement({
  takes: {
    userId: ID.user,
    purpose: text.as<CodePurpose>(),
    codeHash: bytea,
    minutes: float8,
    newEmail: text.orNull,
    sessionHash: bytea.orNull,
    pauseSeconds: int4,
  },
  gives: { wait: int4 },
  // Concurrent requests queue up at the row of the pause, and all but the first find it too recent.
  sql: (p) => sql`
    with passed as (
      insert into code_pauses as last (user_id, purpose, mailed_at)
      values (${p.userId}, ${p.purpose}, now())
      on conflict (user_id, purpose) do update set mailed_at = excluded.mailed_at
        where ${p.pauseSeconds}::int = 0
          or last.mailed_at <= now() - ${p.pauseSeconds}::int * interval '1 second'
      returning user_id
    ),
    old as (
      update one_time_codes set used_at = now()
      where user_id in (select user_id from passed) and purpose = ${p.purpose} and used_at is null
    ),
    issued as (
      insert into one_time_codes (user_id, purpose, code_hash, expires_at, new_email, session_id)
      select user_id, ${p.purpose}, ${p.codeHash}, now() + ${p.minutes} * interval '1 minute',
        ${p.newEmail}, (select id from sessions where token_hash = ${p.sessionHash})
      from passed returning id
    )
    select case when exists (select from issued) then 0 else coalesce(
      (select nullif(greatest(0, ceil(extract(epoch from
         mailed_at + ${p.pauseSeconds}::int * interval '1 second' - now()))), 0)
       from code_pauses where user_id = ${p.userId} and purpose = ${p.purpose}),
      -- Another request has just passed, which this statement can't see yet.
      ${p.pauseSeconds}::int)::int end as wait`,
});

interface NewCode {
  readonly userId: UserId;
  readonly purpose: CodePurpose;
  readonly code: string;
  readonly minutes: number;
  /** For 'change_email': the address that the code is mailed to. */
  readonly newEmail?: string;
  /** The session that requested it; required for 'staff_otp'. */
  readonly sessionHash?: Buffer;
}

/** Replaces the account's unused codes of that purpose. */
export async function issueCode(db: Queryable, given: NewCode): Promise<void> {
  await issueAfterPause(db, { ...given, pauseSeconds: 0 });
}

/**
 * Like `issueCode`, unless the last code of that purpose is too recent: returns the seconds to wait, 0 if it was
 * issued. Of any number of concurrent requests, one issues its code.
 */
export async function issueAfterPause(
  db: Queryable,
  given: NewCode & { readonly pauseSeconds: number },
): Promise<number> {
  const { code, newEmail = null, sessionHash = null, ...rest } = given;
  const codeHash = hashToken(code);
  return (await issue.require(db, { ...rest, codeHash, newEmail, sessionHash })).wait;
}

/** Voids the unused codes of that purpose. */
export const cancelCodes = statement((p: Params<{ userId: UserId; purpose: CodePurpose }>) =>
  tables
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('user_id', '=', p.userId)
    .where('purpose', '=', p.purpose)
    .where('used_at', 'is', null),
).run;

/** Drops codes that expired a while ago. */
export const dropOldCodes = statement(
  (p: Params<{ limit: number }>) =>
    tables
      .deleteFrom('one_time_codes')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('one_time_codes')
          .select('id')
          .where('expires_at', '<', ago('7 days'))
          .limit(p.limit),
      ),
  {},
  { rare: true },
).run;

const useLink = statement((p: Params<{ purpose: CodePurpose; codeHash: Buffer }>) =>
  tables
    .updateTable('one_time_codes')
    .set({ used_at: now })
    .where('purpose', '=', p.purpose)
    .where('code_hash', '=', p.codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now)
    .returning('user_id'),
);

/** Consumes a long code and returns its account; null if it is unknown, used or expired. */
export function consumeLink(
  db: Queryable,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<UserId | null> {
  return useLink.value(db, { purpose, codeHash: hashToken(code) });
}

const linkOwner = statement((p: Params<{ purpose: CodePurpose; codeHash: Buffer }>) =>
  tables
    .selectFrom('one_time_codes')
    .select('user_id')
    .where('purpose', '=', p.purpose)
    .where('code_hash', '=', p.codeHash)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now),
);

/** The account of a long code that `consumeLink` would consume now. */
export function findLinkOwner(
  db: Queryable,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<UserId | null> {
  return linkOwner.value(db, { purpose, codeHash: hashToken(code) });
}

const useEmailChange = statement(
  (p: Params<{ codeHash: Buffer }>) =>
    tables
      .updateTable('one_time_codes')
      .set({ used_at: now })
      .where('purpose', '=', 'change_email')
      .where('code_hash', '=', p.codeHash)
      .where('used_at', 'is', null)
      .where('expires_at', '>', now)
      .where('new_email', 'is not', null)
      .returning((eb) => [
        'user_id',
        'new_email',
        eb
          .selectFrom('sessions')
          .select('token_hash')
          .whereRef('sessions.id', '=', 'one_time_codes.session_id')
          .as('session_hash'),
      ]),
  { newEmail: text.notNull, sessionHash: bytea.orNull },
);

/**
 * As `consumeLink`, for the link that changes an address: the account, the new address, and the session that requested
 * it, or null if that has ended.
 */
export function consumeEmailChange(db: Queryable, code: string) {
  return useEmailChange.get(db, { codeHash: hashToken(code) });
}

const tryNewest = sqlStatement({
  takes: { userId: ID.user, sessionHash: bytea, codeHash: bytea },
  gives: { right: bool, expired: bool, triesLeft: int4 },
  sql: (p) => sql`
    update one_time_codes c
    set used_at = case when c.code_hash = ${p.codeHash} and c.tries_left > 0 and c.expires_at > now() then now() end,
        tries_left = greatest(0, c.tries_left - 1)
    where c.id = (select id from one_time_codes
                  where user_id = ${p.userId} and purpose = 'staff_otp' and used_at is null
                    and session_id = (select id from sessions where token_hash = ${p.sessionHash})
                  order by id desc limit 1 for update)
    returning c.used_at is not null as right, c.expires_at <= now() as expired,
      c.tries_left as "triesLeft"`,
});

export type OtpOutcome = 'right' | 'wrong' | 'expired' | 'used_up';

/**
 * Checks the newest staff code that this session requested; each wrong attempt uses one of five tries, in the same
 * statement.
 */
export async function tryOtp(
  db: Queryable,
  given: { readonly userId: UserId; readonly sessionHash: Buffer; readonly code: string },
): Promise<OtpOutcome> {
  const { code, ...of } = given;
  const row = await tryNewest.get(db, { ...of, codeHash: hashToken(code) });
  if (row === null) return 'expired';
  if (row.right) return 'right';
  if (row.expired) return 'expired';
  return row.triesLeft === 0 ? 'used_up' : 'wrong';
}
