// AI accounts for tests, and what their credits come to.
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import type { TestApp } from '../../../test-app.ts';
import { grantWelcome } from './grant-welcome.ts';

let made = 0;

export interface TestAiAccount {
  readonly accountId: AiAccountId;
  readonly email: string;
  readonly token: string;
}

/** With a verified address and the credits that come with it. */
export async function newAiAccount(app: TestApp): Promise<TestAiAccount> {
  made += 1;
  const email = `designer-${made}@example.com`;
  const { accountId, token } = await app.createAiAccount({ email });
  await app.pool.query('update ai_accounts set email_verified_at = now() where id = $1', [
    accountId,
  ]);
  await inTransaction(app.pool, (trx) => grantWelcome(trx, { accountId, now: new Date() }));
  return { accountId, email, token };
}

/** What the account's row says, what its entries add up to, and what is left of its lots. */
export async function creditsOf(app: Pick<TestApp, 'pool'>, accountId: AiAccountId) {
  const { rows } = await app.pool.query(
    `select credits, held_credits as held,
       (select coalesce(sum(credits), 0)::int from ai_credit_entries where ai_account_id = a.id) as booked,
       (select coalesce(sum(held), 0)::int from ai_credit_entries where ai_account_id = a.id) as booked_held,
       (select coalesce(sum(left_credits), 0)::int from ai_credit_lots where ai_account_id = a.id) as lots
     from ai_accounts a where id = $1`,
    [accountId],
  );
  const [{ credits, held, booked, booked_held, lots }] = rows;
  return {
    credits,
    held,
    agree: booked === credits && booked_held === held && lots === credits + held,
  };
}

/** Causes of the entries, oldest first. */
export async function causesOf(
  app: Pick<TestApp, 'pool'>,
  accountId: AiAccountId,
): Promise<readonly string[]> {
  const { rows } = await app.pool.query(
    'select cause from ai_credit_entries where ai_account_id = $1 order by id',
    [accountId],
  );
  return rows.map(({ cause }) => cause);
}
