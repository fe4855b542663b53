import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { Navigate } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HireList } from './hire-list.tsx';
import { HiresSkeleton } from './hires-skeleton.tsx';

/** CHAT-02: whom a homeowner has asked or hired. */
export default function HiresPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Hires" />
      <h1 className="mb-6 text-36 md:text-48">Hires</h1>
      <RequireSession loading={<HiresSkeleton label="The hires are loading" />}>
        <Body />
      </RequireSession>
    </div>
  );
}

function Body() {
  const { user } = useSession();
  if (user?.type === 'Contractor') return <Navigate replace to={PRO_PATHS.hires} />;
  if (user?.type !== 'User') {
    return (
      <EmptyState icon="lock" title="Hires are for homeowners and pros">
        <p>Homeowners hire the pros whose showrooms they shop in.</p>
      </EmptyState>
    );
  }
  return (
    <HireList
      empty={
        <EmptyState
          action={<LinkButton to={PATHS.projects}>See your projects</LinkButton>}
          icon="user"
          title="You have hired nobody yet"
        >
          <p>Open the menu of a project and choose Hire a pro. What you agree on is kept here.</p>
        </EmptyState>
      }
      reader="homeowner"
    />
  );
}
