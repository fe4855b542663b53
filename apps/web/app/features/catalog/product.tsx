import { getProduct, listRelatedProducts, listRoomsWithProduct } from '@wevisu/contract/catalog.ts';
import { isVsdId, normalizeVsdId } from '@wevisu/domain/people/vsd-id.ts';
import { ALIKE_ID, productPath } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import {
  data,
  type LoaderFunctionArgs,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useSearchParams,
} from 'react-router';
import { loadOrNull } from '../../platform/load.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { Breadcrumb } from '../../ui/breadcrumb.tsx';
import { loadShowroom } from '../showrooms/load-entered.ts';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { BuyBox } from './buy-box.tsx';
import { listGallery } from './gallery-items.ts';
import { ProductBrand } from './product-brand.tsx';
import { productCrumbs } from './product-crumbs.ts';
import { ProductDetails } from './product-details.tsx';
import { ProductGallery } from './product-gallery.tsx';
import { ProductRow } from './product-row.tsx';
import { rememberViewed } from './remember.ts';
import { RoomsRow } from './rooms-row.tsx';
import { BreadcrumbData, ProductData } from './structured-data.tsx';
import { UnknownShowroom } from './unknown-showroom.tsx';
import { findVariant } from './variants.ts';
import { ViewedRows } from './viewed-rows.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

/** NAV-17, G-22. */
export const handle = { layout: 'new' };

/** NAV-30: a product, at the prices of the showroom in its URL, else of the selected one. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const { hash = '', vsdId: given } = params;
  const named = given !== undefined && isVsdId(given) ? normalizeVsdId(given) : null;
  const shop = named === null ? null : ((await loadShowroom(context, named))?.profile ?? null);
  const wanted =
    shop && !shop.sample ? shop.vsd_id : readShowroomCookie(request.headers.get('cookie'));
  const [product, related, rooms] = await Promise.all([
    loadPriced(context, getProduct, wanted, (query) => ({ params: { hash }, query })),
    loadPriced(context, listRelatedProducts, wanted, (query) => ({ params: { hash }, query })),
    loadOrNull(context, listRoomsWithProduct, { params: { hash } }),
  ]);
  if (product === null) throw data({ message: 'This product was not found.' }, { status: 404 });
  return {
    product: product.reply.data,
    vsdId: product.vsdId,
    /** The showroom of the URL, if its prices are shown. */
    company: shop !== null && shop.vsd_id === product.vsdId ? shop.company_name : null,
    unknownId: shop === null ? (given ?? null) : null,
    related: related?.reply.data ?? [],
    rooms: rooms?.data ?? [],
  };
}

/** Another variant only changes the query: its data is already here. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage = currentUrl.pathname === nextUrl.pathname;
  return isSamePage && currentUrl.search !== nextUrl.search ? false : defaultShouldRevalidate;
}

export default function ProductPage() {
  const { product, vsdId, company, unknownId, related, rooms } = useLoaderData<typeof loader>();
  const [params] = useSearchParams();
  const variant = findVariant(product.variants, params.get('variant'));
  const { hash, name, brand, picture, description } = product;
  const crumbs = productCrumbs(product);

  useEffect(
    () => rememberViewed({ hash, name, brand: brand.name, picture }),
    [hash, name, brand.name, picture],
  );

  return (
    <div className="page" key={hash}>
      <PageHead
        canonicalPath={productPath(hash)}
        description={description.slice(0, 200)}
        picture={variant?.picture ?? picture}
        title={`${name} by ${brand.name}`}
      />
      <ProductData product={product} />
      <div className="pt-6 pb-5">
        <Breadcrumb crumbs={crumbs} />
        <BreadcrumbData crumbs={crumbs} />
      </div>
      <div className="grid gap-x-14 gap-y-6 lg:grid-cols-[minmax(0,1.15fr)_minmax(0,1fr)]">
        <div className="lg:sticky lg:top-36 lg:self-start">
          <ProductGallery items={listGallery(product, variant, rooms)} name={name} />
        </div>
        <div>
          <ProductBrand brand={brand} />
          <h1 className="mt-1 mb-5 text-28 md:text-36">{name}</h1>
          {unknownId !== null && <UnknownShowroom hasPrices={vsdId !== null} id={unknownId} />}
          {variant ? (
            <BuyBox
              company={company}
              key={vsdId}
              product={product}
              variant={variant}
              vsdId={vsdId}
            />
          ) : (
            <p className="text-muted">This product has been discontinued.</p>
          )}
        </div>
      </div>
      <ProductDetails product={product} variant={variant} />
      {rooms.length > 0 && <RoomsRow hash={hash} rooms={rooms} />}
      {related.length > 0 && (
        <ProductRow
          cards={related}
          id={ALIKE_ID}
          title={product.available && product.offered ? 'You may also like' : 'Similar products'}
          vsdId={vsdId}
        />
      )}
      <ViewedRows hash={hash} vsdId={vsdId} />
    </div>
  );
}
