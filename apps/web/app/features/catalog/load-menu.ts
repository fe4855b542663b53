import { getMenu, type Menu } from '@wevisu/contract/catalog.ts';
import type { RouterContextProvider } from 'react-router';
import { loadPriced } from '../showrooms/priced-call.ts';
import { readShowroomCookie } from '../showrooms/showroom-cookie.ts';

/** The menu of the cookie's showroom, which leaves out what it offers nothing of; outside one the whole. */
export async function loadMenu(
  context: Readonly<RouterContextProvider>,
  request: Request,
): Promise<Menu> {
  const wanted = readShowroomCookie(request.headers.get('cookie'));
  const menu = await loadPriced(context, getMenu, wanted, (query) => ({ query }));
  return menu?.reply.data ?? [];
}
