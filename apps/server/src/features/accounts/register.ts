import type { register } from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { addressSchema } from '@wevisu/contract/reply.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { initialStatusOf } from '@wevisu/domain/people/accounts.ts';
import { splitFullName } from '@wevisu/domain/people/full-name.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { openSession } from '../../platform/sessions/session-store.ts';
import type { AccountsDeps } from './deps.ts';
import { refuseGuessable } from './guessable-password.ts';
import { knowDevice } from './known-device.ts';
import { verificationMail } from './mails.ts';
import { getAccount, insertAccount, setSignupShowroom } from './store/accounts.ts';
import { issueCode } from './store/codes.ts';
import { toUser } from './to-user.ts';

type Registration = CallInput<typeof register>['body'];
type Registered = {
  readonly user: ReturnType<typeof toUser>;
  readonly token: string;
  readonly setCookies: readonly string[];
};

/** The version of the terms that the form shows; kept with the time of acceptance (U-23). */
export const TERMS_VERSION = '2025-01';

/** Always a homeowner, whatever type the form sends (REG-16, U-10). */
export async function registerHomeowner(
  deps: AccountsDeps,
  given: {
    readonly form: Registration;
    readonly userAgent: string;
    readonly cookies: string;
    readonly caller: string;
  },
): Promise<Result<Registered>> {
  const { form } = given;
  const person = { email: form.email, names: [form.full_name] };
  const guessable = await refuseGuessable(form.password, person);
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(form.password, given.caller);
  if (!hashed.ok) return hashed;
  const { firstName, lastName } = splitFullName(form.full_name);
  const created = await inTransaction(deps.pool, async (client) => {
    const userId = await insertAccount(client, {
      type: 'User',
      status: initialStatusOf('User'),
      email: form.email,
      passwordHash: hashed.value,
      firstName,
      lastName,
      countryCode: form.country_code,
      phoneNumber: form.phone_number,
      zipCode: form.zip_code,
      shippingAddress: readAddress(form),
      emailVerified: false,
      termsVersion: TERMS_VERSION,
      acceptedAt: deps.now(),
    });
    if (userId === null) return null;
    if (form.shop_id) await setSignupShowroom(client, { userId, proId: form.shop_id });
    const code = newToken();
    await issueCode(client, {
      userId,
      purpose: 'verify_email',
      code,
      minutes: VERIFY_LINK_HOURS * 60,
    });
    const url = `${deps.publicUrl()}/verify/${code}`;
    await deps.mailer.queue(client, [
      { template: 'verify_email', to: form.email, content: verificationMail(url) },
    ]);
    const token = await openSession(client, { userId, userAgent: given.userAgent });
    return { userId, token };
  });
  if (created === null) return refuseFields({ email: 'email_taken' });
  if (form.payment_token !== undefined) {
    await deps.saveCard({
      userId: created.userId,
      token: form.payment_token,
      billing: readBilling(form),
    });
  }
  const account = await getAccount(deps.pool, created.userId);
  if (account === null) throw new Error('A new account is not there.');
  const device = await knowDevice(deps, { userId: created.userId, cookies: given.cookies });
  return ok({
    user: toUser(account, { otpPassed: false }),
    token: created.token,
    setCookies: [device],
  });
}

/** Saved if complete; an account may register without a shipping address (U-33). */
function readAddress(form: Registration) {
  const parsed = addressSchema.safeParse({
    full_name: form.full_name,
    street: form.shipping_street,
    apartment: form.shipping_apartment,
    city: form.shipping_city,
    state: form.shipping_state,
    zip_code: form.shipping_zip_code,
    phone_number: form.phone_number,
  });
  return parsed.success ? parsed.data : null;
}

function readBilling(form: Registration): Record<string, string> {
  const { pay_street, pay_city, pay_state, pay_zip_code } = form;
  return Object.fromEntries(
    Object.entries({ pay_street, pay_city, pay_state, pay_zip_code }).filter(
      (entry): entry is [string, string] => entry[1] !== undefined,
    ),
  );
}
