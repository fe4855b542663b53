import { z } from 'zod';

export const mailboxParams = z.strictObject({
  form: z.enum(['post', 'modern', 'pedestal', 'wall']).default('post'),
  flag: z.boolean().default(true),
});
export type MailboxParams = z.output<typeof mailboxParams>;
