import { formatCount } from '@wevisu/domain/format-count.ts';
import { type ReactNode, useEffect } from 'react';
import { useLocation, useNavigate, useNavigation } from 'react-router';
import { Remembered } from '../../platform/remembered.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { LiveRegion } from '../../ui/reader-only.tsx';
import { FacetPanel } from './facet-panel.tsx';
import { listChips } from './filter-chips.ts';
import {
  changeFilters,
  clearFilters,
  type ListFilters,
  readFilters,
  writeFilters,
} from './list-filters.ts';
import { ListToolbar } from './list-toolbar.tsx';
import { PricesCall } from './prices-call.tsx';
import { ProductGrid, ProductGridSkeleton } from './product-grid.tsx';
import type { ProductList } from './product-list.ts';
import { rememberList } from './remember.ts';
import { useIsSlow } from './use-is-slow.ts';

export interface ListViewProps {
  readonly list: ProductList;
  /** The URL of a category in the facet, given the query to keep. */
  readonly categoryHref: (slug: string, filters: ListFilters) => string;
  /** Shown for an empty list without filters. */
  readonly whenEmpty?: ReactNode;
  /** The page itself already asks for a Showroom ID. */
  readonly asksForShowroom?: boolean;
}

/** The list on every shop page: facets, chips, order, cards and pages, all kept in the URL. */
export function ListView(props: ListViewProps) {
  const { list, categoryHref, whenEmpty, asksForShowroom = false } = props;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { location: next } = useNavigation();
  const isPending = next !== undefined && next.pathname === pathname;
  // Show a choice immediately; the list follows.
  const filters = isPending ? readFilters(new URLSearchParams(next.search)) : list.filters;
  const showsSkeleton = useIsSlow(isPending);
  useEffect(() => rememberList(list), [list]);

  const hrefOf = (wanted: ListFilters) => `${pathname}?${writeFilters(wanted)}`.replace(/\?$/, '');
  const show = (wanted: ListFilters) => void navigate(hrefOf(wanted), { preventScrollReset: true });
  const panel = {
    facets: list.facets,
    filters,
    onChange: show,
    categoryHref: (slug: string) => categoryHref(slug, filters),
  };
  const isNarrowed = listChips(list.filters, list.facets).length > 0;
  // Nothing to sort and no filters to remove.
  if (list.total === 0 && !isNarrowed && !isPending) return whenEmpty ?? <NothingFound />;

  return (
    <div className="grid gap-x-12 lg:grid-cols-[248px_1fr]">
      <Remembered
        name="filters"
        aria-label="Filters"
        as="aside"
        className="max-lg:hidden"
        of={() => [panel.facets, filters, pathname]}
      >
        {() => (
          <>
            <h2 className="reader-only">Filters</h2>
            <FacetPanel {...panel} />
          </>
        )}
      </Remembered>
      <div className="min-w-0">
        {list.vsdId === null && !asksForShowroom && <PricesCall />}
        <ListToolbar
          {...panel}
          hasPrices={list.vsdId !== null}
          hrefOf={hrefOf}
          total={list.total}
        />
        <LiveRegion>{isPending ? '' : `${formatCount(list.total)} products found`}</LiveRegion>
        <div aria-busy={isPending} className="mt-6">
          {showsSkeleton ? (
            <ProductGridSkeleton count={Math.max(list.cards.length, 6)} />
          ) : list.cards.length > 0 ? (
            <ProductGrid cards={list.cards} vsdId={list.vsdId} />
          ) : (
            <NothingFound clearHref={hrefOf(clearFilters(list.filters))} />
          )}
        </div>
        <div className="mt-14">
          <Pagination
            current={list.page}
            hrefOf={(page) => hrefOf(changeFilters(list.filters, { page }))}
            lastPage={list.lastPage}
            onJump={(page) => void navigate(hrefOf(changeFilters(list.filters, { page })))}
          />
        </div>
      </div>
    </div>
  );
}

function NothingFound({ clearHref }: { readonly clearHref?: string }) {
  return (
    <EmptyState
      action={
        <LinkButton kind="secondary" to={clearHref ?? '/category/all/product'}>
          {clearHref ? 'Clear all filters' : 'Shop all products'}
        </LinkButton>
      }
      title={clearHref ? 'No products match all of these filters' : 'Nothing here yet'}
    >
      {clearHref ? 'Remove one above, or start over.' : 'There is plenty in the rest of the shop.'}
    </EmptyState>
  );
}
