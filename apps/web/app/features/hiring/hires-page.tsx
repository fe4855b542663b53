import { HIRES_PATH } from '@wevisu/site/hire-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { Navigate, useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { HireList } from './hire-list.tsx';
import { HireView } from './hire-view.tsx';
import { HiresSkeleton } from './hires-skeleton.tsx';

/** CHAT-02: whom a homeowner has asked or hired, or one of these hires. */
export default function HiresPage() {
  const { id } = useParams();
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title={id === undefined ? 'Hires' : 'Hire'} />
      {id === undefined ? (
        <h1 className="mb-6 text-36 md:text-48">Hires</h1>
      ) : (
        <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={HIRES_PATH}>
          All hires
        </LinkButton>
      )}
      <RequireSession loading={<HiresSkeleton label="The hires are loading" />}>
        {id === undefined ? <Own /> : <HireView id={Number(id)} key={id} reader="homeowner" />}
      </RequireSession>
    </div>
  );
}

function Own() {
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
