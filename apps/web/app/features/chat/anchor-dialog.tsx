import { useQuery } from '@tanstack/react-query';
import { Dialog } from '../../ui/dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { type AnchorChoice, fetchAnchors } from './chat-calls.ts';

export interface AnchorDialogProps {
  readonly room: string;
  readonly onChoose: (choice: AnchorChoice) => void;
  readonly onClose: () => void;
}

/** What the next message can point at. */
export default function AnchorDialog({ room, onChoose, onClose }: AnchorDialogProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: ['chat', 'anchors', room],
    queryFn: () => fetchAnchors(room),
    staleTime: 0,
  });
  return (
    <Dialog isOpen onClose={onClose} title="Point at something">
      {isLoadingError ? (
        <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />
      ) : !data ? (
        <TextSkeleton lines={5} />
      ) : data.length === 0 ? (
        <EmptyState icon="swatch" title="Nothing to point at yet">
          <p>
            The walls of the room once it is drawn, products that are picked for it, and what is
            ordered appear here.
          </p>
        </EmptyState>
      ) : (
        <ul className="grid gap-1">
          {data.map((choice) => (
            <li key={JSON.stringify(choice.ref)}>
              <button
                className="block min-h-11 w-full rounded-control px-3 py-2 text-start hover:bg-accent-tint"
                onClick={() => onChoose(choice)}
                type="button"
              >
                <span className="block break-words">{choice.label}</span>
                <span className="block text-14 text-muted">{choice.about}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </Dialog>
  );
}
