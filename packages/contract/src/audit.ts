// The audit log: every act of staff, and every change of a pro's or vendor's terms.
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { emptyReply } from './reply.ts';

const dateSchema = z.iso.date('Enter a date.').optional();

/** Only the fields that changed; null before the record existed, or after it was deleted. */
const fieldsSchema = z.record(z.string(), z.unknown()).nullable();

const eventBase = {
  id: z.int(),
  at: z.string(),
  /** 'markup.changed' */
  action: z.string(),
  target_kind: z.string(),
  target_id: z.string(),
  from: fieldsSchema,
  to: fieldsSchema,
  reason: z.string().nullable(),
};

const auditEventSchema = z.object({
  ...eventBase,
  actor_id: z.int(),
  /** Name and address; '' once the account is gone. */
  actor: z.string(),
  acting_as: z.string().nullable(),
  /** Whose history has it. */
  tenants: z.array(
    z.object({ kind: z.enum(['showroom', 'vendor']), id: z.int(), name: z.string() }),
  ),
  request_id: z.string().nullable(),
  /** 'done', or the code of the refusal. */
  outcome: z.string(),
  /** Digits of a hash, which tell that two acts came from one address and not from which; null without one. */
  address: z.string().nullable(),
});
export type AuditEvent = z.output<typeof auditEventSchema>;

/** Names of our staff stay with us. */
const historyEventSchema = z.object({ ...eventBase, actor: z.string(), by_staff: z.boolean() });
export type HistoryEvent = z.output<typeof historyEventSchema>;

const filters = {
  /** An action, or its noun alone: 'markup'. */
  action: z.string().trim().max(60).optional(),
  target_kind: z.string().trim().max(40).optional(),
  target_id: z.string().trim().max(80).optional(),
  /** Days, both included, in UTC. */
  since: dateSchema,
  until: dateSchema,
};
const ofHistory = { sorts: ['at'], dir: 'desc', filters } as const;
const options = {
  ...ofHistory,
  filters: {
    ...filters,
    actor_id: z.coerce.number().int().positive().optional(),
    /** Of who acted or in whose name: a part of the name or email, of a homeowner the whole email. */
    actor: z.string().trim().max(100).optional(),
    /** A part of the reason or of a changed value; of the last 90 days unless `since` says more. */
    text: z.string().trim().max(100).optional(),
    outcome: z.enum(['done', 'refused']).optional(),
    /** An address as people know it, or digits that the log shows. */
    address: z
      .string()
      .trim()
      .toLowerCase()
      .regex(/^[0-9a-f:.]{2,45}$/, 'Enter an IP address, or digits of the column From.')
      .optional(),
  },
} as const;

export const listAuditEvents = defineCall({
  name: 'audit.listAuditEvents',
  method: 'GET',
  path: '/api/staff/audit',
  access: ['Admin'],
  summary: 'The audit log, newest first; `q` finds actors by name or email, and targets by ID.',
  query: listQuery(options),
  reply: listReply(auditEventSchema),
});

export const exportAuditEvents = defineCall({
  name: 'audit.exportAuditEvents',
  method: 'GET',
  path: '/api/staff/audit/export',
  access: ['Admin'],
  summary: 'The audit log as a file, with the same filters.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

/** Of a record of the caller's own showroom or company; another's has no history here. */
export const listHistory = defineCall({
  name: 'audit.listHistory',
  method: 'GET',
  path: '/api/history',
  access: ['Contractor', 'Vendor'],
  summary: 'What was changed in your showroom or company, and by whom, newest first.',
  query: listQuery(ofHistory),
  reply: listReply(historyEventSchema),
});
