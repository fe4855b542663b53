// Codes and links sent by mail: kept as hashes, used once, valid for a while.

import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

export type CodePurpose = 'verify_email' | 'change_email' | 'staff_otp' | 'reset_password';

/** Replaces the account's unused codes of that purpose. */
export async function issueCode(
  db: Queryable,
  given: {
    userId: number;
    purpose: CodePurpose;
    code: string;
    minutes: number;
    /** For 'change_email': the address that the code is mailed to. */
    newEmail?: string;
  },
): Promise<void> {
  await db.query(
    `with old as (
       update one_time_codes set used_at = now()
       where user_id = $1 and purpose = $2 and used_at is null
     )
     insert into one_time_codes (user_id, purpose, code_hash, expires_at, new_email)
     values ($1, $2, $3, now() + $4 * interval '1 minute', $5)`,
    [given.userId, given.purpose, hashToken(given.code), given.minutes, given.newEmail ?? null],
  );
}

/** Makes the unused codes of that purpose worthless. */
export async function cancelCodes(
  db: Queryable,
  { userId, purpose }: { userId: number; purpose: CodePurpose },
): Promise<void> {
  await db.query(
    `update one_time_codes set used_at = now()
     where user_id = $1 and purpose = $2 and used_at is null`,
    [userId, purpose],
  );
}

/** Codes that ran out some time ago; the newest are kept for the pause between two mails. */
export async function dropOldCodes(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from one_time_codes where id in (
       select id from one_time_codes where expires_at < now() - interval '7 days' limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}

/** The account of a long code, which is used up by this; null where it is unknown, used or run out. */
export async function consumeLink(
  db: Queryable,
  { purpose, code }: { purpose: CodePurpose; code: string },
): Promise<number | null> {
  const { rows } = await db.query(
    `update one_time_codes set used_at = now()
     where purpose = $1 and code_hash = $2 and used_at is null and expires_at > now()
     returning user_id`,
    [purpose, hashToken(code)],
  );
  return rows[0]?.user_id ?? null;
}

/** As `consumeLink`, for the link that changes an address: the account and the address. */
export async function consumeEmailChange(
  db: Queryable,
  code: string,
): Promise<{ readonly userId: number; readonly newEmail: string } | null> {
  const { rows } = await db.query(
    `update one_time_codes set used_at = now()
     where purpose = 'change_email' and code_hash = $1 and used_at is null and expires_at > now()
       and new_email is not null
     returning user_id, new_email`,
    [hashToken(code)],
  );
  return rows[0] === undefined ? null : { userId: rows[0].user_id, newEmail: rows[0].new_email };
}

export type OtpOutcome = 'right' | 'wrong' | 'expired' | 'used_up';

/** Checks the newest staff code; each wrong try costs one of five, in the same statement. */
export async function tryOtp(
  db: Queryable,
  { userId, code }: { userId: number; code: string },
): Promise<OtpOutcome> {
  const { rows } = await db.query(
    `update one_time_codes c
     set used_at = case when c.code_hash = $2 and c.tries_left > 0 and c.expires_at > now() then now() end,
         tries_left = greatest(0, c.tries_left - 1)
     where c.id = (select id from one_time_codes
                   where user_id = $1 and purpose = 'staff_otp' and used_at is null
                   order by id desc limit 1 for update)
     returning c.used_at is not null as right, c.expires_at <= now() as expired, c.tries_left`,
    [userId, hashToken(code)],
  );
  const row = rows[0];
  if (row === undefined) return 'expired';
  if (row.right) return 'right';
  if (row.expired) return 'expired';
  return row.tries_left === 0 ? 'used_up' : 'wrong';
}

/** Whole seconds since the newest code was issued; null where there is none. */
export async function secondsSinceCode(
  db: Queryable,
  { userId, purpose }: { userId: number; purpose: CodePurpose },
): Promise<number | null> {
  const { rows } = await db.query(
    `select extract(epoch from now() - max(created_at))::int as seconds
     from one_time_codes where user_id = $1 and purpose = $2`,
    [userId, purpose],
  );
  return rows[0]?.seconds ?? null;
}
