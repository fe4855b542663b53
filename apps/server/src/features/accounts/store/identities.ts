import type { UserId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { hashToken } from '../../../platform/crypto/tokens.ts';
import { now } from '../../../platform/database/clock.ts';
import { bool } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

/** A person at a provider; both parts together identify them permanently. */
export interface Identity {
  readonly issuer: string;
  readonly subject: string;
}

export const findUserOfIdentity = statement((p: Params<Identity>) =>
  tables
    .selectFrom('user_identities')
    .select('user_id')
    .where('issuer', '=', p.issuer)
    .where('subject', '=', p.subject),
).value;

/** If two links are created at once, the first one wins. */
export const linkIdentity = statement((p: Params<Identity & { readonly userId: UserId }>) =>
  tables
    .insertInto('user_identities')
    .values({ issuer: p.issuer, subject: p.subject, user_id: p.userId })
    .onConflict((of) => of.doNothing()),
).run;

export interface ProviderSignIn {
  readonly provider: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

const insertSignIn = statement(
  (p: Params<ProviderSignIn & { readonly stateHash: Buffer; readonly minutes: number }>) =>
    tables.insertInto('provider_sign_ins').values({
      state_hash: p.stateHash,
      provider: p.provider,
      nonce: p.nonce,
      code_verifier: p.codeVerifier,
      expires_at: sql<Date>`now() + ${p.minutes} * interval '1 minute'`,
    }),
);

export async function keepProviderSignIn(
  db: Queryable,
  given: ProviderSignIn & { readonly state: string; readonly minutes: number },
): Promise<void> {
  await insertSignIn.run(db, { ...given, stateHash: hashToken(given.state) });
}

const takeSignIn = statement(
  (p: Params<{ stateHash: Buffer; provider: string }>) =>
    tables
      .deleteFrom('provider_sign_ins')
      .where('state_hash', '=', p.stateHash)
      .where('provider', '=', p.provider)
      .returning((eb) => [
        'provider',
        'nonce',
        'code_verifier',
        eb('expires_at', '>', now).as('is_fresh'),
      ]),
  { isFresh: bool },
);

/** Consumes it; null if it is unknown, used, expired or from another provider. */
export async function takeProviderSignIn(
  db: Queryable,
  { state, provider }: { readonly state: string; readonly provider: string },
): Promise<ProviderSignIn | null> {
  const row = await takeSignIn.get(db, { stateHash: hashToken(state), provider });
  return row?.isFresh ? row : null;
}

export const dropOldProviderSignIns = statement(
  (p: Params<{ limit: number }>) =>
    tables
      .deleteFrom('provider_sign_ins')
      .where('state_hash', 'in', ({ selectFrom }) =>
        selectFrom('provider_sign_ins')
          .select('state_hash')
          .where('expires_at', '<', now)
          .limit(p.limit),
      ),
  {},
  { rare: true },
).run;
