import { Dialog } from '../../../ui/dialog.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { useArrival } from '../calls/use-arrival.ts';
import { SignedEntries } from './signed-entries.tsx';

/** What was signed for of a shipment, with its photos, for whoever only reads it. */
export default function ArrivalDialog({
  parcelId,
  onClose,
}: {
  readonly parcelId: number;
  readonly onClose: () => void;
}) {
  const found = useArrival(parcelId);
  return (
    <Dialog isOpen onClose={onClose} title="Checked on arrival">
      {found.isLoadingError ? (
        <ErrorState
          isRetrying={found.isFetching}
          onRetry={() => void found.refetch()}
          title="The check could not be loaded"
        />
      ) : found.data === undefined ? (
        <>
          <LoadingNote label="The check is loading" />
          <Skeleton className="h-40 rounded-card" />
        </>
      ) : (
        <SignedEntries signed={found.data.signed} />
      )}
    </Dialog>
  );
}
