import { listBrands } from '@wevisu/contract/catalog.ts';
import { getHome } from '@wevisu/contract/pages.ts';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { loadMenu } from '../catalog/load-menu.ts';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { AverageSavings } from './average-savings.tsx';
import { BrandPartners, listPartners } from './brand-partners.tsx';
import { CompanionApp } from './companion-app.tsx';
import { Departments } from './departments.tsx';
import { Hero } from './hero.tsx';
import { InspiredDesigns } from './inspired-designs.tsx';
import { Promises } from './promises.tsx';
import { RoomBand } from './room-band.tsx';
import { ShopByCategory } from './shop-by-category.tsx';
import { listShopCategories } from './shop-categories.ts';
import { Testimonials } from './testimonials.tsx';
import { WhyJoin } from './why-join.tsx';

/** NAV-17, G-22. */
export const handle = { layout: 'new' };

export async function loader({ context, request }: LoaderFunctionArgs) {
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const [menu, brands, home] = await Promise.all([
    loadMenu(context, request),
    loadPriced(context, listBrands, wanted, (query) => ({ query })),
    load(context, getHome, {}),
  ]);
  const { inspired } = home.data;
  const bestOf = (tab: string) => inspired.find((one) => one.tab === tab)?.rooms[0] ?? null;
  return {
    ...home.data,
    heroRoom: bestOf('Kitchen') ?? bestOf('Living Room') ?? bestOf('Bathroom'),
    bandRoom: bestOf('Living Room'),
    categories: listShopCategories(menu),
    departments: menu.map(({ id, name, menu_slug, categories }) => ({
      id,
      name,
      menu_slug,
      picture: categories.find(({ picture }) => picture !== null)?.picture ?? null,
      contents: categories.slice(0, 3).map((category) => category.name),
    })),
    brands: listPartners(brands?.reply.data ?? []),
  };
}

export default function HomePage() {
  const {
    film,
    heroRoom,
    bandRoom,
    inspired,
    testimonials,
    figures,
    categories,
    departments,
    brands,
  } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHead
        canonicalPath="/"
        description="Shop the showrooms of the pros you hire: tile, stone, floors and fixtures from many brands, priced to the box and delivered to your door."
      />
      <Hero film={film} room={heroRoom} />
      <div className="page flex flex-col gap-20 pt-14 md:gap-28 md:pt-16">
        <Promises figures={figures} />
        <InspiredDesigns inspired={inspired} />
        <ShopByCategory categories={categories} />
        {bandRoom && <RoomBand room={bandRoom} />}
        <AverageSavings />
        <Departments departments={departments} />
        <BrandPartners brands={brands} />
        <WhyJoin />
        <Testimonials testimonials={testimonials} />
      </div>
      <CompanionApp />
    </>
  );
}
