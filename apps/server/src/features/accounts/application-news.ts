import type { registerContractor as call } from '@wevisu/contract/accounts.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { decideProApplication, getProLicense } from '@wevisu/contract/pro-applications.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
import { isStateCode, stateName } from '@wevisu/domain/people/us-states.ts';
import type { SupportNews } from '../leads/mail-support.ts';

/** The mail that staff decide an application by, and how to decide it. */
export function newsForStaff({
  form,
  userId,
  publicUrl,
}: {
  readonly form: CallInput<typeof call>['body'];
  readonly userId: UserId;
  readonly publicUrl: string;
}): SupportNews {
  const { license_state: state, license_expires_on: expires } = form;
  const addressOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
    `${method} ${publicUrl}${path.replace(':id', String(userId))}`;
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
      ['License file', addressOf(getProLicense)],
      ['Decide', addressOf(decideProApplication)],
    ],
    text: [
      form.about || 'They did not describe their business.',
      `Review the license, then approve or refuse with the two calls above (see ${publicUrl}/api/docs). The pro gets the decision by email.`,
    ].join('\n\n'),
  };
}
