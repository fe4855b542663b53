import type { UserId } from '@wevisu/domain/ids.ts';
import { initialStatusOf } from '@wevisu/domain/people/accounts.ts';
import { splitFullName } from '@wevisu/domain/people/full-name.ts';
import { DEFAULT_COUNTRY_CODE } from '@wevisu/domain/people/phone.ts';
import { VERIFY_LINK_HOURS } from '@wevisu/domain/policy/policy.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { AccountsDeps } from './deps.ts';
import { TERMS_VERSION } from './register.ts';
import { insertAccount } from './store/accounts.ts';
import { issueCode } from './store/codes.ts';

/**
 * An account that waits for staff, with the link that verifies its address; null if the address already has an account.
 */
export async function openBusinessAccount(
  db: Queryable,
  deps: Pick<AccountsDeps, 'now' | 'publicUrl'>,
  given: {
    readonly type: 'Contractor' | 'Vendor';
    readonly form: {
      readonly email: string;
      readonly full_name: string;
      readonly phone_number: string;
    };
    readonly passwordHash: string;
  },
): Promise<{ readonly userId: UserId; readonly verifyUrl: string } | null> {
  const { type, form, passwordHash } = given;
  const { firstName, lastName } = splitFullName(form.full_name);
  const userId = await insertAccount(db, {
    type,
    status: initialStatusOf(type),
    email: form.email,
    passwordHash,
    firstName,
    lastName,
    countryCode: DEFAULT_COUNTRY_CODE,
    phoneNumber: form.phone_number,
    zipCode: '',
    shippingAddress: null,
    emailVerified: false,
    termsVersion: TERMS_VERSION,
    acceptedAt: deps.now(),
  });
  if (userId === null) return null;
  const code = newToken();
  const minutes = VERIFY_LINK_HOURS * 60;
  await issueCode(db, { userId, purpose: 'verify_email', code, minutes });
  return { userId, verifyUrl: `${deps.publicUrl()}/verify/${code}` };
}
