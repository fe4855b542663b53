// Section 3 of the back office: people, and what staff change about their accounts.
import type { UserId } from '@wevisu/domain/ids.ts';
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '@wevisu/domain/people/accounts.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const userRowShape = {
  id: idOf<UserId>(z.int()),
  type: z.enum(ACCOUNT_TYPES),
  status: z.enum(ACCOUNT_STATUSES),
  full_name: z.string(),
  email: z.string(),
  phone_number: z.string(),
  /** Of a pro's showroom or a vendor. */
  company_name: z.string().nullable(),
  created_at: z.string(),
};

export const staffUserRowSchema = z.object(userRowShape);
export type StaffUserRow = z.output<typeof staffUserRowSchema>;

/** What ends when the account is deactivated, so that it is known beforehand. */
const stopsSchema = z.object({
  sessions: z.int(),
  /** Of a homeowner, those with lines in them. */
  carts: z.int(),
  /** Of other people, that hold what this pro or vendor sells. */
  carts_of_others: z.int(),
  /** Of a vendor, those that are for sale. */
  products: z.int(),
  /** Lines on their way: they go on. */
  running_lines: z.int(),
  showroom_closes: z.boolean(),
});

export const staffUserSchema = z.object({
  ...userRowShape,
  email_verified_at: z.string().nullable(),
  zip_code: z.string(),
  deleted_at: z.string().nullable(),
  has_second_factor: z.boolean(),
  showroom: z
    .object({ vsd_id: z.string(), company_name: z.string(), is_open: z.boolean() })
    .nullable(),
  sessions: z.array(
    z.object({ device: z.string(), signed_in_at: z.string(), last_seen_at: z.string() }),
  ),
  orders: z.array(
    z.object({ number: z.string(), placed_at: z.string(), total: centsSchema, lines: z.int() }),
  ),
  total_orders: z.int(),
  stops: stopsSchema,
});
export type StaffUser = z.output<typeof staffUserSchema>;

const params = z.object({ id: idOf<UserId>(z.coerce.number().int().positive()) });
const reason = z.string().trim().min(1, 'Write why.').max(1_000);

const options = {
  sorts: ['since'],
  dir: 'desc',
  filters: {
    type: z.enum(ACCOUNT_TYPES).optional(),
    status: z.enum(ACCOUNT_STATUSES).optional(),
  },
} as const;

export const listUsers = defineCall({
  name: 'staff.listUsers',
  method: 'GET',
  path: '/api/staff/users',
  access: ['Admin'],
  summary:
    'People by type and status, or found by name, email, phone or number: 10,000 of them at most.',
  query: listQuery(options),
  reply: listReply(staffUserRowSchema),
});

export const exportUsers = defineCall({
  name: 'staff.exportUsers',
  method: 'GET',
  path: '/api/staff/users/export',
  access: ['Admin'],
  summary: 'The same people as a file, all that the filters let through.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const getUser = defineCall({
  name: 'staff.getUser',
  method: 'GET',
  path: '/api/staff/users/:id',
  access: ['Admin'],
  summary:
    'One account with its sessions, newest orders, and what would stop if it were deactivated.',
  params,
  reply: dataReply(staffUserSchema),
});

/** An account that is pending is decided in its queue. */
export const setUserStatus = defineCall({
  name: 'staff.setUserStatus',
  method: 'PUT',
  path: '/api/staff/users/:id/status',
  access: ['Admin'],
  summary: 'Deactivate an account, which ends its sessions at once, or activate it again.',
  params,
  body: z.object({
    act: z.enum(['deactivate', 'reactivate']),
    /** The status that was seen: refused if it has changed. */
    seen: z.enum(ACCOUNT_STATUSES),
    reason,
  }),
  reply: dataReply(staffUserSchema),
  limit: { max: 120, seconds: 60 },
});

export const removeUserFactors = defineCall({
  name: 'staff.removeUserFactors',
  method: 'POST',
  path: '/api/staff/users/:id/factors/remove',
  access: ['Admin'],
  summary: 'Remove the second factors of a person who has lost them; the person gets a mail.',
  params,
  body: z.object({ reason }),
  reply: emptyReply,
  limit: { max: 30, seconds: 3_600 },
});
