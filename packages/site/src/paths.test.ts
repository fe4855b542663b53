import { expect, test } from 'vitest';
import {
  categoryProductsPath,
  departmentPath,
  designPath,
  loginPath,
  PATH_REDIRECTS,
  PATHS,
  productPath,
  sharedProjectPath,
} from './paths.ts';

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

test('NAV-39 AI-02 U-54 paths are unique, and misspelled ones are kept and reached by the right spelling', () => {
  const paths = Object.values(PATHS);
  expect(new Set(paths).size).toBe(paths.length);
  expect(PATH_REDIRECTS).toEqual({
    '/verification': '/verifiction',
    '/design-ai/signup': '/design-ai/singup',
  });
});
