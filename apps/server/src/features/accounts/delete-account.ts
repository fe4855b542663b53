import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { AccountsDeps } from './deps.ts';
import { accountDeletedMail } from './mails.ts';
import { getAccount } from './store/accounts.ts';
import {
  dropErasedAccounts,
  erasePerson,
  findWorkingHire,
  hasUnsettledOrders,
} from './store/erase.ts';

/** G-70. An open order needs its buyer: the shipping address, who is notified, who may return it. */
export async function deleteOwnAccount(
  deps: AccountsDeps,
  given: {
    readonly userId: UserId;
    readonly password: string;
    readonly caller: string;
    readonly address: string;
  },
): Promise<Result<null>> {
  const { userId } = given;
  const account = await getAccount(deps.pool, userId);
  if (account === null) return refuse('unauthenticated');
  const checked = await deps.passwords.check(
    { storedHash: account.passwordHash, password: given.password },
    given.caller,
  );
  if (!checked.ok) return checked;
  const event = { kind: 'account_deleted', userId, address: given.address } as const;
  if (!checked.value) {
    deps.events.note({ ...event, outcome: 'current_password_wrong' });
    return refuseFields({ current_password: 'current_password_wrong' });
  }
  const deleted = await inTransactionOfResult(deps.pool, async (client) => {
    if (await hasUnsettledOrders(client, userId)) return refuse('account_has_open_orders');
    if ((await findWorkingHire(client, { userId })) !== null)
      return refuse('account_has_open_hire');
    await erasePerson(client, userId);
    await deps.events.write(client, event);
    // Their last mail; it is dropped after a month like every other.
    await deps.mailer.queue(client, [
      { template: 'account_deleted', to: account.email, content: accountDeletedMail() },
    ]);
    return ok(null);
  });
  if (!deleted.ok) return deleted;
  await deps.dropPictures();
  await dropErasedAccounts(deps.pool, { limit: 10 });
  return deleted;
}
