import { PATHS } from '@wevisu/domain/route-paths.ts';
import { Link } from 'react-router';
import { useSession } from '../platform/session.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { UserMenu } from './user-menu.tsx';

/** NAV-05, NAV-06: the user menu, or the two ways in for guests. */
export function AccountLinks() {
  const { status, user, signOut } = useSession();
  if (status === 'loading') return <Skeleton className="h-9 w-28 rounded-full" />;
  if (user) return <UserMenu onSignOut={signOut} user={user} />;
  return (
    <div className="flex items-center gap-1 max-xl:hidden">
      <Link
        className="rounded-control px-3 py-2 text-14 transition-colors hover:text-accent-text"
        to={PATHS.login}
      >
        Login
      </Link>
      <LinkButton kind="secondary" size="small" to={PATHS.register}>
        Sign Up Free
      </LinkButton>
    </div>
  );
}
