// The calls of the AI account. Pages show failures in place.
import { getAiCredits } from '@wevisu/contract/ai-credits.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import * as contract from '@wevisu/contract/design-ai.ts';
import { call } from '../../../platform/api.ts';
import { retryOnce } from '../../../platform/query-client.ts';
import { writeAiToken } from '../../../platform/tokens.ts';

export const AI_KEYS = {
  all: ['ai'],
  user: ['ai', 'user'],
  /** Set while the page of somebody who logs out is still shown: it leads to the start, not to the sign-in. */
  left: ['ai-left'],
  balance: ['ai', 'credits', 'balance'],
  history: ['ai', 'credits', 'history'],
} as const;

const QUIET = { isQuiet: true } as const;

/** AI-06: retried once if there was no answer; after any other failure the token is discarded. */
export async function fetchAiUser(): Promise<contract.AiUser | null> {
  for (let failures = 0; ; failures++) {
    try {
      return (await call(contract.getAiUser, {}, QUIET)).data;
    } catch (error) {
      if (error instanceof Error && retryOnce(failures, error)) continue;
      writeAiToken(null);
      return null;
    }
  }
}

export async function fetchBalance() {
  return (await call(getAiCredits, {}, QUIET)).data;
}

export type AiForm = CallArgs<typeof contract.enterDesignAi>['body'];

export async function sendAiForm(body: AiForm) {
  return (await call(contract.enterDesignAi, { body })).data;
}
