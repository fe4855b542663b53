import { listProducts, type ProductCard } from '@wevisu/contract/catalog.ts';
import type { RouterContextProvider } from 'react-router';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import type { CategoryPlace } from './find-category.ts';

export interface Overview {
  readonly place: CategoryPlace;
  readonly popular: readonly ProductCard[];
  readonly vsdId: string | null;
}

const POPULAR_SHOWN = 8;

/** A category with its children and its best sellers. */
export async function loadOverview(
  context: Readonly<RouterContextProvider>,
  request: Request,
  place: CategoryPlace,
): Promise<Overview> {
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const priced = await loadPriced(context, listProducts, wanted, (showroom) => ({
    query: { ...showroom, category: place.category.slug_url, ppp: POPULAR_SHOWN },
  }));
  return { place, popular: priced?.reply.data.data ?? [], vsdId: priced?.vsdId ?? null };
}
