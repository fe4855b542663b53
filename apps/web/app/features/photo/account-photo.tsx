import { useQuery } from '@tanstack/react-query';
import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { Navigate } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { accountPhotoPath } from '../own-pictures/account-photo-path.ts';
import { PhotoBar } from './photo-bar.tsx';
import { PhotoSkeleton } from './photo-skeleton.tsx';
import { NotAPhoto, openAccountPicture } from './saving/account-picture.ts';
import { Workbench } from './workbench.tsx';

/** Opens one of the account's pictures; its marks are saved with it. */
export function AccountPhoto({ id }: { readonly id: number }) {
  const { status, user } = useSession();
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['own-pictures', 'photo', id, user?.id ?? null],
    queryFn: ({ signal }) => openAccountPicture(id, signal),
    enabled: status === 'signed-in',
    // Never replaces a photo while someone is working on it.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  });
  if (status === 'guest') return <Navigate replace to={loginPath(accountPhotoPath(id))} />;
  if (error) {
    return <Failed error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  if (!data) return <PhotoSkeleton />;
  return (
    <Workbench
      draft={data.draft}
      keep={({ document }) => data.keeper.keep(document)}
      onSettled={data.keeper.settle}
      place="account"
      startsUnkept={data.isUnsent}
    />
  );
}

interface FailedProps {
  readonly error: Error;
  readonly isRetrying: boolean;
  readonly onRetry: () => void;
}

function Failed({ error, isRetrying, onRetry }: FailedProps) {
  const isGone = error instanceof ApiFailure && error.status === 404;
  const isOther = error instanceof NotAPhoto;
  return (
    <>
      <PhotoBar />
      {isGone || isOther ? (
        <EmptyState
          action={<LinkButton to={PATHS.visualizePhoto}>Use another photo</LinkButton>}
          icon="alert"
          title={isGone ? 'This picture is not here' : 'Nothing can be laid in this picture'}
        >
          <p>{isOther ? error.message : 'It was deleted, or it belongs to another account.'}</p>
        </EmptyState>
      ) : (
        <ErrorState
          isRetrying={isRetrying}
          onRetry={onRetry}
          title="Your photo could not be opened"
        />
      )}
    </>
  );
}
