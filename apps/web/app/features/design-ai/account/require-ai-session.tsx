import { useQueryClient } from '@tanstack/react-query';
import type { AiUser } from '@wevisu/contract/design-ai.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation } from 'react-router';
import { AI_KEYS } from './ai-calls.ts';
import { aiLoginPath } from './ai-redirect.ts';
import { useAiSession } from './use-ai-session.ts';

interface RequireAiSessionProps {
  /** Placeholder in the page's size until the account is known. */
  readonly loading: ReactNode;
  readonly children: (user: AiUser) => ReactNode;
}

/** Shows what needs an AI account, or asks to sign in and comes back. The server checks each call. */
export function RequireAiSession({ loading, children }: RequireAiSessionProps) {
  const { status, user } = useAiSession();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  useEffect(() => () => queryClient.removeQueries({ queryKey: AI_KEYS.left }), []);
  if (user !== null) return children(user);
  if (status !== 'guest') return loading;
  if (queryClient.getQueryData(AI_KEYS.left)) return <Navigate to={PATHS.designAi} />;
  return <Navigate replace to={aiLoginPath(pathname + search)} />;
}
