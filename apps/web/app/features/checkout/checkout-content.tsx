import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Navigate } from 'react-router';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { AddressCard } from './address-card.tsx';
import { ChangesNotice } from './changes-notice.tsx';
import { CheckoutAddressForm, initialAddress } from './checkout-address-form.tsx';
import { saveAddress } from './checkout-calls.ts';
import { paymentPath } from './checkout-paths.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { NothingToBuy } from './nothing-to-buy.tsx';
import { OutsideAreaNotice } from './outside-area-notice.tsx';
import { ParcelList } from './parcel-list.tsx';
import { PaySaved } from './pay-saved.tsx';
import { RunOut } from './run-out.tsx';
import { taxLabelOf } from './tax-label.ts';
import { Totals } from './totals.tsx';
import { useCheckoutStart } from './use-checkout-start.ts';

export interface CheckoutContentProps {
  readonly proId: ProUserId;
  readonly profile: z.output<typeof profileSchema>;
}

export function CheckoutContent({ proId, profile }: CheckoutContentProps) {
  const { checkout, problem, isPending, start } = useCheckoutStart(proId);
  const [address, setAddress] = useState<Address | null>(profile.shipping_address);
  const [isEditing, setEditing] = useState(profile.shipping_address === null);
  const [isRunOut, setRunOut] = useState(false);
  const [isPaying, setPaying] = useState(false);
  const [card] = profile.payment_details;
  const hasStarted = useRef(false);

  const runOut = useCallback(() => setRunOut(true), []);

  async function refresh(to: Address) {
    await start(to).catch(() => setEditing(true));
    setRunOut(false);
  }

  useEffect(() => {
    // Once per visit: with an address on file, the order is shown immediately.
    if (hasStarted.current || profile.shipping_address === null) return;
    hasStarted.current = true;
    void refresh(profile.shipping_address);
  });

  async function takeAddress(typed: Address) {
    await saveAddress(typed);
    await start(typed);
    setAddress(typed);
    setRunOut(false);
    setEditing(false);
  }

  if (problem?.code === 'cart_empty') return <NothingToBuy />;
  // It is being paid, and the bank waits for an answer.
  if (checkout?.confirmation) return <Navigate replace to={paymentPath(checkout.id)} />;
  if (address !== null && checkout === null && problem === null && !isEditing) {
    return <CheckoutSkeleton />;
  }
  const isReady = checkout !== null && !isEditing && problem === null;
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_360px] lg:items-start lg:gap-16">
      <div className="flex min-w-0 flex-col gap-8">
        {isReady && isRunOut && (
          <RunOut isPending={isPending} onRefresh={() => void refresh(checkout.address)} />
        )}
        {isReady && !isRunOut && <ChangesNotice changes={checkout.changes} />}
        {isReady && <OutsideAreaNotice checkout={checkout} />}
        {problem && (
          <Notice
            action={
              <>
                {address && (
                  <Button isPending={isPending} onPress={() => void refresh(address)} size="small">
                    Try again
                  </Button>
                )}
                <LinkButton kind="quiet" size="small" to={PATHS.cart}>
                  Back to the cart
                </LinkButton>
              </>
            }
            isUrgent
            kind="danger"
            title="We could not prepare your order"
          >
            {problem.text || 'Check your connection and try again. Your cart is kept.'}
          </Notice>
        )}
        <section aria-labelledby="deliver-to">
          <h2 className="mb-4 text-22" id="deliver-to">
            Deliver to
          </h2>
          {isEditing || address === null ? (
            <CheckoutAddressForm
              label={checkout ? 'Use this address' : 'Continue'}
              onCancel={checkout ? () => setEditing(false) : undefined}
              onSubmit={takeAddress}
              initial={address ?? initialAddress(profile)}
            />
          ) : (
            <AddressCard
              action={
                <Button
                  isDisabled={isPaying}
                  kind="quiet"
                  onPress={() => setEditing(true)}
                  size="small"
                >
                  Change<span className="reader-only"> the address</span>
                </Button>
              }
              address={address}
            />
          )}
        </section>
        {isReady && (
          <section aria-labelledby="parcels">
            <h2 className="mb-4 text-22" id="parcels">
              {checkout.parcels.length === 1 ? 'One parcel' : `${checkout.parcels.length} parcels`}
            </h2>
            <ParcelList parcels={checkout.parcels} />
          </section>
        )}
      </div>
      <section
        aria-labelledby="order-total"
        className="rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-36"
      >
        <h2 className="mb-4 text-22" id="order-total">
          Your order
        </h2>
        {isReady ? (
          <>
            <Totals
              coupon={checkout.coupon}
              shipping={checkout.shipping_charge}
              subtotal={checkout.subtotal}
              tax={checkout.tax}
              taxLabel={taxLabelOf(checkout)}
              taxSource={checkout.tax_source}
              total={checkout.total}
            />
            {!isRunOut && (
              <>
                {card && checkout.state === 'open' ? (
                  <PaySaved
                    card={card}
                    checkout={checkout}
                    isRefreshing={isPending}
                    onPaying={setPaying}
                    onRefresh={() => void refresh(checkout.address)}
                    onRunOut={runOut}
                  />
                ) : (
                  <LinkButton
                    className="mt-5 mb-3 w-full"
                    size="large"
                    to={paymentPath(checkout.id)}
                  >
                    Continue to payment
                  </LinkButton>
                )}
                <HoldTimer
                  expiresAt={checkout.hold_expires_at}
                  onRunOut={() => !isPaying && runOut()}
                />
              </>
            )}
          </>
        ) : (
          <p className="text-14 text-muted">
            Shipping and tax depend on the address. You will see the total before you pay.
          </p>
        )}
      </section>
    </div>
  );
}
