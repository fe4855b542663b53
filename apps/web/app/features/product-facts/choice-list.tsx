import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ChoiceCard } from './choice-card.tsx';
import { startFilters, withFilter } from './choice-filters.ts';
import { FilterFields } from './filter-fields.tsx';
import { useChoices } from './use-choices.ts';

export interface ChoiceListProps {
  /** The showroom whose products and prices are shown; null for the whole shop without prices. */
  readonly vsdId: string | null;
  readonly categories: readonly string[];
  /** Only products with a model of this kind; null for all. */
  readonly kind: string | null;
  /** The product that is there now. */
  readonly present: ProductFacts | null;
  readonly onChoose: (facts: ProductFacts) => void;
  /** Compares a product with the current one; left out if there is none. */
  readonly onCompare?: (facts: ProductFacts) => void;
}

const places = ['1', '2', '3', '4', '5', '6'];

/**
 * The showroom's products for a spot in the room: search, filter and page through them, then press or drag
 * one.
 */
export function ChoiceList(props: ChoiceListProps) {
  const { vsdId, categories, kind, present, onChoose, onCompare } = props;
  // What was there when the list opened: it must not reorder under the finger that chooses from it.
  const [like] = useState(present?.category ?? null);
  const [filters, setFilters] = useState(() =>
    startFilters((like === null ? categories[0] : categories.join()) ?? 'all'),
  );
  const { data, error, refetch, isFetching } = useChoices(filters, { vsdId, kind, like });
  if (error && !data) {
    return <ErrorState isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return (
    <div className="@container flex flex-col gap-3">
      <FilterFields
        categories={categories}
        facets={data?.facets ?? null}
        filters={data ? { ...filters, category: data.category } : filters}
        onChange={(change) => setFilters(withFilter(filters, change))}
      />
      <LiveRegion>{data && !isFetching ? `${data.total} products fit` : ''}</LiveRegion>
      {data?.total === 0 && (
        <div className="py-6 text-center text-muted">
          <p>Nothing matches your search.</p>
          <Button
            className="mt-2"
            kind="quiet"
            onPress={() => setFilters(startFilters(filters.category))}
            size="small"
          >
            Clear all filters
          </Button>
        </div>
      )}
      <ul
        data-step-choose
        aria-busy={isFetching}
        className="grid grid-cols-2 gap-x-3 gap-y-4 @min-[36rem]:grid-cols-4 max-md:-mx-4 max-md:flex max-md:snap-x max-md:scroll-px-4 max-md:overflow-x-auto max-md:px-4 max-md:py-1"
      >
        {data?.data.map((facts) => (
          <ChoiceCard
            facts={facts}
            isChosen={facts.sku === present?.sku}
            key={facts.sku}
            onChoose={() => onChoose(facts)}
            {...(onCompare ? { onCompare: () => onCompare(facts) } : {})}
          />
        ))}
        {!data &&
          places.map((place) => (
            <li className="max-md:w-29 max-md:shrink-0" key={place}>
              <Skeleton className="aspect-square w-full rounded-card" />
              <Skeleton className="mt-2 h-4 w-4/5" />
              <Skeleton className="mt-1.5 h-4 w-1/2" />
            </li>
          ))}
      </ul>
      {data && data.last_page > 1 && (
        <nav aria-label="Pages of products" className="flex items-center justify-between">
          <Button
            isDisabled={data.current_page <= 1}
            kind="quiet"
            onPress={() => setFilters(withFilter(filters, { page: data.current_page - 1 }))}
            size="small"
          >
            Back
          </Button>
          <span className="figures text-muted">
            {data.current_page} of {data.last_page}
          </span>
          <Button
            isDisabled={data.current_page >= data.last_page}
            kind="quiet"
            onPress={() => setFilters(withFilter(filters, { page: data.current_page + 1 }))}
            size="small"
          >
            More
          </Button>
        </nav>
      )}
    </div>
  );
}
