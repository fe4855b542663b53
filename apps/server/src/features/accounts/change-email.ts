import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import type { SignedIn } from '../../platform/http/caller.ts';
import { takeTry } from '../../platform/sessions/count-tries.ts';
import { endOtherSessions } from '../../platform/sessions/session-store.ts';
import { cancelSecondSteps } from '../second-factor/second-step.ts';
import type { AccountsDeps } from './deps.ts';
import { changeEmailMail, emailChangedMail } from './mails.ts';
import { findAccountByEmail, getAccount, setEmail } from './store/accounts.ts';
import { cancelCodes, consumeEmailChange, issueCode } from './store/codes.ts';
import { forgetOtherDevices } from './store/known-devices.ts';

/** Gives the same answer whether the new address is free or taken: only a mail tells which. */
export async function mailEmailChange(
  deps: AccountsDeps,
  given: {
    readonly user: SignedIn;
    readonly newEmail: string;
    readonly password: string;
    readonly caller: string;
  },
): Promise<Result<null>> {
  const { newEmail } = given;
  const { userId, sessionHash } = given.user;
  const account = await getAccount(deps.pool, userId);
  if (account === null) return refuse('unauthenticated');
  const checked = await deps.passwords.check(
    { storedHash: account.passwordHash, password: given.password },
    given.caller,
  );
  if (!checked.ok) return checked;
  if (!checked.value) {
    return refuseFields({ current_password: 'current_password_wrong' });
  }
  const limit = [{ key: `new address of ${userId}`, max: 5, seconds: 3600 }];
  const wait = await takeTry(deps.pool, limit);
  if (wait > 0) return refuse('too_many_requests', { params: { seconds: wait } });
  if ((await findAccountByEmail(deps.pool, newEmail)) !== null) return ok(null);
  await inTransaction(deps.pool, async (client) => {
    const code = newToken();
    const purpose = 'change_email';
    const minutes = VERIFY_LINK_HOURS * 60;
    await issueCode(client, { userId, purpose, code, minutes, newEmail, sessionHash });
    const content = changeEmailMail(`${deps.publicUrl()}/verify/${code}`);
    await deps.mailer.queue(client, [{ template: 'change_email', to: newEmail, content }]);
  });
  return ok(null);
}

/**
 * Opening the link proves the new address. The old one gets a notice, in case its owner did not request this, and all
 * sessions end except the one that did.
 */
export async function changeEmailByCode(deps: AccountsDeps, code: string): Promise<Result<null>> {
  return inTransactionOfResult(deps.pool, async (client) => {
    const change = await consumeEmailChange(client, code);
    const account = change && (await getAccount(client, change.userId));
    if (!change || !account) return refuse('verification_code_invalid');
    if (!(await setEmail(client, { userId: change.userId, email: change.newEmail }))) {
      return refuse('verification_code_invalid');
    }
    // Void any password reset link that is still in the old mailbox.
    await cancelCodes(client, { userId: change.userId, purpose: 'reset_password' });
    // Whoever signed in by the old mailbox is out, too.
    await endOtherSessions(client, { userId: change.userId, keep: change.sessionHash });
    await cancelSecondSteps(client, change.userId);
    await forgetOtherDevices(client, { userId: change.userId, keep: null });
    // The old address may be a stranger's, who is not to read what somebody typed.
    await deps.events.write(client, { kind: 'email_changed', userId: change.userId });
    const newEmail = account.emailVerifiedAt === null ? null : change.newEmail;
    const content = emailChangedMail(newEmail);
    await deps.mailer.queue(client, [{ template: 'email_changed', to: account.email, content }]);
    return ok(null);
  });
}
