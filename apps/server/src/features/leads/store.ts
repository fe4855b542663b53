import type { ContactTopic } from '@wevisu/contract/leads.ts';
import type { Queryable } from '../../platform/database/queryable.ts';

export interface NewLead {
  readonly leadType: string;
  readonly fullName: string;
  readonly email: string;
  readonly phoneNumber: string;
  readonly showroomId: number | null;
}

export async function insertLead(db: Queryable, lead: NewLead): Promise<void> {
  await db.query(
    `insert into leads (lead_type, full_name, email, phone_number, showroom_id)
     values ($1, $2, $3, $4, $5)`,
    [lead.leadType, lead.fullName, lead.email, lead.phoneNumber, lead.showroomId],
  );
}

export interface NewMessage {
  readonly topic: ContactTopic;
  readonly fullName: string;
  readonly email: string;
  readonly message: string;
  readonly userId: number | null;
}

export async function insertMessage(db: Queryable, given: NewMessage): Promise<void> {
  await db.query(
    `insert into contact_messages (topic, full_name, email, message, user_id)
     values ($1, $2, $3, $4, $5)`,
    [given.topic, given.fullName, given.email, given.message, given.userId],
  );
}

/** Where mails to support go. */
export async function readSupportEmail(db: Queryable): Promise<string> {
  const { rows } = await db.query(`select value from settings where key = 'support_email'`);
  const value: unknown = rows[0]?.value;
  return typeof value === 'string' && value !== '' ? value : 'support@example.com';
}
