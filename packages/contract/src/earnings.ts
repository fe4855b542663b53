// What a vendor or a pro has earned, by the ledger: what may be paid out, what is held and until when, every movement, and
// the figures of a month and of a year. Of whoever asks; amounts are the payee's own.
import { EARNING_KINDS } from '@wevisu/domain/ledger/earning-kinds.ts';
import { z } from 'zod';
import { exportQuery, listQuery, listReply } from './back-office/list.ts';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor', 'Vendor'] as const;
const dayText = z.iso.date();
const monthText = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Choose a month.');

export const earningsBalanceSchema = z.object({
  /** May be paid out; below 0 the payee owes it, and the next sales make up for it. */
  available: centsSchema,
  /** Earned, and not to be paid out before its day. */
  pending: centsSchema,
  /** Claimed by payouts that have not arrived. */
  in_transit: centsSchema,
  /** Kept by disputes until their banks decide; in none of the others. */
  held: z.array(z.object({ order_number: z.string(), amount: centsSchema, since: z.string() })),
  /** The nearest days on which pending earnings become available, each with its sum. */
  upcoming: z.array(z.object({ day: dayText, amount: centsSchema, items: z.int() })),
  /** Pending until later days than these. */
  later: centsSchema,
});
export type EarningsBalance = z.output<typeof earningsBalanceSchema>;

export const getEarnings = defineCall({
  name: 'earnings.getEarnings',
  method: 'GET',
  path: '/api/earnings',
  access,
  summary:
    'What you have earned: available, pending with the days it becomes available, on its way.',
  reply: dataReply(earningsBalanceSchema),
});

export const earningSchema = z.object({
  id: z.int(),
  booked_at: z.string(),
  kind: z.enum(EARNING_KINDS),
  /** Whether it changes what is pending or what is available. */
  account: z.enum(['pending', 'available']),
  order_number: z.string().nullable(),
  /** Or the milestone of a hire. */
  product_name: z.string().nullable(),
  /** Of a milestone of a hire that is still on record. */
  hire_id: z.int().nullable(),
  /** Of a sale or a hire: from when on it may be paid out. */
  available_on: dayText.nullable(),
  /** Above 0 adds to the payee's balance. Of what becomes available: what moves from pending. */
  amount: centsSchema,
});
export type Earning = z.output<typeof earningSchema>;

const options = {
  sorts: ['booked'],
  dir: 'desc',
  filters: {
    kind: z.enum(EARNING_KINDS).optional(),
    from: dayText.optional(),
    /** Included. */
    to: dayText.optional(),
  },
} as const;

export const listEarnings = defineCall({
  name: 'earnings.listEarnings',
  method: 'GET',
  path: '/api/earnings/movements',
  access,
  summary: 'Every movement of your balance, newest first; search finds order numbers.',
  query: listQuery(options),
  reply: listReply(earningSchema),
});

export const exportEarnings = defineCall({
  name: 'earnings.exportEarnings',
  method: 'GET',
  path: '/api/earnings/movements/export',
  access,
  summary: 'The movements as a file, with the same filters and order.',
  query: exportQuery(options),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const statementSchema = z.object({
  /** 'YYYY-MM', in Los Angeles. */
  month: monthText,
  /** The present month, which goes on. */
  is_open: z.boolean(),
  opening: centsSchema,
  sales: centsSchema,
  /** Milestones that were accepted, before the platform's fee. */
  hires: centsSchema,
  refunds: centsSchema,
  payouts: centsSchema,
  /** Disputes, fees on hires and corrections. */
  other: centsSchema,
  /** `opening + sales + hires + refunds + payouts + other`. */
  closing: centsSchema,
});
export type Statement = z.output<typeof statementSchema>;

export const listStatements = defineCall({
  name: 'earnings.listStatements',
  method: 'GET',
  path: '/api/earnings/statements',
  access,
  summary:
    'Your statements by month, newest first: pending and available together, without what was transferred to you.',
  reply: dataReply(z.array(statementSchema)),
});

/** Every line as CSV, the sums by day as PDF, and a journal by day for an accounting program. */
export const STATEMENT_FORMATS = [
  'pdf',
  'csv',
  'quickbooks',
  'quickbooks_desktop',
  'xero',
] as const;
export type StatementFormat = (typeof STATEMENT_FORMATS)[number];

export const getStatementFile = defineCall({
  name: 'earnings.getStatementFile',
  method: 'GET',
  path: '/api/earnings/statements/:month',
  access,
  summary:
    'The statement of a month: its lines as CSV, its sums as PDF, or a journal for QuickBooks or Xero.',
  params: z.object({ month: monthText }),
  query: z.object({ format: z.enum(STATEMENT_FORMATS).default('csv') }),
  reply: emptyReply,
  sends: 'file',
  limit: { max: 20, seconds: 600 },
});

export const taxYearSchema = z.object({
  year: z.int(),
  /** Of sales and hires, without taking refunds off: as a form 1099-K counts. */
  gross: centsSchema,
  /** Charges of cards that had a part for the payee. */
  transactions: z.int(),
  months: z.array(z.object({ month: monthText, gross: centsSchema })),
  /** Whether the federal thresholds are reached so far. */
  is_form_due: z.boolean(),
});
export type TaxYear = z.output<typeof taxYearSchema>;

export const listTaxYears = defineCall({
  name: 'earnings.listTaxYears',
  method: 'GET',
  path: '/api/earnings/tax_years',
  access,
  summary: 'The figures of form 1099-K by year.',
  reply: dataReply(z.array(taxYearSchema)),
});
