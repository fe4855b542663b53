import { z } from 'zod';

export const paperHolderParams = z.strictObject({
  form: z.enum(['post', 'euro', 'recessed', 'stand']).default('euro'),
  paper: z.boolean().default(true),
});
export type PaperHolderParams = z.output<typeof paperHolderParams>;
