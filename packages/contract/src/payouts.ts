// What vendors and pros are paid: their account at the gateway, their payouts, and what staff do with those that failed.
import { PAYOUT_ACCOUNT_STATES, PAYOUT_STATES } from '@wevisu/domain/payouts/payouts.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

const access = ['Contractor', 'Vendor'] as const;
const staff = ['Admin'] as const;

export const payoutAccountSchema = z.object({
  state: z.enum(PAYOUT_ACCOUNT_STATES),
  /** What the gateway still asks for. */
  missing: z.array(z.string()),
  bank: z.object({ name: z.string(), last4: z.string() }).nullable(),
  /** The bank account was changed: nothing is paid before (ISO). */
  held_until: z.string().nullable(),
  next_payout_on: z.iso.date(),
  /** POL-19: by when a balance below zero is to be made up for. */
  due_on: z.iso.date().nullable(),
});
export type PayoutAccountView = z.output<typeof payoutAccountSchema>;

export const getPayoutAccount = defineCall({
  name: 'payouts.getPayoutAccount',
  method: 'GET',
  path: '/api/payouts/account',
  access,
  summary: 'Your account for payouts as the gateway has it, and the day of the next payout.',
  reply: dataReply(payoutAccountSchema),
  limit: { max: 60, seconds: 60 },
});

export const startPayoutSetup = defineCall({
  name: 'payouts.startPayoutSetup',
  method: 'POST',
  path: '/api/payouts/account',
  access,
  summary: 'The address of the gateway’s page on which you enter your bank account.',
  reply: dataReply(z.object({ url: z.string() })),
  limit: { max: 10, seconds: 600 },
});

export const payoutSchema = z.object({
  id: z.int(),
  /** The weekly run that it is of. */
  run_on: z.iso.date(),
  amount: centsSchema,
  state: z.enum(PAYOUT_STATES),
  /** Why the bank refused it. */
  outcome: z.string().nullable(),
  claimed_at: z.string(),
  ended_at: z.string().nullable(),
});
export type Payout = z.output<typeof payoutSchema>;

export const listPayouts = defineCall({
  name: 'payouts.listPayouts',
  method: 'GET',
  path: '/api/payouts',
  access,
  summary: 'Your last payouts, newest first, 60 at most.',
  reply: dataReply(z.array(payoutSchema)),
});

export const staffPayoutSchema = payoutSchema.extend({
  payee: z.string(),
  kind: z.enum(['vendor', 'pro']),
  bank_last4: z.string().nullable(),
});
export type StaffPayout = z.output<typeof staffPayoutSchema>;

export const listStaffPayouts = defineCall({
  name: 'payouts.listStaffPayouts',
  method: 'GET',
  path: '/api/staff/payouts',
  access: staff,
  summary: 'Payouts: those that failed first, then the newest, 200 at most.',
  query: z.object({ only: z.enum(['failed']).optional() }),
  reply: dataReply(z.array(staffPayoutSchema)),
});

const reason = z.string().trim().min(3, 'Say why.').max(500, 'Use at most 500 characters.');

export const decidePayout = defineCall({
  name: 'payouts.decidePayout',
  method: 'POST',
  path: '/api/staff/payouts/:id/decision',
  access: staff,
  summary: 'Try a failed payout again, or return what it holds to what the payee has available.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({ act: z.enum(['retry', 'return']), reason }),
  reply: emptyReply,
  limit: { max: 60, seconds: 600 },
});
