import { sendLead as sendLeadCall } from '@wevisu/contract/leads.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import { call } from '../../platform/api.ts';

export interface LeadForm {
  readonly full_name: string;
  readonly email: string;
  readonly phone_number: string;
  readonly website: string;
}

/** LEAD-02, LEAD-07: sends three typed fields and three hidden ones. Returns the message to show. */
export async function sendLead(form: LeadForm, proId: ProUserId | null): Promise<string> {
  const { website, ...typed } = form;
  const body = {
    ...typed,
    action: SPELLINGS.leadAction,
    lead_type: SPELLINGS.leadType,
    shop_profile_id: String(proId ?? ''),
    ...(website === '' ? {} : { website }),
  };
  return (await call(sendLeadCall, { body })).message;
}
