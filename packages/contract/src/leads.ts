import { errors } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { isPersonName, MAX_NAME_LENGTH } from '@wevisu/domain/people/plain-name.ts';
import { SPELLINGS } from '@wevisu/domain/spellings.ts';
import { z } from 'zod';
import { email, trap } from './accounts.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { emptyReply } from './reply.ts';

const fullName = z
  .string()
  .trim()
  .min(1, 'Enter your first and last name.')
  .max(MAX_NAME_LENGTH)
  .refine(isPersonName, errors.name_not_plain.message);

/** LEAD-02 to LEAD-07, API-54. `shop_profile_id` is the pro's user id of the selected showroom, or empty. */
export const sendLead = defineCall({
  name: 'leads.sendLead',
  method: 'POST',
  path: '/api/sample_request',
  access: 'public',
  encoding: 'multipart',
  summary: 'The pop-up lead form.',
  body: z.object({
    full_name: fullName,
    email,
    phone_number: z.string().trim().min(1, 'Enter your phone number.').max(30),
    action: z.literal(SPELLINGS.leadAction),
    lead_type: z.literal(SPELLINGS.leadType),
    shop_profile_id: idOf<ProUserId, string>(z.coerce.number().int().positive())
      .optional()
      .catch(undefined),
    website: trap,
  }),
  reply: emptyReply,
  limit: { max: 8, seconds: 600 },
});

export const CONTACT_TOPICS = ['general', 'order', 'pro', 'vendor', 'privacy'] as const;
export type ContactTopic = (typeof CONTACT_TOPICS)[number];

/** G-26. */
export const sendContactMessage = defineCall({
  name: 'leads.sendContactMessage',
  method: 'POST',
  path: '/api/contact',
  access: 'public',
  summary: 'A message to support.',
  body: z.object({
    topic: z.enum(CONTACT_TOPICS).catch('general').default('general'),
    full_name: fullName,
    email,
    message: z.string().trim().min(1, 'Write your message.').max(5_000),
    website: trap,
  }),
  reply: emptyReply,
  limit: { max: 8, seconds: 600 },
});
