import { categoryPath, categoryProductsPath } from '@wevisu/site/paths.ts';
import { type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { CategoryOverview } from './category-overview.tsx';
import { findCategory } from './find-category.ts';
import { loadMenu } from './load-menu.ts';
import { loadOverview } from './load-overview.ts';
import { categoryGone } from './moved-entry.ts';

export { ListError as ErrorBoundary } from './list-error.tsx';

/** CAT-02: the children of a category; a category without children redirects to its products. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const key = params.category ?? '';
  if (key === 'all') throw redirect(categoryProductsPath({ id: 'all' }));
  const menu = await loadMenu(context, request);
  const place = findCategory(menu, key);
  if (!place)
    throw await categoryGone(context, key, (slug_url) => categoryPath({ id: 0, slug_url }));
  if (place.child ?? place.category.children.length === 0) {
    throw redirect(categoryProductsPath(place.child ?? place.category));
  }
  return loadOverview(context, request, place);
}

export default function CategoryPage() {
  return <CategoryOverview overview={useLoaderData<typeof loader>()} />;
}
