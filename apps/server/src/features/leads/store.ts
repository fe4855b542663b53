import type { ContactTopic } from '@wevisu/contract/leads.ts';
import type { ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import type { Params } from '../../platform/database/parameters.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { statement } from '../../platform/database/statement.ts';
import { tables } from '../../platform/database/tables.ts';

export interface NewLead {
  readonly leadType: string;
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly showroomId: ShowroomId | null;
}

export const insertLead = statement((p: Params<NewLead>) =>
  tables.insertInto('leads').values({
    lead_type: p.leadType,
    full_name: p.fullName,
    email: p.email,
    phone_number: p.phoneNumber,
    showroom_id: p.showroomId,
  }),
).run;

export interface NewMessage {
  readonly topic: ContactTopic;
  readonly fullName: string;
  readonly email: string;
  readonly message: string;
  readonly userId: UserId | null;
}

export const insertMessage = statement((p: Params<NewMessage>) =>
  tables.insertInto('contact_messages').values({
    topic: p.topic,
    full_name: p.fullName,
    email: p.email,
    message: p.message,
    user_id: p.userId,
  }),
).run;

const supportEmail = statement(() =>
  tables.selectFrom('settings').select('value').where('key', '=', 'support_email'),
);

/** The address for mails to support. */
export async function readSupportEmail(db: Queryable): Promise<string> {
  const value = await supportEmail.value(db);
  return typeof value === 'string' && value !== '' ? value : 'support@example.com';
}
