import { formatCount } from '@wevisu/domain/format-count.ts';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Option } from '../../ui/list-option.ts';
import { NativeSelect } from '../../ui/native-select.tsx';
import type { FacetPanelProps } from './facet-panel.tsx';
import { listChips } from './filter-chips.ts';
import { changeFilters, clearFilters, type ListFilters, type Sort } from './list-filters.ts';

const FilterSheet = late(() => import('./filter-sheet.tsx'));

const SORT_LABELS: Record<Sort, string> = {
  relevance: 'Best match',
  popular: 'Most popular',
  price_asc: 'Price: low to high',
  price_desc: 'Price: high to low',
  newest: 'Newest',
  name: 'Name: A to Z',
};

/** No price order without prices, and no relevance order without search words. */
function listSorts(filters: ListFilters, hasPrices: boolean): Option[] {
  return (Object.keys(SORT_LABELS) as Sort[])
    .filter((sort) => (sort === 'relevance' ? filters.q !== '' : hasPrices || !isByPrice(sort)))
    .map((sort) => ({ id: sort, label: SORT_LABELS[sort] }));
}

const isByPrice = (sort: Sort) => sort === 'price_asc' || sort === 'price_desc';

export interface ListToolbarProps extends FacetPanelProps {
  readonly total: number;
  readonly hasPrices: boolean;
  readonly hrefOf: (filters: ListFilters) => string;
}

/** The result count, the sort order, and the active filters, each removable. */
export function ListToolbar({ total, hasPrices, hrefOf, ...panel }: ListToolbarProps) {
  const { filters, facets, onChange } = panel;
  const [isSheetOpen, setSheetOpen] = useState(false);
  const [isSheetWanted, setSheetWanted] = useState(false);
  const chips = listChips(filters, facets);
  const usualSort: Sort = filters.q === '' ? 'popular' : 'relevance';

  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="figures text-14 text-muted max-lg:order-last max-lg:w-full">
          {total === 1 ? '1 product' : `${formatCount(total)} products`}
        </p>
        <Button
          className="lg:hidden"
          icon="filter"
          kind="secondary"
          onPress={() => {
            setSheetWanted(true);
            setSheetOpen(true);
          }}
        >
          {chips.length === 0 ? 'Filters' : `Filters (${chips.length})`}
        </Button>
        <NativeSelect
          className="min-w-0 max-sm:[&>span:first-child]:sr-only"
          label="Sort by"
          onChange={(sort) => onChange(changeFilters(filters, { sort: sort as Sort }))}
          options={listSorts(filters, hasPrices)}
          value={filters.sort ?? usualSort}
        />
      </div>
      {chips.length > 0 && (
        <ul aria-label="Active filters" className="flex flex-wrap items-center gap-2">
          {chips.map((chip) => (
            <li key={chip.key}>
              <Link
                aria-label={`Remove filter ${chip.label}`}
                className="flex min-h-9 items-center gap-1.5 rounded-full border border-line bg-surface ps-3.5 pe-2.5 text-14 transition-colors hover:border-edge"
                preventScrollReset
                to={hrefOf(chip.without)}
              >
                {chip.label}
                <Icon name="x" size={14} />
              </Link>
            </li>
          ))}
          <li>
            <Link
              className="text-link inline-flex min-h-9 items-center px-2 text-14"
              preventScrollReset
              to={hrefOf(clearFilters(filters))}
            >
              Clear all
            </Link>
          </li>
        </ul>
      )}
      {isSheetWanted && (
        <Suspense>
          <FilterSheet
            {...panel}
            isOpen={isSheetOpen}
            onClose={() => setSheetOpen(false)}
            total={total}
          />
        </Suspense>
      )}
    </div>
  );
}
