import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useSession } from '../../platform/session.tsx';
import { writeStored } from '../../platform/storage.ts';
import { checkUser, redirectToKeep } from './guard.ts';
import { verificationPath } from './sign-in-target.ts';

/** Runs on each page change: stores where to come back to, and checks whether this user may be here. */
export function UserCheck() {
  const { user, isLeaving, forget } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const previous = useRef<string | null>(null);

  useEffect(() => {
    const kept = previous.current === null ? null : redirectToKeep(previous.current, pathname);
    if (kept !== null) writeStored(STORAGE_KEYS.redirectTo, kept);
    previous.current = pathname + search;
  }, [pathname, search]);

  const outcome =
    user &&
    !isLeaving &&
    checkUser(user, {
      pathname,
      redirect: new URLSearchParams(search).get('redirect'),
      verificationOf: verificationPath(pathname + search),
    });
  const kind = outcome ? outcome.kind : 'stay';
  const path = outcome && outcome.kind === 'go' ? outcome.path : null;
  useEffect(() => {
    if (kind === 'sign-out') forget();
    if (path !== null) void navigate(path, { replace: true });
  }, [kind, path]);
  return null;
}
