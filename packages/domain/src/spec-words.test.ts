import { expect, test } from 'vitest';
import { ACCOUNT_STATUSES } from './accounts.ts';
import { ORDER_STATUSES } from './order-status.ts';
import {
  categoryProductsPath,
  departmentPath,
  designPath,
  loginPath,
  PATH_REDIRECTS,
  PATHS,
  productPath,
  sharedProjectPath,
} from './route-paths.ts';
import {
  CHUNK_TIMEOUT_MS,
  COOKIES,
  isStoredToken,
  joinFieldErrors,
  KEYS_CLEARED_AT_LOGOUT,
  REMEMBER_SECONDS,
  ROLE_COOKIE_SECONDS,
  SHOP_CATEGORIES,
  SPELLINGS,
  STORAGE_KEYS,
  TOAST_MS,
} from './spec-words.ts';

test('HOME-14 the 21 categories are spelled as in the spec', () => {
  expect(SHOP_CATEGORIES.join(', ')).toBe(
    'Appliances, Artificial Turf, Backsplash Tiles, Bathroom Faucets, Bathroom Vanitys, ' +
      'Bath Tubs, Cabinet Hardware, Countertop, Fans, Hardscaping, Hardwood Flooring, ' +
      'Kitchen Faucets, Kitchen Sinks, Laminate Flooring, Lights, luxury-flooring, ' +
      'Pool Copings, Showers, Stacked Stone, Tile Flooring, Toilets',
  );
  expect(SHOP_CATEGORIES).toHaveLength(21);
});

test('U-54 the odd spellings of statuses are those of the lists that own them', () => {
  expect(ORDER_STATUSES).toContain(SPELLINGS.cancelledStatus);
  expect(ACCOUNT_STATUSES).toContain(SPELLINGS.deactivatedStatus);
});

test('NAV-49 a token counts from 11 characters on', () => {
  expect(isStoredToken('1234567890')).toBe(false);
  expect(isStoredToken('12345678901')).toBe(true);
  expect(isStoredToken(null)).toBe(false);
  expect(isStoredToken(undefined)).toBe(false);
});

test('AUTH-45 U-48 logout clears the 13 keys of the spec, redirect_to, pagination, the style survey and the zip code, not the tokens', () => {
  expect(new Set(KEYS_CLEARED_AT_LOGOUT).size).toBe(17);
  expect(KEYS_CLEARED_AT_LOGOUT).not.toContain(STORAGE_KEYS.authToken);
  expect(KEYS_CLEARED_AT_LOGOUT).not.toContain(STORAGE_KEYS.aiAuthToken);
});

test('STORE-01 to STORE-17 keys and cookies have the names of the spec, each once', () => {
  expect(STORAGE_KEYS).toMatchObject({
    authToken: 'authToken',
    aiAuthToken: 'AIauthToken',
    cartId: 'cart_id',
    myItem: 'my_item',
    redirectTo: 'redirect_to',
    visualRedirect: 'visual_redirect',
  });
  expect(Object.values(COOKIES)).toEqual([
    'wev_log_email',
    'wev_log_pass',
    'wev_remember_me',
    'wev_ut',
    'otp_verify',
    'wev_role',
  ]);
  const keys = Object.values(STORAGE_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});

test('FMT-10 FMT-12 ERR-27 times are those of the spec', () => {
  expect(REMEMBER_SECONDS / 86_400).toBe(340);
  expect(ROLE_COOKIE_SECONDS / 86_400).toBe(1);
  expect(CHUNK_TIMEOUT_MS).toBe(120_000);
  expect(TOAST_MS).toBe(10_000);
});

test('ERR-14 the errors of a field are joined with a comma', () => {
  expect(joinFieldErrors(['a', 'b'])).toBe('a, b');
});

test('NAV-10 a category with children leads to department-list by slug_url or else id', () => {
  expect(departmentPath('floors', { id: 7, slug_url: 'tile-flooring' })).toBe(
    '/department/floors/tile-flooring',
  );
  expect(departmentPath('floors', { id: 7, slug_url: '' })).toBe('/department/floors/7');
  expect(departmentPath('floors')).toBe('/department/floors');
});

test('NAV-11 a category without children leads to shop-products by slug_url or else id', () => {
  expect(categoryProductsPath({ id: 7, slug_url: 'fans' })).toBe('/category/fans/product');
  expect(categoryProductsPath({ id: 7, slug_url: null })).toBe('/category/7/product');
});

test('NAV-30 a product path carries the showroom only where one is given', () => {
  expect(productPath('a1/b2', 'OAKRIDGE')).toBe('/product/a1%2Fb2/OAKRIDGE');
  expect(productPath('a1b2', null)).toBe('/product/a1b2');
});

test('NAV-48 the way to Login carries the path that was wanted', () => {
  expect(loginPath('/checkout?a=1&b=2')).toBe('/login?redirect=%2Fcheckout%3Fa%3D1%26b%3D2');
  expect(loginPath()).toBe('/login');
});

test('VIS-07 the editor opens with a template, a plan, a project or nothing', () => {
  expect(designPath({ template: 'oak-kitchen' })).toBe('/visualize/design?template=oak-kitchen');
  expect(designPath({ plan: 'galley' }, { product: 'a1b2', room: null })).toBe(
    '/visualize/design?plan=galley&product=a1b2',
  );
  expect(designPath({ project: 7 })).toBe('/visualize/design?project=7');
  expect(designPath({ empty: true })).toBe('/visualize/design?empty=1');
});

test('G-36 a shared project is opened by its link alone', () => {
  expect(sharedProjectPath('a+b/c')).toBe('/public?pid=a%2Bb%2Fc');
});

test('NAV-39 AI-02 paths are unique, and misspelled ones are kept and reached by the right spelling', () => {
  const paths = Object.values(PATHS);
  expect(new Set(paths).size).toBe(paths.length);
  expect(PATH_REDIRECTS).toEqual({
    '/verification': '/verifiction',
    '/design-ai/signup': '/design-ai/singup',
  });
});
