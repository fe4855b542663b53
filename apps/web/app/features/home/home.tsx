import { getMenu, listBrands } from '@wevisu/contract/catalog.ts';
import { listTemplates } from '@wevisu/contract/visualizer.ts';
import { departmentPath } from '@wevisu/domain/route-paths.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { CategoryTile } from '../catalog/category-tile.tsx';
import { BrandPartners } from './brand-partners.tsx';
import { Hero } from './hero.tsx';
import { pickHeroPictures } from './hero-pictures.ts';
import { pickRoomPictures } from './room-pictures.ts';
import { ShopByCategory } from './shop-by-category.tsx';
import { listShopCategories } from './shop-categories.ts';
import { VisualizerBand } from './visualizer-band.tsx';

/** Brands in the carousel: the largest, as many as anyone leafs through. */
const BRANDS_SHOWN = 24;
/** Among so many designs are three rooms of different kinds and styles. */
const ROOMS_LOOKED_AT = 24;

export async function loader({ context }: LoaderFunctionArgs) {
  const [menu, brands, rooms] = await Promise.all([
    load(context, getMenu, { query: {} }),
    load(context, listBrands, {}),
    load(context, listTemplates, { query: { ppp: ROOMS_LOOKED_AT } }),
  ]);
  return {
    roomPictures: pickRoomPictures(rooms.data.data),
    heroPictures: pickHeroPictures(menu.data),
    categories: listShopCategories(menu.data),
    departments: menu.data.map(({ id, name, menu_slug, categories }) => ({
      id,
      name,
      menu_slug,
      picture: categories.find(({ picture }) => picture !== null)?.picture ?? null,
      contents: categories.slice(0, 3).map((category) => category.name),
    })),
    brands: [...brands.data]
      .sort((a, b) => b.total - a.total)
      .slice(0, BRANDS_SHOWN)
      .map(({ name, slug, logo }) => ({ name, slug, logo })),
  };
}

export default function HomePage() {
  const { heroPictures, roomPictures, categories, departments, brands } =
    useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        canonicalPath="/"
        description="Shop the showrooms of the pros you hire: tile, stone, floors and fixtures of many makers, priced to the box and brought to your door."
      />
      <Hero pictures={heroPictures} />
      <div className="page flex flex-col gap-20 pt-20 md:gap-28 md:pt-28">
        <ShopByCategory categories={categories} />
        <VisualizerBand pictures={roomPictures} />
        <section aria-labelledby="departments">
          <h2 className="mb-8 text-36" id="departments">
            Every room, every surface
          </h2>
          <ul className="grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-11">
            {departments.map(({ id, name, menu_slug, picture, contents }) => (
              <li key={id}>
                <CategoryTile
                  name={name}
                  note={contents.join(', ')}
                  picture={picture}
                  sizes="(min-width: 1280px) 400px, (min-width: 769px) 31vw, 46vw"
                  to={departmentPath(menu_slug)}
                />
              </li>
            ))}
          </ul>
        </section>
        <BrandPartners brands={brands} />
      </div>
    </>
  );
}
