// Sign-in through other companies. For homeowners only: business accounts need approval, and staff need a code.

import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { initialStatusOf, whyNoSession } from '@wevisu/domain/people/accounts.ts';
import { splitFullName } from '@wevisu/domain/people/full-name.ts';
import { isPersonName } from '@wevisu/domain/people/plain-name.ts';
import { SOCIAL_SIGN_IN_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { SOCIAL_STATE_COOKIE } from '@wevisu/site/cookies.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { readSecretCookie, secretCookie } from '../../platform/http/secret-cookie.ts';
import type {
  BroughtBack,
  IdentityProvider,
  ProvenPerson,
} from '../../platform/oidc/identity-provider.ts';
import { endOtherSessions, openSession } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { askSecondStep, type FirstStepReply } from './enter-account.ts';
import { knowDevice } from './known-device.ts';
import { TERMS_VERSION } from './register.ts';
import {
  findAccountByEmail,
  getAccount,
  insertAccount,
  markEmailVerified,
  removePassword,
} from './store/accounts.ts';
import { cancelCodes } from './store/codes.ts';
import {
  findUserOfIdentity,
  keepProviderSignIn,
  linkIdentity,
  takeProviderSignIn,
} from './store/identities.ts';
import { forgetOtherDevices } from './store/known-devices.ts';
import { toUser } from './to-user.ts';

const COOKIE_PATH = '/api/sociallogin';

function findProvider(deps: AccountsDeps, name: string): IdentityProvider | undefined {
  return deps.providers.find((provider) => provider.name === name);
}

/** Where the provider redirects the browser; it must be registered there. */
function redirectUri(deps: AccountsDeps, { name }: IdentityProvider): string {
  return `${deps.publicUrl()}/sociallogin/${name}`;
}

export async function startSocialSignIn(deps: AccountsDeps, name: string) {
  const provider = findProvider(deps, name);
  if (provider === undefined) return refuse('not_found');
  const asked = await provider.ask(redirectUri(deps, provider));
  if (asked === null) return refuse('provider_sign_in_failed');
  const { url, question } = asked;
  await keepProviderSignIn(deps.pool, {
    ...question,
    provider: name,
    minutes: SOCIAL_SIGN_IN_MINUTES,
  });
  const cookie = tie(deps, question.state, SOCIAL_SIGN_IN_MINUTES * 60);
  return ok({ data: { url }, setCookies: [cookie] });
}

/**
 * Ties the callback to the browser that started the sign-in: without it, an attacker could make a visitor finish the
 * attacker's own sign-in.
 */
function tie(deps: AccountsDeps, value: string, seconds: number): string {
  const https = deps.publicUrl().startsWith('https:');
  return secretCookie({ name: SOCIAL_STATE_COOKIE, value, seconds, path: COOKIE_PATH, https });
}

interface Brought {
  readonly provider: string;
  readonly brought: BroughtBack;
  readonly cookies: string;
  readonly userAgent: string;
  readonly address: string;
}

export async function finishSocialSignIn(
  deps: AccountsDeps,
  { provider: name, brought, cookies, userAgent, address }: Brought,
): Promise<Result<FirstStepReply>> {
  const provider = findProvider(deps, name);
  if (provider === undefined) return refuse('not_found');
  const { state } = brought;
  if (readSecretCookie(cookies, SOCIAL_STATE_COOKIE) !== state) {
    return refuse('provider_sign_in_failed');
  }
  const asked = await takeProviderSignIn(deps.pool, { state, provider: name });
  const person =
    asked && (await provider.confirm(redirectUri(deps, provider), { ...asked, state }, brought));
  const event = { kind: 'provider_sign_in', about: name, address } as const;
  if (!person) {
    deps.events.note({ ...event, outcome: 'provider_sign_in_failed' });
    return refuse('provider_sign_in_failed');
  }
  const setCookies = [tie(deps, '', 0)];
  const opened = await inTransactionOfResult<FirstStepReply>(deps.pool, async (client) => {
    const userId = await accountOf(deps, client, person);
    if (!userId.ok) return userId;
    const account = await getAccount(client, userId.value);
    if (account === null) return refuse('provider_sign_in_failed');
    if (account.type !== 'User') return refuse('account_type_not_allowed');
    const barred = whyNoSession(account.status);
    if (barred !== null) return refuse(barred);
    // Not linked before the second step: whoever reads the mails of an account does not have it yet.
    const next = await askSecondStep(deps, client, {
      event: { ...event, userId: account.id },
      remember: false,
      cookies,
    });
    if (next !== null) return ok({ ...next, setCookies });
    await linkIdentity(client, { ...person, userId: account.id });
    const token = await openSession(client, { userId: account.id, userAgent });
    await deps.events.write(client, { ...event, userId: account.id });
    return ok({
      user: toUser(account, { otpPassed: false }),
      token,
      second_step: null,
      setCookies,
    });
  });
  if (!opened.ok) deps.events.note({ ...event, outcome: opened.code });
  // After the second step, if there is one.
  if (!opened.ok || opened.value.user === null) return opened;
  const device = await knowDevice(deps, { userId: opened.value.user.id, cookies });
  return ok({ ...opened.value, setCookies: [...setCookies, device] });
}

/** This person's account, found by an earlier sign-in or a verified address, or a new one. */
async function accountOf(
  deps: AccountsDeps,
  db: Queryable,
  person: ProvenPerson,
): Promise<Result<UserId>> {
  const known = await findUserOfIdentity(db, person);
  if (known !== null) return ok(known);
  const email = person.verifiedEmail;
  if (email === null) return refuse('provider_email_unverified');
  const account = await findAccountByEmail(db, email);
  if (account === null) return createAccount(deps, db, { ...person, email });
  if (account.type === 'User' && account.emailVerifiedAt === null) {
    // Somebody else may have created it in the owner's name: none of their credentials may open it any longer.
    await removePassword(db, { userId: account.id });
    await endOtherSessions(db, { userId: account.id, keep: null });
    await forgetOtherDevices(db, { userId: account.id, keep: null });
    await cancelCodes(db, { userId: account.id, purpose: 'verify_email' });
    await cancelCodes(db, { userId: account.id, purpose: 'reset_password' });
    await markEmailVerified(db, { userId: account.id });
  }
  return ok(account.id);
}

async function createAccount(
  deps: AccountsDeps,
  db: Queryable,
  { email, name }: { readonly email: string; readonly name: string },
): Promise<Result<UserId>> {
  const id = await insertAccount(db, {
    type: 'User',
    status: initialStatusOf('User'),
    email,
    passwordHash: null,
    // What a provider calls a name may be anything that its user typed.
    ...splitFullName(isPersonName(name.trim()) ? name : ''),
    countryCode: '+1',
    phoneNumber: '',
    zipCode: '',
    shippingAddress: null,
    emailVerified: true,
    termsVersion: TERMS_VERSION,
    acceptedAt: deps.now(),
  });
  // Another request created it at the same moment: a double click.
  return id === null ? refuse('provider_sign_in_failed') : ok(id);
}
