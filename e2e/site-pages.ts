// Every page of the site by URL, for the crawler and the contact sheets.
import type { APIRequestContext, Page } from '@playwright/test';

export interface SitePage {
  /** For file names: 'return-policy'. */
  readonly name: string;
  readonly path: string;
}

const STATIC_PAGES = [
  ['home', '/'],
  ['all-products', '/category/all/product'],
  ['search', '/search?q=oak'],
  ['search-empty', '/search?q=qqqqzz'],
  ['showroom-shop', '/visualize/contractor/all'],
  ['visualize', '/visualize'],
  ['style-survey', '/visualize/style'],
  ['photo', '/visualize/photo'],
  ['cart-empty', '/cart'],
  ['login', '/login'],
  ['business-login', '/business/login'],
  ['staff-login', '/staff/login'],
  ['register', '/register'],
  ['register-pro', '/register/contractor'],
  ['register-vendor', '/register/vendor'],
  ['reset-password', '/reset_password'],
  ['password-reset', '/password_reset'],
  ['account-verify', '/account_verify'],
  ['about-us', '/about_us'],
  ['pro-account', '/pro-account'],
  ['faq', '/faq'],
  ['contact', '/contact'],
  ['your-orders', '/your_orders'],
  ['return-policy', '/return_policy'],
  ['privacy-policy', '/privacy_policy'],
  ['cookies-policy', '/cookies_policy'],
  ['terms-of-service', '/terms_of_service'],
  ['our-brands', '/our-brands'],
  ['pros', '/pros'],
  ['pros-near', '/pros?zip=78701'],
  ['pros-nobody', '/pros?zip=99501'],
  ['pro-profile', '/pros/calder-kitchens'],
  ['design-ai', '/design-ai'],
  ['product-details', '/product-details'],
] as const;

/** Pages for a signed-in homeowner in a showroom. */
export const ACCOUNT_PAGES: readonly SitePage[] = (
  [
    ['account', '/account'],
    ['notifications', '/notification'],
    ['chats', '/chat'],
    ['hires', '/hires'],
    ['projects', '/projects'],
    ['checklist', '/visualize/checklist'],
    ['change-password', '/change_password'],
    ['your-orders-own', '/your_orders'],
    ['payout-setup', '/payout_setup'],
    ['home-in-showroom', '/'],
    ['shop-in-showroom', '/visualize/contractor/all'],
  ] as const
).map(([name, path]) => ({ name, path }));

/** Public pages, with one of each kind that the catalog has many of. */
export async function listPublicPages(request: APIRequestContext): Promise<readonly SitePage[]> {
  const read = async (path: string) => (await (await request.get(path)).json()).data;
  const menu = await read('/api/menu_category');
  const products = await read('/api/products?ppp=1&in_stock=true');
  const [brand] = await read('/api/brands');
  const department = menu[0];
  const category = department.categories.find(
    ({ children }: { children: unknown[] }) => children.length > 0,
  );
  return [
    ...STATIC_PAGES.map(([name, path]) => ({ name, path })),
    { name: 'department', path: `/department/${department.menu_slug}` },
    {
      name: 'department-category',
      path: `/department/${department.menu_slug}/${category.slug_url}`,
    },
    { name: 'category', path: `/category/${category.slug_url}` },
    { name: 'category-products', path: `/category/${category.slug_url}/product` },
    { name: 'product', path: `/product/${products.data[0].hash}` },
    { name: 'brand', path: `/our-brands/${brand.slug}` },
  ];
}

/** Scrolls through the page to trigger lazy pictures, and waits for all. */
export async function seeWholePage(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // A picture that comes into view is noticed in the next frame and requested in the one after.
      for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
    }
    scrollTo(0, 0);
  });
  const isWhole = () =>
    [...document.images].every((one) => {
      // A scrolling row requests its later pictures only when somebody scrolls it.
      const { left, right } = one.getBoundingClientRect();
      const isAside = one.loading === 'lazy' && (left >= innerWidth || right <= 0);
      return one.complete || isAside || !one.checkVisibility();
    });
  await page.waitForFunction(isWhole, undefined, { timeout: 120_000 });
}
