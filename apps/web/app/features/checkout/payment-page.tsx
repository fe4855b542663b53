import { skipToken, useQuery } from '@tanstack/react-query';
import { PATHS } from '@wevisu/site/paths.ts';
import { Navigate, useSearchParams } from 'react-router';
import { ApiFailure } from '../../platform/api-failure.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { usePaymentConfig } from '../gateway/payment-config.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { fetchCheckout, fetchCheckoutProfile } from './checkout-calls.ts';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PaymentContent } from './payment-content.tsx';

/** CHECK-04, G-50: pays the checkout in the URL, however often the page is opened. */
export default function PaymentPage() {
  return (
    <CheckoutLayout step={1} title="Payment">
      <PageHead isPrivate title="Payment" />
      <RequireSession loading={<CheckoutSkeleton />}>
        <Body />
      </RequireSession>
    </CheckoutLayout>
  );
}

function Body() {
  const [params] = useSearchParams();
  const id = params.get('checkout') ?? '';
  const { user } = useSession();
  const { selection } = useShowroom();
  const proId = selection?.showroom ?? null;
  const isKnown = id !== '' && proId !== null;
  // The card fields ask for it too: now it comes with the checkout.
  usePaymentConfig();
  const opened = useQuery({
    queryKey: ['payment', id, user?.id],
    queryFn: isKnown
      ? async () => {
          const [checkout, profile] = await Promise.all([
            fetchCheckout(id),
            fetchCheckoutProfile(proId),
          ]);
          return { checkout, cards: profile.payment_details };
        }
      : skipToken,
    // Always current when opened, and not refetched while typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!isKnown || isGone(opened.error)) return <Navigate replace to={PATHS.checkout} />;
  if (opened.isLoadingError) {
    return (
      <ErrorState
        isRetrying={opened.isFetching}
        onRetry={() => void opened.refetch()}
        title="Your checkout could not be opened"
      />
    );
  }
  if (!opened.data) return <CheckoutSkeleton />;
  return (
    <PaymentContent
      {...opened.data}
      isBack={params.get('from') === 'bank'}
      key={id}
      proId={proId}
    />
  );
}

/** The checkout is missing or another account's: the cart still exists, so start over. */
function isGone(error: Error | null): boolean {
  return error instanceof ApiFailure && (error.status === 404 || error.status === 422);
}
