import { loginPath } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './session.tsx';

export interface RequireSessionProps {
  /** Placeholder in the page's size until the account is known. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** NAV-48: shows content that needs an account, or redirects to sign-in and back. The server checks each call. */
export function RequireSession({ loading, children }: RequireSessionProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return children;
  if (status !== 'guest') return loading;
  return <Navigate replace to={loginPath(pathname + search)} />;
}
