import { AREA_OF } from '@wevisu/site/area-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { usePendingCount } from '../features/notifications/use-pending-count.ts';
import { late } from '../platform/late.ts';
import { useSession } from '../platform/session.tsx';
import { Button } from '../ui/button.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { PlainLink } from '../ui/plain-link.tsx';
import { Skeleton } from '../ui/skeleton.tsx';

const UserMenu = late(async () => ({ default: (await import('./user-menu.tsx')).UserMenu }));

/** NAV-05, NAV-06: the user menu, or the sign-up and login links for guests. */
export function AccountLinks() {
  const { status, user, applicant, signOut } = useSession();
  const pending = usePendingCount();
  const loading = <Skeleton className="h-9 w-28 rounded-full" />;
  if (status === 'loading') return loading;
  if (user) {
    return (
      <Suspense fallback={loading}>
        <UserMenu onSignOut={() => void signOut()} pending={pending} user={user} />
      </Suspense>
    );
  }
  if (applicant) {
    return (
      <div className="flex items-center gap-1">
        <PlainLink
          className="rounded-control px-3 py-2 text-14 transition-colors hover:text-accent-text max-xl:hidden"
          to={AREA_OF[applicant.type] ?? PATHS.home}
        >
          Your application
        </PlainLink>
        <Button kind="secondary" onPress={() => void signOut()} size="small">
          Sign out
        </Button>
      </div>
    );
  }
  return (
    <div className="flex items-center gap-1 max-xl:hidden">
      <PlainLink
        className="rounded-control px-3 py-2 text-14 transition-colors hover:text-accent-text"
        to={PATHS.login}
      >
        Login
      </PlainLink>
      <LinkButton kind="secondary" size="small" to={PATHS.register}>
        Sign Up Free
      </LinkButton>
    </div>
  );
}
