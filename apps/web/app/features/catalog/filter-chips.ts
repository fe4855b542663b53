import type { facetsSchema } from '@wevisu/contract/catalog.ts';
import { FACET_NAMES } from '@wevisu/domain/catalog/facets.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { z } from 'zod';
import { changeFilters, type ListFilters } from './list-filters.ts';

export type Facets = z.output<typeof facetsSchema>;

/** One active filter, and the filters without it. */
export interface Chip {
  readonly key: string;
  readonly label: string;
  readonly without: ListFilters;
}

export function listChips(filters: ListFilters, facets: Facets): Chip[] {
  const choices = FACET_NAMES.flatMap((facet) =>
    filters[facet].map(
      (value): Chip => ({
        key: `${facet}:${value}`,
        label: facets[facet].find((known) => known.value === value)?.label ?? value,
        without: changeFilters(filters, {
          [facet]: filters[facet].filter((other) => other !== value),
        }),
      }),
    ),
  );
  const price = describePrice(filters.min_price, filters.max_price);
  return [
    ...choices,
    ...(price === null
      ? []
      : [
          {
            key: 'price',
            label: price,
            without: changeFilters(filters, { min_price: null, max_price: null }),
          },
        ]),
    ...(filters.in_stock
      ? [{ key: 'stock', label: 'In stock', without: changeFilters(filters, { in_stock: false }) }]
      : []),
  ];
}

function describePrice(min: number | null, max: number | null): string | null {
  const usd = (amount: number) => formatUsd(cents(amount));
  if (min !== null && max !== null) return `${usd(min)} to ${usd(max)}`;
  if (min !== null) return `From ${usd(min)}`;
  return max === null ? null : `Up to ${usd(max)}`;
}
