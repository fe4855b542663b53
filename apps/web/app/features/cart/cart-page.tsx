import { PATHS } from '@wevisu/site/paths.ts';
import { useDeferredValue } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { SampleOffer } from '../showrooms/sample-offer.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { CartContent } from './cart-content.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { OtherCarts } from './other-carts.tsx';
import { useCart } from './use-cart.ts';

/** NAV-17, G-22. */
export const handle = { layout: 'new' };

export default function CartPage() {
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead
        canonicalPath={PATHS.cart}
        description="Your picks from your pro's showroom, with prices, counted to the box."
        title="Cart"
      />
      <h1 className="text-36 md:text-48">Your cart</h1>
      <OtherCarts />
      <Body />
    </div>
  );
}

function Body() {
  const { isSample } = useShowroom();
  const { cart, owner, userId, isKnown, isFailed, isFetching, refetch } = useCart();
  // The first time the lines are rendered in small steps; later changes show at once.
  const isShown = useDeferredValue(isKnown);
  if (isFailed) {
    return (
      <ErrorState
        isRetrying={isFetching}
        message="Try again in a moment. Its contents are safe."
        onRetry={() => void refetch()}
        title="Your cart could not be loaded"
      />
    );
  }
  if (!isKnown || !isShown) return <CartSkeleton />;
  if (owner === null) {
    return (
      <EmptyState
        action={<Button onPress={() => askForShowroom()}>Enter Showroom ID</Button>}
        icon="cart"
        title="First, choose a showroom"
      >
        <p>
          {isSample && 'Nothing is sold in the sample showroom. '}
          You shop in your pro's showroom, at your pro's prices. Ask your pro for its ID.
        </p>
        <SampleOffer />
        <p className="text-14 text-muted">
          No pro yet?{' '}
          <PlainLink className="text-link" to={PATHS.pros}>
            Find a pro near you
          </PlainLink>
        </p>
      </EmptyState>
    );
  }
  if (cart === null) return <EmptyCart />;
  return <CartContent cart={cart} key={cart.showroom} owner={owner} userId={userId} />;
}
