import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { PROJECT_GRID } from './project-grid.tsx';

export function ProjectsSkeleton() {
  return (
    <div className={PROJECT_GRID}>
      <LoadingNote label="Your projects are loading" />
      {[1, 2, 3].map((card) => (
        <span aria-hidden="true" key={card}>
          <Skeleton className="aspect-[3/2] rounded-card" />
          <Skeleton className="mt-5 h-5 w-3/5" />
          <Skeleton className="mt-2 h-4 w-4/5" />
          <Skeleton className="mt-4 h-4 w-1/3" />
        </span>
      ))}
    </div>
  );
}
