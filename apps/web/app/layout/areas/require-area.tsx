import type { User } from '@wevisu/contract/accounts.ts';
import { AREA_OF } from '@wevisu/site/area-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import type { Area } from './area.ts';

interface RequireAreaProps {
  readonly area: Area;
  readonly children: ReactNode;
}

/** Leads guests to the area's sign-in page and back, and tells others whom the page is for. The server checks each call. */
export function RequireArea({ area, children }: RequireAreaProps) {
  const { applicant } = useSession();
  if (applicant !== null) {
    return (
      <ForApplicant applicant={applicant} area={area}>
        {children}
      </ForApplicant>
    );
  }
  return (
    <RequireSession loading={<Loading />}>
      <ForRole area={area}>{children}</ForRole>
    </RequireSession>
  );
}

/** Until staff approve the account it has its start page alone. */
function ForApplicant({
  applicant,
  area,
  children,
}: RequireAreaProps & { readonly applicant: User }) {
  const { pathname } = useLocation();
  const home = AREA_OF[applicant.type] ?? PATHS.home;
  if (area.role === applicant.type && pathname.replace(/\/$/, '') === home) return children;
  return (
    <>
      <PageHead isPrivate title={area.name} />
      <EmptyState
        action={<LinkButton to={home}>See where your application stands</LinkButton>}
        icon="lock"
        isPage
        title="This page opens with your approval"
      >
        <p>Our staff have not approved your account.</p>
      </EmptyState>
    </>
  );
}

function ForRole({ area, children }: RequireAreaProps) {
  const { user } = useSession();
  if (user?.type === area.role)
    return user.type === 'Admin' && !user.otp_passed ? <Loading /> : children;
  const own = AREA_OF[user?.type ?? ''];
  return (
    <>
      <PageHead isPrivate title={area.name} />
      <EmptyState
        action={
          <LinkButton to={own ?? PATHS.home}>
            {own === undefined ? 'Back to Home' : 'Go to your area'}
          </LinkButton>
        }
        icon="lock"
        isPage
        title={`This page is for ${area.people}`}
      >
        <p>You are signed in with an account of another type.</p>
      </EmptyState>
    </>
  );
}

function Loading() {
  return (
    <div>
      <PageHead isPrivate />
      <LoadingNote label="The page is loading" />
      <Skeleton className="h-8 w-48" />
      <Skeleton className="mt-6 h-64" />
    </div>
  );
}
