import { hashToken } from '../../../platform/crypto/tokens.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';

/** Somebody at a provider; both parts together name a person for good. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export async function findUserOfIdentity(
  db: Queryable,
  { issuer, subject }: Identity,
): Promise<number | null> {
  const { rows } = await db.query(
    'select user_id from user_identities where issuer = $1 and subject = $2',
    [issuer, subject],
  );
  return rows[0]?.user_id ?? null;
}

/** The first link stands where two are made at once. */
export async function linkIdentity(
  db: Queryable,
  { issuer, subject, userId }: Identity & { readonly userId: number },
): Promise<void> {
  await db.query(
    `insert into user_identities (issuer, subject, user_id) values ($1, $2, $3)
     on conflict do nothing`,
    [issuer, subject, userId],
  );
}

export interface ProviderSignIn {
  readonly provider: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

export async function keepProviderSignIn(
  db: Queryable,
  given: ProviderSignIn & { readonly state: string; readonly minutes: number },
): Promise<void> {
  await db.query(
    `insert into provider_sign_ins (state_hash, provider, nonce, code_verifier, expires_at)
     values ($1, $2, $3, $4, now() + $5 * interval '1 minute')`,
    [hashToken(given.state), given.provider, given.nonce, given.codeVerifier, given.minutes],
  );
}

/** Used up by this; null where it is unknown, used, of another provider or run out. */
export async function takeProviderSignIn(
  db: Queryable,
  { state, provider }: { readonly state: string; readonly provider: string },
): Promise<ProviderSignIn | null> {
  const { rows } = await db.query(
    `delete from provider_sign_ins where state_hash = $1 and provider = $2
     returning provider, nonce, code_verifier as "codeVerifier", expires_at > now() as fresh`,
    [hashToken(state), provider],
  );
  const row = rows[0];
  return row?.fresh ? row : null;
}

export async function dropOldProviderSignIns(db: Queryable, most: number): Promise<number> {
  const { rowCount } = await db.query(
    `delete from provider_sign_ins where state_hash in (
       select state_hash from provider_sign_ins where expires_at < now() limit $1)`,
    [most],
  );
  return rowCount ?? 0;
}
