import * as accounts from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import * as social from '@wevisu/contract/social-login.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { type Caller, whoCalls } from '../../platform/http/caller.ts';
import { endSession } from '../../platform/sessions/session-store.ts';
import { addOwnAccount } from './account-routes.ts';
import { addApplicationCalls } from './application-routes.ts';
import type { AccountsDeps } from './deps.ts';
import { messageReply } from './message-reply.ts';
import { askForReset, checkResetCode, resetPasswordByCode } from './passwords.ts';
import { registerHomeowner } from './register.ts';
import { registerContractor } from './register-contractor.ts';
import { rememberCookie } from './remember-cookie.ts';
import { addSecondStepCalls } from './second-step-routes.ts';
import { signIn, signInRemembered } from './sign-in.ts';
import { finishSocialSignIn, startSocialSignIn } from './social-login.ts';
import { checkStaffOtp, sendStaffOtp } from './staff-otp.ts';
import { getAccount } from './store/accounts.ts';
import { toUser } from './to-user.ts';
import { resendVerificationMail, verifyEmailByCode } from './verify-email.ts';

export function addAccountCalls(calls: CallTable, deps: AccountsDeps): void {
  addSignIn(calls, deps);
  addSocialSignIn(calls, deps);
  addMailedCodes(calls, deps);
  addOwnAccount(calls, deps);
  addSecondStepCalls(calls, deps);
  addApplicationCalls(calls, deps);
}

function addSignIn(calls: CallTable, deps: AccountsDeps): void {
  const signInAt =
    (door: readonly AccountType[]) =>
    ({ address, userAgent, cookies }: Caller, { body }: CallInput<typeof accounts.login>) =>
      signIn(deps, {
        email: body.email,
        password: body.password,
        // The other sign-in forms do not offer it.
        remember: body.remember_me && door.includes('User'),
        door,
        address,
        userAgent,
        cookies,
      });
  calls.add(accounts.login, signInAt(['User']));
  calls.add(accounts.businessLogin, signInAt(['Contractor', 'Vendor']));
  calls.add(accounts.staffLogin, signInAt(['Admin']));
  calls.add(accounts.rememberedLogin, ({ cookies, userAgent, address }) =>
    signInRemembered(deps, { cookies, userAgent, address }),
  );

  calls.add(accounts.register, (caller, { body }) =>
    registerHomeowner(deps, {
      form: body,
      userAgent: caller.userAgent,
      cookies: caller.cookies,
      caller: whoCalls(caller),
    }),
  );
  calls.add(accounts.registerContractor, async (caller, { body }) =>
    messageReply(
      await registerContractor(deps, { form: body, caller: whoCalls(caller) }),
      'Thank you. Your application is with our staff.',
    ),
  );
  calls.add(accounts.getAuthUser, async ({ user }) => {
    const account = await getAccount(deps.pool, user.userId);
    if (account === null) return refuse('unauthenticated');
    return ok({ user: toUser(account, user) });
  });
  calls.add(accounts.logout, async ({ user }) => {
    await endSession(deps.pool, { sessionHash: user.sessionHash });
    const setCookies = [rememberCookie(null, deps.publicUrl())];
    return ok({ message: 'Logged Out Successfully', setCookies });
  });
}

function addSocialSignIn(calls: CallTable, deps: AccountsDeps): void {
  calls.add(social.listProviders, async () =>
    ok({ data: deps.providers.map(({ name, label }) => ({ provider: name, label })) }),
  );
  calls.add(social.startSocialLogin, (_, { params }) => startSocialSignIn(deps, params.provider));
  calls.add(social.socialLogin, ({ cookies, userAgent, address }, { params, body }) =>
    finishSocialSignIn(deps, {
      provider: params.provider,
      brought: body.data,
      cookies,
      userAgent,
      address,
    }),
  );
}

function addMailedCodes(calls: CallTable, deps: AccountsDeps): void {
  calls.add(accounts.resendVerification, async ({ user }) =>
    messageReply(await resendVerificationMail(deps, user.userId), 'We sent the email again.'),
  );
  calls.add(accounts.verifyEmail, async (_, { params }) =>
    messageReply(await verifyEmailByCode(deps, params.code), 'Your email address is verified.'),
  );
  calls.add(accounts.verifyOtp, async ({ user, address }, { query }) => {
    if (query.otp === undefined) {
      const sent = await sendStaffOtp(deps, user);
      return sent.ok
        ? ok({ message: 'We sent a code to your email address.', data: { valid_otp: false } })
        : sent;
    }
    const checked = await checkStaffOtp(deps, { user, code: query.otp, address });
    if (!checked.ok) return checked;
    const message = checked.value
      ? 'Welcome back.'
      : 'This code is incorrect. Check the email and try again.';
    return ok({ message, data: { valid_otp: checked.value } });
  });
  calls.add(accounts.requestPasswordReset, async ({ address }, { body }) =>
    messageReply(
      await askForReset(deps, { email: body.email, address }),
      'If this address has an account, we sent it an email.',
    ),
  );
  calls.add(accounts.checkResetLink, async (_, { body }) =>
    messageReply(await checkResetCode(deps, body.code), ''),
  );
  calls.add(accounts.resetPassword, async (caller, { body }) =>
    messageReply(
      await resetPasswordByCode(deps, {
        ...body,
        caller: whoCalls(caller),
        address: caller.address,
      }),
      'Your new password is set. Please sign in.',
    ),
  );
}
