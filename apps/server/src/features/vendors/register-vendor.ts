import type { CallInput } from '@wevisu/contract/call.ts';
import type { registerVendor as call } from '@wevisu/contract/vendors.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { isPhone } from '@wevisu/domain/people/phone.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuseGuessable } from '../accounts/guessable-password.ts';
import { readLicense } from '../accounts/license-file.ts';
import { openBusinessAccount } from '../accounts/open-business-account.ts';
import { mailSupport } from '../leads/mail-support.ts';
import { newsForStaff } from './application-news.ts';
import type { VendorsDeps } from './deps.ts';
import { dropDocument, keepDocument } from './document-file.ts';
import { vendorApplicationMail, vendorHasAccountMail } from './mails.ts';
import { findAddressProblems, readAddresses } from './read-addresses.ts';
import { insertVendorApplication } from './store/vendor-applications.ts';
import { giveVendorDocument } from './store/vendor-documents.ts';

export type VendorForm = CallInput<typeof call>['body'];

/**
 * G-03: an account that waits for approval; staff get the application by mail. If the address already has an account,
 * only its owner is notified, and nothing of the application is kept.
 */
export async function registerVendor(
  deps: VendorsDeps,
  { form, caller }: { readonly form: VendorForm; readonly caller: string },
): Promise<Result<null>> {
  if (form.website !== '') return ok(null);
  const problems = {
    ...(!isPhone(form.phone_number) && { phone_number: 'phone_invalid' as const }),
    ...findAddressProblems(form),
  };
  const taxForm = await readLicense(deps, { file: form.tax_form, caller });
  if (!taxForm.ok && taxForm.code === 'unavailable') return taxForm;
  if (!taxForm.ok) return refuseFields({ ...problems, tax_form: taxForm });
  if (Object.keys(problems).length > 0) return refuseFields(problems);
  const person = { email: form.email, names: [form.full_name, form.company_name] };
  const guessable = await refuseGuessable(form.password, person);
  if (guessable !== null) return guessable;
  const hashed = await deps.passwords.hash(form.password, caller);
  if (!hashed.ok) return hashed;
  // Hashed before checking whether the address is taken, so that both answers take the same time.
  const key = await keepDocument(deps, taxForm.value);
  const isTaken = !(await apply(deps, { form, passwordHash: hashed.value, key }));
  if (isTaken) await dropDocument(deps, key);
  return ok(null);
}

/** False if the address already has an account. */
function apply(
  deps: VendorsDeps,
  given: { readonly form: VendorForm; readonly passwordHash: string; readonly key: string },
): Promise<boolean> {
  const { form, passwordHash, key } = given;
  const publicUrl = deps.publicUrl();
  return inTransaction(deps.pool, async (client) => {
    const opened = await openBusinessAccount(client, deps, { type: 'Vendor', form, passwordHash });
    if (opened === null) {
      const content = vendorHasAccountMail(`${publicUrl}/contact`);
      await deps.mailer.queue(client, [
        { template: 'vendor_has_account', to: form.email, content },
      ]);
      return false;
    }
    const { userId, verifyUrl } = opened;
    await insertVendorApplication(client, {
      userId,
      companyName: form.company_name,
      taxNumber: form.tax_number,
      ...readAddresses(form),
      about: form.about,
      now: deps.now(),
    });
    await giveVendorDocument(client, { key, userId });
    const content = vendorApplicationMail(verifyUrl);
    await deps.mailer.queue(client, [{ template: 'vendor_applied', to: form.email, content }]);
    await mailSupport(client, deps.mailer, newsForStaff({ form, userId, publicUrl }));
    return true;
  });
}
