import { skipToken, useQuery } from '@tanstack/react-query';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { useCart } from '../cart/use-cart.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { fetchCheckoutProfile } from './checkout-calls.ts';
import { CheckoutContent } from './checkout-content.tsx';
import { CheckoutLayout } from './checkout-layout.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { NothingToBuy } from './nothing-to-buy.tsx';

/** NAV-17, G-22. */
export const handle = { layout: 'new' };

/** CHECK-01 to CHECK-03: shipping address, total, and how long the stock is held. */
export default function CheckoutPage() {
  return (
    <CheckoutLayout step={0} title="Checkout">
      <PageHead isPrivate title="Checkout" />
      <RequireSession loading={<CheckoutSkeleton />}>
        <Body />
      </RequireSession>
    </CheckoutLayout>
  );
}

function Body() {
  const { selection } = useShowroom();
  const { user } = useSession();
  const cart = useCart();
  const proId = selection?.showroom ?? null;
  const isHomeowner = user?.type === 'User';
  const profile = useQuery({
    queryKey: ['checkout-profile', user?.id, proId],
    queryFn: proId !== null && isHomeowner ? () => fetchCheckoutProfile(proId) : skipToken,
    // A refetch must not overwrite what the visitor is typing.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });

  if (!isHomeowner) {
    return (
      <EmptyState icon="user" title="Checkout is for homeowners">
        <p>This is a business account. Sign in with a homeowner account to buy.</p>
      </EmptyState>
    );
  }
  if (proId === null) return <NothingToBuy />;
  // Before asking for an address in vain. If the cart can't be read, the checkout reports it.
  if (!cart.isFailed && !cart.cart?.Project_tans.length) {
    return cart.isKnown && !cart.isFetching ? <NothingToBuy /> : <CheckoutSkeleton />;
  }
  if (profile.isLoadingError) {
    return (
      <ErrorState
        isRetrying={profile.isFetching}
        message="Try again in a moment. Your cart is kept."
        onRetry={() => void profile.refetch()}
        title="Your checkout could not be opened"
      />
    );
  }
  if (!profile.data) return <CheckoutSkeleton />;
  return <CheckoutContent key={proId} profile={profile.data} proId={proId} />;
}
