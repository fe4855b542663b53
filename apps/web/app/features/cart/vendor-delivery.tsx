import type { CartLine } from '@wevisu/contract/cart.ts';
import { cents, sum } from '@wevisu/domain/money/money.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { freeDeliveryGap } from '@wevisu/domain/orders/free-delivery.ts';
import { Money } from '../../ui/money.tsx';
import type { CartDelivery } from './use-cart-delivery.ts';

export interface VendorDeliveryProps {
  /** The vendor's lines. */
  readonly lines: readonly CartLine[];
  readonly delivery: CartDelivery;
}

/** U-50: from when on this vendor's goods ship free, and what shipping costs as long as they do not. */
export function VendorDelivery({ lines, delivery }: VendorDeliveryProps) {
  const bought = lines.filter(({ problem }) => problem === null);
  const [first] = bought;
  if (first === undefined) return null;
  const from = first.free_delivery_from;
  const parcel = delivery.data?.parcels.find(({ vendor_id }) => vendor_id === first.vendor_id);
  const arrives = parcel?.arrives;
  return (
    <p className="figures mt-2 text-14 text-muted">
      {from !== null && freeDeliveryGap(cents(from), sum(bought.map(({ total }) => cents(total))))}
      {parcel && parcel.shipping > 0 && (
        <>
          {from !== null && ' · '}Shipping <Money amount={parcel.shipping} />
        </>
      )}
      {arrives && (
        <>
          {(from !== null || (parcel?.shipping ?? 0) > 0) && ' · '}
          {arrivalText(arrives)}
        </>
      )}
    </p>
  );
}
