import type { registerContractor as call } from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { isStateCode } from '@wevisu/domain/people/us-states.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { mailSupport } from '../leads/mail-support.ts';
import { newsForStaff } from './application-news.ts';
import type { AccountsDeps } from './deps.ts';
import { refuseGuessable } from './guessable-password.ts';
import { dropLicense, keepLicense, readLicense } from './license-file.ts';
import { applicationMail, applicationOfAccountMail } from './mails.ts';
import { openBusinessAccount } from './open-business-account.ts';
import { giveLicenseFile } from './store/license-files.ts';
import { insertProApplication } from './store/pro-applications.ts';

type Application = CallInput<typeof call>['body'];

/**
 * REG-17, G-13: an account that waits for approval; staff get the application by mail. If the address already has an
 * account, only its owner is notified, and nothing of the application is kept.
 */
export async function registerContractor(
  deps: AccountsDeps,
  { form, caller }: { readonly form: Application; readonly caller: string },
): Promise<Result<null>> {
  if (form.website !== '') return ok(null);
  const problems = findProblems(form, deps.now());
  const license = await readLicense(deps, { file: form.license_file, caller });
  if (!license.ok && license.code === 'unavailable') return license;
  if (!license.ok) return refuseFields({ ...problems, license_file: license });
  if (Object.keys(problems).length > 0) return refuseFields(problems);
  const person = { email: form.email, names: [form.full_name, form.company_name] };
  const guessable = await refuseGuessable(form.password, person);
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(form.password, caller);
  if (!hashed.ok) return hashed;
  // Hashed before checking whether the address is taken, so that both answers take the same time.
  const key = await keepLicense(deps, license.value);
  const isTaken = !(await apply(deps, { form, passwordHash: hashed.value, key }));
  if (isTaken) await dropLicense(deps, key);
  return ok(null);
}

/** False if the address already has an account. */
function apply(
  deps: AccountsDeps,
  given: { readonly form: Application; readonly passwordHash: string; readonly key: string },
): Promise<boolean> {
  const { form, passwordHash, key } = given;
  const publicUrl = deps.publicUrl();
  return inTransaction(deps.pool, async (client) => {
    const opened = await openBusinessAccount(client, deps, {
      type: 'Contractor',
      form,
      passwordHash,
    });
    if (opened === null) {
      const content = applicationOfAccountMail(`${publicUrl}/contact?topic=pro`);
      await deps.mailer.queue(client, [{ template: 'pro_has_account', to: form.email, content }]);
      return false;
    }
    const { userId, verifyUrl } = opened;
    await insertProApplication(client, {
      userId,
      companyName: form.company_name,
      licenseNumber: form.license_number,
      licenseState: form.license_state,
      licenseExpiresOn: form.license_expires_on,
      about: form.about,
      now: deps.now(),
    });
    await giveLicenseFile(client, { key, userId });
    const own = applicationMail(verifyUrl);
    await deps.mailer.queue(client, [{ template: 'pro_applied', to: form.email, content: own }]);
    await mailSupport(client, deps.mailer, newsForStaff({ form, userId, publicUrl }));
    return true;
  });
}

/** PRO-02: a pro needs a license that is valid today. */
function findProblems(form: Application, now: Date) {
  const isExpired = form.license_expires_on < dayOf(now);
  return {
    ...(!isPhone(form.phone_number) && { phone_number: 'phone_invalid' as const }),
    ...(!isStateCode(form.license_state) && { license_state: 'state_invalid' as const }),
    ...(isExpired && { license_expires_on: 'license_expired' as const }),
  };
}
