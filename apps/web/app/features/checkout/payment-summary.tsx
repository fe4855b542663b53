import type { Checkout } from '@wevisu/contract/checkout.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { HoldTimer } from './hold-timer.tsx';
import { taxLabelOf } from './tax-label.ts';
import { Totals } from './totals.tsx';

export interface PaymentSummaryProps {
  readonly checkout: Checkout;
  readonly isOver: boolean;
  readonly onRunOut: () => void;
}

export function PaymentSummary({ checkout, isOver, onRunOut }: PaymentSummaryProps) {
  const { address } = checkout;
  return (
    <section
      aria-labelledby="payment-summary"
      className="rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-36"
    >
      <h2 className="mb-4 text-22" id="payment-summary">
        Your order
      </h2>
      <ul className="mb-5 flex flex-col gap-4 border-line border-b pb-5">
        {checkout.parcels.flatMap((parcel) =>
          parcel.lines.map((line) => (
            <li
              className="grid grid-cols-[44px_1fr_auto] items-start gap-3 text-14"
              key={`${parcel.vendor} ${line.variant_id}`}
            >
              <MediaPicture alt="" picture={line.picture} sizes="44px" />
              <div className="min-w-0">
                <p className="leading-snug">{line.product_name}</p>
                <p className="text-muted">
                  {countUnits(line.qty, line.unit)} from {parcel.vendor}
                </p>
              </div>
              <Money amount={line.total} />
            </li>
          )),
        )}
      </ul>
      <Totals
        coupon={checkout.coupon}
        shipping={checkout.shipping_charge}
        subtotal={checkout.subtotal}
        tax={checkout.tax}
        taxLabel={taxLabelOf(checkout)}
        taxSource={checkout.tax_source}
        total={checkout.total}
      />
      <div className="mt-5 border-line border-t pt-4 text-14">
        <p className="break-words text-muted">
          To {address.full_name}, {address.street}
          {address.apartment && `, ${address.apartment}`}, {address.city}, {address.state}{' '}
          <span className="figures">{address.zip_code}</span>.{' '}
          <Link className="text-link" to={PATHS.checkout}>
            Change<span className="reader-only"> the address</span>
          </Link>
        </p>
        {!isOver && (
          <div className="mt-3">
            <HoldTimer expiresAt={checkout.hold_expires_at} onRunOut={onRunOut} />
          </div>
        )}
      </div>
    </section>
  );
}
