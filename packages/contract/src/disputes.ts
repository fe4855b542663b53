// Chargebacks: what staff see of them, and what they answer.

import type { ProUserId } from '@wevisu/domain/ids.ts';
import { DISPUTE_STATES } from '@wevisu/domain/ledger/dispute-states.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { idOf } from './ids.ts';
import { centsSchema, dataReply, emptyReply } from './reply.ts';

/** As many as Stripe takes. */
export const EVIDENCE_CHARACTERS = 20_000;

const access = ['Admin'] as const;

export const DISPUTE_ANSWERS = ['evidence', 'accept'] as const;

export const disputeSchema = z.object({
  id: z.int(),
  /** Null of a plan's charge, of credits and of a hire. */
  order_number: z.string().nullable(),
  /** Whose plan it is about, and the receipt of the charge; null of all others. */
  plan: z
    .object({ company: z.string(), pro_id: idOf<ProUserId>(z.int()), receipt: z.string() })
    .nullable(),
  /** Which pack of AI credits it is about, and whose; null of all others. */
  credits: z
    .object({ credits: z.int(), email: z.string().nullable(), receipt: z.string() })
    .nullable(),
  /** Which milestone of a hire it is about; null of all others. The id is null once the hire is gone. */
  hire: z.object({ id: z.int().nullable(), milestone: z.string(), company: z.string() }).nullable(),
  state: z.enum(DISPUTE_STATES),
  amount: centsSchema,
  /** Kept by the gateway however it ends. */
  fee: centsSchema,
  /** Of the amount what vendors and the pro had earned: held while it is open. */
  of_payees: centsSchema,
  /** In the gateway's words. */
  reason: z.string(),
  /** The last day on which evidence counts. */
  respond_by: z.iso.date(),
  opened_at: z.string(),
  closed_at: z.string().nullable(),
  answer: z
    .object({
      kind: z.enum(DISPUTE_ANSWERS),
      text: z.string(),
      at: z.string(),
      /** `refused`: the bank had decided before it came. */
      sent: z.enum(['waits', 'sent', 'refused']),
    })
    .nullable(),
});
export type Dispute = z.output<typeof disputeSchema>;

export const listDisputes = defineCall({
  name: 'disputes.listDisputes',
  method: 'GET',
  path: '/api/staff/disputes',
  access,
  summary: 'Disputes: the open ones first, by the day on which evidence is due; 200 at most.',
  reply: dataReply(z.array(disputeSchema)),
});

export const getEvidence = defineCall({
  name: 'disputes.getEvidence',
  method: 'GET',
  path: '/api/staff/disputes/:id/evidence',
  access,
  summary: 'What our books say of the disputed order, as text that a bank can read.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  reply: dataReply(z.object({ text: z.string() })),
});

export const answerDispute = defineCall({
  name: 'disputes.answerDispute',
  method: 'POST',
  path: '/api/staff/disputes/:id/answer',
  access,
  summary: 'Send evidence to the bank, or give a dispute up, with the reason; once.',
  params: z.object({ id: z.coerce.number().int().positive() }),
  body: z.object({
    answer: z.enum(DISPUTE_ANSWERS),
    /** What the bank reads, or why it is given up. */
    text: z
      .string()
      .trim()
      .min(3, 'Say why.')
      .max(EVIDENCE_CHARACTERS, 'Use at most 20,000 characters.'),
  }),
  reply: emptyReply,
  limit: { max: 60, seconds: 600 },
});
