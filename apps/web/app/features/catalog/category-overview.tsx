import { categoryProductsPath, departmentPath } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { CategoryTile, countProducts } from './category-tile.tsx';
import { categoryCrumbs } from './find-category.ts';
import type { Overview } from './load-overview.ts';
import { ProductRow } from './product-row.tsx';
import { rememberCategory } from './remember.ts';
import { ShopHeading } from './shop-heading.tsx';

/** The children of a category with their pictures, and its most popular products. */
export function CategoryOverview({ overview }: { readonly overview: Overview }) {
  const { place, popular, vsdId } = overview;
  const { department, category } = place;
  useEffect(() => rememberCategory(category.slug_url, categoryCrumbs(place)), [place, category]);
  return (
    <div className="page">
      <PageHead
        canonicalPath={departmentPath(department.menu_slug, category)}
        description={`${category.name}: ${category.children.map(({ name }) => name).join(', ')}.`}
        title={category.name}
      />
      <ShopHeading crumbs={categoryCrumbs(place)} title={category.name} />
      <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-4 md:gap-x-6">
        {category.children.map((child, index) => (
          <li key={child.id}>
            <CategoryTile
              isFirst={index < 4}
              name={child.name}
              note={countProducts(child.total)}
              picture={child.picture}
              sizes="(min-width: 1280px) 290px, (min-width: 769px) 24vw, 46vw"
              to={categoryProductsPath(child)}
            />
          </li>
        ))}
      </ul>
      {popular.length > 0 && (
        <ProductRow
          action={
            <LinkButton kind="secondary" to={categoryProductsPath(category)}>
              Shop all {category.name}
            </LinkButton>
          }
          cards={popular}
          title={`Popular in ${category.name}`}
          vsdId={vsdId}
        />
      )}
    </div>
  );
}
