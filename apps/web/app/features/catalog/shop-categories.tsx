import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { cx } from '../../ui/cx.ts';
import type { ShowroomCategory } from '../showrooms/selection.ts';
import { TilePicture } from './category-tile.tsx';

export interface ShopCategoriesProps {
  readonly categories: readonly ShowroomCategory[];
  readonly chosen: string | null;
}

/** The showroom's categories in one scrolling row, with the whole shop first. */
export function ShopCategories({ categories, chosen }: ShopCategoriesProps) {
  return (
    <nav aria-label="Categories" className="-mx-1 mb-8 border-line border-b">
      <ul className="flex snap-x gap-4 overflow-x-auto px-1 pt-1 pb-4 [scrollbar-width:thin]">
        <Category
          isChosen={chosen === null}
          name="Everything"
          picture={null}
          to={PATHS.showroomShop}
        />
        {categories
          .filter(({ parent }) => parent === 'all')
          .map(({ id, name, slug_url, picture }) => (
            <Category
              isChosen={slug_url === chosen}
              key={id}
              name={name}
              picture={picture}
              to={`${PATHS.showroomShop}?category=${encodeURIComponent(slug_url)}`}
            />
          ))}
      </ul>
    </nav>
  );
}

const EVERYTHING = (
  <span className="grid aspect-square place-items-center rounded-card bg-accent-tint font-display text-18 text-accent-text">
    All
  </span>
);

interface CategoryProps {
  readonly name: string;
  readonly to: string;
  readonly picture: string | null;
  readonly isChosen: boolean;
}

function Category({ name, to, picture, isChosen }: CategoryProps) {
  return (
    <li className="w-22 shrink-0 snap-start">
      <Link
        aria-current={isChosen ? 'page' : undefined}
        className="group block rounded-card text-center"
        to={to}
      >
        <span
          className={cx(
            'block rounded-card border-2 p-0.5 transition-colors',
            isChosen ? 'border-accent-text' : 'border-transparent',
          )}
        >
          {to === PATHS.showroomShop ? EVERYTHING : <TilePicture picture={picture} sizes="84px" />}
        </span>
        <span
          className={cx(
            'mt-1.5 block text-12 leading-tight',
            isChosen ? 'font-[560]' : 'text-muted group-hover:text-ink',
          )}
        >
          {name}
        </span>
      </Link>
    </li>
  );
}
