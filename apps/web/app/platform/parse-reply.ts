import type { CallDefinition, CallReply, Role } from '@wevisu/contract/call.ts';
import { z } from 'zod';

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
  const schema = reply instanceof z.ZodType ? reply : reply[role];
  const result = schema?.safeParse(body);
  if (result?.success) return result.data as CallReply<C>;
  throw new Error(`${definition.name} answered in another shape than agreed.`, {
    cause: result?.error,
  });
}
