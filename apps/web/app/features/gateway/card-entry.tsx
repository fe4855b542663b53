import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { usePaymentConfig } from './payment-config.ts';
import type { CardField, CardInput } from './seam/card-fields.ts';
import { CardSkeleton, CardsAway } from './seam/no-fields.tsx';

const SandboxCard = late(() => import('./sandbox/sandbox-card.tsx'));
const StripeCard = late(() => import('./stripe/stripe-card.tsx'));

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
  const shared = { handle, onState, isDisabled, marked };
  const { card_fields: fields } = config.data;
  return (
    <Suspense fallback={<CardSkeleton />}>
      {fields.kind === 'sandbox' ? (
        <SandboxCard {...shared} tokensUrl={fields.tokens_url} />
      ) : (
        <StripeCard {...shared} publishableKey={fields.publishable_key} />
      )}
    </Suspense>
  );
}
