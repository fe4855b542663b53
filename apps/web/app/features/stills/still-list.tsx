import type { ProjectStill } from '@wevisu/contract/stills.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { focusLater } from '../../ui/focus-later.ts';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { StillCard } from './still-card.tsx';
import { isOlder, isUnderWay } from './still-text.ts';
import { useStillChanges, useStills } from './use-stills.ts';

const GRID = 'grid grid-cols-1 gap-x-5 gap-y-8 sm:grid-cols-2 lg:grid-cols-3';

/** Gets the focus when the focused element disappears. */
export const MAKE_ID = 'make-still';

export interface StillListProps {
  /** null until the room is saved as a project. */
  readonly project: ProjectId | null;
  /** The room's current appearance, as returned by `lookOf`. */
  readonly look: string;
  readonly onMake: () => void;
  readonly onOpen: (still: ProjectStill) => void;
  readonly onDownload: (still: ProjectStill) => void;
  readonly onDelete: (still: ProjectStill) => void;
}

/** All stills of the room, with their progress. */
export function StillList(props: StillListProps) {
  const { project, look, onMake, onOpen, onDownload, onDelete } = props;
  const { data, isLoadingError, isFetching, refetch } = useStills(project);
  const { remove } = useStillChanges();
  const make = (
    <Button autoFocus icon="camera" id={MAKE_ID} onPress={onMake}>
      Make a picture
    </Button>
  );
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="Your pictures could not be loaded"
      />
    );
  }
  if (!data) return <ListSkeleton />;
  if (project === null || data.length === 0) {
    return (
      <EmptyState action={make} icon="camera" title="No pictures yet">
        <p>
          A picture shows the room like a photo, in realistic light. It is drawn in the background.
        </p>
      </EmptyState>
    );
  }
  return (
    <>
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <p className="text-14 text-muted">
          {data.some(isUnderWay)
            ? 'You can close this. Drawing continues.'
            : 'Only you can see them.'}
        </p>
        {make}
      </div>
      <ul className={GRID}>
        {data.map((still) => (
          <li key={still.id}>
            <StillCard
              isOlder={isOlder(still, look)}
              onAgain={onMake}
              onCancel={async () => {
                await remove(project, still.id);
                focusLater(MAKE_ID);
              }}
              onDelete={() => onDelete(still)}
              onDownload={() => onDownload(still)}
              onOpen={() => onOpen(still)}
              project={project}
              still={still}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

function ListSkeleton() {
  return (
    <div className={GRID}>
      <LoadingNote label="Your pictures are loading" />
      {[0, 1, 2].map((place) => (
        <span aria-hidden="true" className="flex flex-col" key={place}>
          <Skeleton className="aspect-[4/3] rounded-card" />
          <Skeleton className="mt-4 h-4 w-3/5" />
          <Skeleton className="mt-3 h-3 w-4/5" />
        </span>
      ))}
    </div>
  );
}
