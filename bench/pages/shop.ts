// The four pages that are measured in a browser, in the small demo world.
import type { BrowserContext } from '@playwright/test';
import { syncToCart } from '@wevisu/contract/cart.ts';
import { getMenu, getProduct, listProducts } from '@wevisu/contract/catalog.ts';
import { getShopProfile } from '@wevisu/contract/showrooms.ts';
import { SHOWROOM_COOKIE } from '@wevisu/site/cookies.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';

const SHOWROOM = 'OAKRIDGE';

export interface Shop {
  readonly categoryPath: string;
  readonly productPath: string;
  /** Browser storage of a guest with something in the cart. */
  readonly stored: Readonly<Record<string, string>>;
}

/** A product of the showroom, its category, and a cart with it. */
export async function openShop(origin: string): Promise<Shop> {
  const ask = async (path: string, body?: unknown) => {
    const response = await fetch(origin + path, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'content-type': 'application/json' },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  };
  const menu = getMenu.reply.parse(await ask(getMenu.path));
  const category = menu.data[0]?.categories.find(({ total }) => total > 24)?.slug_url;
  const list = `${listProducts.path}?category=${category}&in_stock=true&vsd_id=${SHOWROOM}`;
  const card = listProducts.reply.parse(await ask(list)).data.data[0];
  if (!category || !card) throw new Error('the demo world has no category with products');
  const address = getProduct.path.replace(':hash', card.hash);
  const product = getProduct.reply.parse(await ask(`${address}?vsd_id=${SHOWROOM}`)).data;
  const shop = getShopProfile.reply.parse(await ask(`${getShopProfile.path}?vsd_id=${SHOWROOM}`));
  const showroom = shop.data.data?.profile.user_id;
  const items = [{ variant_id: product.variants[0]?.id, qty: product.minimum_unit }];
  const cart = syncToCart.reply.parse(
    await ask(syncToCart.path, { action: 'cart', showroom, items }),
  ).data;
  return {
    categoryPath: `/category/${category}/product`,
    productPath: `/product/${card.hash}`,
    stored: {
      [STORAGE_KEYS.myItem]: JSON.stringify({ showroom, vsd_id: SHOWROOM }),
      [STORAGE_KEYS.cartId]: cart.temp_project_id ?? '',
    },
  };
}

/** Stores the cart in a browser, and the showroom's cookie, which the shop writes with it. */
export async function keepCart(
  context: BrowserContext,
  origin: string,
  { stored }: Shop,
): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${origin}${PATHS.notFound}`);
  await page.evaluate((items) => {
    for (const [key, text] of Object.entries(items)) localStorage.setItem(key, text);
  }, stored);
  await page.close();
  await context.addCookies([{ name: SHOWROOM_COOKIE, value: SHOWROOM, url: origin }]);
}
