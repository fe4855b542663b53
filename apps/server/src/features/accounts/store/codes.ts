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
  },
  sql: (p) => sql`
    with old as (
      update one_time_codes set used_at = now()
      where user_id = ${p.userId} and purpose = ${p.purpose} and used_at is null
    )
    insert into one_time_codes (user_id, purpose, code_hash, expires_at, new_email)
    values (${p.userId}, ${p.purpose}, ${p.codeHash}, now() + ${p.minutes} * interval '1 minute',
            ${p.newEmail})`,
});

/** Replaces the account's unused codes of that purpose. */
export async function issueCode(
  db: Queryable,
  given: {
    userId: UserId;
    purpose: CodePurpose;
    code: string;
    minutes: number;
    /** For 'change_email': the address that the code is mailed to. */
    newEmail?: string;
  },
): Promise<void> {
  const { userId, purpose, code, minutes, newEmail = null } = given;
  await issue.run(db, { userId, purpose, codeHash: hashToken(code), minutes, newEmail });
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

/** Drops codes that expired a while ago; the newest stay, to enforce the pause between two mails. */
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
      .returning(['user_id', 'new_email']),
  { newEmail: text.notNull },
);

/** As `consumeLink`, for the link that changes an address: the account and the new address. */
export function consumeEmailChange(db: Queryable, code: string) {
  return useEmailChange.get(db, { codeHash: hashToken(code) });
}

const tryNewest = sqlStatement({
  takes: { userId: ID.user, codeHash: bytea },
  gives: { right: bool, expired: bool, triesLeft: int4 },
  sql: (p) => sql`
    update one_time_codes c
    set used_at = case when c.code_hash = ${p.codeHash} and c.tries_left > 0 and c.expires_at > now() then now() end,
        tries_left = greatest(0, c.tries_left - 1)
    where c.id = (select id from one_time_codes
                  where user_id = ${p.userId} and purpose = 'staff_otp' and used_at is null
                  order by id desc limit 1 for update)
    returning c.used_at is not null as right, c.expires_at <= now() as expired,
      c.tries_left as "triesLeft"`,
});

export type OtpOutcome = 'right' | 'wrong' | 'expired' | 'used_up';

/** Checks the newest staff code; each wrong attempt uses one of five tries, in the same statement. */
export async function tryOtp(
  db: Queryable,
  { userId, code }: { userId: UserId; code: string },
): Promise<OtpOutcome> {
  const row = await tryNewest.get(db, { userId, codeHash: hashToken(code) });
  if (row === null) return 'expired';
  if (row.right) return 'right';
  if (row.expired) return 'expired';
  return row.triesLeft === 0 ? 'used_up' : 'wrong';
}

/** Whole seconds since the newest code was issued; null if there is none. */
export const secondsSinceCode = statement(
  (p: Params<{ userId: UserId; purpose: CodePurpose }>) =>
    tables
      .selectFrom('one_time_codes')
      .select(sql`extract(epoch from now() - max(created_at))::int`.as('seconds'))
      .where('user_id', '=', p.userId)
      .where('purpose', '=', p.purpose),
  { seconds: int4.orNull },
).value;
