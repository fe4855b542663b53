import { z } from 'zod';

export const bookStackParams = z.strictObject({
  form: z.enum(['lying', 'standing', 'mixed']).default('lying'),
  count: z.int().min(2).max(12).default(4),
});
export type BookStackParams = z.output<typeof bookStackParams>;
