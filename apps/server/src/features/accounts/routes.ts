import * as accounts from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import type { AccountType } from '@wevisu/domain/accounts.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { Caller } from '../../platform/http/caller.ts';
import { endSession } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { changeOwnPassword, mailResetLink, resetPasswordByCode } from './passwords.ts';
import { readProfile, saveShippingAddress } from './profile.ts';
import { registerHomeowner } from './register.ts';
import { signIn } from './sign-in.ts';
import { checkStaffOtp, sendStaffOtp } from './staff-otp.ts';
import { getAccount } from './store.ts';
import { toUser } from './to-user.ts';
import { resendVerificationMail, verifyEmailByCode } from './verify-email.ts';

export function addAccountCalls(calls: CallTable, deps: AccountsDeps): void {
  addSignIn(calls, deps);
  addMailedCodes(calls, deps);
  addProfile(calls, deps);
}

function addSignIn(calls: CallTable, deps: AccountsDeps): void {
  const signInAt =
    (door: readonly AccountType[]) =>
    ({ address, userAgent }: Caller, { body }: CallInput<typeof accounts.login>) =>
      signIn(deps, { email: body.email, password: body.password, door, address, userAgent });
  calls.add(accounts.login, signInAt(['User']));
  calls.add(accounts.businessLogin, signInAt(['Contractor', 'Vendor']));
  calls.add(accounts.staffLogin, signInAt(['Admin']));

  calls.add(accounts.register, ({ userAgent }, { body }) =>
    registerHomeowner(deps, { form: body, userAgent }),
  );
  calls.add(accounts.getAuthUser, async ({ user }) => {
    const account = await getAccount(deps.pool, user.userId);
    if (account === null) return refuse('unauthenticated');
    return ok({ user: toUser(account, { otpPassed: user.otpPassed }) });
  });
  calls.add(accounts.logout, async ({ user }) => {
    await endSession(deps.pool, user.sessionHash);
    return ok({ message: 'Logged Out Successfully' });
  });
}

function addMailedCodes(calls: CallTable, deps: AccountsDeps): void {
  calls.add(accounts.resendVerification, async ({ user }) =>
    say(await resendVerificationMail(deps, user.userId), 'We sent you the mail again.'),
  );
  calls.add(accounts.verifyEmail, async (_, { params }) =>
    say(await verifyEmailByCode(deps, params.code), 'Your email address is verified.'),
  );
  calls.add(accounts.verifyOtp, async ({ user }, { query }) => {
    if (query.otp === undefined) {
      const sent = await sendStaffOtp(deps, user);
      return sent.ok
        ? ok({ message: 'We sent a code to your email address.', data: { valid_otp: false } })
        : sent;
    }
    const checked = await checkStaffOtp(deps, { user, code: query.otp });
    if (!checked.ok) return checked;
    const message = checked.value
      ? 'Welcome back.'
      : 'This code is not right. Check the mail and try again.';
    return ok({ message, data: { valid_otp: checked.value } });
  });
  calls.add(accounts.requestPasswordReset, async (_, { body }) =>
    say(
      await mailResetLink(deps, body.email),
      'If there is an account with this address, we have sent it a mail.',
    ),
  );
  calls.add(accounts.resetPassword, async (_, { body }) =>
    say(await resetPasswordByCode(deps, body), 'Your new password is set. Please sign in.'),
  );
}

function addProfile(calls: CallTable, deps: AccountsDeps): void {
  calls.add(accounts.changePassword, async ({ user }, { body }) =>
    say(
      await changeOwnPassword(deps, {
        user,
        current: body.current_password,
        password: body.password,
      }),
      'Your password is changed. Other devices are signed out.',
    ),
  );
  calls.add(accounts.getProfile, async ({ user }, { query }) => {
    const profile = await readProfile(deps, {
      userId: user.userId,
      checkout: query.checkout === 1,
      showroomId: query.showroom ?? null,
    });
    return profile.ok ? ok({ data: profile.value }) : profile;
  });
  calls.add(accounts.updateProfile, async ({ user }, { body: { checkout, ...address } }) => {
    const saved = await saveShippingAddress(deps, { userId: user.userId, address });
    if (!saved.ok) return saved;
    const profile = await readProfile(deps, {
      userId: user.userId,
      checkout: checkout === 1,
      showroomId: null,
    });
    return profile.ok ? ok({ message: 'Your address is saved.', data: profile.value }) : profile;
  });
}

function say(result: Result<null>, message: string) {
  return result.ok ? ok({ message }) : result;
}
