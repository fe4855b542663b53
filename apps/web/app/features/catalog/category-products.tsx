import { formatCount } from '@wevisu/domain/format-count.ts';
import { categoryProductsPath, PATHS } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { categoryCrumbs, findCategory } from './find-category.ts';
import { writeFilters } from './list-filters.ts';
import { ListView } from './list-view.tsx';
import { loadList } from './load-list.ts';
import { loadMenu } from './load-menu.ts';
import { categoryGone } from './moved-entry.ts';
import { rememberCategory } from './remember.ts';
import { ShopHeading } from './shop-heading.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

/** CAT-02: the products of a category or of a child, by slug or id; 'all' is everything. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = params.category ?? '';
  const menu = await loadMenu(context, request);
  const place = findCategory(menu, key);
  if (!place && key !== 'all')
    throw await categoryGone(context, key, (slug_url) => categoryProductsPath({ id: 0, slug_url }));
  const named = place && (place.child ?? place.category);
  return {
    slug: named?.slug_url ?? 'all',
    title: named?.name ?? 'All products',
    crumbs: place
      ? categoryCrumbs(place)
      : [
          { label: 'Home', path: PATHS.home },
          { label: 'All products', path: categoryProductsPath({ id: 'all' }) },
        ],
    list: await loadList(context, request, named?.slug_url ?? 'all'),
  };
}

export default function CategoryProductsPage() {
  const { slug, title, crumbs, list } = useLoaderData<typeof loader>();
  useEffect(() => rememberCategory(slug, crumbs), [slug, crumbs]);
  const path = categoryProductsPath({ id: slug });
  return (
    <div className="page">
      <PageHead
        canonicalPath={list.page > 1 ? `${path}?page=${list.page}` : path}
        description={`${title}: ${formatCount(list.total)} products from many brands, priced in your pro's showroom.`}
        picture={list.cards[0]?.picture ?? null}
        title={title}
      />
      <ShopHeading crumbs={crumbs} title={title} />
      <ListView
        categoryHref={(wanted, filters) =>
          `${categoryProductsPath({ id: wanted })}?${writeFilters({ ...filters, page: 1 })}`.replace(
            /\?$/,
            '',
          )
        }
        list={list}
      />
    </div>
  );
}
