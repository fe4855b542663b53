import type { AiUser } from '@wevisu/contract/design-ai.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
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
  if (user !== null) return children(user);
  if (status !== 'guest') return loading;
  return <Navigate replace to={aiLoginPath(pathname + search)} />;
}
