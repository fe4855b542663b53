import type { UserId } from '@wevisu/domain/ids.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Pool, Queryable } from '../../platform/database/queryable.ts';
import type { ResolveApplicant } from '../../platform/http/caller.ts';
import { findApplicant, getApplicantSession } from './store/applicants.ts';

/** Whether an account may sign in to see where its application stands, and nothing else. */
export async function isApplicant(db: Queryable, userId: UserId): Promise<boolean> {
  return (await findApplicant(db, { userId })) !== null;
}

export function createApplicantResolver(pool: Pool): ResolveApplicant {
  return async (token) => {
    const sessionHash = hashToken(token);
    const found = await getApplicantSession(pool, { sessionHash });
    if (found === null) return null;
    const { userId, type, emailVerified, isPending } = found;
    return {
      user: { userId, type, emailVerified, otpPassed: false, sessionHash },
      barred: isPending ? 'account_pending' : 'application_refused',
    };
  };
}
