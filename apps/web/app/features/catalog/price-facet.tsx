import { cents, formatUsd, parseUsd } from '@wevisu/domain/money/money.ts';
import { type FormEvent, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { DecimalField } from '../../ui/decimal-field.tsx';
import { orderBounds } from './list-filters.ts';

type Bounds = ReturnType<typeof orderBounds>;

export interface PriceFacetProps {
  readonly value: Bounds;
  /** Lowest and highest price in the list, in cents. */
  readonly range: { readonly min: number; readonly max: number };
  readonly onChange: (bounds: Bounds) => void;
}

/** A price range per selling unit, in dollars; applied on submit, not while typing. */
export function PriceFacet({ value, range, onChange }: PriceFacetProps) {
  const [min, setMin] = useState(() => toText(value.min_price));
  const [max, setMax] = useState(() => toText(value.max_price));

  function send(event: FormEvent) {
    event.preventDefault();
    onChange(orderBounds(parseUsd(min), parseUsd(max)));
  }

  return (
    <form className="flex items-end gap-2" onSubmit={send}>
      <DecimalField
        className="min-w-0 flex-1"
        label="From $"
        onChange={setMin}
        placeholder={String(Math.floor(range.min / 100))}
        value={min}
      />
      <DecimalField
        className="min-w-0 flex-1"
        label="To $"
        onChange={setMax}
        placeholder={String(Math.ceil(range.max / 100))}
        value={max}
      />
      <Button kind="secondary" type="submit">
        Set
      </Button>
    </form>
  );
}

/** 123450 gives '1234.50' and 123400 gives '1234', as people type it. */
function toText(amount: number | null): string {
  if (amount === null) return '';
  return formatUsd(cents(amount)).replace(/[$,]/g, '').replace(/\.00$/, '');
}
