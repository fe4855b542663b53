import type { Cart, CartLine } from '@wevisu/contract/cart.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { Notice } from '../../ui/notice.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { useAddToCart } from './add-to-cart.ts';
import type { CartOwner } from './cart-inputs.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { CartSummary } from './cart-summary.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { groupByVendor, linesWithNewPrice } from './group-lines.ts';
import { PriceNotice } from './price-notice.tsx';
import { RemovedLine } from './removed-line.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartDelivery } from './use-cart-delivery.ts';
import { VendorDelivery } from './vendor-delivery.tsx';

export interface CartContentProps {
  readonly cart: Cart;
  readonly owner: CartOwner;
  readonly userId: UserId | null;
}

export function CartContent({ cart, owner, userId }: CartContentProps) {
  const changes = useCartChanges(owner, userId);
  const addToCart = useAddToCart();
  const delivery = useCartDelivery(cart, owner);
  /** Lines removed during this visit: each can be put back in its place. */
  const [removed, setRemoved] = useState<readonly CartLine[]>([]);
  const [news, setNews] = useState('');
  const lines = cart.Project_tans;
  const repriced = linesWithNewPrice(lines);

  async function remove(line: CartLine) {
    if (!(await changes.remove(line.id))) return;
    setRemoved((before) => [...before, line]);
    setNews(`${line.product_name} removed.`);
  }

  async function putBack(line: CartLine) {
    const item = { variantId: line.variant_id, qty: line.qty, areaSqftE2: line.area_sqft_e2 };
    const options = line.project_id === null ? {} : { project: line.project_id };
    const back = await addToCart([item], options);
    if (back === null) return;
    setRemoved((before) => before.filter(({ id }) => id !== line.id));
    setNews(`${line.product_name} is back in your cart.`);
  }

  if (lines.length === 0 && removed.length === 0) return <EmptyCart />;
  const isRemoved = ({ id }: CartLine) => removed.some((line) => line.id === id);
  // For a moment a line may be in both, and must not show twice.
  const shown = [...lines.filter((line) => !isRemoved(line)), ...removed];
  const groups = groupByVendor(shown.sort((a, b) => a.id - b.id));

  return (
    <div className="mt-2 grid gap-10 lg:grid-cols-[1fr_360px] lg:items-start lg:gap-16">
      <LiveRegion>{news}</LiveRegion>
      <div className="min-w-0">
        <p className="text-muted">
          From <span className="text-ink">{cart.company_name}</span>, at this showroom's prices.
        </p>
        {cart.stopped && (
          <Notice className="mt-4" kind="warning" title="This showroom cannot sell right now">
            Its pro has to renew a license first. Your cart stays as it is.
          </Notice>
        )}
        {repriced.length > 0 && (
          <PriceNotice lines={repriced} onConfirm={() => changes.confirmPrices()} />
        )}
        {groups.map((group) => (
          <section
            aria-labelledby={`vendor-${group.vendorId}`}
            className="mt-9"
            key={group.vendorId}
          >
            <h2
              className="border-line border-b pb-3 font-sans text-14 font-[550] text-muted"
              id={`vendor-${group.vendorId}`}
            >
              Shipped by <span className="text-ink">{group.vendor}</span>
            </h2>
            <VendorDelivery
              delivery={delivery}
              lines={group.lines.filter((line) => !isRemoved(line))}
            />
            <ul>
              {group.lines.map((line) =>
                isRemoved(line) ? (
                  <RemovedLine
                    key={line.id}
                    line={line}
                    onDismiss={() =>
                      setRemoved((before) => before.filter(({ id }) => id !== line.id))
                    }
                    onUndo={() => putBack(line)}
                  />
                ) : (
                  <CartLineRow
                    key={line.id}
                    line={line}
                    onQuantity={changes.setQuantity}
                    onQuantityShown={changes.showQuantity}
                    onRemove={() => remove(line)}
                    vsdId={cart.vsd_id}
                  />
                ),
              )}
            </ul>
          </section>
        ))}
      </div>
      <CartSummary
        cart={cart}
        changes={changes}
        delivery={delivery}
        hasNewPrices={repriced.length > 0}
      />
    </div>
  );
}
