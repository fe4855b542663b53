import type { CallInput } from '@wevisu/contract/call.ts';
import type { renewLicense as call, ProStart } from '@wevisu/contract/pros.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { isStateCode } from '@wevisu/domain/people/us-states.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { dropLicense, keepLicense, readLicense } from '../accounts/license-file.ts';
import { mailSupport } from '../leads/mail-support.ts';
import type { ProsDeps } from './deps.ts';
import { getStart } from './get-start.ts';
import { renewalNews } from './mails.ts';
import { insertRenewal, replaceRenewal } from './store/renewals.ts';

/**
 * G-66: a new license goes to staff, while the present one stays as valid as it is. Where staff asked about it, another
 * one takes its place and the clock runs again.
 */
export async function renewLicense(
  deps: ProsDeps,
  { userId, form }: { readonly userId: UserId; readonly form: CallInput<typeof call>['body'] },
): Promise<Result<ProStart>> {
  const start = await getStart(deps.pool, { userId, now: deps.now() });
  if (!start.ok) return start;
  const { application, renewal } = start.value;
  if (application === null) return refuse('license_not_asked');
  const isAsked = renewal !== null && renewal.decision === null && renewal.is_waiting;
  if (renewal !== null && renewal.decision === null && !isAsked) {
    return refuse('license_under_review');
  }
  const wrong = findProblems(form, deps.now());
  if (Object.keys(wrong).length > 0) return refuseFields(wrong);
  const read = await readLicense(deps, { file: form.license_file, caller: String(userId) });
  if (!read.ok) {
    return read.code === 'unavailable' ? read : refuseFields({ license_file: read });
  }
  const key = await keepLicense(deps, read.value);
  const isKept = await inTransaction(deps.pool, async (client) => {
    const sent = {
      userId,
      number: form.license_number,
      state: form.license_state,
      expiresOn: form.license_expires_on,
      key,
      type: read.value.type,
      bytes: read.value.bytes.length,
      now: deps.now(),
    };
    const isSent = isAsked
      ? (await replaceRenewal(client, sent)) !== null
      : await insertRenewal(client, sent);
    if (!isSent) return false;
    const news = renewalNews({ company: application.company_name, form, url: deps.publicUrl() });
    await mailSupport(client, deps.mailer, news);
    return true;
  });
  if (!isKept) {
    await dropLicense(deps, key);
    return refuse('license_under_review');
  }
  return getStart(deps.pool, { userId, now: deps.now() });
}

function findProblems(form: CallInput<typeof call>['body'], now: Date) {
  return {
    ...(!isStateCode(form.license_state) && { license_state: 'state_invalid' as const }),
    ...(form.license_expires_on < dayOf(now) && { license_expires_on: 'license_expired' as const }),
  };
}
