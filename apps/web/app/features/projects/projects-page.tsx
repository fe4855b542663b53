import { PATHS } from '@wevisu/site/paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { DeletedProjects } from './deleted-projects.tsx';
import { ProjectGrid } from './project-grid.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';
import { SharedWithMe } from './shared-with-me.tsx';
import { StorageNote } from './storage-note.tsx';
import { useDeletedProjects, useProjectChanges, useProjects } from './use-projects.ts';

/** G-29, G-42: a homeowner's rooms; CART-15: for a pro, those that homeowners shared. */
export default function ProjectsPage() {
  const isPro = useSession().user?.type === 'Contractor';
  const title = isPro ? 'Shared with me' : 'My projects';
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title={title} />
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
        <h1 className="text-36 md:text-48">{title}</h1>
        {!isPro && (
          <LinkButton icon="plus" to={PATHS.visualize}>
            New room
          </LinkButton>
        )}
      </header>
      <RequireSession loading={<ProjectsSkeleton />}>
        <Body />
      </RequireSession>
    </div>
  );
}

function Body() {
  const { user } = useSession();
  if (user === null) return <ProjectsSkeleton />;
  if (user.type === 'Contractor') return <SharedWithMe />;
  if (user.type !== 'User') {
    return (
      <EmptyState icon="lock" title="Projects are for homeowners">
        <p>Homeowners can share them with the pro whose showroom they shop in.</p>
      </EmptyState>
    );
  }
  return <OwnProjects />;
}

function OwnProjects() {
  const projects = useProjects();
  const deleted = useDeletedProjects();
  const changes = useProjectChanges();
  if (projects.isLoadingError) {
    return (
      <ErrorState
        isRetrying={projects.isFetching}
        onRetry={() => void projects.refetch()}
        title="Your projects could not be loaded"
      />
    );
  }
  if (!projects.data) return <ProjectsSkeleton />;
  return (
    <>
      {projects.data.length === 0 ? (
        <NoProjects />
      ) : (
        <ProjectGrid changes={changes} projects={projects.data} />
      )}
      <DeletedProjects onRestore={changes.restore} projects={deleted.data ?? []} />
      {projects.data.length > 0 && <StorageNote />}
    </>
  );
}

function NoProjects() {
  return (
    <EmptyState
      action={
        <LinkButton kind="secondary" to={PATHS.visualize}>
          Choose a room
        </LinkButton>
      }
      icon="room"
      title="Your first room starts here"
    >
      <p>
        Open a design or a floor plan, and save it. You will find it here with its products,
        checklist and price.
      </p>
    </EmptyState>
  );
}
