// Credits of AI 3D design: how many there are, and each change of them.
import { CREDIT_CAUSES, RETURN_REASONS } from '@wevisu/domain/design-ai/credits.ts';
import { z } from 'zod';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

export const creditBalanceSchema = z.object({
  /** What can be used now. */
  credits: z.int(),
  /** Held for designs that are being made. */
  held_credits: z.int(),
});

/** API-49: a POST by the spec, which changes nothing. */
export const getAiCredits = defineCall({
  name: 'aiCredits.get',
  method: 'POST',
  path: '/api/AI/get_credits',
  access: 'ai-account',
  summary: 'The credits of the AI 3D Design account.',
  reply: dataReply(creditBalanceSchema),
  limit: { max: 240, seconds: 60 },
});

const entrySchema = z.object({
  id: z.int(),
  cause: z.enum(CREDIT_CAUSES),
  /** What it changed of the credits that can be used, and of those that are held. */
  credits: z.int(),
  held: z.int(),
  /** What could be used after it. */
  balance: z.int(),
  at: z.string(),
  /** Of credits that were returned. */
  reason: z.enum(RETURN_REASONS).nullable(),
});
export type CreditEntry = z.output<typeof entrySchema>;

export const listCreditEntries = defineCall({
  name: 'aiCredits.list',
  method: 'GET',
  path: '/api/AI/credits',
  access: 'ai-account',
  summary: 'Every change of your credits, newest first.',
  /** The id of the last entry of the page before. */
  query: z.object({ before: z.coerce.number().int().positive().optional() }),
  reply: dataReply(z.object({ entries: z.array(entrySchema), has_more: z.boolean() })),
});
