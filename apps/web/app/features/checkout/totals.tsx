import { TAX_SOURCE_TEXTS, type TaxSource } from '@wevisu/domain/money/tax-by-address.ts';
import { Money } from '../../ui/money.tsx';

export interface TotalsProps {
  readonly subtotal: number;
  readonly coupon: { readonly code: string; readonly amount: number } | null;
  readonly shipping: number;
  readonly tax: number;
  readonly taxLabel: string;
  readonly taxSource: TaxSource;
  readonly total: number;
}

/** CHECK-02, CHECK-05: the totals of an order, in cents. */
export function Totals(props: TotalsProps) {
  const { subtotal, coupon, shipping, tax, taxLabel, taxSource, total } = props;
  return (
    <dl className="flex flex-col gap-2.5">
      <Row label="Items">
        <Money amount={subtotal} />
      </Row>
      {coupon && (
        <Row className="text-clay-text" label={`Coupon ${coupon.code}`}>
          <Money amount={-coupon.amount} />
        </Row>
      )}
      <Row label="Shipping">{shipping === 0 ? 'Free' : <Money amount={shipping} />}</Row>
      <Row label={taxLabel} note={TAX_SOURCE_TEXTS[taxSource]}>
        <Money amount={tax} />
      </Row>
      <div className="mt-1 flex items-baseline justify-between gap-4 border-line border-t pt-4">
        <dt className="font-[550]">Total</dt>
        <dd>
          <Money amount={total} className="text-22 font-[560]" />
        </dd>
      </div>
    </dl>
  );
}

function Row(props: {
  readonly label: string;
  readonly note?: string;
  readonly children: React.ReactNode;
  readonly className?: string;
}) {
  return (
    <div className={`flex justify-between gap-4 ${props.className ?? ''}`}>
      <dt>
        {props.label}
        {props.note && <span className="block text-12 text-muted">{props.note}</span>}
      </dt>
      <dd>{props.children}</dd>
    </div>
  );
}
