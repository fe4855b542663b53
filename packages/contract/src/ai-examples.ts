import { z } from 'zod';
import { defineCall } from './call.ts';
import { centsSchema, dataReply } from './reply.ts';

const exampleSchema = z.object({
  /** Opens it, as the link of a shared design does. */
  code: z.string(),
  /** The brief. */
  text: z.string(),
  title: z.string(),
  style: z.string(),
  /** What it came to in its showroom, before shipping and tax. */
  total_cents: centsSchema,
  showroom: z.string(),
  /** Null until a first one is drawn; each version has an address of its own. */
  picture: z.object({ version: z.int() }).nullable(),
});
export type DesignExample = z.output<typeof exampleSchema>;

export const listExamples = defineCall({
  name: 'aiDesigns.listExamples',
  method: 'GET',
  path: '/api/AI/examples',
  access: 'public',
  summary: 'Designs that are shown to everybody as examples of AI 3D design.',
  reply: dataReply(
    z.object({
      examples: z.array(exampleSchema),
      /** Whether a language model is set up that may read briefs. */
      proposes_wishes: z.boolean(),
    }),
  ),
  limit: { max: 120, seconds: 60 },
});
