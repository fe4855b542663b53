import { PATHS } from '@wevisu/domain/route-paths.ts';
import { type LoaderFunctionArgs, useLoaderData, useLocation } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { changeFilters, writeFilters } from './list-filters.ts';
import { ListView } from './list-view.tsx';
import { loadList } from './load-list.ts';
import { ShopHeading } from './shop-heading.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

export function loader({ context, request }: LoaderFunctionArgs) {
  return loadList(context, request);
}

export default function SearchPage() {
  const list = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const { q } = list.filters;
  const shown = list.corrected ?? q;
  return (
    <div className="page">
      <PageHead isPrivate title={q ? `Search for ${q}` : 'Search'} />
      <ShopHeading
        crumbs={[
          { label: 'Home', path: PATHS.home },
          { label: 'Search', path: pathname },
        ]}
        title={shown ? `“${shown}”` : 'All products'}
      >
        {list.corrected && (
          <p>
            Showing results for <strong className="font-[560] text-ink">{list.corrected}</strong>.
            Nothing is called <q>{q}</q>.
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
            Try fewer or other words: a material, a color, a brand, or the number of an article.
          </EmptyState>
        }
      />
    </div>
  );
}
