// Wishes that a language model read in a brief, where the operator has set one up. Nobody has to take them.
import { DESIGN_RUN } from '@wevisu/domain/design-ai/design-runs.ts';
import { z } from 'zod';
import { correctionSchema } from './ai-designs.ts';
import { defineCall } from './call.ts';
import { dataReply } from './reply.ts';

const wishSchema = z.object({
  field: z.string(),
  /** As a correction of the brief has it. */
  value: z.unknown(),
  /** 'Must have', and 'Pantry'. */
  label: z.string(),
  words: z.string(),
  /** What of the brief says it. */
  quote: z.string(),
});
export type ProposedWishChip = z.output<typeof wishSchema>;

/** The brief alone goes to the model, and comes back as wishes from closed lists: no size, product or price. */
export const proposeWishes = defineCall({
  name: 'aiDesigns.proposeWishes',
  method: 'POST',
  path: '/api/AI/wishes',
  access: 'ai-account',
  summary: 'Have a language model read a brief, and propose wishes that it finds in it.',
  body: z.object({
    text: z.string().trim().min(1).max(DESIGN_RUN.maxText),
    corrections: z.array(correctionSchema).max(DESIGN_RUN.maxCorrections).default([]),
  }),
  reply: dataReply(
    z.object({
      /** False if no model is set up, or it gave no answer that can be read. */
      answered: z.boolean(),
      wishes: z.array(wishSchema),
    }),
  ),
  limit: { max: 10, seconds: 60 },
});
