import { findMovedBrand } from '@wevisu/contract/brands.ts';
import { listBrands, listProducts } from '@wevisu/contract/catalog.ts';
import { brandPath, PATHS } from '@wevisu/site/paths.ts';
import { data, Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router';
import { load } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ProductGrid } from '../catalog/product-grid.tsx';
import { ShopHeading } from '../catalog/shop-heading.tsx';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { BrandLogo } from './brands-page.tsx';

/** Fills rows of two and of three. */
const PRODUCTS_SHOWN = 6;

export async function loader({ context, request, params }: LoaderFunctionArgs) {
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const brands = await loadPriced(context, listBrands, wanted, (query) => ({ query }));
  const brand = brands?.reply.data.find(({ slug }) => slug === params.slug);
  if (!brand) {
    const query = { slug: params.slug ?? '' };
    const moved = (await load(context, findMovedBrand, { query })).data.slug;
    if (moved !== null) throw redirect(brandPath(moved), 301);
    throw data({ message: 'This brand was not found.' }, { status: 404 });
  }
  const priced = await loadPriced(context, listProducts, wanted, (showroom) => ({
    query: { ...showroom, brand: brand.slug, ppp: PRODUCTS_SHOWN },
  }));
  const list = priced?.reply.data;
  return {
    brand,
    cards: list?.data ?? [],
    categories: list?.facets.category ?? [],
    vsdId: priced?.vsdId ?? null,
  };
}

/** A brand: its description, its categories, and its first products. */
export default function BrandPage() {
  const { brand, cards, categories, vsdId } = useLoaderData<typeof loader>();
  const { name, slug, tagline, logo, total } = brand;
  const all = `/search?brand=${encodeURIComponent(slug)}`;
  return (
    <div className="page">
      <PageHead canonicalPath={brandPath(slug)} description={tagline} title={name} />
      <div className="grid items-end gap-x-12 md:grid-cols-[minmax(0,1fr)_280px]">
        <ShopHeading
          crumbs={[
            { label: 'Home', path: PATHS.home },
            { label: 'Our brands', path: PATHS.ourBrands },
            { label: name, path: brandPath(slug) },
          ]}
          title={name}
        >
          <p className="text-18">{tagline}</p>
        </ShopHeading>
        <div className="pb-10 max-md:hidden">
          <BrandLogo logo={logo} name={name} />
        </div>
      </div>
      {categories.length > 1 && (
        <nav aria-label={`Categories of ${name}`} className="mb-8">
          <ul className="flex flex-wrap gap-2">
            {categories.map(({ value, label, count }) => (
              <li key={value}>
                <Link
                  className="inline-flex min-h-10 items-center gap-2 rounded-full border border-line bg-surface px-4 text-14 hover:border-edge"
                  to={`${all}&category=${encodeURIComponent(value)}`}
                >
                  {label}
                  <span className="figures text-muted">{count.toLocaleString('en-US')}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <ProductGrid cards={cards} vsdId={vsdId} />
      {total > cards.length && (
        <div className="mt-12 flex justify-center">
          <LinkButton kind="secondary" size="large" to={all}>
            See all {total.toLocaleString('en-US')} products
          </LinkButton>
        </div>
      )}
    </div>
  );
}
