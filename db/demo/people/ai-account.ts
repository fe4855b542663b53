// The account of AI 3D design of the demo world: the homeowner's, who has one of the shop beside it.
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';

/** With the name, address and password of the homeowner's own account. */
export async function loadAiAccount(pool: pg.Pool, at: Date): Promise<AiAccountId> {
  const { rows } = await pool.query<{ id: AiAccountId }>(
    `insert into ai_accounts (email, password_hash, full_name, email_verified_at, terms_version, terms_accepted_at,
       created_at)
     select email, password_hash, concat_ws(' ', first_name, last_name), $1, '1', $1, $1
     from users where email = 'homeowner@example.com' returning id::int`,
    [at],
  );
  const [account] = rows;
  if (account === undefined) throw new Error('The demo world has no homeowner.');
  return account.id;
}
