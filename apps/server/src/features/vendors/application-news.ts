import type { CallInput } from '@wevisu/contract/call.ts';
import {
  type registerVendor as call,
  decideVendorApplication,
  getVendorDocument,
} from '@wevisu/contract/vendors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { formatPhone } from '@wevisu/domain/people/phone.ts';
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
  const addressOf = ({ method, path }: { readonly method: string; readonly path: string }) =>
    `${method} ${publicUrl}${path.replace(':id', String(userId))}`;
  return {
    template: 'vendor_application',
    subject: `Vendor application: ${form.company_name}`,
    rows: [
      ['Company', form.company_name],
      ['Name', form.full_name],
      ['Email', form.email],
      ['Phone', formatPhone(form.phone_number)],
      ['Tax number', form.tax_number],
      [
        'Ships from',
        `${form.ship_street}, ${form.ship_city}, ${form.ship_state} ${form.ship_zip_code}`,
      ],
      ['Account', String(userId)],
      ['Tax form', addressOf(getVendorDocument)],
      ['Decide', addressOf(decideVendorApplication)],
    ],
    text: [
      form.about || 'They did not describe their business.',
      `Review the tax form, then approve or refuse with the two calls above (see ${publicUrl}/api/docs). The vendor gets the decision by email.`,
    ].join('\n\n'),
  };
}
