import type { ReactNode } from 'react';

/** The total of the products, next to their list. */
export function SummaryCard(props: { readonly id: string; readonly children: ReactNode }) {
  return (
    <section
      aria-labelledby={props.id}
      className="rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-36"
    >
      <h2 className="text-22" id={props.id}>
        Summary
      </h2>
      {props.children}
    </section>
  );
}

export function ShippingAndTax() {
  return (
    <div className="flex justify-between gap-4 text-14 text-muted">
      <dt>Shipping and tax</dt>
      <dd>Shown at checkout</dd>
    </div>
  );
}

export interface LeftOutProps {
  readonly products: number;
  readonly of: 'total' | 'subtotal';
  /** What happens to them. */
  readonly children: string;
}

/** A note about products that can't be bought right now; nothing if there are none. */
export function LeftOut({ products, of, children }: LeftOutProps) {
  if (products === 0) return null;
  return (
    <p className="mt-3 text-14 text-muted">
      {products === 1 ? '1 product is' : `${products} products are`} not in this {of}, which
      includes only what you can buy now. {children}
    </p>
  );
}
