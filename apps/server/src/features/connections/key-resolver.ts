import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { ResolveSession } from '../../platform/http/caller.ts';
import { isApiKey } from './api-key.ts';
import { noteUse, resolveKey } from './store/keys.ts';

/** Resolves API keys, and leaves every other token to the sessions. */
export function withApiKeys(pool: Pool, resolveSession: ResolveSession): ResolveSession {
  return async (token) => {
    if (!token.startsWith('wv_')) return resolveSession(token);
    if (!isApiKey(token)) return null;
    const keyHash = hashToken(token);
    const key = await resolveKey(pool, { keyHash });
    if (key === null) return null;
    // Written at most once a minute.
    if (key.isStale) await noteUse(pool, { id: key.id });
    const { userId, emailVerified, scopes } = key;
    return {
      userId,
      type: 'Vendor',
      emailVerified,
      otpPassed: false,
      sessionHash: keyHash,
      scopes,
    };
  };
}
