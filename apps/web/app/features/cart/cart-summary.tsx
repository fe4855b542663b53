import type { Cart } from '@wevisu/contract/cart.ts';
import { servesZip } from '@wevisu/domain/people/service-area.ts';
import { loginPath, PATHS } from '@wevisu/site/paths.ts';
import { useSession } from '../../platform/session.tsx';
import { buttonClass } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { AskForOffer } from '../offers/ask-for-offer.tsx';
import { outsideAreaText } from '../showrooms/outside-area-text.ts';
import { CouponForm } from './coupon-form.tsx';
import { LeftOut, ShippingAndTax, SummaryCard } from './summary-card.tsx';
import type { useCartChanges } from './use-cart-changes.ts';
import type { CartDelivery } from './use-cart-delivery.ts';
import { useDeliveryZip, ZipForm } from './zip-form.tsx';

export interface CartSummaryProps {
  readonly cart: Cart;
  readonly changes: ReturnType<typeof useCartChanges>;
  readonly delivery: CartDelivery;
  readonly hasNewPrices: boolean;
}

export function CartSummary({ cart, changes, delivery, hasNewPrices }: CartSummaryProps) {
  const shipping = delivery.data;
  const left = cart.Project_tans.filter(({ problem }) => problem !== null).length;
  return (
    <SummaryCard id="cart-summary">
      <dl className="mt-4 flex flex-col gap-2.5">
        <div className="flex justify-between gap-4">
          <dt>Items</dt>
          <dd>
            <Money amount={cart.subtotal} />
          </dd>
        </div>
        {cart.coupon && (
          <div className="flex justify-between gap-4 text-clay-text">
            <dt>
              Coupon {cart.coupon.code}, {cart.coupon.rate_percent} off
            </dt>
            <dd>
              <Money amount={-cart.coupon.amount} />
            </dd>
          </div>
        )}
        {shipping ? (
          <>
            <div className="flex justify-between gap-4">
              <dt>Shipping to {shipping.zip_code}</dt>
              <dd>{shipping.total === 0 ? 'Free' : <Money amount={shipping.total} />}</dd>
            </div>
            <div className="flex justify-between gap-4 text-14 text-muted">
              <dt>Tax</dt>
              <dd>Shown at checkout</dd>
            </div>
          </>
        ) : (
          <ShippingAndTax />
        )}
        <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-4">
          <dt className="font-[550]">{shipping ? 'Total before tax' : 'Total so far'}</dt>
          <dd>
            <Money amount={cart.total + (shipping?.total ?? 0)} className="text-22 font-[560]" />
          </dd>
        </div>
      </dl>
      <section aria-label="Delivery" className="mt-5">
        <ZipForm
          failure={delivery.error}
          isPending={delivery.isFetching}
          onAgain={() => void delivery.refetch()}
        >
          {shipping && 'Shipping as the checkout charges it.'}
        </ZipForm>
        <OutsideArea cart={cart} />
      </section>
      <LeftOut of="total" products={left}>
        The rest stays in your cart.
      </LeftOut>
      <ToCheckout canCheckout={cart.can_checkout} hasNewPrices={hasNewPrices} />
      <AskForOffer company={cart.company_name} showroom={cart.showroom} />
      <CouponForm cart={cart} onCoupon={changes.setCoupon} />
    </SummaryCard>
  );
}

/** By the zip code that the visitor gave last; the checkout says it of the address. */
function OutsideArea({ cart }: { readonly cart: Cart }) {
  const zip = useDeliveryZip();
  if (zip === null || servesZip(cart.service_zips, zip)) return null;
  return (
    <p className="mt-3 rounded-control bg-warning-tint px-3 py-2 text-14" role="status">
      {outsideAreaText({ company: cart.company_name, zip, isRefused: cart.refuses_outside })}
    </p>
  );
}

function ToCheckout(props: { readonly canCheckout: boolean; readonly hasNewPrices: boolean }) {
  const { status } = useSession();
  const reason = props.hasNewPrices
    ? 'Accept the new prices first.'
    : props.canCheckout
      ? null
      : 'Nothing in the cart can be bought right now.';
  const label = 'Continue to checkout';
  const look = { size: 'large', className: 'mt-5 w-full' } as const;
  if (reason !== null) {
    return (
      <>
        <button
          aria-describedby="why-no-checkout"
          className={buttonClass({ ...look, className: `${look.className} off:bg-paper` })}
          disabled
          type="button"
        >
          {label}
        </button>
        <p className="mt-2 text-center text-14 text-muted" id="why-no-checkout">
          {reason}
        </p>
      </>
    );
  }
  return (
    <>
      <LinkButton
        {...look}
        to={status === 'signed-in' ? PATHS.checkout : loginPath(PATHS.checkout)}
      >
        {label}
      </LinkButton>
      {status === 'guest' && (
        <p className="mt-2 text-center text-14 text-muted">
          You sign in or sign up next. Your cart comes with you.
        </p>
      )}
    </>
  );
}
