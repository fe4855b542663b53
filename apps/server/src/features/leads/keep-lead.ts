import type { CallInput } from '@wevisu/contract/call.ts';
import type { sendLead } from '@wevisu/contract/leads.ts';
import { ok, type Result, refuseFields } from '@wevisu/domain/errors/errors.ts';
import { formatPhone, isPhone } from '@wevisu/domain/people/phone.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { requireShowroom } from '../showrooms/require-showroom.ts';
import type { LeadsDeps } from './deps.ts';
import { mailSupport } from './mail-support.ts';
import { insertLead } from './store.ts';

type Form = CallInput<typeof sendLead>['body'];

/** LEAD-02 to LEAD-10: saved, and mailed to support. */
export async function keepLead(
  { pool, mailer }: LeadsDeps,
  form: Form,
): Promise<Result<null, 'invalid_input'>> {
  // U-17: a bot that fills in the hidden field gets the same thanks as anybody else.
  if (form.website !== '') return ok(null);
  if (!isPhone(form.phone_number)) return refuseFields({ phone_number: 'phone_invalid' });
  const showroom = form.shop_profile_id
    ? await requireShowroom(pool, { showroom: form.shop_profile_id })
    : null;
  const open = showroom?.ok ? showroom.value : null;
  await inTransaction(pool, async (db) => {
    await insertLead(db, {
      leadType: form.lead_type,
      fullName: form.full_name,
      email: form.email,
      phoneNumber: form.phone_number,
      showroomId: open?.id ?? null,
    });
    await mailSupport(db, mailer, {
      template: 'lead',
      subject: `New lead: ${form.full_name}`,
      rows: [
        ['Name', form.full_name],
        ['Email', form.email],
        ['Phone', formatPhone(form.phone_number)],
        ['Showroom', open ? `${open.companyName} (${open.vsdId})` : 'none'],
      ],
      text: 'A visitor asked to hear from us through the pop-up form on the site.',
    });
  });
  return ok(null);
}
