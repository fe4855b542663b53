import { ok, type Result } from '@wevisu/domain/errors/errors.ts';

/** A reply that is just a sentence. */
export function messageReply(result: Result<null>, message: string) {
  return result.ok ? ok({ message }) : result;
}
