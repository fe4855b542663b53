import type { ProductCard } from '@wevisu/contract/catalog.ts';
import { listFeatured } from '@wevisu/contract/featured.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import {
  type ClientLoaderFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { apiContext } from '../../platform/context.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { loadEntered } from '../showrooms/load-entered.ts';
import { readCategories, readSelection, type ShowroomCategory } from '../showrooms/selection.ts';
import { ShowroomCard } from '../showrooms/showroom-card.tsx';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { FeaturedRow } from './featured-row.tsx';
import { changeFilters, type ListFilters, readFilters, writeFilters } from './list-filters.ts';
import { ListView } from './list-view.tsx';
import { loadList } from './load-list.ts';
import type { ProductList } from './product-list.ts';
import { ShopCategories } from './shop-categories.tsx';
import { ShopFront } from './shop-front.tsx';

export { ListError as ErrorBoundary } from './list-error.tsx';

interface Shop {
  readonly list: ProductList;
  /** SHOW-11: the showroom's category list, parent all. */
  readonly categories: readonly ShowroomCategory[];
  /** The pro's pick; empty where the list is narrowed. */
  readonly featured: readonly ProductCard[];
}

/** Where a visitor comes in: every product, nothing chosen, the first page. */
function isFront(filters: ListFilters): boolean {
  return writeFilters(filters) === '';
}

export async function loader({ context, request }: LoaderFunctionArgs): Promise<Shop> {
  const [list, shop, featured] = await Promise.all([
    loadList(context, request),
    loadEntered(context, request),
    loadFeatured({ context, request }),
  ]);
  return { list, categories: shop?.category ?? [], featured };
}

/** Without it the shop still works, so a refusal leaves it out. */
async function loadFeatured({
  context,
  request,
}: Pick<LoaderFunctionArgs, 'context' | 'request'>): Promise<readonly ProductCard[]> {
  const vsd_id = readShowroomCookie(request.headers.get('cookie'));
  if (vsd_id === null || !isFront(readFilters(new URL(request.url).searchParams))) return [];
  const outcome = await context.get(apiContext)(listFeatured, { query: { vsd_id } });
  return outcome.ok ? outcome.reply.data : [];
}

/** VIS-11: in the browser, products are fetched by category and showroom. */
export async function clientLoader(args: ClientLoaderFunctionArgs): Promise<Shop> {
  const selection = readSelection();
  const categories = readCategories();
  if (selection === null || categories === null) return args.serverLoader<Shop>();
  const filters = readFilters(new URL(args.request.url).searchParams);
  const { fetchFeatured, fetchShowroomList } = await import('./showroom-list.ts');
  const [list, featured] = await Promise.all([
    fetchShowroomList(selection, filters),
    isFront(filters) ? fetchFeatured(selection) : [],
  ]);
  return list === null ? args.serverLoader<Shop>() : { list, categories, featured };
}

export default function ShowroomShopPage() {
  const { list, categories, featured } = useLoaderData<typeof loader>();
  const { profile, isSample } = useShowroom();
  const chosen = categories.find(({ slug_url }) => slug_url === list.filters.category);
  const name = profile?.company_name ?? 'Shop everything';
  return (
    <div className="page">
      <PageHead isPrivate title={chosen ? `${chosen.name} at ${name}` : name} />
      <ShopFront front={chosen ? null : profile} title={chosen?.name ?? name}>
        {isSample && (
          <LinkButton className="mt-5" icon="cube" kind="secondary" to={PATHS.visualize}>
            Open a room in 3D
          </LinkButton>
        )}
        {list.vsdId === null && !isSample && (
          <div className="mt-6 max-w-form">
            <ShowroomCard />
          </div>
        )}
      </ShopFront>
      {featured.length > 0 && <FeaturedRow cards={featured} company={name} vsdId={list.vsdId} />}
      {categories.length > 0 && (
        <ShopCategories categories={categories} chosen={chosen?.slug_url ?? null} />
      )}
      <ListView
        asksForShowroom={!isSample}
        categoryHref={(category, filters) =>
          `${PATHS.showroomShop}?${writeFilters(changeFilters(filters, { category }))}`
        }
        list={list}
      />
    </div>
  );
}
