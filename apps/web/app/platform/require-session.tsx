import { loginPath } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router';
import { useSession } from './session.tsx';

export interface RequireSessionProps {
  /** Stands in the page's true size until the account is known. */
  readonly loading: ReactNode;
  readonly children: ReactNode;
}

/** NAV-48: shows what needs an account, or leads to the sign-in page and back. The server checks each call. */
export function RequireSession({ loading, children }: RequireSessionProps) {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  if (status === 'signed-in') return children;
  if (status !== 'guest') return loading;
  return <Navigate replace to={loginPath(pathname + search)} />;
}
