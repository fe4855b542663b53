import { PATHS } from '@wevisu/site/paths.ts';
import { Link, useParams } from 'react-router';
import { PageHead } from '../../../platform/page-head.tsx';
import { RequireSession } from '../../../platform/require-session.tsx';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { parseProjectId } from '../../showrooms/stored-item.ts';
import { CartSkeleton } from '../cart-skeleton.tsx';
import { PickedContent } from './picked-content.tsx';
import { usePicked } from './use-picked.ts';

/** CART-03: the products a homeowner added to a project from the shop. */
export default function PickedPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Project products" />
      <Link className="text-link inline-flex min-h-11 items-center text-14" to={PATHS.projects}>
        My projects
      </Link>
      <RequireSession loading={<Loading />}>
        <Body />
      </RequireSession>
    </div>
  );
}

function Body() {
  const { user } = useSession();
  if (user === null) return <Loading />;
  if (user.type !== 'User') {
    return (
      <EmptyState icon="lock" isPage title="Projects belong to homeowners">
        <p>Homeowners collect products in projects, then add them to the cart.</p>
      </EmptyState>
    );
  }
  return <OwnProject />;
}

function OwnProject() {
  const project = usePicked(parseProjectId(useParams().project ?? null));
  if (project.isLoadingError) {
    return (
      <ErrorState
        isPage
        isRetrying={project.isFetching}
        onRetry={() => void project.refetch()}
        title="The products could not be loaded"
      />
    );
  }
  if (project.data === undefined) return <Loading />;
  if (project.data === null) {
    return (
      <EmptyState
        action={<LinkButton to={PATHS.projects}>See your projects</LinkButton>}
        icon="search"
        isPage
        title="This project was not found"
      >
        <p>It may have been deleted, or it may belong to another account.</p>
      </EmptyState>
    );
  }
  return <PickedContent key={project.data.id} project={project.data} />;
}

function Loading() {
  return (
    <>
      <h1 className="text-36 md:text-48">Products</h1>
      <CartSkeleton label="The products are loading" />
    </>
  );
}
