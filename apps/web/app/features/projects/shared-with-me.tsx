import { useQuery } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { chatPath, projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { fetchSharedWithMe, type SharedWithPro } from './project-calls.ts';
import { PROJECT_GRID } from './project-grid.tsx';
import { BeginningPicture } from './project-picture.tsx';
import { ProjectsSkeleton } from './projects-skeleton.tsx';

/** CART-15: projects that homeowners of the pro's showroom shared, read-only. */
export function SharedWithMe() {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['projects', 'shared-with-me'],
    queryFn: fetchSharedWithMe,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Shared projects could not be loaded"
      />
    );
  }
  if (!data) return <ProjectsSkeleton />;
  if (data.length === 0) {
    return (
      <EmptyState icon="room" title="Nothing is shared with you yet">
        <p>
          Homeowners who design a room in your showroom can share it with you. It then appears here
          with its products and prices.
        </p>
      </EmptyState>
    );
  }
  return (
    <ul className={PROJECT_GRID}>
      {data.map((project) => (
        <li key={project.id}>
          <Card project={project} />
        </li>
      ))}
    </ul>
  );
}

function Card({ project }: { readonly project: SharedWithPro }) {
  const { id, name, owner, shared_at, products } = project;
  return (
    <article className="group">
      <Link className="block" to={projectOfHomeownerPath(id)}>
        <span className="block overflow-hidden rounded-card">
          <BeginningPicture project={project} vsdId={null} />
        </span>
        <h2 className="mt-3 line-clamp-2 break-words font-sans text-18 font-[540] leading-snug group-hover:underline">
          {name}
        </h2>
      </Link>
      <p className="mt-0.5 text-14 text-muted">
        {owner} · shared {formatDate(shared_at)}
      </p>
      <p className="figures mt-1 flex flex-wrap items-center gap-x-3 text-14 text-muted">
        {goods(products)}
        <Link
          className="text-link inline-flex min-h-8 items-center"
          to={chatPath(String(project.id))}
        >
          Chat<span className="reader-only">, about {name}</span>
        </Link>
      </p>
    </article>
  );
}

function goods(count: number): string {
  if (count === 0) return 'No products yet';
  return count === 1 ? '1 product' : `${count} products`;
}
