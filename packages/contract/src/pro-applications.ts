// G-02: pro applications, for staff. An application has the id of its account.

import type { UserId } from '@wevisu/domain/ids.ts';
import { APPLICATION_DECISIONS } from '@wevisu/domain/people/accounts.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { dataReply, emptyReply, pagedSchema, pageSchema, pppSchema } from './reply.ts';

export const proApplicationSchema = z.object({
  id: idOf<UserId>(z.int()),
  company_name: z.string(),
  full_name: z.string(),
  email: z.string(),
  email_verified_at: z.string().nullable(),
  phone_number: z.string(),
  license_number: z.string(),
  license_state: z.string(),
  /** YYYY-MM-DD. */
  license_expires_on: z.string(),
  /** Null once the file is deleted. */
  license_file: z.object({ type: z.string(), bytes: z.int() }).nullable(),
  about: z.string(),
  /** Counts up with whatever the applicant changes or answers. */
  version: z.int(),
  applied_at: z.string(),
  /** Null while pending. */
  decision: z.enum(APPLICATION_DECISIONS).nullable(),
  reason: z.string(),
  decided_at: z.string().nullable(),
  /** Email address of the staff member; also null if that account is gone. */
  decided_by: z.string().nullable(),
});
export type ProApplication = z.output<typeof proApplicationSchema>;

const params = z.object({ id: idOf<UserId>(z.coerce.number().int().positive()) });

export const listProApplications = defineCall({
  name: 'accounts.listProApplications',
  method: 'GET',
  path: '/api/staff/pro-applications',
  access: ['Admin'],
  summary: 'Pro applications: pending ones, oldest first, then decided ones, newest first.',
  query: z.object({ page: pageSchema, ppp: pppSchema }),
  reply: dataReply(pagedSchema(proApplicationSchema)),
});

export const getProLicense = defineCall({
  name: 'accounts.getProLicense',
  method: 'GET',
  path: '/api/staff/pro-applications/:id/license',
  access: ['Admin'],
  summary: 'The license file of an application; each download is logged.',
  params,
  reply: emptyReply,
  sends: 'file',
  limit: { max: 60, seconds: 60 },
});

export const decideProApplication = defineCall({
  name: 'accounts.decideProApplication',
  method: 'POST',
  path: '/api/staff/pro-applications/:id',
  access: ['Admin'],
  summary:
    'Approve or refuse an application; the pro is notified by email. Repeating it changes nothing.',
  params,
  body: z
    .object({
      decision: z.enum(APPLICATION_DECISIONS),
      reason: z.string().trim().max(1_000).default(''),
      /** Of the case as it was seen. */
      version: z.int(),
    })
    .refine(({ decision, reason }) => decision === 'approve' || reason !== '', {
      path: ['reason'],
      message: 'Tell the pro why.',
    }),
  reply: dataReply(proApplicationSchema),
  limit: { max: 240, seconds: 60 },
});
