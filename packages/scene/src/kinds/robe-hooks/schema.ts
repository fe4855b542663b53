import { z } from 'zod';

export const robeHooksParams = z.strictObject({
  form: z.enum(['single', 'double', 'peg', 'square']).default('single'),
  count: z.int().min(1).max(8).default(1),
  rail: z.boolean().default(false),
});
export type RobeHooksParams = z.output<typeof robeHooksParams>;
