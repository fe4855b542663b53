import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';

/** The payment service can't be reached: no card can be typed, and the rest of the page stays. */
export function CardsAway(props: { readonly isPending: boolean; readonly onRetry: () => void }) {
  return (
    <Notice
      action={
        <Button isPending={props.isPending} kind="secondary" onPress={props.onRetry} size="small">
          Try again
        </Button>
      }
      isUrgent
      kind="danger"
      title="The payment service did not answer"
    >
      Check your connection and try again. Nothing was charged.
    </Notice>
  );
}

const WIDTHS = ['sm:col-span-6', 'sm:col-span-6', 'sm:col-span-3', 'sm:col-span-3'];

export function CardSkeleton() {
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <LoadingNote label="Loading the card fields" />
      {WIDTHS.map((width, at) => (
        <span className={`flex flex-col gap-1.5 ${width}`} key={at}>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-11" />
        </span>
      ))}
    </div>
  );
}
