import type { CallDefinition, CallReply, ReplySchema, Role } from '@wevisu/contract/call.ts';
import type { z } from 'zod';

/**
 * Checks a reply against its definition, or against the role's shape if it differs by role. Throws
 * if the server broke the contract.
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

/** Duck typing: an instanceof check would pull in the class's code. */
function isSchema(reply: ReplySchema): reply is z.ZodType {
  return 'safeParse' in reply;
}
