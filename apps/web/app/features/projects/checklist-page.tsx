import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ChecklistSkeleton } from './checklist-skeleton.tsx';
import { ChecklistView } from './checklist-view.tsx';
import { useChecklists } from './use-projects.ts';

/** CART-16, NAV-45: what is left to do for a room. */
export default function ChecklistPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Checklist" />
      <div className="mx-auto max-w-[760px]">
        <h1 className="text-36 md:text-48">Checklist</h1>
        <Body />
      </div>
    </div>
  );
}

function Body() {
  const { status, user } = useSession();
  const isMember = user?.type === 'User';
  const checklists = useChecklists(isMember);
  if (status === 'guest') return <GuestNote />;
  if (user && !isMember) {
    return (
      <EmptyState icon="lock" title="Checklists are for homeowners">
        <p>Each of their projects has one.</p>
      </EmptyState>
    );
  }
  if (checklists.isLoadingError) {
    return (
      <ErrorState
        isRetrying={checklists.isFetching}
        onRetry={() => void checklists.refetch()}
        title="Your checklists could not be loaded"
      />
    );
  }
  if (!checklists.data) return <ChecklistSkeleton />;
  if (checklists.data.length === 0) return <NoProjects />;
  return <ChecklistView checklists={checklists.data} />;
}

function GuestNote() {
  return (
    <EmptyState
      action={
        <>
          <LinkButton to={loginPath(PATHS.visualizeChecklist)}>Login</LinkButton>
          <LinkButton kind="secondary" to={PATHS.visualize}>
            Choose a room
          </LinkButton>
        </>
      }
      icon="list"
      title="Nothing forgotten"
    >
      <p>
        Every room that you save has a checklist: what it still needs, drawn from the room itself,
        and whatever you add. Sign in to see yours.
      </p>
    </EmptyState>
  );
}

function NoProjects() {
  return (
    <EmptyState
      action={<LinkButton to={PATHS.visualize}>Choose a room</LinkButton>}
      icon="list"
      title="A checklist comes with a room"
    >
      <p>Save a room first, and what it still needs is listed here.</p>
    </EmptyState>
  );
}
