import { useQuery } from '@tanstack/react-query';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { useSession } from '../../../platform/session.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { useArrival } from '../calls/use-arrival.ts';
import { readDraft } from '../draft/draft-store.ts';
import { CheckContent } from './check-content.tsx';

/** A shipment with what this device has counted of it; without a network, as it was shown last. */
export function ArrivalLoader({
  parcelId,
  back,
}: {
  readonly parcelId: number;
  readonly back: string;
}) {
  const { user } = useSession();
  const userId = user?.id ?? 0;
  const found = useArrival(parcelId);
  const kept = useQuery({
    queryKey: ['arrival-draft', userId, parcelId],
    queryFn: () => readDraft(userId, parcelId),
    enabled: userId !== 0,
    gcTime: 0,
    networkMode: 'always',
  });
  if (found.error instanceof ApiFailure && found.error.status === 404) {
    return (
      <EmptyState
        action={<LinkButton to={back}>Back to the order</LinkButton>}
        icon="box"
        title="This parcel was not found"
      >
        <p>It may have been packed anew, or it belongs to another account.</p>
      </EmptyState>
    );
  }
  const isOff = found.isLoadingError || found.fetchStatus === 'paused';
  const arrival = found.data ?? (isOff ? kept.data?.arrival : undefined);
  if (found.isLoadingError && arrival === undefined) {
    return (
      <ErrorState
        isRetrying={found.isFetching}
        onRetry={() => void found.refetch()}
        title="This parcel could not be loaded"
      />
    );
  }
  if (arrival === undefined || kept.data === undefined || user === null) {
    return (
      <div className="mt-3">
        <LoadingNote label="The parcel is loading" />
        <Skeleton className="h-5 w-72" />
        <div className="mt-6 flex flex-col gap-5">
          <Skeleton className="h-80 rounded-card" />
          <Skeleton className="h-80 rounded-card" />
        </div>
      </div>
    );
  }
  const name = `${user.first_name} ${user.last_name}`.trim();
  return <CheckContent arrival={arrival} kept={kept.data} name={name} userId={userId} />;
}
