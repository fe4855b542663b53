import type { z } from 'zod';

/**
 * The same schema for ids of one kind, in and out: `idOf<ProUserId>(z.int())`. Only the types change, so a call takes
 * and gives no other id. Forms send theirs as text: `idOf<ProUserId, string>(…)`.
 */
export function idOf<Id extends number | string, Sent = Id>(
  schema: z.ZodType,
): z.ZodType<Id, Sent> {
  return schema as z.ZodType<Id, Sent>;
}
