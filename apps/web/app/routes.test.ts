import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { AREA_PATHS } from '@wevisu/site/area-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PRO_PATHS } from '@wevisu/site/pro-paths.ts';
import { STAFF_PATHS } from '@wevisu/site/staff-paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { expect, test } from 'vitest';
import routes from './routes.ts';

const [layout, ...others] = routes;
const [boundary] = layout?.children ?? [];
const paths = (boundary?.children ?? []).map(({ path, index }) => (index ? '/' : `/${path}`));

/** The route table of the spec, section 2. */
const TABLE = [
  '/',
  '/department/:menuSlug/:categorySlug?',
  '/category/:category',
  '/category/:category/product',
  '/design-ai',
  '/design-ai/login',
  '/design-ai/singup',
  '/design-ai/welcome',
  '/login',
  '/register',
  '/reset_password',
  '/contact',
  '/change_password',
  '/product/:hash/:vsdId?',
  '/cart',
  '/checkout',
  '/thankyou',
  '/payout_setup',
  '/account_verify',
  '/checkout-payment',
  '/account',
  '/password_reset',
  '/verifiction',
  '/notification',
  '/verify/:hash',
  '/product-details',
];

test('NAV-19 every route of the table stands under the one layout of the site, apart from the areas for work', () => {
  expect(layout?.file).toBe('layout/site-layout.tsx');
  expect(layout?.children).toHaveLength(1);
  expect(boundary?.file).toBe('layout/page-boundary.tsx');
  expect(TABLE.filter((path) => !paths.includes(path))).toEqual([]);
  expect(others.map(({ file }) => file)).toEqual([
    'layout/areas/pro-layout.tsx',
    'layout/areas/vendor-layout.tsx',
    'layout/areas/staff-layout.tsx',
    'features/pages/unknown-path.ts',
  ]);
});

test('G-29 every address that the program names is a route', () => {
  const inAreas = others.flatMap(({ children }) => children?.[0]?.children ?? []);
  const all = [...paths, ...inAreas.map(({ path }) => `/${path}`)];
  const named = [PATHS, AREA_PATHS, PRO_PATHS, VENDOR_PATHS, STAFF_PATHS].flatMap((some) =>
    Object.values(some),
  );
  expect(named.filter((path) => !all.includes(path))).toEqual([]);
});

test('NAV-52 the role checks exist, and no page of a route uses them', () => {
  const users = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && path !== 'routes.test.ts')
    .filter((path) =>
      /\b(roleRefusal|hasRole)\b/.test(readFileSync(join(import.meta.dirname, path), 'utf8')),
    );
  expect(users.sort()).toEqual(['features/accounts/guard.test.ts', 'features/accounts/guard.ts']);
});
