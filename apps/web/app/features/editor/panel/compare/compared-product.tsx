import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import type { TakeoffOrder } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { Price } from '../../../../ui/price.tsx';
import { perSqftCents } from '../../../product-facts/price-per-sqft.ts';
import { dollars, unitsText } from '../../../product-facts/summary.ts';

export interface ComparedProductProps {
  /** Null where nothing is chosen yet. */
  readonly facts: ProductFacts | null;
  /** What the compared place takes of it; null while it is being counted, and for what is bought one by one. */
  readonly order: TakeoffOrder | null;
}

function orderText({ units, unit, totalCents }: TakeoffOrder): string {
  const amount = unitsText(units, unit);
  return totalCents === null ? amount : `${amount}, ${dollars(totalCents)}`;
}

/** The name and price of one choice, and what it comes to here. */
export function ComparedProduct({ facts, order }: ComparedProductProps) {
  if (facts === null) return <p>As it is</p>;
  const { name, priceCents, unit } = facts;
  return (
    <div>
      <p className="font-[560] leading-snug">{name}</p>
      {priceCents !== null && (
        <Price perSqft={perSqftCents(facts)} price={priceCents} unit={unit} />
      )}
      {/* Keeps its line while the count is not there. */}
      <p className="figures min-h-5">{order && orderText(order)}</p>
    </div>
  );
}
