import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { useSession } from '../../../platform/session.tsx';
import { INTENT_PARAM, readIntent } from '../saving/sign-in-intent.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

/**
 * Opens what was pressed before signing in. The address drops it right away, so a reload, or coming back
 * without an account, opens just the room.
 */
export function useSignInIntent({ screen }: Workspace): void {
  const [params, setParams] = useSearchParams();
  const isGuest = useSession().user === null;
  const intent = readIntent(params);
  useEffect(() => {
    if (intent === null) return;
    if (!isGuest) screen.getState().show(intent);
    setParams(without, { replace: true, preventScrollReset: true });
  }, [intent, isGuest, screen, setParams]);
}

function without(params: URLSearchParams): URLSearchParams {
  const left = new URLSearchParams(params);
  left.delete(INTENT_PARAM);
  return left;
}
