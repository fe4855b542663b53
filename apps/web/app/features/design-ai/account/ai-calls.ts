// The calls of the AI account. Pages show failures in place.
import { getAiCredits } from '@wevisu/contract/ai-credits.ts';
import type { CallArgs, CallDefinition, CallReply } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/design-ai.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { type CallOptions, call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { retryOnce } from '../../../platform/query-client.ts';
import { writeStored } from '../../../platform/storage.ts';

export const AI_KEYS = {
  all: ['ai'],
  user: ['ai', 'user'],
  /** Set while the page of somebody who logs out is still shown: it leads to the start, not to the sign-in. */
  left: ['ai-left'],
  balance: ['ai', 'credits', 'balance'],
  history: ['ai', 'credits', 'history'],
} as const;

/** STORE-02. */
export function writeAiToken(token: string | null): void {
  writeStored(STORAGE_KEYS.aiAuthToken, token);
}

/** A call of AI 3D design. One that says that its session is over drops the token, and pages see that it is gone. */
export async function callAi<C extends CallDefinition>(
  definition: C,
  args: CallArgs<C>,
  options?: CallOptions,
): Promise<CallReply<C>> {
  try {
    return await call(definition, args, options);
  } catch (error) {
    if (error instanceof ApiFailure && error.code === 'ai_unauthenticated') writeAiToken(null);
    throw error;
  }
}

const QUIET = { isQuiet: true } as const;

/** AI-06: retried once if there was no answer; after any other failure the token is discarded. */
export async function fetchAiUser(): Promise<contract.AiUser | null> {
  for (let failures = 0; ; failures++) {
    try {
      return (await callAi(contract.getAiUser, {}, QUIET)).data;
    } catch (error) {
      if (error instanceof Error && retryOnce(failures, error)) continue;
      writeAiToken(null);
      return null;
    }
  }
}

export async function fetchBalance() {
  return (await callAi(getAiCredits, {}, QUIET)).data;
}

export type AiForm = CallArgs<typeof contract.enterDesignAi>['body'];

export async function sendAiForm(body: AiForm) {
  return (await callAi(contract.enterDesignAi, { body })).data;
}
