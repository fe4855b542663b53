import type { facetsSchema } from '@wevisu/contract/catalog.ts';
import { facetOf } from '@wevisu/domain/catalog/facets.ts';
import { useEffect, useState } from 'react';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { categoryName } from './category-names.ts';
import { CHOICE_FACET_NAMES, CHOICE_FACETS, type ChoiceFilters } from './choice-filters.ts';

type Facets = z.output<typeof facetsSchema>;

export interface FilterFieldsProps {
  readonly categories: readonly string[];
  readonly filters: ChoiceFilters;
  readonly facets: Facets | null;
  readonly onChange: (change: Partial<ChoiceFilters>) => void;
}

const TYPING_MS = 300;
const shares = [0.25, 0.5, 0.75] as const;

/** Round amounts between the lowest and the highest price, to choose a limit from. */
function limits(price: Facets['price']): readonly number[] {
  if (!price || price.max <= price.min) return [];
  const round = (cents: number) => Math.ceil(cents / 500) * 500;
  const steps = shares.map((share) => round(price.min + (price.max - price.min) * share));
  return [...new Set(steps)];
}

const any = (label: string) => ({ id: '', label });
const toOptions = (values: Facets['brand'], label: string) => [
  any(label),
  ...values.map(({ value, label: name, count }) => ({ id: value, label: `${name} (${count})` })),
];

export function FilterFields({ categories, filters, facets, onChange }: FilterFieldsProps) {
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState(filters.q);
  useEffect(() => {
    if (typed === filters.q) return;
    const timer = setTimeout(() => onChange({ q: typed }), TYPING_MS);
    return () => clearTimeout(timer);
  }, [typed, filters.q, onChange]);
  const prices = limits(facets?.price ?? null);
  return (
    <div className="flex flex-col gap-2 max-md:flex-row max-md:flex-wrap">
      {categories.length > 1 && (
        <NativeSelect
          className="max-md:w-32 max-md:*:first:reader-only"
          label="Kind"
          onChange={(category) => onChange({ category })}
          options={categories.map((id) => ({ id, label: categoryName(id) }))}
          value={filters.category}
        />
      )}
      <div className="flex min-w-0 flex-1 gap-2">
        <label className="relative min-w-0 flex-1">
          <span className="reader-only">Search products</span>
          <span className="absolute inset-y-0 start-0 grid w-10 place-items-center text-muted">
            <Icon name="search" size={18} />
          </span>
          <input
            className="min-h-11 w-full rounded-control border border-edge bg-surface ps-10 pe-3 text-16"
            onChange={(event) => setTyped(event.target.value)}
            placeholder="Search"
            type="search"
            value={typed}
          />
        </label>
        <Button
          aria-expanded={isOpen}
          icon="filter"
          kind="secondary"
          aria-label="Filter"
          onPress={() => setOpen(!isOpen)}
          size="small"
        >
          <span className="max-md:hidden">Filter</span>
        </Button>
      </div>
      {isOpen && facets && (
        <div className="grid w-full grid-cols-1 gap-2 rounded-card bg-sunken p-3">
          {CHOICE_FACET_NAMES.map((facet) => (
            <NativeSelect
              key={facet}
              label={facetOf(facet).title}
              onChange={(value) => onChange({ [facet]: value })}
              options={toOptions(facets[facet], CHOICE_FACETS[facet])}
              value={filters[facet]}
            />
          ))}
          {prices.length > 0 && (
            <NativeSelect
              label="Price"
              onChange={(cents) => onChange({ maxCents: cents === '' ? null : Number(cents) })}
              options={[
                any('Any price'),
                ...prices.map((cents) => ({
                  id: String(cents),
                  label: `Up to $${(cents / 100).toLocaleString('en-US')}`,
                })),
              ]}
              value={filters.maxCents === null ? '' : String(filters.maxCents)}
            />
          )}
        </div>
      )}
    </div>
  );
}
