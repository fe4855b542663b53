import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { AiCaller } from '../../../platform/http/caller.ts';
import type { DesignAiDeps } from '../deps.ts';
import { requireAiUser } from './ai-session.ts';
import { connectSite, disconnectSite } from './store/ai-accounts.ts';

/** Both sessions are the proof that one person has both accounts. */
export async function connectOwnShopAccount(
  { pool }: Pick<DesignAiDeps, 'pool'>,
  { ai, user }: AiCaller,
): Promise<Result<AiUser>> {
  const { accountId } = ai;
  if (!ai.emailVerified) return refuse('email_not_verified');
  if (user === null) return refuse('ai_not_linked');
  const isConnected = await connectSite(pool, { accountId, userId: user.userId }).catch(
    (error: { readonly code?: string }) => {
      // Another account took it at the same moment.
      if (error.code === '23505') return false;
      throw error;
    },
  );
  if (!isConnected) return refuse('ai_not_linked');
  return ok(await requireAiUser(pool, accountId));
}

export async function disconnectOwnShopAccount(
  { pool }: Pick<DesignAiDeps, 'pool'>,
  { ai: { accountId } }: AiCaller,
): Promise<Result<AiUser>> {
  await disconnectSite(pool, { accountId });
  return ok(await requireAiUser(pool, accountId));
}
