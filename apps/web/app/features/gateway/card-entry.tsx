import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { usePaymentConfig } from './payment-config.ts';
import type { CardField, CardInput } from './seam/card-fields.ts';

const SandboxCard = late(() => import('./sandbox/sandbox-card.tsx'));

export interface CardEntryProps {
  /** From `useCard`. */
  readonly card: CardInput;
  /** While it is sent. */
  readonly isDisabled?: boolean;
  /** The field that the last refusal is about. */
  readonly marked?: CardField | null;
  /** Nothing loads before it is first shown; hidden again, it keeps what was typed. */
  readonly isShown?: boolean;
}

/** The fields for a card, of the gateway that the shop has set; with what stands there until they can be used. */
export function CardEntry({ isShown = true, ...props }: CardEntryProps) {
  const [wasShown, setWasShown] = useState(isShown);
  if (isShown && !wasShown) setWasShown(true);
  if (!wasShown) return null;
  return (
    <div hidden={!isShown}>
      <Fields {...props} />
    </div>
  );
}

function Fields({ card, isDisabled = false, marked = null }: Omit<CardEntryProps, 'isShown'>) {
  const config = usePaymentConfig();
  if (config.isLoadingError) {
    return <CardsAway isPending={config.isFetching} onRetry={() => void config.refetch()} />;
  }
  if (config.data === undefined) return <CardSkeleton />;
  const { handle, onState } = card;
  return (
    <Suspense fallback={<CardSkeleton />}>
      <SandboxCard
        {...{ handle, onState, isDisabled, marked }}
        tokensUrl={config.data.tokens_url}
      />
    </Suspense>
  );
}

/** The payment service can't be reached: no card can be typed, and the rest of the page stays. */
function CardsAway(props: { readonly isPending: boolean; readonly onRetry: () => void }) {
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

function CardSkeleton() {
  return (
    <div className="grid gap-5 sm:grid-cols-6">
      <LoadingNote label="Loading the card fields" />
      {['sm:col-span-6', 'sm:col-span-6', 'sm:col-span-3', 'sm:col-span-3'].map((width, at) => (
        <span className={`flex flex-col gap-1.5 ${width}`} key={`${width} ${at}`}>
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-11" />
        </span>
      ))}
    </div>
  );
}
