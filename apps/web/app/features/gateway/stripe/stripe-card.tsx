import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { CardFieldsProps } from '../seam/card-fields.ts';
import { CardSkeleton, CardsAway } from '../seam/no-fields.tsx';
import { StripeFields } from './stripe-fields.tsx';
import { loadStripe } from './stripe-js.ts';

/** Stripe's fields, with what stands there until its script has come, and where it does not come. */
export default function StripeCard(props: CardFieldsProps & { readonly publishableKey: string }) {
  const { publishableKey, ...rest } = props;
  const stripe = useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: () => loadStripe(publishableKey),
    ...{ staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY, retry: false },
    // Not data: it stays the same object.
    structuralSharing: false,
  });
  const [failures, setFailures] = useState(0);
  const [hasFailed, setFailed] = useState(false);

  if (stripe.isLoadingError || hasFailed) {
    return (
      <CardsAway
        isPending={stripe.isFetching}
        onRetry={() => {
          setFailures(failures + 1);
          setFailed(false);
          if (stripe.isLoadingError) void stripe.refetch();
        }}
      />
    );
  }
  if (stripe.data === undefined) return <CardSkeleton />;
  return (
    <StripeFields {...rest} key={failures} onFailed={() => setFailed(true)} stripe={stripe.data} />
  );
}
