// Sessions: an opaque token in the browser, its hash in the table, valid for 30 days after its last use. A remembered
// session lasts longer: for 340 days a second token, in a cookie that scripts can't read, renews the first one. Those of
// staff who act in somebody's name (acting-session.ts) are never extended.
import type { UserId } from '@wevisu/domain/ids.ts';
import { REMEMBER_SECONDS } from '@wevisu/site/cookies.ts';
import { type RawBuilder, sql } from 'kysely';
import { hashToken, newToken } from '../crypto/tokens.ts';
import { fromNow, now } from '../database/clock.ts';
import { bool } from '../database/columns.ts';
import type { Params } from '../database/parameters.ts';
import type { Pool, Queryable } from '../database/queryable.ts';
import { statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';
import type { ResolveSession } from '../http/caller.ts';

const newExpiry = fromNow('30 days');
const newRememberExpiry = fromNow(`${REMEMBER_SECONDS} seconds`);
/** Of `sessions s`. */
const isRemembered: RawBuilder<boolean> = sql`coalesce(s.remember_expires_at > now(), false)`;
const isAlive: RawBuilder<boolean> = sql`(s.expires_at > now() or ${isRemembered})`;

type OfSession = Params<{ sessionHash: Buffer }>;

/** Only accounts that may have a session resolve: a deactivated one is signed out at its next call. */
const resolve = statement(
  (p: OfSession) =>
    tables
      .selectFrom('sessions as s')
      .innerJoin('users as u', 'u.id', 's.user_id')
      .leftJoin('acting_visits as v', 'v.id', 's.acting_visit_id')
      .leftJoin('users as staff', 'staff.id', 'v.staff_id')
      .select((eb) => [
        's.user_id',
        's.acting_visit_id as visit_id',
        'v.staff_id',
        's.expires_at',
        'u.type',
        eb('u.email_verified_at', 'is not', null).as('email_verified'),
        eb('s.otp_passed_at', 'is not', null).as('otp_passed'),
        sql`s.last_seen_at < now() - interval '1 hour'`.as('is_stale'),
      ])
      .where('s.token_hash', '=', p.sessionHash)
      .where('s.expires_at', '>', now)
      .where('u.status', 'in', ['Active', 'Approve'])
      .where(({ or, eb }) =>
        or([eb('v.id', 'is', null), eb('staff.status', 'in', ['Active', 'Approve'])]),
      ),
  { emailVerified: bool, otpPassed: bool, isStale: bool },
);

const extend = statement((p: OfSession) =>
  tables
    .updateTable('sessions')
    .set({ last_seen_at: now, expires_at: newExpiry })
    .where('token_hash', '=', p.sessionHash),
);

export function createSessionResolver(pool: Pool): ResolveSession {
  return async (token) => {
    const sessionHash = hashToken(token);
    const session = await resolve.get(pool, { sessionHash });
    if (session === null) return null;
    const { userId, type, emailVerified, otpPassed, visitId, staffId, expiresAt } = session;
    const resolved = { userId, type, emailVerified, otpPassed, sessionHash };
    if (visitId !== null && staffId !== null) {
      return { ...resolved, acting: { staffId, visitId, until: expiresAt } };
    }
    // Sliding, but written at most once an hour.
    if (session.isStale) await extend.run(pool, { sessionHash });
    return resolved;
  };
}

interface NewSession {
  readonly userId: UserId;
  readonly userAgent: string;
}

const insert = statement((p: Params<NewSession & { readonly sessionHash: Buffer }>) =>
  tables.insertInto('sessions').values({
    token_hash: p.sessionHash,
    user_id: p.userId,
    user_agent: p.userAgent,
    expires_at: newExpiry,
  }),
);

/** Returns the token, which is shown once and never stored. */
export async function openSession(
  db: Queryable,
  { userId, userAgent }: NewSession,
): Promise<string> {
  const token = newToken();
  await insert.run(db, { sessionHash: hashToken(token), userId, userAgent });
  return token;
}

const remember = statement((p: Params<{ sessionHash: Buffer; rememberHash: Buffer }>) =>
  tables
    .updateTable('sessions')
    .set({ remember_hash: p.rememberHash, remember_expires_at: newRememberExpiry })
    .where('token_hash', '=', p.sessionHash),
);

/** Makes a session remembered; returns the second token. */
export async function rememberSession(db: Queryable, token: string): Promise<string> {
  const second = newToken();
  await remember.run(db, { sessionHash: hashToken(token), rememberHash: hashToken(second) });
  return second;
}

/** The account that a second token would sign in to now. */
export const findRememberedUser = statement((p: Params<{ rememberHash: Buffer }>) =>
  tables
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.user_id')
    .where('s.remember_hash', '=', p.rememberHash)
    .where('s.remember_expires_at', '>', now)
    .where('u.status', 'in', ['Active', 'Approve']),
).value;

export interface Reopened {
  readonly userId: UserId;
  readonly token: string;
  readonly remember: string;
}

const reopen = statement(
  (
    p: Params<{
      rememberHash: Buffer;
      newSessionHash: Buffer;
      newRememberHash: Buffer;
      userAgent: string;
    }>,
  ) =>
    tables
      .updateTable('sessions as s')
      .from('users as u')
      .set({
        token_hash: p.newSessionHash,
        remember_hash: p.newRememberHash,
        user_agent: p.userAgent,
        last_seen_at: now,
        expires_at: newExpiry,
        remember_expires_at: newRememberExpiry,
        otp_passed_at: null,
      })
      .where('s.remember_hash', '=', p.rememberHash)
      .where('s.remember_expires_at', '>', now)
      .whereRef('u.id', '=', 's.user_id')
      .where('u.status', 'in', ['Active', 'Approve'])
      .returning('s.user_id'),
);

/**
 * Reopens a remembered session with two new tokens: each second token works once. Staff enter their code
 * again. Null if it is unknown, used, expired or ended, or the account is barred.
 */
export async function reopenSession(
  db: Queryable,
  given: { readonly remember: string; readonly userAgent: string },
): Promise<Reopened | null> {
  const token = newToken();
  const next = newToken();
  const userId = await reopen.value(db, {
    rememberHash: hashToken(given.remember),
    newSessionHash: hashToken(token),
    newRememberHash: hashToken(next),
    userAgent: given.userAgent,
  });
  return userId === null ? null : { userId, token, remember: next };
}

/** Those that are still valid, last used first. */
export const listSessionRows = statement(
  (p: Params<{ userId: UserId }>) =>
    tables
      .selectFrom('sessions as s')
      .select((eb) => [
        's.id',
        's.token_hash',
        's.user_agent',
        's.created_at',
        's.last_seen_at',
        isRemembered.as('is_remembered'),
        eb('s.acting_visit_id', 'is not', null).as('is_acting'),
      ])
      .where('s.user_id', '=', p.userId)
      .where(isAlive)
      .orderBy('s.last_seen_at', 'desc')
      .orderBy('s.id', 'desc')
      .limit(200),
  { isRemembered: bool, isActing: bool },
).list;

export const endSession = statement((p: OfSession) =>
  tables.deleteFrom('sessions').where('token_hash', '=', p.sessionHash),
).run;

/** False if the account has no such session. */
export const endSessionById = statement((p: Params<{ userId: UserId; id: number }>) =>
  tables.deleteFrom('sessions').where('id', '=', p.id).where('user_id', '=', p.userId),
).runAny;

/** All of an account's sessions except the one to keep, if any. */
export const endOtherSessions = statement((p: Params<{ userId: UserId; keep: Buffer | null }>) =>
  tables
    .deleteFrom('sessions')
    .where('user_id', '=', p.userId)
    .where('token_hash', 'is distinct from', p.keep),
).run;

/** A remembered device has to enter the password again. */
export const forgetDevice = statement((p: OfSession) =>
  tables
    .updateTable('sessions')
    .set({ remember_hash: null, remember_expires_at: null })
    .where('token_hash', '=', p.sessionHash),
).run;

/** At most `limit`; returns how many there were. */
export const dropExpiredSessions = statement(
  (p: Params<{ limit: number }>) =>
    tables.deleteFrom('sessions').where('token_hash', 'in', ({ selectFrom }) =>
      selectFrom('sessions as s')
        .select('s.token_hash')
        .where('s.expires_at', '<', now)
        .where(({ not }) => not(isAlive))
        .limit(p.limit),
    ),
  {},
  { rare: true },
).run;

export const markOtpPassed = statement((p: OfSession) =>
  tables
    .updateTable('sessions')
    .set({ otp_passed_at: now })
    .where('token_hash', '=', p.sessionHash),
).run;
