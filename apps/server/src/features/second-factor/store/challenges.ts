import { sql } from 'kysely';
import { bool, bytea, int4, int8, text } from '../../../platform/database/columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export type ChallengePurpose = 'add' | 'confirm' | 'second_step' | 'sign_in';

/** What it is good for; `boundTo` names the session or second step that asked, and is null for a sign-in. */
export interface ChallengeUse {
  readonly purpose: ChallengePurpose;
  readonly boundTo: Buffer | null;
}

export const insertChallenge = sqlStatement({
  takes: {
    challengeHash: bytea,
    purpose: text.as<ChallengePurpose>(),
    boundTo: bytea.orNull,
    minutes: int4,
  },
  sql: (p) => sql`
    insert into passkey_challenges (challenge_hash, purpose, bound_to, expires_at)
    values (${p.challengeHash}, ${p.purpose}, ${p.boundTo}, now() + ${p.minutes}::int * interval '1 minute')`,
}).run;

const take = sqlStatement({
  takes: { challengeHash: bytea },
  gives: { purpose: text.as<ChallengePurpose>(), boundTo: bytea.orNull, isFresh: bool },
  sql: (p) => sql`
    delete from passkey_challenges where challenge_hash = ${p.challengeHash}
    returning purpose, bound_to as "boundTo", expires_at > now() as "isFresh"`,
});

/** Uses it up, whatever it was for; false if it is unknown, used, too old or was for something else. */
export async function takeChallenge(
  db: Queryable,
  { challengeHash, purpose, boundTo }: ChallengeUse & { readonly challengeHash: Buffer },
): Promise<boolean> {
  const row = await take.get(db, { challengeHash });
  if (row === null || !row.isFresh || row.purpose !== purpose) return false;
  return boundTo === null ? row.boundTo === null : row.boundTo?.equals(boundTo) === true;
}

export const dropOldChallenges = sqlStatement({
  takes: { limit: int8 },
  sql: (p) => sql`delete from passkey_challenges where challenge_hash in (
    select challenge_hash from passkey_challenges where expires_at < now() limit ${p.limit})`,
  rare: true,
}).run;
