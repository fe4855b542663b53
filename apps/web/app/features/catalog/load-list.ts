import { listProducts } from '@wevisu/contract/catalog.ts';
import { data, type RouterContextProvider } from 'react-router';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';
import { readFilters } from './list-filters.ts';
import { toListQuery } from './list-query.ts';
import { type ProductList, toProductList } from './product-list.ts';

/** The list of a URL, at the prices of the cookie's showroom. An unknown category is a 404. */
export async function loadList(
  context: Readonly<RouterContextProvider>,
  request: Request,
  category: string | null = null,
): Promise<ProductList> {
  const filters = readFilters(new URL(request.url).searchParams);
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const priced = await loadPriced(context, listProducts, wanted, (showroom) => ({
    query: { ...showroom, ...toListQuery(filters, category) },
  }));
  if (priced === null) throw data({ message: 'This category was not found.' }, { status: 404 });
  return toProductList(priced.reply.data, filters, priced.vsdId);
}
