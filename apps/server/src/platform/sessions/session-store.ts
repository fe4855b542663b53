// Sessions: an opaque token in the browser, its hash in the table, valid for 30 days after its last use.
import { hashToken, newToken } from '../crypto/tokens.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import type { ResolveSession } from '../http/caller.ts';

const LIFETIME = "interval '30 days'";

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

/** Gives the token, which is shown once and never stored. */
export async function openSession(
  db: Queryable,
  { userId, userAgent }: { readonly userId: number; readonly userAgent: string },
): Promise<string> {
  const token = newToken();
  await db.query(
    `insert into sessions (token_hash, user_id, user_agent, expires_at)
     values ($1, $2, $3, now() + ${LIFETIME})`,
    [hashToken(token), userId, userAgent],
  );
  return token;
}

export async function endSession(db: Queryable, sessionHash: Buffer): Promise<void> {
  await db.query('delete from sessions where token_hash = $1', [sessionHash]);
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

/** At most so many; says how many there were. */
export async function dropExpiredSessions(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from sessions where token_hash in (
       select token_hash from sessions where expires_at < now() limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}

export async function markOtpPassed(db: Queryable, sessionHash: Buffer): Promise<void> {
  await db.query('update sessions set otp_passed_at = now() where token_hash = $1', [sessionHash]);
}
