import type { Product } from '@wevisu/contract/catalog.ts';
import { countUnits, unitLabel, unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Money } from '../../ui/money.tsx';
import { Price } from '../../ui/price.tsx';
import { QuantityBox } from '../../ui/quantity-box.tsx';
import { AddToCart } from './add-to-cart.tsx';
import { AreaCalculator } from './area-calculator.tsx';
import { type AreaPlan, computeCoverage, computeTotal } from './coverage.ts';
import { CoverageNote } from './coverage-note.tsx';
import { DeliveryEstimate } from './delivery-estimate.tsx';
import { PricesCall } from './prices-call.tsx';
import { ProductActions } from './product-actions.tsx';
import { StockNote } from './stock-note.tsx';
import { VariantChoice } from './variant-choice.tsx';
import type { Variant } from './variants.ts';

/** Max units per cart line. */
const MAX_UNITS = 100_000;

export interface BuyBoxProps {
  readonly product: Product;
  readonly variant: Variant;
  /** The showroom whose prices these are; null if none. */
  readonly vsdId: string | null;
  /** Its name, if the URL names it. */
  readonly company: string | null;
}

/** Options, area calculator, quantity, stock and the add button. */
export function BuyBox({ product, variant, vsdId, company }: BuyBoxProps) {
  const { unit, minimum_unit, hash, variants } = product;
  const [quantity, setQuantity] = useState(minimum_unit);
  const [plan, setPlan] = useState<AreaPlan | null>(null);
  const navigate = useNavigate();
  const { box_sqft, price } = variant;
  const coverage = box_sqft === null ? null : computeCoverage(quantity, box_sqft, plan);

  function take(next: AreaPlan | null) {
    setPlan(next);
    if (next) setQuantity(Math.min(next.quantity, MAX_UNITS));
  }

  return (
    <div className="flex flex-col gap-6">
      {price && (
        <Price perSqft={price.price_sqft} price={price.price} size="page" unit={unitLabel(unit)} />
      )}
      <VariantChoice
        chosen={variant}
        onChoose={(next) =>
          void navigate(`${productPath(hash, vsdId)}?variant=${next.id}`, {
            replace: true,
            preventScrollReset: true,
          })
        }
        variants={variants}
      />
      {box_sqft !== null && unit !== 'SqFt' && (
        <AreaCalculator
          // The same area takes a different number of boxes in another size.
          boxSqft={box_sqft}
          minimumUnit={minimum_unit}
          onPlan={take}
          unit={unit}
        />
      )}
      {product.available && product.offered ? (
        <div className="flex flex-col gap-4">
          <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
            <div className="flex flex-col gap-1.5">
              <span aria-hidden="true" className="text-14 font-[550] capitalize">
                {unitName(unit, 2)}
              </span>
              <QuantityBox
                label={`Quantity in ${unitName(unit, 2)}`}
                maximum={MAX_UNITS}
                minimum={minimum_unit}
                onChange={setQuantity}
                value={quantity}
              />
            </div>
            {price && (
              <p className="figures pb-2">
                <span className="text-14 text-muted">Total </span>
                <Money
                  amount={computeTotal(price.price, quantity)}
                  className="text-22 font-[560]"
                />
              </p>
            )}
          </div>
          {minimum_unit > 1 && (
            <p className="text-14 text-muted">The minimum is {countUnits(minimum_unit, unit)}.</p>
          )}
          {coverage && unit !== 'SqFt' && (
            <CoverageNote coverage={coverage} quantity={quantity} unit={unit} />
          )}
          <StockNote
            leadTime={product.lead_time}
            quantity={quantity}
            unit={unit}
            variant={variant}
            vendor={product.vendor}
          />
          {price && vsdId ? (
            <AddToCart
              area={plan?.area ?? null}
              company={company}
              name={product.name}
              quantity={quantity}
              unit={unit}
              variant={variant}
              vsdId={vsdId}
            />
          ) : (
            <PricesCall />
          )}
          <ProductActions product={product} quantity={quantity} variant={variant} vsdId={vsdId} />
          <DeliveryEstimate
            hash={hash}
            quantity={quantity}
            unit={unit}
            variant={variant}
            vsdId={vsdId}
          />
        </div>
      ) : (
        <p className="rounded-card bg-warning-tint px-5 py-4" role="status">
          {product.available
            ? 'This product is not offered in this showroom. See similar ones below.'
            : 'This product has been discontinued. See similar ones below.'}
        </p>
      )}
    </div>
  );
}
