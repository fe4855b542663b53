// Sessions: an opaque token in the browser, its hash in the table, valid for 30 days after its last use. A remembered
// session outlives that: a second token, in a cookie that no script reads, gives it a new first one for 340 days.
import { REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { ResolveSession } from '../http/caller.ts';

const LIFETIME = "interval '30 days'";
const REMEMBERED = `interval '${REMEMBER_SECONDS} seconds'`;
const IS_ALIVE = '(s.expires_at > now() or coalesce(s.remember_expires_at > now(), false))';

/** Only accounts that may have a session resolve: a deactivated one is out at its next call. */
const RESOLVE = {
  name: 'resolve-session',
  text: `select s.user_id, u.type, u.email_verified_at is not null as email_verified,
                s.otp_passed_at is not null as otp_passed,
                s.last_seen_at < now() - interval '1 hour' as stale
         from sessions s join users u on u.id = s.user_id
         where s.token_hash = $1 and s.expires_at > now() and u.status in ('Active', 'Approve')`,
};

export function createSessionResolver(pool: Pool): ResolveSession {
  return async (token) => {
    const sessionHash = hashToken(token);
    const { rows } = await pool.query({ ...RESOLVE, values: [sessionHash] });
    const row = rows[0];
    if (row === undefined) return null;
    // Sliding, but written at most once an hour.
    if (row.stale) {
      await pool.query(
        `update sessions set last_seen_at = now(), expires_at = now() + ${LIFETIME} where token_hash = $1`,
        [sessionHash],
      );
    }
    return {
      userId: row.user_id,
      type: row.type,
      emailVerified: row.email_verified,
      otpPassed: row.otp_passed,
      sessionHash,
    };
  };
}

interface NewSession {
  readonly userId: number;
  readonly userAgent: string;
}

/** Gives the token, which is shown once and never stored. */
export async function openSession(
  db: Queryable,
  { userId, userAgent }: NewSession,
): Promise<string> {
  const token = newToken();
  await db.query(
    `insert into sessions (token_hash, user_id, user_agent, expires_at)
     values ($1, $2, $3, now() + ${LIFETIME})`,
    [hashToken(token), userId, userAgent],
  );
  return token;
}

/** Makes a session one that is remembered; gives the second token. */
export async function rememberSession(db: Queryable, token: string): Promise<string> {
  const remember = newToken();
  await db.query(
    `update sessions set remember_hash = $2, remember_expires_at = now() + ${REMEMBERED}
     where token_hash = $1`,
    [hashToken(token), hashToken(remember)],
  );
  return remember;
}

export interface Reopened {
  readonly userId: number;
  readonly token: string;
  readonly remember: string;
}

/**
 * Opens a remembered session again, with two new tokens: each second token works once. Staff give
 * their code anew. Null where it is unknown, used, run out or ended, or the account barred.
 */
export async function reopenSession(
  db: Queryable,
  { remember, userAgent }: { readonly remember: string; readonly userAgent: string },
): Promise<Reopened | null> {
  const token = newToken();
  const next = newToken();
  const { rows } = await db.query(
    `update sessions s set token_hash = $2, remember_hash = $3, user_agent = $4,
            last_seen_at = now(), expires_at = now() + ${LIFETIME},
            remember_expires_at = now() + ${REMEMBERED}, otp_passed_at = null
     from users u
     where s.remember_hash = $1 and s.remember_expires_at > now()
       and u.id = s.user_id and u.status in ('Active', 'Approve')
     returning s.user_id`,
    [hashToken(remember), hashToken(token), hashToken(next), userAgent],
  );
  return rows[0] === undefined ? null : { userId: rows[0].user_id, token, remember: next };
}

export interface SessionRow {
  readonly id: number;
  readonly token_hash: Buffer;
  readonly user_agent: string;
  readonly is_remembered: boolean;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

/** Those that may still be used, the last used first. */
export async function listSessionRows(db: Queryable, userId: number): Promise<SessionRow[]> {
  const { rows } = await db.query(
    `select s.id, s.token_hash, s.user_agent, s.created_at, s.last_seen_at,
            coalesce(s.remember_expires_at > now(), false) as is_remembered
     from sessions s where s.user_id = $1 and ${IS_ALIVE}
     order by s.last_seen_at desc, s.id desc limit 200`,
    [userId],
  );
  return rows;
}

export async function endSession(db: Queryable, sessionHash: Buffer): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [sessionHash]);
}

/** False where the account has no such session. */
export async function endSessionById(
  db: Queryable,
  { userId, id }: { readonly userId: number; readonly id: number },
): Promise<boolean> {
  const { rowCount } = await db.query('delete from sessions where id = $2 and user_id = $1', [
    userId,
    id,
  ]);
  return rowCount === 1;
}

/** All of an account's but the one to keep, if any. */
export async function endOtherSessions(
  db: Queryable,
  { userId, keep }: { readonly userId: number; readonly keep: Buffer | null },
): Promise<void> {
  await db.query('delete from sessions where user_id = $1 and token_hash is distinct from $2', [
    userId,
    keep,
  ]);
}

/** A remembered device asks for the password once more. */
export async function forgetDevice(db: Queryable, sessionHash: Buffer): Promise<void> {
  await db.query(
    'update sessions set remember_hash = null, remember_expires_at = null where token_hash = $1',
    [sessionHash],
  );
}

/** At most so many; says how many there were. */
export async function dropExpiredSessions(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sessions where token_hash in (
       select s.token_hash from sessions s
       where s.expires_at < now() and not ${IS_ALIVE} limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}

export async function markOtpPassed(db: Queryable, sessionHash: Buffer): Promise<void> {
  await db.query('update sessions set otp_passed_at = now() where token_hash = $1', [sessionHash]);
}
