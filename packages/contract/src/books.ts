// The books as staff see them: every account of the ledger down to its entries, how they compare with items and gateway, and
// refunds that a bank refused.

import { LEDGER_ACCOUNTS } from '@wevisu/domain/ledger/accounts.ts';
import { DIFFERENCE_KINDS } from '@wevisu/domain/ledger/differences.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Admin'] as const;
const accountSchema = z.enum(LEDGER_ACCOUNTS);

export const accountSumSchema = z.object({
  account: accountSchema,
  /** Above 0: what the gateway or a cost holds; below 0: what is owed or earned. All accounts add up to 0. */
  sum: centsSchema,
  entries: z.int(),
});
export type AccountSum = z.output<typeof accountSumSchema>;

export const listAccounts = defineCall({
  name: 'books.listAccounts',
  method: 'GET',
  path: '/api/staff/books/accounts',
  access,
  summary: 'Every account of the ledger with its sum; the sums add up to 0.',
  reply: dataReply(z.array(accountSumSchema)),
  limit: { max: 60, seconds: 60 },
});

export const bookEntrySchema = z.object({
  id: z.int(),
  booked_at: z.string(),
  account: accountSchema,
  /** The vendor or showroom that the account is of; null for the platform's. */
  payee: z.string().nullable(),
  /** What caused it, and which of its rows: 'Refund 12'. */
  cause: z.string(),
  order_number: z.string().nullable(),
  product_name: z.string().nullable(),
  /** Above 0 a debit, below 0 a credit. */
  amount: centsSchema,
});
export type BookEntry = z.output<typeof bookEntrySchema>;

const options = {
  sorts: ['booked'],
  dir: 'desc',
  filters: {
    account: accountSchema.optional(),
    cause: z
      .enum([
        'capture',
        'refund',
        'maturity',
        'payout',
        'dispute',
        'plan',
        'credits',
        'hire',
        'hire_fee',
        'correction',
      ])
      .optional(),
    from: z.iso.date().optional(),
    /** Included. */
    to: z.iso.date().optional(),
  },
} as const;

export const listEntries = defineCall({
  name: 'books.listEntries',
  method: 'GET',
  path: '/api/staff/books/entries',
  access,
  summary: 'The entries of the ledger, newest first; search finds order numbers.',
  query: listQuery(options),
  reply: listReply(bookEntrySchema),
});

export const exportEntries = defineCall({
  name: 'books.exportEntries',
  method: 'GET',
  path: '/api/staff/books/entries/export',
  access,
  summary: 'The entries as a file, with the same filters and order.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const reconciliationSchema = z.object({
  id: z.int(),
  started_at: z.string(),
  finished_at: z.string(),
  orders: z.int(),
  charges: z.int(),
  differences: z.int(),
});
export const differenceSchema = z.object({
  kind: z.enum(DIFFERENCE_KINDS),
  order_number: z.string().nullable(),
  about: z.string(),
  expected: centsSchema,
  found: centsSchema,
});
export type BookDifference = z.output<typeof differenceSchema>;

export const getReconciliations = defineCall({
  name: 'books.getReconciliations',
  method: 'GET',
  path: '/api/staff/books/reconciliations',
  access,
  summary: 'The last comparisons of ledger, items and gateway, with what the newest one found.',
  reply: dataReply(
    z.object({
      runs: z.array(reconciliationSchema),
      /** Of the newest run, 1,000 at most. */
      differences: z.array(differenceSchema),
    }),
  ),
});

export const startReconciliation = defineCall({
  name: 'books.startReconciliation',
  method: 'POST',
  path: '/api/staff/books/reconciliations',
  access,
  summary: 'Compare ledger, items and gateway now, by a job.',
  reply: emptyReply,
  limit: { max: 5, seconds: 600 },
});

export const failedRefundSchema = z.object({
  id: z.int(),
  order_number: z.string(),
  product_name: z.string(),
  amount: centsSchema,
  attempt: z.int(),
  /** Why the bank refused it. */
  outcome: z.string(),
  failed_at: z.string(),
});
export type FailedRefund = z.output<typeof failedRefundSchema>;

export const listFailedRefunds = defineCall({
  name: 'books.listFailedRefunds',
  method: 'GET',
  path: '/api/staff/books/failed_refunds',
  access,
  summary: 'Refunds that a bank refused, oldest first, 200 at most.',
  reply: dataReply(z.array(failedRefundSchema)),
});

export const retryRefund = defineCall({
  name: 'books.retryRefund',
  method: 'POST',
  path: '/api/staff/books/failed_refunds/:id/retry',
  access,
  summary: 'Try a refused refund again.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({
    reason: z.string().trim().min(3, 'Say why.').max(500, 'Use at most 500 characters.'),
  }),
  reply: emptyReply,
  limit: { max: 60, seconds: 600 },
});
