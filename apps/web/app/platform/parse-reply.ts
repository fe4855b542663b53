import type { CallDefinition, CallReply, ReplySchema, Role } from '@wevisu/contract/call.ts';
import type { z } from 'zod';

/**
 * Holds a reply against its definition, or, where it is shaped by role, against the shape of that
 * role. Throws when the server broke the contract.
 */
export function parseReply<C extends CallDefinition>(
  definition: C,
  body: unknown,
  role: Role,
): CallReply<C> {
  const { reply } = definition;
  const schema = isSchema(reply) ? reply : reply[role];
  const result = schema?.safeParse(body);
  if (result?.success) return result.data as CallReply<C>;
  throw new Error(`${definition.name} answered in another shape than agreed.`, {
    cause: result?.error,
  });
}

/** By what it can do: to know its class, its code would have to be here. */
function isSchema(reply: ReplySchema): reply is z.ZodType {
  return 'safeParse' in reply;
}
