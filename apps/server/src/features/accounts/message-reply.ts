import { ok, type Result } from '@wevisu/domain/errors/errors.ts';

/** A reply that is no more than a sentence. */
export function messageReply(result: Result<null>, message: string) {
  return result.ok ? ok({ message }) : result;
}
