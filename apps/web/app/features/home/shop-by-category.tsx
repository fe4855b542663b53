import { PATHS } from '@wevisu/site/paths.ts';
import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { TilePicture } from '../catalog/category-tile.tsx';
import { askForShowroom } from '../showrooms/ask-for-showroom.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';
import type { ShopCategory } from './shop-categories.ts';

/** HOME-14 to HOME-19: category links into the showroom's shop; asks for the ID first. */
export function ShopByCategory({ categories }: { readonly categories: readonly ShopCategory[] }) {
  return (
    <div>
      <div className="mb-8 flex flex-wrap items-baseline justify-between gap-4">
        <h2 className="text-36">Shop by category</h2>
        <ShopLink className="text-link rounded-[4px]" to={PATHS.showroomShop}>
          See All
        </ShopLink>
      </div>
      <Carousel
        label="Shop by category"
        slides={[
          [0, 2],
          [481, 3],
          [769, 4],
          [1025, 5],
        ]}
      >
        {categories.map(({ name, slug, picture }) => (
          <ShopLink
            className="group block w-full rounded-card text-start"
            key={name}
            to={slug ? `${PATHS.showroomShop}?category=${slug}` : PATHS.showroomShop}
          >
            <TilePicture
              picture={picture}
              sizes="(min-width: 1280px) 230px, (min-width: 1025px) 19vw, (min-width: 769px) 24vw, 46vw"
            />
            <span className="mt-3 block text-16 font-[520] leading-snug underline-offset-3 group-hover:underline">
              {name}
            </span>
          </ShopLink>
        ))}
      </Carousel>
    </div>
  );
}

interface ShopLinkProps {
  readonly to: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A link to the shop once a showroom is selected; before that, a button that asks for one. */
function ShopLink({ to, className, children }: ShopLinkProps) {
  const { selection, isSample } = useShowroom();
  return selection || isSample ? (
    <PlainLink className={className} to={to}>
      {children}
    </PlainLink>
  ) : (
    <button className={className} onClick={() => askForShowroom(to)} type="button">
      {children}
    </button>
  );
}
