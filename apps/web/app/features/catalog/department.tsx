import { categoryPath, categoryProductsPath, departmentPath } from '@wevisu/site/paths.ts';
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { CategoryOverview } from './category-overview.tsx';
import { CategoryTile, countProducts } from './category-tile.tsx';
import { departmentCrumbs, findCategory } from './find-category.ts';
import { loadMenu } from './load-menu.ts';
import { loadOverview } from './load-overview.ts';
import { categoryGone, departmentGone } from './moved-entry.ts';
import { ShopHeading } from './shop-heading.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

/** CAT-01: a department's categories, or the children of one of them. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const menu = await loadMenu(context, request);
  const { menuSlug = '', categorySlug } = params;
  const department = menu.find(
    ({ menu_slug, id }) => menu_slug === menuSlug || String(id) === menuSlug,
  );
  if (!department) throw await departmentGone(context, menuSlug);
  if (categorySlug === undefined) return { department, overview: null };

  const place = findCategory([department], categorySlug);
  if (!place)
    throw await categoryGone(context, categorySlug, (slug_url) =>
      categoryPath({ id: 0, slug_url }),
    );
  if (place.child ?? place.category.children.length === 0) {
    throw redirect(categoryProductsPath(place.child ?? place.category));
  }
  return { department, overview: await loadOverview(context, request, place) };
}

export default function DepartmentPage() {
  const { department, overview } = useLoaderData<typeof loader>();
  if (overview) return <CategoryOverview overview={overview} />;
  const { name, menu_slug, categories } = department;
  return (
    <div className="page">
      <PageHead
        canonicalPath={departmentPath(menu_slug)}
        description={`${name}: ${categories.map((category) => category.name).join(', ')}.`}
        picture={categories[0]?.picture ?? null}
        title={name}
      />
      <ShopHeading crumbs={departmentCrumbs(department)} title={name} />
      <ul
        className={`grid grid-cols-2 gap-x-4 gap-y-10 md:gap-x-6 ${columnsFor(categories.length)}`}
      >
        {categories.map((category, index) => (
          <li key={category.id}>
            <CategoryTile
              isFirst={index < 3}
              name={category.name}
              note={countProducts(category.total)}
              picture={category.picture}
              sizes="(min-width: 1280px) 400px, (min-width: 769px) 31vw, 46vw"
              to={departmentPath(menu_slug, category)}
            />
            <ul className="mt-2 flex flex-col max-md:hidden">
              {category.children.map((child) => (
                <li key={child.id}>
                  <Link
                    className="inline-block rounded-[4px] py-1 text-14 text-muted underline-offset-3 hover:text-ink hover:underline"
                    to={categoryProductsPath(child)}
                  >
                    {child.name}
                  </Link>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Even rows, from tablet width up. */
function columnsFor(count: number): string {
  if (count % 3 === 0) return 'md:grid-cols-3';
  return count === 2 ? 'md:grid-cols-2' : 'md:grid-cols-4';
}
