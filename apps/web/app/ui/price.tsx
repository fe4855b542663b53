import { Money } from './money.tsx';

export interface PriceProps {
  /** Cents per selling unit. */
  readonly price: number;
  /** Cents per square foot, if the unit covers an area. */
  readonly perSqft?: number | null;
  /** The selling unit: Box, Piece, LinearFt, Slab, Pallet, SqFt. */
  readonly unit: string;
  /** Variants differ in price; this is the lowest. */
  readonly isFrom?: boolean;
  readonly size?: 'card' | 'page';
}

/** CAT-05: the price per square foot first, if there is one, then the price per unit. */
export function Price({ price, perSqft = null, unit, isFrom = false, size = 'card' }: PriceProps) {
  const main = size === 'page' ? 'text-28 font-[560]' : 'text-16 font-[560]';
  const from = isFrom && <span className="text-muted">from </span>;
  const isPerSqft = perSqft !== null && unit !== 'SqFt';
  return (
    // The dot is in the gap before the second price; if that price wraps to a new line, the dot is clipped.
    <p className="overflow-hidden text-14 text-muted">
      <span className="-ml-4 flex flex-wrap items-baseline">
        <span className="whitespace-nowrap pl-4">
          {from}
          <Money amount={isPerSqft ? perSqft : price} className={`${main} text-ink`} />
          <span> / {isPerSqft || unit === 'SqFt' ? 'sq ft' : unit}</span>
        </span>
        {isPerSqft && (
          <span className="relative whitespace-nowrap pl-4">
            <span aria-hidden="true" className="absolute left-1.5">
              {' · '}
            </span>
            <Money amount={price} /> / {unit}
          </span>
        )}
      </span>
    </p>
  );
}
