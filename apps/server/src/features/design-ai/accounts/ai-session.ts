import type { AiUser } from '@wevisu/contract/design-ai.ts';
import type { AiAccountId } from '@wevisu/domain/ids.ts';
import { hashToken, newToken } from '../../../platform/crypto/tokens.ts';
import type { Pool, Queryable } from '../../../platform/database/queryable.ts';
import type { ResolveAiSession } from '../../../platform/http/caller.ts';
import { type AiAccountRow, getAiAccount } from './store/ai-accounts.ts';
import {
  dropOldestAiSessions,
  extendAiSession,
  findAiSession,
  insertAiSession,
} from './store/ai-sessions.ts';

const MAX_SESSIONS = 20;

export function createAiSessionResolver(pool: Pool): ResolveAiSession {
  return async (token) => {
    const sessionHash = hashToken(token);
    const session = await findAiSession(pool, { sessionHash });
    if (session === null) return null;
    const { accountId, emailVerified, isStale } = session;
    // Sliding, but written at most once an hour.
    if (isStale) await extendAiSession(pool, { sessionHash });
    return { accountId, emailVerified, sessionHash };
  };
}

/** Returns the token, which is shown once and never stored. */
export async function openAiSession(
  db: Queryable,
  { accountId, userAgent }: { readonly accountId: AiAccountId; readonly userAgent: string },
): Promise<string> {
  const token = newToken();
  await insertAiSession(db, { accountId, sessionHash: hashToken(token), userAgent });
  await dropOldestAiSessions(db, { accountId, keep: MAX_SESSIONS });
  return token;
}

/** Of an account that is there. */
export async function requireAiUser(db: Queryable, accountId: AiAccountId): Promise<AiUser> {
  const account = await getAiAccount(db, { accountId });
  if (account === null) throw new Error(`AI account ${accountId} is gone`);
  return toAiUser(account);
}

export function toAiUser(account: AiAccountRow): AiUser {
  const { id, email, fullName, emailVerifiedAt, credits, heldCredits, siteEmail } = account;
  return {
    ...{ id, email, full_name: fullName, credits, held_credits: heldCredits },
    email_verified_at: emailVerifiedAt?.toISOString() ?? null,
    shop_account: siteEmail === null ? null : { email: siteEmail },
  };
}
