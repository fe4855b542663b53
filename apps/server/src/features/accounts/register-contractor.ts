import type { registerContractor as call } from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { initialStatusOf } from '@wevisu/domain/accounts.ts';
import { day, dayOf, formatDay } from '@wevisu/domain/calendar.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors.ts';
import { splitFullName } from '@wevisu/domain/full-name.ts';
import { formatPhone, isPhone } from '@wevisu/domain/phone.ts';
import { DEFAULT_COUNTRY_CODE } from '@wevisu/domain/spec-words.ts';
import { isStateCode, stateName } from '@wevisu/domain/us-states.ts';
import { hashPassword } from '../../platform/crypto/passwords.ts';
import { newToken } from '../../platform/crypto/tokens.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { type SupportNews, tellSupport } from '../leads/tell-support.ts';
import type { AccountsDeps } from './deps.ts';
import { applicationMail, applicationOfAccountMail } from './mails.ts';
import { TERMS_VERSION } from './register.ts';
import { insertAccount } from './store/accounts.ts';
import { issueCode } from './store/codes.ts';
import { insertProApplication } from './store/pro-applications.ts';

type Application = CallInput<typeof call>['body'];

const DAY_MINUTES = 24 * 60;

/**
 * REG-17, G-13: an account that waits for staff, who get what they decide by in a mail. Where the address has an
 * account, only its owner hears of that.
 */
export async function registerContractor(
  deps: AccountsDeps,
  form: Application,
): Promise<Result<null>> {
  if (form.website !== '') return ok(null);
  const problem = findProblem(form, deps.now());
  if (problem !== null) return problem;
  const passwordHash = await hashPassword(form.password);
  const { firstName, lastName } = splitFullName(form.full_name);
  await inTransaction(deps.pool, async (client) => {
    const now = deps.now();
    const userId = await insertAccount(client, {
      type: 'Contractor',
      status: initialStatusOf('Contractor'),
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
      acceptedAt: now,
    });
    if (userId === null) {
      const content = applicationOfAccountMail(`${deps.publicUrl()}/contact?topic=pro`);
      await deps.mailer.queue(client, [{ template: 'pro_has_account', to: form.email, content }]);
      return;
    }
    await insertProApplication(client, {
      userId,
      companyName: form.company_name,
      licenseNumber: form.license_number,
      licenseState: form.license_state,
      licenseExpiresOn: form.license_expires_on,
      about: form.about,
      now,
    });
    const code = newToken();
    await issueCode(client, { userId, purpose: 'verify_email', code, minutes: DAY_MINUTES });
    const url = `${deps.publicUrl()}/verify/${code}`;
    const own = applicationMail({ firstName, companyName: form.company_name, url });
    await deps.mailer.queue(client, [{ template: 'pro_applied', to: form.email, content: own }]);
    await tellSupport(client, deps.mailer, newsForStaff(form, userId));
  });
  return ok(null);
}

/** PRO-02: who sells has a license that is valid today. */
function findProblem(form: Application, now: Date) {
  const isExpired = form.license_expires_on < dayOf(now);
  const problems = {
    ...(!isPhone(form.phone_number) && { phone_number: 'phone_invalid' as const }),
    ...(!isStateCode(form.license_state) && { license_state: 'state_invalid' as const }),
    ...(isExpired && { license_expires_on: 'license_expired' as const }),
  };
  return Object.keys(problems).length === 0 ? null : refuseFields(problems);
}

function newsForStaff(form: Application, userId: number): SupportNews {
  const { license_state: state, license_expires_on: expires } = form;
  return {
    template: 'pro_application',
    subject: `Pro application: ${form.company_name}`,
    rows: [
      ['Company', form.company_name],
      ['Name', form.full_name],
      ['Email', form.email],
      ['Phone', formatPhone(form.phone_number)],
      ['License', `${form.license_number}, ${isStateCode(state) ? stateName(state) : state}`],
      ['Valid until', formatDay(day(expires))],
      ['Account', String(userId)],
    ],
    text: form.about || 'They wrote nothing about the business.',
  };
}
