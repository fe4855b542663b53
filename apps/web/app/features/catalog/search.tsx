import { PATHS } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { changeFilters, writeFilters } from './list-filters.ts';
import { ListView } from './list-view.tsx';
import { loadList } from './load-list.ts';
import { followBrands } from './moved-brands.ts';
import type { ProductList } from './product-list.ts';
import { ShopHeading } from './shop-heading.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

export async function loader({ context, request }: LoaderFunctionArgs) {
  const list = await loadList(context, request);
  await followBrands(context, request, list);
  return list;
}

export default function SearchPage() {
  const list = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { q } = list.filters;
  const shown = list.corrected ?? q;
  const heading = shown ? `“${shown}”` : (onlyBrand(list) ?? 'All products');
  return (
    <div className="page">
      <PageHead isPrivate title={q ? `Search for ${q}` : heading} />
      <ShopHeading
        crumbs={[
          { label: 'Home', path: PATHS.home },
          { label: 'Search', path: pathname },
        ]}
        title={heading}
      >
        {list.corrected && (
          <p>
            Showing results for <strong className="font-[560] text-ink">{list.corrected}</strong>.
            No results for <q>{q}</q>.
          </p>
        )}
      </ShopHeading>
      <ListView
        categoryHref={(category, filters) =>
          `${pathname}?${writeFilters(changeFilters(filters, { category }))}`
        }
        list={list}
        whenEmpty={
          <EmptyState
            action={
              <LinkButton kind="secondary" to="/category/all/product">
                Shop all products
              </LinkButton>
            }
            title={`Nothing found for “${q}”`}
          >
            Try fewer or different words: a material, a color, a brand, or an item number.
          </EmptyState>
        }
      />
    </div>
  );
}

/** The brand's name, if the search is only for one brand. */
function onlyBrand({ filters, facets }: ProductList): string | null {
  const [slug] = filters.brand;
  if (slug === undefined || filters.brand.length > 1) return null;
  return facets.brand.find(({ value }) => value === slug)?.label ?? null;
}
