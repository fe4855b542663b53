// Section 3 of the back office: the queues that staff work through. A case is named by its queue and a text, since the
// ids of jobs are no numbers.

import {
  APPLICATION_QUEUES,
  INQUIRY_QUEUES,
  STAFF_QUEUES,
} from '@wevisu/domain/people/staff-queues.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { changeSchema } from './listings.ts';
import { dataReply, emptyReply } from './reply.ts';

export const staffQueueSchema = z.object({
  queue: z.enum(STAFF_QUEUES),
  /** Open cases, those that wait for an answer included. */
  open: z.int(),
  waiting: z.int(),
  /** Promised by a time that has passed. */
  overdue: z.int(),
  oldest_at: z.string().nullable(),
  next_due_at: z.string().nullable(),
});
export type StaffQueueCounts = z.output<typeof staffQueueSchema>;

const claimSchema = z.object({ by: z.string(), until: z.string(), is_mine: z.boolean() });

/** The applicant was asked: our clock stands still. */
const waitSchema = z.object({ question: z.string(), asked_at: z.string() });

export const staffCaseSchema = z.object({
  id: z.string(),
  title: z.string(),
  detail: z.string(),
  since: z.string(),
  /** By when it was promised, pauses counted in; null where nothing was. While it waits, as of now. */
  due_at: z.string().nullable(),
  claim: claimSchema.nullable(),
  wait: waitSchema.nullable(),
});
export type StaffCase = z.output<typeof staffCaseSchema>;

const factSchema = z.object({ label: z.string(), value: z.string() });

export const staffCaseDetailSchema = staffCaseSchema.extend({
  facts: z.array(factSchema),
  /** What the person wrote, or what went wrong. */
  text: z.string(),
  /** What is decided on, where a decision names it; null elsewhere. */
  version: z.int().nullable(),
  /** The file of an application can be opened: a license, a tax form. */
  has_file: z.boolean(),
  /** Of a product that is live: each field that would be another one, as it is and as it would be. */
  changes: z.array(changeSchema),
  /** Pictures and documents of a product: those of the draft, then those that it drops. */
  files: z.array(
    z.object({
      file: z.string(),
      kind: z.enum(['photo', 'document', 'model']),
      label: z.string(),
      /** Against what is live. */
      change: z.enum(['added', 'removed']).nullable(),
      /** Its place among those of its kind that are live; null where it is not. */
      live_place: z.int().nullable(),
    }),
  ),
  /** Looks of a product that would be others, with what is live beside them; null of what is not live. */
  looks: z.array(
    z.object({
      /** Of the variant; '' of the product itself. */
      key: z.string(),
      title: z.string(),
      live: z.record(z.string(), z.unknown()).nullable(),
      asked: z.record(z.string(), z.unknown()),
      /** The real size of a model; null of a surface. */
      size: z.string().nullable(),
      /** What the vendor says of the size and the look does not. */
      differs: z.string().nullable(),
    }),
  ),
  /** Of a report: the parcel whose check at the door it came from; else null. */
  arrived_in: z.int().nullable(),
  /** Of a lead or a message; null for every other case. */
  inquiry: z
    .object({
      version: z.int(),
      state: z.enum(['open', 'done']),
      note: z.string(),
      answer: z.string(),
      assigned_to: z.string().nullable(),
      is_mine: z.boolean(),
    })
    .nullable(),
});
export type StaffCaseDetail = z.output<typeof staffCaseDetailSchema>;

const queueParams = z.object({ queue: z.enum(STAFF_QUEUES) });
const caseParams = queueParams.extend({ id: z.string().regex(/^[\w-]{1,40}$/) });

export const listQueues = defineCall({
  name: 'staff.listQueues',
  method: 'GET',
  path: '/api/staff/queues',
  access: ['Admin'],
  summary: 'The queues with how much is open, the oldest case and the next one due.',
  reply: dataReply(z.array(staffQueueSchema)),
});

export const listCases = defineCall({
  name: 'staff.listCases',
  method: 'GET',
  path: '/api/staff/queues/:queue',
  access: ['Admin'],
  summary:
    'The open cases of a queue by the time left, by pages; those that wait for an answer come last.',
  params: queueParams,
  query: z.object({
    /** A part of a name, or a number; '' finds everything. */
    q: z.string().trim().max(120, 'Use fewer words.').default(''),
    /** The `next` of the reply before. */
    after: z.string().max(600).optional(),
  }),
  reply: dataReply(
    z.object({
      rows: z.array(staffCaseSchema),
      /** Of those found. */
      total: z.int(),
      next: z.string().nullable(),
    }),
  ),
});

export const getCase = defineCall({
  name: 'staff.getCase',
  method: 'GET',
  path: '/api/staff/queues/:queue/:id',
  access: ['Admin'],
  summary: 'One open case with everything to decide it by.',
  params: caseParams,
  reply: dataReply(staffCaseDetailSchema),
});

export const claimCase = defineCall({
  name: 'staff.claimCase',
  method: 'PUT',
  path: '/api/staff/queues/:queue/:id/claim',
  access: ['Admin'],
  summary:
    'Take a case for some minutes, or keep it for as many more; refused while a colleague has it.',
  params: caseParams,
  reply: dataReply(claimSchema),
  limit: { max: 240, seconds: 60 },
});

export const releaseCase = defineCall({
  name: 'staff.releaseCase',
  method: 'DELETE',
  path: '/api/staff/queues/:queue/:id/claim',
  access: ['Admin'],
  summary: 'Give a case back that you have taken.',
  params: caseParams,
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

const applicant = z.object({
  queue: z.enum(APPLICATION_QUEUES),
  /** Of the account that applies; of a license, its own. */
  id: z.coerce.number().int().positive(),
});

/** Every other case is answered or decided. */
export const askApplicant = defineCall({
  name: 'staff.askApplicant',
  method: 'POST',
  path: '/api/staff/applications/:queue/:id/question',
  access: ['Admin'],
  summary: 'Ask the applicant for changes by mail. The clock stops until an answer comes.',
  params: applicant,
  body: z.object({ question: z.string().trim().min(1, 'Write what is missing.').max(2_000) }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

export const resumeCase = defineCall({
  name: 'staff.resumeCase',
  method: 'DELETE',
  path: '/api/staff/applications/:queue/:id/question',
  access: ['Admin'],
  summary: 'The applicant answered by other means: the clock runs again.',
  params: applicant,
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

export const workOnInquiry = defineCall({
  name: 'staff.workOnInquiry',
  method: 'PUT',
  path: '/api/staff/inquiries/:queue/:id',
  access: ['Admin'],
  summary:
    'Note something on a lead or a message, take it, or close it; an answer goes out by mail.',
  params: z.object({ queue: z.enum(INQUIRY_QUEUES), id: z.coerce.number().int().positive() }),
  body: z.object({
    version: z.int(),
    note: z.string().trim().max(4_000),
    is_mine: z.boolean(),
    state: z.enum(['open', 'done']),
    /** Mailed to whoever wrote, if it is not empty. */
    answer: z.string().trim().max(5_000).default(''),
  }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

const reason = z.string().trim().min(1, 'Write why.').max(1_000);

export const retryMail = defineCall({
  name: 'staff.retryMail',
  method: 'POST',
  path: '/api/staff/mails/:id/retry',
  access: ['Admin'],
  summary: 'Send a failed mail again.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

export const dropMail = defineCall({
  name: 'staff.dropMail',
  method: 'POST',
  path: '/api/staff/mails/:id/drop',
  access: ['Admin'],
  summary: 'Give up a failed mail, with a reason.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ reason }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

const jobParams = z.object({ id: z.uuid() });

export const retryJob = defineCall({
  name: 'staff.retryJob',
  method: 'POST',
  path: '/api/staff/jobs/:id/retry',
  access: ['Admin'],
  summary: 'Run a failed job again.',
  params: jobParams,
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});

export const dropJob = defineCall({
  name: 'staff.dropJob',
  method: 'POST',
  path: '/api/staff/jobs/:id/drop',
  access: ['Admin'],
  summary: 'Give up a failed job, with a reason.',
  params: jobParams,
  body: z.object({ reason }),
  reply: emptyReply,
  limit: { max: 240, seconds: 60 },
});
